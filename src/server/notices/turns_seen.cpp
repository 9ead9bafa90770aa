#include "server/notices/turns_seen.h"

#include <algorithm>
#include <iterator>

#include "server/archive/lists.h"
#include "server/tables/standing.h"

namespace muehle::server {
namespace {

constexpr int most_running = 500;

}  // namespace

std::vector<TurnSeen> turns_seen(Transaction& all, PlayerId player, const Moment& now) {
  std::vector<ListedGame> games = all.games().running_games_of(player, most_running);
  std::ranges::move(all.games().shared_games_of(player, most_running), std::back_inserter(games));
  std::erase_if(games, [](const ListedGame& game) { return !is_his_turn_by_days(game); });
  if (games.empty()) return {};
  add_vacations(all, games, now.tick);
  std::vector<TurnSeen> turns;
  for (ListedGame& game : games) {
    const UnixSeconds deadline = time_of(*game.standing.deadline, now);
    const bool on_leave = play::on_leave(leaves_of(game.vacations), now.tick).has_value();
    turns.push_back({.game = std::move(game), .deadline = deadline, .on_leave = on_leave});
  }
  return turns;
}

}  // namespace muehle::server
