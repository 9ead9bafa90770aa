#include "cli/folders.h"

#include <fmt/format.h>

#include <cstdlib>

#include "server/truth/files.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;

std::string environment_variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing changes the environment
  return value == nullptr ? std::string() : std::string(value);
}

}  // namespace

Result<fs::path> data_folder(const std::string& option) {
  if (!option.empty()) return fs::path(option);
  if (const std::string data = environment_variable("MUEHLE_DATA"); !data.empty()) return fs::path(data);
  if (const std::string data = environment_variable("XDG_DATA_HOME"); !data.empty())
    return fs::path(data) / "muehle";
  if (const std::string home = environment_variable("HOME"); !home.empty())
    return fs::path(home) / ".local/share/muehle";
  return fail("there is no home folder to keep data in; name a folder with --data or in $MUEHLE_DATA");
}

void add_database_option(Arguments command, std::string& option, const std::string& use) {
  command.option("--db", option,
                 "Folder of the database" + (use.empty() ? "" : ", " + use) +
                     "; else `db` in the data folder ($MUEHLE_DATA)");
}

fs::path collection_file(const fs::path& data) { return data / "collection.db"; }

Result<fs::path> database_folder(const std::string& option, const std::string& data_option) {
  fs::path folder = option;
  if (option.empty()) {
    const Result<fs::path> data = data_folder(data_option);
    if (!data) return tl::unexpected(data.error());
    folder = *data / "db";
  }
  std::error_code ignored;
  if (fs::exists(folder, ignored) && !fs::is_directory(folder, ignored))
    return fail("the database folder '" + folder.string() + "' is a file; name a folder with --db");
  return folder;
}

void add_elsewhere_option(Arguments command, std::vector<std::string>& option) {
  command.option(
      "--db-at", option,
      "Address of a folder with a database on another server, as https://example.org/db/, which the "
      "page reads too; may be given again");
}

Result<void> check_places(std::vector<std::string>& option) {
  for (std::string& place : option) {
    Result<std::string> checked = server::parse_place(place);
    if (!checked) return fail("--db-at " + checked.error().message);
    place = *std::move(checked);
  }
  return {};
}

Result<void> check_room(const std::filesystem::path& folder, std::uint64_t bytes, std::string_view what) {
  std::error_code none;
  const std::filesystem::space_info space = std::filesystem::space(folder, none);
  if (none || space.available >= bytes) return {};
  constexpr double gigabyte = 1e9;
  return fail(fmt::format("{} has room for {:.1f} GB, and {} take {:.1f} GB", folder.string(),
                          static_cast<double>(space.available) / gigabyte, what,
                          static_cast<double>(bytes) / gigabyte));
}

}  // namespace muehle::cli
