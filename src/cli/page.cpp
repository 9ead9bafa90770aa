// `muehle page --out DIR [--db DIR]`: the page as plain files for any web server, with a database beside it.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>

#include "cli/commands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/small_database.h"
#include "net/assets.h"
#include "server/truth/files.h"
#include "solver/solve.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_page = "index.html";
constexpr std::string_view database_place = "db";  // where the page looks for one, beside itself

struct PageOptions {
  std::string out;
  std::string database;
  std::vector<std::string> elsewhere;
};

Result<void> make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  return error ? fail(fmt::format("cannot make the folder {}: {}", folder.string(), error.message()))
               : Result<void>();
}

Result<void> write_into(const fs::path& path, std::string_view bytes) {
  const Result<void> made = make_folder(path.parent_path());
  return made ? write_text(path.string(), bytes) : made;
}

// A folder that holds something else is not written into: the page may come over an older one of itself.
Result<void> check_folder(const fs::path& folder) {
  std::error_code error;
  const bool there = fs::exists(folder, error);
  if (!there) return {};
  if (!fs::is_directory(folder, error))
    return fail(fmt::format("--out {}: this is no folder", folder.string()));
  if (fs::is_empty(folder, error) || fs::exists(folder / first_page, error)) return {};
  return fail(fmt::format("--out {}: the folder holds something else than a page; give an empty or a new one",
                          folder.string()));
}

// The program serves its page at the top, so that a table's page finds its files too. Plain files may lie
// anywhere, so they name each other from where they are.
std::string with_relative_addresses(std::string page) {
  for (const std::string_view attribute : {"src=\"/", "href=\"/"}) {
    for (std::size_t at = 0; (at = page.find(attribute, at)) != std::string::npos; at += attribute.size())
      page.insert(at + attribute.size() - 1, 1, '.');
  }
  return page;
}

Result<int> write_page(const fs::path& folder) {
  int files = 0;
  for (const Asset& asset : embedded_assets()) {
    if (!asset.encoding.empty()) continue;  // a web server compresses by itself
    const std::string_view bytes(reinterpret_cast<const char*>(asset.body.data()), asset.body.size());
    const bool is_page = asset.path.substr(1) == first_page;
    const std::string text = is_page ? with_relative_addresses(std::string(bytes)) : std::string();
    if (const auto written = write_into(folder / asset.path.substr(1), is_page ? text : bytes); !written)
      return tl::unexpected(written.error());
    ++files;
  }
  return files;
}

// The files that lie in a copy of a database already, each as it should be.
std::vector<server::ListedFile> files_in(const fs::path& place, const perfect::RulesKey& key) {
  for (server::ListedDatabase& there : server::list_databases(place.string())) {
    if (there.key == key) return std::move(there.files);
  }
  return {};
}

// What lies there already is left alone, so who was interrupted goes on.
Result<void> copy_database(const fs::path& from, const fs::path& to, const server::ListedDatabase& database) {
  const ChangingLine progress;
  const std::string folder = perfect::folder_name(database.key);
  if (const auto made = make_folder(to / folder); !made) return made;
  const std::vector<server::ListedFile> there = files_in(to, database.key);
  for (const server::ListedFile& file : database.files) {
    if (std::ranges::find(there, file) != there.end()) continue;
    progress.show(fmt::format("{}/{}", folder, file.name));
    const fs::path target = to / folder / file.name;
    const fs::path draft = target.string() + ".part";
    std::error_code error;
    fs::copy_file(from / folder / file.name, draft, fs::copy_options::overwrite_existing, error);
    if (!error) fs::rename(draft, target, error);
    if (error) return fail(fmt::format("cannot write {}: {}", target.string(), error.message()));
  }
  return {};
}

Result<void> copy_databases(const fs::path& from, const fs::path& to,
                            const std::vector<server::ListedDatabase>& databases) {
  for (const server::ListedDatabase& database : databases) {
    if (const auto copied = copy_database(from, to, database); !copied) return copied;
  }
  return {};
}

// What every page gets: endgames with few stones, in a second. Those of an older, larger one stay.
void make_small_database(const fs::path& place) {
  SmallDatabase small(place.string(), true);
  while (small.building()) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  std::error_code error;  // a lock that stays does no harm
  fs::remove(place / perfect::folder_name(perfect::RulesKey{}) / solver::lock_name, error);
}

int run_page(PageOptions options) {
  if (embedded_assets().empty()) return complain("this program was built without the page");
  const fs::path out = options.out;
  if (const auto checked = check_folder(out); !checked) return complain(checked.error());
  fs::path source;
  std::vector<server::ListedDatabase> databases;
  if (!options.database.empty()) {
    const Result<fs::path> folder = database_folder(options.database);
    if (!folder) return complain(folder.error());
    source = *folder;
    databases = server::list_databases(source.string());
    if (databases.empty()) {
      return complain(fmt::format(
          "--db {}: there is no database; give the folder that `muehle solve` wrote into", options.database));
    }
  }
  if (const auto checked = check_places(options.elsewhere); !checked) return complain(checked.error());
  const Result<int> files = write_page(out);
  if (!files) return complain(files.error(), exit_failed);
  print_line(fmt::format("Files of the page in {}: {}", out.string(), *files));

  const fs::path place = out / database_place;
  if (source.empty()) {
    make_small_database(place);
    databases = server::list_databases(place.string());
  } else if (const auto copied = copy_databases(source, place, databases); !copied) {
    return complain(copied.error(), exit_failed);
  }
  const auto written =
      write_into(place / server::manifest_name, server::manifest_of(databases, false, options.elsewhere));
  if (!written) return complain(written.error(), exit_failed);
  std::size_t count = 0;
  for (const server::ListedDatabase& database : databases) count += database.files.size();
  print_line(fmt::format("Files of databases in {}: {}", place.string(), count));
  return exit_done;
}

}  // namespace

Command add_page(Arguments app) {
  const auto options = std::make_shared<PageOptions>();
  const Arguments command = app.subcommand(
      "page", "Write the page as plain files for any web server; only tables need `muehle serve`");
  command.option("--out", options->out, "Folder to write into: a new or empty one, or that of an older page")
      .required();
  command.option("--db", options->database,
                 "Folder of a database, which is copied to `db` in it; else the smallest endgames");
  add_elsewhere_option(command, options->elsewhere);
  return {command, [options] { return run_page(*options); }};
}

}  // namespace muehle::cli
