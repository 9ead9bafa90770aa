#include "club/tournament/arena.h"

#include <algorithm>
#include <cmath>

#include "club/tournament/colours.h"
#include "club/tournament/criteria.h"
#include "club/tournament/lot.h"

namespace muehle::club::tournament {
namespace {

// Nobody's strength is known better than to so many points of a rating, and so many of these are as far as it
// gets.
constexpr double rating_step = 50;
constexpr double most_steps = 100;

struct Waiting {
  Number number = 0;
  std::optional<Number> last;  // whom he met last
  int points = 0;
  int played = 0;
  double rating = 0;
  Wish wish = {};
};

std::vector<Waiting> those_who_wait(const Tournament& tournament, const std::vector<History>& histories) {
  const std::vector<bool> playing = busy(tournament);
  std::vector<Waiting> waiting;
  for (const Number each : those_in(tournament, next_round_number(tournament))) {
    if (playing[each]) continue;
    const History& history = histories[each];
    waiting.push_back({.number = each,
                       .last = history.empty() ? std::nullopt : history.back().opponent,
                       .points = points_of(history),
                       .played = static_cast<int>(history.size()),
                       .rating = tournament.entrants[each].rating.value_or(0),
                       .wish = wish_of(history)});
  }
  return waiting;
}

Criteria against_pair(const Waiting& a, const Waiting& b) {
  const bool one = a.last == b.number;
  const bool other = b.last == a.number;
  const double steps = std::min(std::abs(a.rating - b.rating) / rating_step, most_steps);
  const int apart = std::abs(a.points - b.points);
  Criteria criteria{};
  criteria[0] = one && other ? 1 : 0;
  criteria[1] = one != other ? 1 : 0;
  criteria[3] = apart * apart;
  criteria[4] = std::llround(steps);
  criteria[5] = clash(a.wish, b.wish) ? static_cast<int>(std::min(a.wish.due, b.wish.due)) : 0;
  return criteria;
}

}  // namespace

std::vector<Seats> arena_round(const Tournament& tournament) {
  const std::vector<History> all = histories(tournament);
  const std::vector<Waiting> waiting = those_who_wait(tournament, all);
  const std::size_t count = waiting.size();
  if (count < 2) return {};
  const int most_played = std::ranges::max(waiting, {}, &Waiting::played).played;
  const std::vector<std::size_t> mates = best_pairs(count + count % 2, [&](std::size_t a, std::size_t b) {
    if (b == count) return Criteria{0, 0, most_played - waiting[a].played};
    return against_pair(waiting[a], waiting[b]);
  });
  std::vector<Seats> round;
  for (std::size_t a = 0; a < count; ++a) {
    if (mates[a] <= a || mates[a] == count) continue;
    const Number one = waiting[a].number;
    const Number other = waiting[mates[a]].number;
    const bool lot = coin(tournament.settings.seed, tournament.rounds.size() * count + a);
    round.push_back(first_has_white(all[one], all[other], lot) ? Seats{one, other} : Seats{other, one});
  }
  return round;
}

}  // namespace muehle::club::tournament
