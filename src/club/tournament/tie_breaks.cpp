#include "club/tournament/tie_breaks.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace muehle::club::tournament {
namespace {

// What an opponent is worth: rounds that he was not there for at the end are draws.
int points_as_opponent(const History& history) {
  int points = points_of(history);
  for (auto each = history.rbegin(); each != history.rend() && each->missed; ++each)
    points += each->drawn - each->points;
  return points;
}

struct Contribution {
  int opponent_points = 0;
  int points = 0;      // of his own
  bool waste = false;  // he missed the round, or did not come to his game
};

// A forfeit of a round robin counts as if it had been played.
bool has_opponent(const Encounter& encounter, Kind kind) {
  return encounter.opponent && (encounter.played || !encounter.finished || kind == Kind::round_robin);
}

std::vector<Contribution> contributions(const std::vector<History>& histories, Number entrant, Kind kind) {
  std::vector<Contribution> all;
  const int own = points_of(histories[entrant]);
  for (const Encounter& each : histories[entrant]) {
    if (kind != Kind::swiss && !each.opponent) continue;  // what everybody has is no tie-break
    const bool met = has_opponent(each, kind);
    all.push_back({.opponent_points = met ? points_as_opponent(histories[*each.opponent]) : own,
                   .points = each.points,
                   .waste = !met && !each.bye && (each.missed || each.points == 0)});
  }
  return all;
}

int buchholz(const std::vector<Contribution>& all) {
  return std::accumulate(all.begin(), all.end(), 0,
                         [](int sum, const Contribution& each) { return sum + each.opponent_points; });
}

int buchholz_cut_1(const std::vector<Contribution>& all) {
  if (all.empty()) return 0;
  const auto least = std::ranges::min_element(
      all, {}, [](const Contribution& each) { return std::pair(!each.waste, each.opponent_points); });
  return buchholz(all) - least->opponent_points;
}

int sonneborn_berger(const std::vector<Contribution>& all) {
  return std::accumulate(all.begin(), all.end(), 0, [](int sum, const Contribution& each) {
    return sum + each.opponent_points * each.points;
  });
}

bool has_met(const History& history, Number other, Kind kind) {
  return std::ranges::any_of(
      history, [&](const Encounter& each) { return each.opponent == other && has_opponent(each, kind); });
}

int direct_encounter(const std::vector<History>& histories, Number entrant, std::span<const Number> level,
                     Kind kind) {
  int points = 0;
  for (const Number one : level) {
    for (const Number other : level) {
      if (one != other && !has_met(histories[one], other, kind)) return 0;
    }
  }
  for (const Encounter& each : histories[entrant]) {
    if (each.opponent && std::ranges::find(level, *each.opponent) != level.end()) points += each.points;
  }
  return points;
}

// Those of a round robin whose results do not count.
std::set<Number> out_of_count(const Tournament& tournament, const std::vector<History>& histories) {
  std::set<Number> out;
  if (tournament.settings.kind != Kind::round_robin) return out;
  const auto due =
      (those_in(tournament, 1).size() - 1) * static_cast<std::size_t>(tournament.settings.cycles);
  for (Number each = 0; each < histories.size(); ++each) {
    const auto played = static_cast<std::size_t>(std::ranges::count_if(histories[each], &Encounter::played));
    if (tournament.entrants[each].left && 2 * played < due) out.insert(each);
  }
  return out;
}

}  // namespace

std::vector<History> counted(const Tournament& tournament) {
  std::vector<History> all = histories(tournament);
  const std::set<Number> out = out_of_count(tournament, all);
  for (Number each = 0; each < all.size(); ++each) {
    if (out.contains(each)) all[each].clear();
    std::erase_if(all[each],
                  [&](const Encounter& met) { return met.opponent && out.contains(*met.opponent); });
  }
  return all;
}

int tie_break(TieBreak which, const std::vector<History>& histories, Number entrant,
              std::span<const Number> level, Kind kind) {
  const auto sum = [&](int Encounter::* what) {
    return std::accumulate(histories[entrant].begin(), histories[entrant].end(), 0,
                           [&](int so_far, const Encounter& each) { return so_far + each.*what; });
  };
  switch (which) {
    case TieBreak::buchholz:
      return buchholz(contributions(histories, entrant, kind));
    case TieBreak::buchholz_cut_1:
      return buchholz_cut_1(contributions(histories, entrant, kind));
    case TieBreak::sonneborn_berger:
      return sonneborn_berger(contributions(histories, entrant, kind));
    case TieBreak::direct_encounter:
      return direct_encounter(histories, entrant, level, kind);
    case TieBreak::wins:
      return sum(&Encounter::wins);
    case TieBreak::black_wins:
      return sum(&Encounter::black_wins);
  }
  return 0;
}

}  // namespace muehle::club::tournament
