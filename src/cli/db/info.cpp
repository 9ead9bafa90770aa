// `muehle db info [--json]`: what a database holds.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>

#include "cli/db/source.h"
#include "cli/db/subcommands.h"
#include "cli/output.h"
#include "perfect/format.h"

namespace muehle::cli::db {
namespace {

namespace json = boost::json;
using perfect::Content;
using perfect::Sector;

struct DbInfoOptions {
  SourceOptions source;
  bool json = false;
};

// One kind of files: the moving phase or the placing phase, values or distances.
struct InfoPart {
  const char* phase;
  const char* content;
  int files = 0;
  int files_of_all = 0;
  int sectors = 0;  // that can be answered, stored or recomputed
  int sectors_of_all = 0;
  std::uint64_t bytes = 0;
};

InfoPart part_of(const perfect::Database& database, bool moving, Content content) {
  InfoPart part{moving ? "moving" : "placing", content == Content::wdl ? "wdl" : "distance"};
  for (const Sector& sector : perfect::all_sectors()) {
    if (sector.moving() != moving) continue;
    ++part.sectors_of_all;
    if (database.knows(sector, content)) ++part.sectors;
    if (perfect::stored(sector)) ++part.files_of_all;
    if (database.find(sector, content) != nullptr) ++part.files;
  }
  for (const perfect::Database::Entry& entry : database.entries()) {
    if (entry.sector.moving() == moving && entry.content == content) part.bytes += entry.bytes;
  }
  return part;
}

// Few databases have distances of the placing phase.
std::vector<InfoPart> parts_of(const perfect::Database& database) {
  std::vector<InfoPart> parts = {part_of(database, true, Content::wdl),
                                 part_of(database, true, Content::distance),
                                 part_of(database, false, Content::wdl)};
  const InfoPart placing = part_of(database, false, Content::distance);
  if (placing.files > 0) parts.push_back(placing);
  return parts;
}

std::uint64_t total_bytes(const std::vector<InfoPart>& parts) {
  std::uint64_t bytes = 0;
  for (const InfoPart& part : parts) bytes += part.bytes;
  return bytes;
}

std::string shown_bytes(std::uint64_t bytes) {
  constexpr double step = 1000;
  const char* units[] = {"bytes", "kB", "MB", "GB"};
  double size = static_cast<double>(bytes);
  std::size_t unit = 0;
  while (size >= step && unit + 1 < std::size(units)) {
    size /= step;
    ++unit;
  }
  return unit == 0 ? fmt::format("{} bytes", bytes) : fmt::format("{:.1f} {}", size, units[unit]);
}

// The newest of its files.
int format_of(const perfect::Database& database) {
  int newest = format_version(perfect::Extent::all);
  for (const auto& entry : database.entries()) newest = std::max<int>(newest, format_version(entry.extent));
  return newest;
}

std::size_t files_of_reached(const perfect::Database& database) {
  const auto entries = database.entries();
  return static_cast<std::size_t>(
      std::ranges::count(entries, perfect::Extent::reached, &perfect::Database::Entry::extent));
}

void print_info(const Source& source, const std::vector<InfoPart>& parts) {
  print_line(fmt::format("Database in {}", source.folder));
  print_line(fmt::format("Rules: {} (format {})", perfect::to_text(source.key), format_of(source.database)));
  for (const InfoPart& part : parts) {
    const bool values = std::string_view(part.content) == "wdl";
    print_line(fmt::format("{:8}{:20}{:3} of {:3} files, {:3} of {:3} sectors, {}", part.phase,
                           values ? "win, draw, loss" : "plies to the end", part.files, part.files_of_all,
                           part.sectors, part.sectors_of_all, shown_bytes(part.bytes)));
  }
  print_line(fmt::format("In all {}", shown_bytes(total_bytes(parts))));
  if (const std::size_t files = files_of_reached(source.database); files > 0)
    print_line(
        fmt::format("Of {} files only the positions that games reach are kept; the others are worked out "
                    "when they are asked for.",
                    files));
  for (const Error& error : source.refused) print_line("Left out: " + error.message);
  if (source.database.entries().empty()) print_line("It is empty; `muehle solve` fills it.");
  print_line(draw_rules_note);
}

json::object part_json(const InfoPart& part) {
  return {{"phase", part.phase},     {"content", part.content},
          {"files", part.files},     {"files_of_all", part.files_of_all},
          {"sectors", part.sectors}, {"sectors_of_all", part.sectors_of_all},
          {"bytes", part.bytes}};
}

void print_machine(const Source& source, const std::vector<InfoPart>& parts) {
  json::array rows;
  for (const InfoPart& part : parts) rows.push_back(part_json(part));
  json::array files;
  for (const auto& entry : source.database.entries()) {
    files.push_back(
        json::object{{"name", perfect::file_name(entry.sector, entry.content)}, {"bytes", entry.bytes}});
  }
  json::array refused;
  for (const Error& error : source.refused) refused.push_back(json::string(error.message));
  const RuleSet rules = perfect::rules_of(source.key);
  print_json(json::object{{"folder", source.folder},
                          {"rules", json::object{{"millProtection", parameter_value(rules, "millProtection")},
                                                 {"flyAt", parameter_value(rules, "flyAt")}}},
                          {"format_version", format_of(source.database)},
                          {"reached_files", files_of_reached(source.database)},
                          {"bytes", total_bytes(parts)},
                          {"parts", std::move(rows)},
                          {"files", std::move(files)},
                          {"refused", std::move(refused)}});
}

int run_db_info(const DbInfoOptions& options) {
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  const std::vector<InfoPart> parts = parts_of(source->database);
  options.json ? print_machine(*source, parts) : print_info(*source, parts);
  return exit_done;
}

}  // namespace

Command add_info(Arguments db) {
  const auto options = std::make_shared<DbInfoOptions>();
  const Arguments command = db.subcommand("info", "What a database holds, and what of it cannot be used");
  add_source_options(command, options->source);
  command.flag("--json", options->json, "For machines: one line of JSON");
  return {command, [options] { return run_db_info(*options); }};
}

}  // namespace muehle::cli::db
