// Stored games are played again where nobody waits for it who did not ask: long ones on a worker.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <type_traits>
#include <utility>

#include "server/workers.h"
#include "storage/games.h"

namespace muehle::server {

// So many event lines take about a millisecond (bench/long_game).
inline constexpr std::size_t long_game_events = 1000;

inline std::size_t events_in(const StoredTable& stored) {
  std::size_t events = 0;
  for (const StoredGame& game : stored.games) events += game.events.size();
  return events;
}

// What `work` makes of `games`, of which events_in() knows how much it is. Refused: busy, see Workers::run().
template <typename Games, typename Work>
boost::asio::awaitable<Answer<std::invoke_result_t<Work, const Games&>>> play_again(Workers& workers,
                                                                                    Games games, Work work) {
  if (events_in(games) <= long_game_events) co_return work(games);
  const Workers::Effort effort{};
  auto later = [games = std::move(games), work = std::move(work)] { return work(games); };
  Answer<std::invoke_result_t<Work, const Games&>> made = co_await workers.run(effort, std::move(later));
  co_return made;
}

}  // namespace muehle::server
