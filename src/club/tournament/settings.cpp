#include "club/tournament/settings.h"

#include <set>

namespace muehle::club::tournament {
namespace {

bool within(int value, int most) { return value >= 1 && value <= most; }

}  // namespace

Done check(const Settings& settings) {
  if (!within(settings.rounds, most_rounds)) return refuse(Fault::bad_rounds);
  if (!within(settings.cycles, most_cycles)) return refuse(Fault::bad_cycles);
  if (!within(settings.games, most_games)) return refuse(Fault::bad_games);
  if (!within(settings.reach, most_reach)) return refuse(Fault::bad_reach);
  if (!within(settings.boards, most_boards)) return refuse(Fault::bad_boards);
  const std::set<TieBreak> different(settings.tie_breaks.begin(), settings.tie_breaks.end());
  if (different.size() != settings.tie_breaks.size()) return refuse(Fault::tie_break_twice);
  return {};
}

}  // namespace muehle::club::tournament
