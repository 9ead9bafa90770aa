// Stored games are played again where nobody waits for it who did not ask: long ones on a worker.
#pragma once

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <type_traits>
#include <utility>

#include "server/kernel/refuse_store.h"
#include "server/kernel/workers.h"
#include "storage/stored_table.h"

namespace muehle::server {

// So many event lines take about a millisecond (bench/long_game).
inline constexpr std::size_t long_game_events = 1000;

inline std::size_t events_in(const StoredTable& stored) {
  std::size_t events = 0;
  for (const StoredGame& game : stored.games) events += game.events.size();
  return events;
}

// What that many events weigh among what others want; more than the longest game has weigh no more, so that
// many games at once find a place, too.
inline Workers::Effort effort_of(std::size_t events) {
  constexpr std::size_t most = 32;
  const auto cost = static_cast<std::int64_t>(std::min(most, 1 + events / long_game_events));
  return {.cost = cost, .turn = cost};
}

// What `work` makes of `games`, of which events_in() knows how much it is. Refused: busy, see Workers::run().
template <typename Games, typename Work>
boost::asio::awaitable<Answer<std::invoke_result_t<Work, const Games&>>> play_again(Workers& workers,
                                                                                    Games games, Work work) {
  const std::size_t events = events_in(games);
  if (events <= long_game_events) co_return work(games);
  const Workers::Effort effort = effort_of(events);
  auto later = [games = std::move(games), work = std::move(work)] { return work(games); };
  Answer<std::invoke_result_t<Work, const Games&>> made = co_await workers.run(effort, std::move(later));
  co_return made;
}

// The same of work that gives a Result, which is none where a stored line is not what the rules allow: that
// is refused, too.
template <typename Games, typename Work>
boost::asio::awaitable<Answer<typename std::invoke_result_t<Work, const Games&>::value_type>> replayed(
    Workers& workers, Games games, Work work) {
  auto made = co_await play_again(workers, std::move(games), std::move(work));
  if (!made) co_return tl::unexpected<Refused>(made.error());
  if (!*made) co_return refuse_store({StoreError::Kind::broken, made->error().message});
  co_return **std::move(made);
}

}  // namespace muehle::server
