// `muehle tournament FILE round|rounds|challenge|undo-round|close`: who plays whom.
#include <fmt/format.h>

#include "cli/output.h"
#include "cli/tournament/entrants.h"
#include "cli/tournament/json.h"
#include "cli/tournament/subcommands.h"
#include "cli/tournament/views.h"
#include "club/tournament/draw.h"
#include "club/tournament/ladder.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;

struct RoundOptions {
  std::vector<std::string> pairings;
  bool json = false;
};
struct ChallengeOptions {
  std::string challenger;
  std::string challenged;
};

tl::unexpected<Error> fail_with(club::tournament::Fault fault) { return fail(std::string(to_text(fault))); }

Result<std::vector<Seats>> read_pairings(const std::vector<std::string>& texts) {
  std::vector<Seats> pairings;
  for (const std::string& text : texts) {
    const Result<Seats> seats = parse_seats(text);
    if (!seats) return tl::unexpected(seats.error());
    pairings.push_back(*seats);
  }
  return pairings;
}

Result<std::vector<Act>> begin(const NamedTournament& named, const Draw& draw) {
  if (!draw) return fail_with(draw.error());
  return std::vector<Act>{BeginRound{next_round_number(named.tournament), *draw}};
}

int run_round(const RoundOptions& options, const Place& place) {
  const Host host = [&](const NamedTournament& named) -> Result<std::vector<Act>> {
    if (options.pairings.empty()) return begin(named, next_round(named.tournament));
    const Result<std::vector<Seats>> pairings = read_pairings(options.pairings);
    if (!pairings) return tl::unexpected(pairings.error());
    return std::vector<Act>{BeginRound{next_round_number(named.tournament), *pairings}};
  };
  return change_and_show(place, host, [&](const NamedTournament& named, Language language) {
    if (options.json) return print_json(pairings_json(named, last_round(named)));
    print_pairings(named, last_round(named), language);
  });
}

int run_rounds(const Place& place) {
  int first = 1;
  const Host host = [&](const NamedTournament& named) -> Result<std::vector<Act>> {
    if (named.tournament.settings.kind != Kind::round_robin)
      return fail("only the rounds of a round robin are known beforehand; elsewhere they begin one by one");
    Tournament ahead = named.tournament;
    first = next_round_number(ahead);
    std::vector<Act> acts;
    Draw draw = next_round(ahead);
    for (; draw; draw = next_round(ahead)) {
      acts.emplace_back(BeginRound{next_round_number(ahead), *draw});
      if (const Done begun = begin_round(ahead, *draw); !begun) return fail_with(begun.error());
    }
    if (acts.empty()) return fail_with(draw.error());
    return acts;
  };
  return change_and_show(place, host, [&](const NamedTournament& named, Language language) {
    for (int round = first; round <= last_round(named); ++round) {
      if (round > first) print_line("");
      print_pairings(named, round, language);
    }
  });
}

int run_challenge(const ChallengeOptions& options, const Place& place) {
  const Host host = [&](const NamedTournament& named) -> Result<std::vector<Act>> {
    const Result<Number> challenger = find_entrant(named, options.challenger);
    if (!challenger) return tl::unexpected(challenger.error());
    const Result<Number> challenged = find_entrant(named, options.challenged);
    if (!challenged) return tl::unexpected(challenged.error());
    if (named.tournament.settings.kind != Kind::ladder)
      return fail("only in a ladder one challenges; elsewhere `round` says who meets whom");
    return begin(named, challenge(named.tournament, *challenger, *challenged));
  };
  return change_and_show(place, host, [](const NamedTournament& named, Language language) {
    print_pairings(named, last_round(named), language);
  });
}

int run_undo_round(const Place& place) {
  const Host host = [](const NamedTournament&) -> Result<std::vector<Act>> {
    return std::vector<Act>{TakeBackRound{}};
  };
  return change_and_show(place, host, [](const NamedTournament& named, Language language) {
    print_line(
        fmt::format(fmt::runtime(pick({"Runde {} ist zurückgenommen", "Round {} is taken back"}, language)),
                    last_round(named) + 1));
  });
}

int run_close(const Place& place) {
  const Host host = [](const NamedTournament&) -> Result<std::vector<Act>> {
    return std::vector<Act>{Close{}};
  };
  return change_and_show(place, host, [](const NamedTournament& named, Language language) {
    print_line(fmt::format(fmt::runtime(pick({"{} ist beendet; Ergebnisse lassen sich noch berichtigen",
                                              "{} is over; results can still be corrected"},
                                             language)),
                           named.title));
  });
}

Command add_round(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<RoundOptions>();
  const Arguments command =
      tournament.subcommand("round", "Begin the next round: draw who plays whom, store and print it");
  command.option("PAIRINGS", options->pairings,
                 "Pairings of your own instead, by numbers, who begins with White first: 1-4 3-2 5-bye");
  command.flag("--json", options->json, "For machines: one line of JSON");
  add_language_option(command, place);
  return {command, [options, place] { return run_round(*options, *place); }};
}

Command add_rounds(Arguments tournament, const SharedPlace& place) {
  const Arguments command = tournament.subcommand("rounds", "Begin all rounds of a round robin at once");
  add_language_option(command, place);
  return {command, [place] { return run_rounds(*place); }};
}

Command add_challenge(Arguments tournament, const SharedPlace& place) {
  const auto options = std::make_shared<ChallengeOptions>();
  const Arguments command = tournament.subcommand("challenge", "Somebody challenges another one in a ladder");
  command.option("CHALLENGER", options->challenger, "His number, or his name").required();
  command.option("ABOVE", options->challenged, "Who stands above him").required();
  add_language_option(command, place);
  return {command, [options, place] { return run_challenge(*options, *place); }};
}

Command add_undo_round(Arguments tournament, const SharedPlace& place) {
  const Arguments command =
      tournament.subcommand("undo-round", "Take the last round back, while it has no results");
  add_language_option(command, place);
  return {command, [place] { return run_undo_round(*place); }};
}

}  // namespace

std::vector<Command> add_round_commands(Arguments tournament, const SharedPlace& place) {
  return {add_round(tournament, place), add_rounds(tournament, place), add_challenge(tournament, place),
          add_undo_round(tournament, place)};
}

Command add_close(Arguments tournament, const SharedPlace& place) {
  const Arguments command = tournament.subcommand("close", "End the tournament: no round begins any more");
  add_language_option(command, place);
  return {command, [place] { return run_close(*place); }};
}

}  // namespace muehle::cli::tournament
