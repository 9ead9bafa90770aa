// `muehle tournament FILE new`: begins a tournament.
#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <random>

#include "cli/output.h"
#include "cli/tournament/subcommands.h"
#include "club/tournament/names.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;

struct NewOptions {
  std::string title;
  std::string kind{name_in(kind_names, club::tournament::Settings{}.kind)};
  std::string counting{name_in(counting_names, club::tournament::Settings{}.counting)};
  std::string missed{name_in(missed_names, club::tournament::Settings{}.missed)};
  std::string schedule{name_in(schedule_names, club::tournament::Settings{}.schedule)};
  std::string colours{name_in(colours_names, club::tournament::Settings{}.colours)};
  std::vector<std::string> tie_breaks;
  std::optional<std::uint64_t> seed;
  club::tournament::Settings settings;
};

template <typename Value, std::size_t size>
std::vector<std::string> all_of(const Named<Value> (&names)[size]) {
  std::vector<std::string> all;
  for (const Named<Value>& named : names) all.emplace_back(named.name);
  return all;
}

std::uint64_t any_seed() {
  std::random_device random;
  return std::uint64_t{random()} << 32 | random();
}

// The options allow only names that there are.
Found found_by(const NewOptions& options, const std::string& file) {
  club::tournament::Settings settings = options.settings;
  settings.kind = *value_in(kind_names, options.kind);
  settings.counting = *value_in(counting_names, options.counting);
  settings.missed = *value_in(missed_names, options.missed);
  settings.schedule = *value_in(schedule_names, options.schedule);
  settings.colours = *value_in(colours_names, options.colours);
  settings.seed = options.seed ? *options.seed : any_seed();
  if (!options.tie_breaks.empty()) settings.tie_breaks.clear();
  for (const std::string& each : options.tie_breaks)
    settings.tie_breaks.push_back(*value_in(tie_break_names, each));
  const std::string title = std::filesystem::path(file).stem().string();
  return {.title = options.title.empty() ? title : options.title, .settings = settings};
}

int run_new(const NewOptions& options, const Place& place) {
  const Result<Language> language = language_of(place);
  if (!language) return complain(language.error());
  const Result<NamedTournament> named = found_tournament(place.file, found_by(options, place.file));
  if (!named) return complain_about(named.error());
  print_line(fmt::format(fmt::runtime(pick({"{} beginnt. Nun die Teilnehmer: muehle tournament {} enter NAME",
                                            "{} begins. Now who plays: muehle tournament {} enter NAME"},
                                           *language)),
                         named->title, place.file));
  return exit_done;
}

}  // namespace

Command add_new(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<NewOptions>();
  const Arguments command = tournament.subcommand("new", "Begin a tournament in a new file");
  club::tournament::Settings& settings = options->settings;
  command.option("--title", options->title, "What stands above the tables; the name of the file without it");
  command.option("--kind", options->kind, "How pairings are found").one_of(all_of(kind_names)).show_default();
  command.option("--rounds", settings.rounds, "Of a Swiss tournament").range(1, most_rounds).show_default();
  command.option("--games", settings.games, "Of a pairing; in the second one colours are reversed")
      .range(1, most_games)
      .show_default();
  command.option("--counting", options->counting, "What 2, 1 and 0 points are for: each game, or a pairing")
      .one_of(all_of(counting_names))
      .show_default();
  command
      .option("--missed", options->missed,
              "What a round is worth that somebody misses, in a Swiss tournament")
      .one_of(all_of(missed_names))
      .show_default();
  command.option("--schedule", options->schedule, "Of a round robin: Berger's tables, or the Rutschsystem")
      .one_of(all_of(schedule_names))
      .show_default();
  command.option("--cycles", settings.cycles, "How often everybody meets everybody in a round robin")
      .range(1, most_cycles)
      .show_default();
  command.option("--reach", settings.reach, "How many places up one may challenge in a ladder")
      .range(1, most_reach)
      .show_default();
  command.option("--boards", settings.boards, "Of a team match, at most; others are substitutes")
      .range(1, most_boards)
      .show_default();
  command.option("--colours", options->colours, "Of who plays alone in a simul, board by board")
      .one_of(all_of(colours_names))
      .show_default();
  command.option("--tie-breaks", options->tie_breaks, "In their order, with commas between them")
      .one_of(all_of(tie_break_names))
      .separated_by(',');
  command.option("--seed", options->seed, "Of all lots; the same seed draws the same");
  add_language_option(command, place);
  return {command, [options, place] { return run_new(*options, *place); }};
}

}  // namespace muehle::cli::tournament
