// `muehle tournament FILE pairings|table|cross|check`: what stands.
#include <fmt/format.h>

#include <optional>

#include "cli/output.h"
#include "cli/tournament/json.h"
#include "cli/tournament/subcommands.h"
#include "cli/tournament/views.h"
#include "club/tournament/teams.h"

namespace muehle::cli::tournament {
namespace {

struct LookOptions {
  std::optional<int> round;
  bool rules = false;
  bool json = false;
};
using SharedOptions = std::shared_ptr<LookOptions>;

void print_grid(const Grid& grid) { std::fputs(to_text(grid).c_str(), stdout); }

Result<void> show_pairings(const LookOptions& options, const NamedTournament& named, Language language) {
  const int last = last_round(named);
  if (last == 0) return fail("no round has begun yet; `round` begins one");
  const int round = options.round.value_or(last);
  if (round < 1 || round > last)
    return fail(fmt::format("there is no round {}; the last one is number {}", round, last));
  if (options.json) {
    print_json(pairings_json(named, round));
  } else {
    print_pairings(named, round, language);
  }
  return {};
}

Result<void> show_table(const LookOptions& options, const NamedTournament& named, Language language) {
  if (options.json) {
    print_json(standings_json(named));
    return {};
  }
  if (club::tournament::has_teams(named.tournament.settings.kind)) {
    print_grid(teams_grid(named, language));
    print_line("");
  }
  print_grid(standings_grid(named, language));
  if (!options.rules) return {};
  print_line("");
  for (const std::string& line : tie_break_rules(named, language)) print_line(line);
  return {};
}

Result<void> show_cross(const LookOptions& options, const NamedTournament& named, Language language) {
  if (options.json) {
    print_json(cross_json(named));
    return {};
  }
  print_grid(cross_grid(named, language));
  print_line(cross_legend(named, language));
  return {};
}

Result<void> show_check(const LookOptions&, const NamedTournament& named, Language language) {
  const std::size_t rounds = named.tournament.rounds.size();
  print_line(fmt::format(fmt::runtime(pick({"{}: alles in Ordnung. Teilnehmer: {}, Runden: {}.",
                                            "{}: all is well. Entrants: {}, rounds: {}."},
                                           language)),
                         named.title, named.names.size(), rounds));
  print_line(what_is_next(named, language));
  return {};
}

using Show = Result<void> (*)(const LookOptions&, const NamedTournament&, Language);

Command add_look(Arguments tournament, const SharedPlace& place, const std::string& name,
                 const std::string& description, const SharedOptions& options, Show show) {
  const Arguments command = tournament.subcommand(name, description);
  add_language_option(command, place);
  return {command, [options, place, show] {
            return look_and_show(*place, [&](const NamedTournament& named, Language language) {
              return show(*options, named, language);
            });
          }};
}

void add_json_flag(Arguments command, LookOptions& options) {
  command.flag("--json", options.json, "For machines: one line of JSON");
}

}  // namespace

std::vector<Command> add_look_commands(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<LookOptions>();
  const Command pairings = add_look(tournament, place, "pairings", "Who plays whom in a round, with results",
                                    options, show_pairings);
  pairings.app.option("ROUND", options->round, "The last one without it");
  add_json_flag(pairings.app, *options);
  const Command table = add_look(tournament, place, "table", "Who stands where", options, show_table);
  table.app.flag("--rules", options->rules, "Also what the columns mean that decide where points are level");
  add_json_flag(table.app, *options);
  const Command cross =
      add_look(tournament, place, "cross", "Who did what against whom, as a crosstable", options, show_cross);
  add_json_flag(cross.app, *options);
  const Command check = add_look(tournament, place, "check",
                                 "Whether the file can be read, and what comes next", options, show_check);
  return {pairings, table, cross, check};
}

}  // namespace muehle::cli::tournament
