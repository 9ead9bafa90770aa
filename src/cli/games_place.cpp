#include "cli/games_place.h"

#include <fmt/format.h>

#include <cstdlib>

#include "cli/folders.h"
#include "storage/postgres_store.h"

namespace muehle::cli {
namespace {

constexpr const char* variable = "MUEHLE_DATABASE";

// Where it comes from is said, as a variable is easily forgotten.
Result<std::string> database_of(const std::string& option) {
  const char* set = std::getenv(variable);
  const std::string where = !option.empty() ? option : set != nullptr ? set : "";
  if (where.empty() || is_postgres(where)) return where;
  return fail(
      fmt::format("{} is the address of a PostgreSQL database, as in postgresql://muehle@localhost/muehle",
                  option.empty() ? std::string("$") + variable : "--database"));
}

}  // namespace

void add_place_options(Arguments command, PlaceOptions& options) {
  command.option("--data", options.data,
                 "Folder of the games; else $MUEHLE_DATA, $XDG_DATA_HOME/muehle or ~/.local/share/muehle");
  command.option(
      "--database", options.database,
      "PostgreSQL database with the games, postgresql://USER@HOST/NAME; else $MUEHLE_DATABASE; without "
      "either they are in the folder");
}

Result<GamesPlace> games_place(const PlaceOptions& options) {
  Result<std::filesystem::path> folder = data_folder(options.data);
  if (!folder) return tl::unexpected<Error>(folder.error());
  Result<std::string> database = database_of(options.database);
  if (!database) return tl::unexpected<Error>(database.error());
  return GamesPlace(*std::move(folder), *std::move(database));
}

Result<std::filesystem::path> folder_of_file(const std::string& data) {
  const char* set = std::getenv(variable);
  if (data.empty() && set != nullptr && *set != '\0') {
    return fail(
        "the games are in the PostgreSQL database of $MUEHLE_DATABASE, for which there are pg_dump and "
        "pg_restore; "
        "--data names the folder of games that are in a file");
  }
  return data_folder(data);
}

}  // namespace muehle::cli
