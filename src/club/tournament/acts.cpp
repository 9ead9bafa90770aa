#include "club/tournament/acts.h"

#include <algorithm>

#include "club/tournament/names.h"
#include "rules/event.h"
#include "support/overloaded.h"
#include "support/text.h"
#include "support/visible_text.h"

namespace muehle::club::tournament {
namespace {

std::string shown_number(Number entrant) { return std::to_string(entrant + 1); }

std::string setting(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=" + std::string(value);
}
std::string setting(std::string_view name, int value) { return setting(name, std::to_string(value)); }

// All of them, so that nothing changes where a later version has other defaults; of simuls and team matches
// what only they have.
std::string settings_text(const Settings& settings) {
  std::string tie_breaks;
  for (const TieBreak each : settings.tie_breaks) {
    if (!tie_breaks.empty()) tie_breaks += ',';
    tie_breaks += name_in(tie_break_names, each);
  }
  const std::string of_kind = settings.kind == Kind::simul
                                  ? setting("colours", name_in(colours_names, settings.colours))
                              : settings.kind == Kind::teams ? setting("boards", settings.boards)
                                                             : std::string();
  return std::string(name_in(kind_names, settings.kind)) + of_kind + setting("rounds", settings.rounds) +
         setting("games", settings.games) + setting("counting", name_in(counting_names, settings.counting)) +
         setting("missed", name_in(missed_names, settings.missed)) +
         setting("schedule", name_in(schedule_names, settings.schedule)) +
         setting("cycles", settings.cycles) + setting("reach", settings.reach) +
         setting("seed", std::to_string(settings.seed)) + setting("tie_breaks", tie_breaks);
}

std::string round_text(const BeginRound& act) {
  std::string text = "round " + std::to_string(act.round) + ":";
  for (const Seats& seats : act.pairings) text += " " + to_text(seats);
  return text;
}

std::string boards_text(const SetBoards& act) {
  std::string text = "boards " + std::to_string(act.team) + ":";
  for (const Number each : act.order) text += " " + shown_number(each);
  return text;
}

std::string record_text(const SetResult& act) {
  std::string text = "result " + std::to_string(act.round) + "." + std::to_string(act.board);
  if (act.game) text += "." + std::to_string(*act.game);
  return text + " " + std::string(to_text(act.result));
}

Result<void> check_text(std::string_view text, std::string_view what, std::size_t most_letters) {
  const VisibleText seen = look_at(text);
  if (seen.letters > most_letters)
    return fail(std::string(what) + " has at most " + std::to_string(most_letters) + " characters");
  if (!seen.shows) return fail(std::string(what) + " has at least one character that can be seen");
  if (seen.hides || std::ranges::any_of(text, [](char c) { return is_control(c); }))
    return fail(std::string(what) + " cannot hold characters that are not seen, as " + shown(text) + " does");
  if (trim(text) != text) return fail(std::string(what) + " neither begins nor ends with a blank");
  return {};
}

Result<void> from(const Done& done) {
  if (done) return {};
  return tl::unexpected<Error>(Error(std::string(to_text(done.error())), name(done.error())));
}

Result<void> enter(NamedTournament& named, const Enter& act) {
  if (Result<void> fine = check_name(act.name); !fine) return fine;
  if (std::ranges::find(named.names, act.name) != named.names.end())
    return from(refuse(Fault::entered_already));
  const auto id = static_cast<PlayerId>(named.names.size());
  Result<void> entered = from(enter(named.tournament, id, act.rating, act.team));
  if (entered) named.names.push_back(act.name);
  return entered;
}

Result<void> name_team(NamedTournament& named, const NameTeam& act) {
  if (Result<void> fine = check_team_name(act.name); !fine) return fine;
  if (named.tournament.settings.kind != Kind::teams) return from(refuse(Fault::no_teams));
  if (act.team < 1 || act.team > team_count) return from(refuse(Fault::no_such_team));
  if (std::ranges::find(named.teams, act.name) != named.teams.end())
    return from(refuse(Fault::entered_already));
  named.teams.at(static_cast<std::size_t>(act.team) - 1) = act.name;
  return {};
}

bool has_game(const Tournament& tournament, const GameAt& at) {
  if (at.round < 1 || at.board < 1 || at.round >= next_round_number(tournament)) return false;
  const Round& round = tournament.rounds[static_cast<std::size_t>(at.round) - 1];
  const auto board = static_cast<std::size_t>(at.board);
  return board <= round.size() && static_cast<std::size_t>(at.game) <= round[board - 1].games.size();
}

Result<void> begin(NamedTournament& named, const BeginRound& act) {
  const int next = next_round_number(named.tournament);
  if (act.round != next) return fail("the next round is number " + std::to_string(next));
  return from(begin_round(named.tournament, act.pairings));
}

Result<void> record(NamedTournament& named, const SetResult& act) {
  const GameAt second{act.round, act.board, 2};
  if (!act.game && has_game(named.tournament, second))
    return fail("this pairing has two games, so the result says which: " + std::to_string(act.round) + "." +
                std::to_string(act.board) + ".1");
  return from(record(named.tournament, {act.round, act.board, act.game.value_or(1)}, act.result));
}

}  // namespace

std::string to_text(const Seats& seats) {
  return shown_number(seats.white) + "-" + (seats.black ? shown_number(*seats.black) : "bye");
}

std::string_view to_text(GameResult result) { return name_in(result_names, result); }

std::string to_text(const Act& act) {
  return std::visit(
      Overloaded{
          [](const Found& each) {
            return "tournament " + quote(each.title) + " " + settings_text(each.settings);
          },
          [](const Enter& each) {
            return "enter " + quote(each.name) + (each.rating ? " " + std::to_string(*each.rating) : "") +
                   (each.team ? setting("team", *each.team) : "");
          },
          [](const Withdraw& each) { return "withdraw " + shown_number(each.entrant); },
          [](const ComeBack& each) { return "come back " + shown_number(each.entrant); },
          [](const SitOut& each) {
            return "sit out " + shown_number(each.entrant) + " " + std::to_string(each.round);
          },
          [](const NameTeam& each) { return "team " + std::to_string(each.team) + " " + quote(each.name); },
          [](const SetBoards& each) { return boards_text(each); },
          [](const BeginRound& each) { return round_text(each); },
          [](const TakeBackRound&) { return std::string("take back round"); },
          [](const SetResult& each) { return record_text(each); },
          [](const Close&) { return std::string("close"); },
      },
      act);
}

Result<void> check_name(std::string_view name) {
  if (Result<void> fine = check_text(name, "a name", most_name_letters); !fine) return fine;
  if (std::ranges::all_of(name, [](char c) { return is_digit(c); }))
    return fail("a name is more than a number; numbers are for entrants in their order");
  return {};
}

Result<void> check_team_name(std::string_view name) {
  return check_text(name, "the name of a team", most_name_letters);
}

Result<void> check_title(std::string_view title) { return check_text(title, "a title", most_title_letters); }

Result<NamedTournament> found(const Found& act) {
  if (const Result<void> fine = check_title(act.title); !fine) return tl::unexpected(fine.error());
  const auto made = create(act.settings);
  if (!made) return tl::unexpected(from(refuse(made.error())).error());
  return NamedTournament{.title = act.title, .tournament = *made};
}

Result<void> perform(NamedTournament& named, const Act& act) {
  Tournament& tournament = named.tournament;
  return std::visit(
      Overloaded{
          [](const Found&) -> Result<void> {
            return fail("a tournament is founded once, in the first line");
          },
          [&](const Enter& each) { return enter(named, each); },
          [&](const Withdraw& each) { return from(withdraw(tournament, each.entrant)); },
          [&](const ComeBack& each) { return from(come_back(tournament, each.entrant)); },
          [&](const SitOut& each) { return from(sit_out(tournament, each.entrant, each.round)); },
          [&](const NameTeam& each) { return name_team(named, each); },
          [&](const SetBoards& each) { return from(set_boards(tournament, each.team, each.order)); },
          [&](const BeginRound& each) { return begin(named, each); },
          [&](const TakeBackRound&) { return from(take_back_round(tournament)); },
          [&](const SetResult& each) { return record(named, each); },
          [&](const Close&) { return from(close(tournament)); },
      },
      act);
}

Result<NamedTournament> replay(std::span<const std::string_view> lines) {
  std::optional<NamedTournament> named;
  std::size_t acts = 0;
  int number = 0;
  for (const std::string_view line : lines) {
    ++number;
    if (trim(line).empty()) continue;
    const auto fail_here = [&](const Error& error) { return fail_at(number, error.column, error); };
    if (++acts > most_acts)
      return fail_here(Error("a tournament has at most " + std::to_string(most_acts) + " acts"));
    const Result<Act> act = parse_act(line);
    if (!act) return fail_here(act.error());
    if (named) {
      if (const Result<void> done = perform(*named, *act); !done) return fail_here(done.error());
      continue;
    }
    const auto* first = std::get_if<Found>(&*act);
    if (first == nullptr)
      return fail_here(
          Error("the first line founds the tournament, as in `tournament \"Club evening\" swiss "
                "rounds=3`"));
    const Result<NamedTournament> made = found(*first);
    if (!made) return fail_here(made.error());
    named = *made;
  }
  if (!named) return fail("there is no tournament in it");
  return *named;
}

}  // namespace muehle::club::tournament
