// `muehle page --out DIR [--db DIR]`: the page as plain files for any web server, with a database beside it.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <memory>

#include "cli/commands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "server/assets.h"
#include "server/files.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr std::string_view first_page = "index.html";
constexpr std::string_view database_place = "db";  // where the page looks for one, beside itself

struct Options {
  std::string out;
  std::string database;
};

Result<void> cannot_write(const fs::path& path, const std::error_code& why) {
  return fail(fmt::format("cannot write {}: {}", path.string(), why.message()));
}

// Whole under its name or not at all.
Result<void> write_whole(const fs::path& path, std::string_view bytes) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  if (error) return cannot_write(path.parent_path(), error);
  const fs::path unfinished = path.string() + ".new";
  std::ofstream file(unfinished, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) return cannot_write(path, std::error_code(errno, std::generic_category()));
  fs::rename(unfinished, path, error);
  return error ? cannot_write(path, error) : Result<void>();
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
      page.insert(at + attribute.size() - 1, ".");
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
    if (const auto written = write_whole(folder / asset.path.substr(1), is_page ? text : bytes); !written)
      return tl::unexpected(written.error());
    ++files;
  }
  return files;
}

// Where such a file lies already it is left alone, so who was interrupted goes on.
Result<void> copy_database(const fs::path& from, const fs::path& to, const json::value& manifest) {
  const ChangingLine progress;
  const std::string there = server::manifest_of(to.string(), false);
  for (const json::value& database : manifest.at("databases").as_array()) {
    const std::string folder(database.at("folder").as_string());
    for (const json::value& file : database.at("files").as_array()) {
      const std::string name(file.at("name").as_string());
      if (there.find(json::serialize(file)) != std::string::npos) continue;
      progress.show(fmt::format("{}/{}", folder, name));
      std::error_code error;
      fs::create_directories(to / folder, error);
      const fs::path unfinished = to / folder / (name + ".new");
      if (!error)
        fs::copy_file(from / folder / name, unfinished, fs::copy_options::overwrite_existing, error);
      if (!error) fs::rename(unfinished, to / folder / name, error);
      if (error) return cannot_write(to / folder / name, error);
    }
  }
  return write_whole(to / server::manifest_name, json::serialize(manifest));
}

int run(const Options& options) {
  if (embedded_assets().empty()) return complain("this program was built without the page");
  const fs::path out = options.out;
  if (const auto checked = check_folder(out); !checked) return complain(checked.error());
  json::value manifest;
  if (!options.database.empty()) {
    const Result<fs::path> database = database_folder(options.database);
    if (!database) return complain(database.error());
    manifest = json::parse(server::manifest_of(database->string(), false));
    if (manifest.at("databases").as_array().empty()) {
      return complain(fmt::format(
          "--db {}: there is no database; give the folder that `muehle solve` wrote into", options.database));
    }
  }
  const Result<int> files = write_page(out);
  if (!files) return complain(files.error(), exit_failed);
  print_line(fmt::format("Files of the page in {}: {}", out.string(), *files));
  const fs::path place = out / database_place;
  if (options.database.empty()) {
    // The page looks for the list: one that says that there is nothing saves it an error.
    if (fs::exists(place / server::manifest_name)) return exit_done;
    const auto written = write_whole(place / server::manifest_name, server::manifest_of({}, false));
    return written ? exit_done : complain(written.error(), exit_failed);
  }
  if (const auto copied = copy_database(options.database, place, manifest); !copied)
    return complain(copied.error(), exit_failed);
  std::size_t count = 0;
  for (const json::value& database : manifest.at("databases").as_array())
    count += database.at("files").as_array().size();
  print_line(fmt::format("Files of databases in {}: {}", place.string(), count));
  return exit_done;
}

}  // namespace

Command add_page(Arguments app) {
  const auto options = std::make_shared<Options>();
  const Arguments command = app.subcommand(
      "page", "Write the page as plain files for any web server; only tables need `muehle serve`");
  command.option("--out", options->out, "Folder to write into: a new or empty one, or that of an older page")
      .required();
  command.option("--db", options->database, "Folder of a database, which is copied to `db` in it");
  return {command, [options] { return run(*options); }};
}

}  // namespace muehle::cli
