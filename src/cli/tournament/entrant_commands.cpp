// `muehle tournament FILE enter|withdraw|back|sit-out|team|boards`: who plays.
#include <fmt/format.h>

#include <optional>

#include "cli/output.h"
#include "cli/tournament/entrants.h"
#include "cli/tournament/subcommands.h"
#include "cli/tournament/words.h"
#include "club/tournament/teams.h"
#include "support/text.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;

struct EnterOptions {
  std::string name;
  std::optional<int> rating;
  std::optional<int> team;
};
struct EntrantOptions {
  std::string entrant;
  std::optional<int> round;
};

struct TeamOptions {
  int team = 1;
  std::string name;
  std::vector<std::string> entrants;
};

// Two whose names differ in capitals only are the same one, entered twice.
Result<void> check_is_new(const NamedTournament& named, const std::string& name) {
  for (Number each = 0; each < named.names.size(); ++each) {
    if (lower_case(named.names[each]) == lower_case(name))
      return fail(fmt::format("{} has entered already; another one of that name needs a longer one",
                              with_number(named, each)));
  }
  return {};
}

int run_enter(const EnterOptions& options, const Place& place) {
  const Host host = [&](const NamedTournament& named) -> Result<std::vector<Act>> {
    const std::string name(trim(options.name));
    if (const Result<void> fine = check_is_new(named, name); !fine) return tl::unexpected(fine.error());
    return std::vector<Act>{Enter{name, options.rating, options.team}};
  };
  return change_and_show(place, host, [](const NamedTournament& named, Language language) {
    const Entrant& last = named.tournament.entrants.back();
    const std::string who = with_number(named, named.names.size() - 1);
    print_line(last.entered == 1
                   ? who
                   : fmt::format(fmt::runtime(pick({"{}, ab Runde {}", "{}, from round {} on"}, language)),
                                 who, last.entered));
  });
}

// An act of somebody who is in it already, and what is said of it.
int run_of_entrant(const EntrantOptions& options, const Place& place,
                   const std::function<Act(const NamedTournament&, Number)>& act, Words said) {
  Number who = 0;
  const Host host = [&](const NamedTournament& named) -> Result<std::vector<Act>> {
    const Result<Number> found = find_entrant(named, options.entrant);
    if (!found) return tl::unexpected(found.error());
    who = *found;
    return std::vector<Act>{act(named, who)};
  };
  return change_and_show(place, host, [&](const NamedTournament& named, Language language) {
    print_line(with_number(named, who) + " " + std::string(pick(said, language)));
  });
}

Command add_enter(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<EnterOptions>();
  const Arguments command = tournament.subcommand("enter", "Somebody plays from the next round on");
  command.option("NAME", options->name, "In quotes where it has blanks").required();
  command.option("RATING", options->rating, "How strong he is, if that is known").range(0, highest_rating);
  command
      .option("--team", options->team,
              "Of a team match; in a simul who is entered first is team 1 and plays alone")
      .range(1, team_count);
  add_language_option(command, place);
  return {command, [options, place] { return run_enter(*options, *place); }};
}

Arguments of_entrant(Arguments tournament, const std::string& name, const std::string& description,
                     EntrantOptions& options, const SharedPlace& place) {
  const Arguments command = tournament.subcommand(name, description);
  command.option("ENTRANT", options.entrant, "His number, or his name").required();
  add_language_option(command, place);
  return command;
}

Command add_withdraw(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<EntrantOptions>();
  const Arguments command =
      of_entrant(tournament, "withdraw", "Somebody goes home: he plays in no later round", *options, place);
  return {command, [options, place] {
            const auto act = [](const NamedTournament&, Number who) -> Act { return Withdraw{who}; };
            return run_of_entrant(*options, *place, act, {"spielt nicht mehr mit", "plays no more"});
          }};
}

Command add_back(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<EntrantOptions>();
  const Arguments command = of_entrant(
      tournament, "back", "Somebody who had gone plays again from the next round on", *options, place);
  return {command, [options, place] {
            const auto act = [](const NamedTournament&, Number who) -> Act { return ComeBack{who}; };
            return run_of_entrant(*options, *place, act, {"spielt wieder mit", "plays again"});
          }};
}

Command add_sit_out(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<EntrantOptions>();
  const Arguments command =
      of_entrant(tournament, "sit-out", "Somebody misses a round of a Swiss tournament", *options, place);
  command.option("ROUND", options->round, "The next one without it").range(1, most_rounds);
  return {command, [options, place] {
            const auto act = [&](const NamedTournament& named, Number who) -> Act {
              return SitOut{who, options->round.value_or(next_round_number(named.tournament))};
            };
            return run_of_entrant(*options, *place, act, {"setzt aus", "sits out"});
          }};
}

void print_boards(const NamedTournament& named, int team, Language language) {
  if (const std::string& name = named.teams.at(static_cast<std::size_t>(team) - 1); !name.empty())
    print_line(name);
  int board = 0;
  for (const Number each : lineup(named.tournament, team))
    print_line(fmt::format("{} {}  {}", pick(words::board, language), ++board, with_number(named, each)));
}

Command add_team(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<TeamOptions>();
  const Arguments command = tournament.subcommand("team", "Name a team of a team match");
  command.option("TEAM", options->team, "1 or 2").range(1, team_count).required();
  command.option("NAME", options->name, "In quotes where it has blanks").required();
  add_language_option(command, place);
  return {command, [options, place] {
            const Host host = [&](const NamedTournament&) -> Result<std::vector<Act>> {
              return std::vector<Act>{NameTeam{options->team, std::string(trim(options->name))}};
            };
            return change_and_show(*place, host, [&](const NamedTournament& named, Language language) {
              print_boards(named, options->team, language);
            });
          }};
}

Command add_boards(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<TeamOptions>();
  const Arguments command = tournament.subcommand(
      "boards", "Say in which order a team sits at its boards; who is not named stands behind them");
  command.option("TEAM", options->team, "1 or 2").range(1, team_count).required();
  command.option("ENTRANTS", options->entrants, "By number or name, the first board first").required();
  add_language_option(command, place);
  return {command, [options, place] {
            const Host host = [&](const NamedTournament& named) -> Result<std::vector<Act>> {
              SetBoards act{.team = options->team, .order = {}};
              for (const std::string& one : options->entrants) {
                const Result<Number> found = find_entrant(named, one);
                if (!found) return tl::unexpected(found.error());
                act.order.push_back(*found);
              }
              return std::vector<Act>{act};
            };
            return change_and_show(*place, host, [&](const NamedTournament& named, Language language) {
              print_boards(named, options->team, language);
            });
          }};
}

}  // namespace

std::vector<Command> add_entrant_commands(Arguments tournament, const SharedPlace& place) {
  return {add_enter(tournament, place),   add_withdraw(tournament, place), add_back(tournament, place),
          add_sit_out(tournament, place), add_team(tournament, place),     add_boards(tournament, place)};
}

}  // namespace muehle::cli::tournament
