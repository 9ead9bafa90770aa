#include "club/tournament/swiss.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

#include "club/tournament/lot.h"

namespace muehle::club::tournament {
namespace {

// A repetition in the last round is worse than one in the round before it.
constexpr std::array<int, 2> repeated_float{2, 1};

std::vector<Number> met_by(const History& history) {
  std::vector<Number> met;
  for (const Encounter& each : history) {
    if (each.played) met.push_back(*each.opponent);
  }
  std::ranges::sort(met);
  return met;
}

int byes_of(const History& history) {
  return static_cast<int>(std::ranges::count_if(history, [](const Encounter& each) {
    return each.bye || (each.opponent && !each.played && each.points > 0);
  }));
}

// A round from its end, 1 for the last one, and what everybody had before it.
Float floated(const History& history, std::size_t ago, const std::vector<int>& points, Number number) {
  const Encounter& then = history[history.size() - ago];
  if (then.bye) return Float::down;
  if (!then.opponent || points[number] == points[*then.opponent]) return Float::none;
  return points[number] > points[*then.opponent] ? Float::down : Float::up;
}

int float_repeats(const Contender& contender, Float now) {
  int sum = 0;
  for (std::size_t n = 0; n < repeated_float.size(); ++n)
    sum += contender.floats[n] == now ? repeated_float[n] : 0;
  return sum;
}

int from_below(const Contender& contender) { return contender.group - 1 - contender.place; }

void set_floats(std::vector<Contender>& all, const std::vector<History>& histories) {
  std::vector<int> points;
  points.reserve(histories.size());
  for (const History& each : histories) points.push_back(points_of(each));
  for (std::size_t ago = 1; ago <= repeated_float.size(); ++ago) {
    for (Number each = 0; each < histories.size(); ++each) {
      if (histories[each].size() < ago) return;
      points[each] -= histories[each][histories[each].size() - ago].points;
    }
    for (Contender& each : all)
      each.floats[ago - 1] = floated(histories[each.number], ago, points, each.number);
  }
}

void set_places(std::vector<Contender>& all) {
  for (auto first = all.begin(); first != all.end();) {
    const auto end =
        std::find_if(first, all.end(), [&](const Contender& each) { return each.points != first->points; });
    const auto group = static_cast<int>(end - first);
    for (int place = 0; first != end; ++first, ++place) {
      first->place = place;
      first->group = group;
    }
  }
}

}  // namespace

std::vector<Contender> contenders(const Tournament& tournament, const std::vector<History>& histories) {
  std::vector<Contender> all;
  for (const Number each : those_in(tournament, next_round_number(tournament))) {
    const History& history = histories[each];
    all.push_back({.number = each,
                   .points = points_of(history),
                   .met = met_by(history),
                   .byes = byes_of(history),
                   .wish = wish_of(history)});
  }
  set_floats(all, histories);
  std::ranges::sort(all, {}, [&](const Contender& each) {
    return std::tuple(-each.points, -tournament.entrants[each.number].rating.value_or(0), each.number);
  });
  set_places(all);
  return all;
}

Criteria against(const Contender& upper, const Contender& lower, int games) {
  const bool clashes = games == 1 && clash(upper.wish, lower.wish);
  const Due due = std::min(upper.wish.due, lower.wish.due);
  const int apart = upper.points - lower.points;
  Criteria criteria{};
  criteria[0] = std::ranges::binary_search(upper.met, lower.number) ? 1 : 0;
  criteria[2] = clashes && due == Due::third ? 1 : 0;
  criteria[4] = apart * apart;
  criteria[5] = clashes ? static_cast<int>(due) : 0;
  if (apart > 0) {
    criteria[6] = float_repeats(upper, Float::down) + float_repeats(lower, Float::up);
    criteria[7] = from_below(upper) + lower.place;
  } else {
    const int half = upper.group / 2;
    const bool same_half = (upper.place < half) == (lower.place < half);
    criteria[7] = std::abs(lower.place - upper.place - half) + (same_half ? upper.group : 0);
  }
  return criteria;
}

Criteria against_bye(const Contender& contender, int fewest_points) {
  Criteria criteria{};
  criteria[1] = contender.byes;
  criteria[3] = contender.points - fewest_points;
  criteria[6] = float_repeats(contender, Float::down);
  criteria[7] = from_below(contender);
  return criteria;
}

std::vector<Seats> swiss_round(const Tournament& tournament) {
  const std::vector<History> all = histories(tournament);
  const std::vector<Contender> field = contenders(tournament, all);
  const std::size_t count = field.size();
  const std::size_t nobody = count;  // where their number is odd, one is paired with nobody
  const std::vector<std::size_t> mates = best_pairs(count + count % 2, [&](std::size_t a, std::size_t b) {
    if (b == nobody) return against_bye(field[a], field.back().points);
    return against(field[a], field[b], tournament.settings.games);
  });

  std::vector<std::size_t> boards;  // by the upper one
  for (std::size_t a = 0; a < count; ++a) {
    if (a < mates[a]) boards.push_back(a);
  }
  std::ranges::sort(boards, {}, [&](std::size_t a) {
    const bool bye = mates[a] == nobody;
    return std::tuple(bye, -field[a].points, bye ? 0 : -field[mates[a]].points, a);
  });

  std::vector<Seats> round;
  bool lot = coin(tournament.settings.seed, 0);
  for (const std::size_t a : boards) {
    const Number upper = field[a].number;
    if (mates[a] == nobody) {
      round.push_back({.white = upper, .black = {}});
      continue;
    }
    const Number lower = field[mates[a]].number;
    const bool white = first_has_white(all[upper], all[lower], lot);
    round.push_back(white ? Seats{upper, lower} : Seats{lower, upper});
    lot = !lot;
  }
  return round;
}

}  // namespace muehle::club::tournament
