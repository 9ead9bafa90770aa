#include "club/tournament/ladder.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "club/tournament/colours.h"
#include "club/tournament/lot.h"

namespace muehle::club::tournament {
namespace {

std::vector<Number> founding_order(const Tournament& tournament) {
  std::vector<Number> order(tournament.entrants.size());
  for (Number each = 0; each < order.size(); ++each) order[each] = each;
  std::ranges::sort(order, {}, [&](Number each) {
    const Entrant& entrant = tournament.entrants[each];
    const bool late = entrant.entered > 1;
    return std::tuple(late, late ? 0 : -entrant.rating.value_or(0), each);
  });
  return order;
}

// Who wins comes to stand before whom he beat.
void settle(std::vector<Number>& order, const Pairing& pairing) {
  const GamePoints points = game_points(pairing);
  if (!is_finished(pairing) || points.white == points.black) return;
  const auto place = [&](Number each) { return std::ranges::find(order, each); };
  const auto white = place(pairing.seats.white);
  const auto black = place(*pairing.seats.black);
  const auto [winner, loser] =
      points.white > points.black ? std::pair(white, black) : std::pair(black, white);
  if (winner > loser) std::rotate(loser, winner, winner + 1);
}

std::ptrdiff_t place_of(const std::vector<Number>& order, Number entrant) {
  return std::ranges::find(order, entrant) - order.begin();
}

}  // namespace

std::vector<Number> ladder_order(const Tournament& tournament) {
  std::vector<Number> order = founding_order(tournament);
  // As they began, though they may end in another order: nobody plays two at a time, and what others do does
  // not change who stands before whom of the two.
  for (const Round& round : tournament.rounds) {
    for (const Pairing& pairing : round) settle(order, pairing);
  }
  std::erase_if(order, [&](Number each) {
    return !plays_in(tournament.entrants[each], next_round_number(tournament));
  });
  return order;
}

bool within_reach(const Tournament& tournament, Number one, Number other) {
  const std::vector<Number> order = ladder_order(tournament);
  const std::ptrdiff_t apart = std::abs(place_of(order, one) - place_of(order, other));
  return apart <= tournament.settings.reach;
}

Draw challenge(const Tournament& tournament, Number challenger, Number above) {
  if (tournament.settings.kind != Kind::ladder) return refuse(Fault::another_draw);
  const std::vector<History> all = histories(tournament);
  if (challenger >= all.size() || above >= all.size()) return refuse(Fault::no_such_entrant);
  const bool lot = coin(tournament.settings.seed, tournament.rounds.size());
  std::vector<Seats> pairings{first_has_white(all[challenger], all[above], lot) ? Seats{challenger, above}
                                                                                : Seats{above, challenger}};
  if (const Done fine = may_begin(tournament, pairings); !fine) return refuse(fine.error());
  const std::vector<Number> order = ladder_order(tournament);
  if (place_of(order, challenger) < place_of(order, above)) return refuse(Fault::too_far);
  return pairings;
}

}  // namespace muehle::club::tournament
