#include "cli/db/source.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "cli/command.h"
#include "cli/folders.h"
#include "perfect/folder.h"

namespace muehle::cli::db {
namespace {

// The rules whose values the folder holds, as text.
std::string held_in(const std::string& folder) {
  std::string held;
  for (const perfect::RulesKey& key : perfect::solvable_keys) {
    if (perfect::open_folder(folder, key).empty()) continue;
    held += (held.empty() ? "" : " and for ") + perfect::to_text(key);
  }
  return held;
}

std::string asked(const RuleSet& rules) {
  const std::string text =
      fmt::format("millProtection={}, flyAt={}", parameter_value(rules, "millProtection"),
                  parameter_value(rules, "flyAt"));
  if (rules.no_flying == NoFlying::nobody) return text;
  return fmt::format("{}, noFlying={}", text, parameter_value(rules, "noFlying"));
}

tl::unexpected<Error> other_rules(const std::string& folder, const std::string& held, const RuleSet& rules) {
  return fail(
      fmt::format("the database in {} holds values for {}; asked for were {}", folder, held, asked(rules)));
}

}  // namespace

void add_source_options(Arguments command, SourceOptions& options) {
  add_database_option(command, options.folder);
  command.option(
      "-r,--rules", options.rules,
      "A rule set (see `muehle rules`); standard without it. Only millProtection, flyAt and noFlying "
      "change values");
}

Result<Source> open_source(const SourceOptions& options) {
  RuleSet rules;
  if (options.rules) {
    const Result<RuleSet> parsed = parse_rules(*options.rules);
    if (!parsed) return tl::unexpected(parsed.error());
    rules = *parsed;
  }
  const auto folder = database_folder(options.folder);
  if (!folder) return tl::unexpected(folder.error());
  Result<perfect::OpenedFolder> opened = perfect::open_folder(folder->string(), rules);
  if (!opened || (opened->empty() && opened->refused.empty())) {
    const std::string held = held_in(folder->string());
    if (!held.empty()) return other_rules(folder->string(), held, rules);
  }
  if (!opened) return tl::unexpected(opened.error());
  return Source{folder->string(), opened->database.key(), std::move(opened->database),
                std::move(opened->refused)};
}

std::string name_of(const Source& source, const perfect::Database::Entry& entry) {
  return perfect::folder_name(source.key) + "/" + perfect::file_name(entry.sector, entry.content);
}

std::uint64_t bytes_of(const std::vector<perfect::Database::Entry>& entries) {
  std::uint64_t bytes = 0;
  for (const auto& entry : entries) bytes += entry.bytes;
  return bytes;
}

std::uint64_t missing_bytes(const Source& source, const std::vector<perfect::Database::Entry>& entries,
                            const std::filesystem::path& folder) {
  std::uint64_t bytes = 0;
  for (const auto& entry : entries) {
    std::error_code none;
    if (!std::filesystem::exists(folder / name_of(source, entry), none)) bytes += entry.bytes;
  }
  return bytes;
}

Result<void> check_outside(const Source& source, const std::filesystem::path& folder, std::string_view what) {
  std::error_code none;
  const auto place = std::filesystem::weakly_canonical(folder, none);
  const auto database = std::filesystem::weakly_canonical(source.folder, none);
  if (std::ranges::mismatch(database, place).in1 != database.end()) return {};
  return fail(fmt::format("-o: {} lies in the folder of the database; {} goes into another one",
                          folder.string(), what));
}

void warn_about(const Source& source) {
  for (const Error& error : source.refused) complain("left out: " + error.message);
  if (source.database.entries().empty())
    complain("there is no database in " + source.folder + "; `muehle solve` makes one");
}

void note_draw_rules() {
  if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "{}\n", draw_rules_note);
}

}  // namespace muehle::cli::db
