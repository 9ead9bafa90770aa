#include "club/tournament/draw.h"

#include <algorithm>
#include <set>
#include <utility>

#include "club/tournament/arena.h"
#include "club/tournament/knockout.h"
#include "club/tournament/ladder.h"
#include "club/tournament/schedule.h"
#include "club/tournament/swiss.h"
#include "club/tournament/teams.h"

namespace muehle::club::tournament {
namespace {

bool all_finished(const Tournament& tournament) {
  return std::ranges::all_of(tournament.rounds, [](const Round& each) { return is_finished(each); });
}

Draw next_of_round_robin(const Tournament& tournament) {
  if (those_in(tournament, 1).size() < 2) return refuse(Fault::too_few_entrants);
  const auto rounds = all_rounds(tournament);
  if (tournament.rounds.size() >= rounds.size()) return refuse(Fault::no_more_rounds);
  return rounds[tournament.rounds.size()];
}

Done swiss_may_go_on(const Tournament& tournament) {
  if (next_round_number(tournament) > tournament.settings.rounds) return refuse(Fault::no_more_rounds);
  if (!all_finished(tournament)) return refuse(Fault::round_not_finished);
  if (those_in(tournament, next_round_number(tournament)).size() < 2) return refuse(Fault::too_few_entrants);
  return {};
}

Draw next_of_knockout(const Tournament& tournament) {
  if (those_in(tournament, 1).size() < 2) return refuse(Fault::too_few_entrants);
  const Bracket now = bracket(tournament);
  if (now.waiting) return refuse(Fault::round_not_finished);
  if (now.due.empty()) return refuse(Fault::no_more_rounds);
  return now.due;
}

Draw next_of_arena(const Tournament& tournament) {
  std::vector<Seats> pairings = arena_round(tournament);
  if (pairings.empty()) return refuse(Fault::nobody_free);
  return pairings;
}

using Two = std::pair<Number, Number>;
// Who meets whom, whoever has White; a bye is a meeting with oneself.
std::set<Two> meetings(const std::vector<Seats>& pairings) {
  std::set<Two> found;
  for (const Seats& seats : pairings) {
    const Number other = seats.black.value_or(seats.white);
    found.emplace(std::min(seats.white, other), std::max(seats.white, other));
  }
  return found;
}

// Each at most once, but who plays alone in a simul. Of a round robin also those who have withdrawn.
Done are_there_once(const Tournament& tournament, const std::vector<Seats>& pairings) {
  std::set<Number> seen;
  const auto check = [&](Number each) -> Done {
    if (each >= tournament.entrants.size()) return refuse(Fault::no_such_entrant);
    const bool alone = tournament.settings.kind == Kind::simul && tournament.entrants[each].team == 1;
    if (!seen.insert(each).second && !alone) return refuse(Fault::paired_twice);
    const bool there = plays_in(tournament.entrants[each], next_round_number(tournament));
    if (!there && tournament.settings.kind != Kind::round_robin) return refuse(Fault::not_there);
    return {};
  };
  for (const Seats& seats : pairings) {
    if (seats.black == seats.white) return refuse(Fault::against_himself);
    if (const Done fine = check(seats.white); !fine) return fine;
    if (!seats.black) continue;
    if (const Done fine = check(*seats.black); !fine) return fine;
  }
  return {};
}

Done nobody_is_left_out(const Tournament& tournament, const std::vector<Seats>& pairings) {
  std::size_t seated = 0;
  for (const Seats& seats : pairings) seated += seats.black ? 2 : 1;
  const std::size_t there = those_in(tournament, next_round_number(tournament)).size();
  return seated == there ? Done{} : refuse(Fault::left_out);
}

Done all_are_free(const Tournament& tournament, const std::vector<Seats>& pairings) {
  const std::vector<bool> playing = busy(tournament);
  for (const Seats& seats : pairings) {
    if (!seats.black) return refuse(Fault::no_byes);
    if (playing[seats.white] || playing[*seats.black]) return refuse(Fault::still_playing);
  }
  return pairings.empty() ? refuse(Fault::nobody_free) : Done{};
}

Done is_a_challenge(const Tournament& tournament, const std::vector<Seats>& pairings) {
  if (pairings.size() != 1) return refuse(Fault::one_challenge);
  if (const Done free = all_are_free(tournament, pairings); !free) return free;
  const Seats& seats = pairings.front();
  return within_reach(tournament, seats.white, *seats.black) ? Done{} : refuse(Fault::too_far);
}

}  // namespace

Draw next_round(const Tournament& tournament) {
  if (tournament.closed) return refuse(Fault::closed);
  switch (tournament.settings.kind) {
    case Kind::round_robin:
      return next_of_round_robin(tournament);
    case Kind::swiss:
      if (const Done fine = swiss_may_go_on(tournament); !fine) return refuse(fine.error());
      return swiss_round(tournament);
    case Kind::knockout:
      return next_of_knockout(tournament);
    case Kind::arena:
      return next_of_arena(tournament);
    case Kind::ladder:
      return refuse(Fault::by_challenge);
    case Kind::simul:
    case Kind::teams:
      return boards_of_teams(tournament);
  }
  return {};
}

Done may_begin(const Tournament& tournament, const std::vector<Seats>& pairings) {
  if (tournament.closed) return refuse(Fault::closed);
  if (const Done fine = are_there_once(tournament, pairings); !fine) return fine;
  switch (tournament.settings.kind) {
    case Kind::swiss:
      if (const Done fine = swiss_may_go_on(tournament); !fine) return fine;
      return nobody_is_left_out(tournament, pairings);
    case Kind::arena:
      return all_are_free(tournament, pairings);
    case Kind::ladder:
      return is_a_challenge(tournament, pairings);
    case Kind::round_robin:
    case Kind::knockout:
    case Kind::simul:
    case Kind::teams:
      break;
  }
  const Draw draw = next_round(tournament);
  if (!draw) return refuse(draw.error());
  return meetings(*draw) == meetings(pairings) ? Done{} : refuse(Fault::another_draw);
}

int games_in_next_round(const Tournament& tournament) {
  if (tournament.settings.kind != Kind::knockout || !bracket(tournament).play_off)
    return tournament.settings.games;
  return games_of_play_off;
}

bool is_over(const Tournament& tournament) {
  if (!all_finished(tournament)) return false;
  if (tournament.closed) return true;
  switch (tournament.settings.kind) {
    case Kind::swiss:
      return next_round_number(tournament) > tournament.settings.rounds;
    case Kind::arena:
    case Kind::ladder:
      return false;
    case Kind::round_robin:
    case Kind::knockout:
    case Kind::simul:
    case Kind::teams:
      break;
  }
  const Draw draw = next_round(tournament);
  return !draw && draw.error() == Fault::no_more_rounds;
}

}  // namespace muehle::club::tournament
