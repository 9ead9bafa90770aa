// `muehle db export --sector S… | --all -o FOLDER [--format npy|raw] [--positions]`: sectors as arrays.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <filesystem>
#include <memory>

#include "cli/db/sector_arrays.h"
#include "cli/db/sector_option.h"
#include "cli/db/source.h"
#include "cli/db/subcommands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/stop_signals.h"

namespace muehle::cli::db {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using perfect::Sector;

struct DbExportOptions {
  SourceOptions source;
  std::vector<std::string> sectors;
  bool all = false;
  std::string folder;
  std::string format = "npy";
  bool positions = false;
};

Result<std::vector<Sector>> wanted_sectors(const DbExportOptions& options, const Source& source) {
  if (options.all != options.sectors.empty()) return fail("give --sector NAME, or --all");
  if (!options.all) return known_sectors(options.sectors, source);
  std::vector<Sector> sectors = perfect::all_sectors();
  std::erase_if(sectors,
                [&](const Sector& sector) { return !source.database.knows(sector, perfect::Content::wdl); });
  if (sectors.empty())
    return fail("the database in " + source.folder + " knows no sector; `muehle solve` adds some");
  return sectors;
}

// A folder has the values of one rule set, in one format.
Result<void> check_folder(const fs::path& folder, const json::object& index) {
  const fs::path before = folder / "index.json";
  if (!fs::exists(before)) return {};
  const Result<std::string> text = read_text(before.string());
  if (!text) return tl::unexpected(text.error());
  boost::system::error_code wrong;
  const json::value held = json::parse(*text, wrong);
  const auto is_same = [&](std::string_view name) {
    const json::value* value = !wrong && held.is_object() ? held.as_object().if_contains(name) : nullptr;
    return value != nullptr && *value == index.at(name);
  };
  if (is_same("rules") && is_same("format")) return {};
  return fail(fmt::format("{} holds something else than arrays of {} as {}; another folder is needed",
                          folder.string(), std::string(index.at("rules").as_string()),
                          std::string(index.at("format").as_string())));
}

int run_db_export(const DbExportOptions& options) {
  const StopSignals signals;
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  if (source->database.entries().empty()) return exit_failed;
  const Result<std::vector<Sector>> sectors = wanted_sectors(options, *source);
  if (!sectors) return complain(sectors.error());
  const perfect::Database& database = source->database;
  const ArrayOptions arrays{.folder = options.folder,
                            .format = options.format == "npy" ? ArrayFormat::npy : ArrayFormat::raw,
                            .positions = options.positions};
  std::error_code failed;
  fs::create_directories(options.folder, failed);
  if (failed)
    return complain(fmt::format("cannot make the folder {}: {}", options.folder, failed.message()),
                    exit_failed);
  if (const auto fits = check_folder(options.folder, array_index(database, arrays)); !fits)
    return complain(fits.error());

  std::uint64_t slots = 0;
  std::uint64_t bytes = 0;
  for (const Sector& sector : *sectors) {
    slots += shape_of(sector).slots();
    for (const ArrayFile& file : array_files(database, sector, arrays)) {
      if (!fs::exists(fs::path(options.folder) / file.name))
        bytes += array_bytes({file}, sector, arrays.format);
    }
  }
  if (const auto room = check_room(options.folder, bytes, "the arrays"); !room)
    return complain(room.error(), exit_failed);

  const auto probe = perfect::make_probe(database);
  const ChangingLine line;
  Progress progress(slots, "slots");
  std::uint64_t done = 0;
  for (const Sector& sector : *sectors) {
    const Result<bool> written =
        write_arrays(database, *probe, sector, arrays, signals.stop(),
                     [&](std::uint64_t more) { line.show(progress.text(done += more)); });
    line.clear();
    if (!written) return complain(written.error(), exit_failed);
    if (!*written)
      return complain("interrupted; the same command goes on where this one was", signals.exit_status());
    const std::string index = json::serialize(array_index(database, arrays)) + '\n';
    const Result<void> told = write_text((fs::path(options.folder) / "index.json").string(), index);
    if (!told) return complain(told.error(), exit_failed);
    for (const ArrayFile& file : array_files(database, sector, arrays)) print_line(file.name);
  }
  return exit_done;
}

}  // namespace

Command add_export(Arguments db) {
  const auto options = std::make_shared<DbExportOptions>();
  const Arguments command =
      db.subcommand("export", "Sectors as arrays for NumPy and other programs, a number a position");
  command.option("--sector", options->sectors, "moving-4-5, placing-16-8-7; may be given several times")
      .called("NAME")
      .repeatable();
  command.flag("--all", options->all, "All that the database knows");
  command.option("-o,--output", options->folder, "The folder for them; it is made when it is missing")
      .called("FOLDER")
      .required();
  command.option("--format", options->format, "npy: NumPy's files; raw: the numbers alone, little-endian")
      .one_of({"npy", "raw"})
      .show_default();
  command.flag("--positions", options->positions, "Also the positions, as the library packs them");
  add_source_options(command, options->source);
  command.footer(
      "index.json in the folder says what each array means. Interrupted, the same command goes on.");
  return {command, [options] { return run_db_export(*options); }};
}

}  // namespace muehle::cli::db
