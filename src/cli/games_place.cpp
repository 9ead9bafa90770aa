#include "cli/games_place.h"

#include <fmt/format.h>

#include <cstdlib>

#include "cli/folders.h"
#include "cli/password_file.h"
#include "storage/postgres_store.h"
#include "support/masked.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

constexpr const char* variable = "MUEHLE_DATABASE";
constexpr const char* password_variable = "MUEHLE_DATABASE_PASSWORD_FILE";

// As the options in the address of a database are written (RFC 3986).
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool is_plain = is_digit(c) || is_letter(c);
    result += is_plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return result;
}

Result<std::string> with_password(const std::string& database, const std::string& option) {
  const char* set = std::getenv(password_variable);
  const std::string file = !option.empty() ? option : set != nullptr ? set : "";
  if (file.empty()) return database;
  if (database.empty()) return fail("--database-password-file is for a PostgreSQL database; give --database");
  if (masked(database) != database)
    return fail("--database has a password, and --database-password-file, too; give one of them");
  const Result<std::string> password = read_password("--database-password-file", file);
  if (!password) return password;
  return database + (database.find('?') == std::string::npos ? '?' : '&') + "password=" + escaped(*password);
}

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
  command.option("--database-password-file", options.password_file,
                 "File with the password of the database's user; else $MUEHLE_DATABASE_PASSWORD_FILE");
}

Result<GamesPlace> games_place(const PlaceOptions& options) {
  Result<std::filesystem::path> folder = data_folder(options.data);
  if (!folder) return tl::unexpected<Error>(folder.error());
  Result<std::string> database = database_of(options.database);
  if (!database) return tl::unexpected<Error>(database.error());
  Result<std::string> opened_with = with_password(*database, options.password_file);
  if (!opened_with) return tl::unexpected<Error>(opened_with.error());
  return GamesPlace(*std::move(folder), *std::move(opened_with));
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
