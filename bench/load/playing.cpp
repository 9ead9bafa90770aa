#include "playing.h"

#include <fmt/format.h>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "compare.h"
#include "crowd.h"

namespace muehle::load {
namespace {

namespace asio = boost::asio;

constexpr int at_a_time = 64;

asio::awaitable<void> set_up_some(std::vector<Table>& tables, std::size_t& next, std::string time) {
  while (next < tables.size()) {
    Table& table = tables[next++];
    co_await table.set_up(time);
    co_await table.connect(std::nullopt);
  }
}

// A move each period, from a moment of its own in the first one on.
asio::awaitable<void> play_on(Table& table, const Pace& pace, milliseconds phase, Played& played) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  for (auto at = pace.begin + phase; at < pace.end; at += pace.period) {
    timer.expires_at(at);
    co_await timer.async_wait(asio::use_awaitable);
    co_await table.act(played.acknowledged, played.seen);
  }
}

asio::awaitable<void> compare_one_by_one(std::vector<Table>& tables) {
  for (Table& table : tables) co_await table.compare();
}

}  // namespace

Pace pace_of(double moves_a_second, int seconds) {
  const auto now = Steady::now();
  return {now, now + std::chrono::seconds(seconds), milliseconds(static_cast<int>(1000 / moves_a_second))};
}

std::vector<Table> begin_games(asio::io_context& io, const Servers& servers, int count, std::uint64_t seed,
                               const std::string& time_control, Faults& faults) {
  std::vector<Table> tables;
  for (int n = 0; n < count; ++n) tables.emplace_back(servers, n, seed, faults);
  std::size_t next = 0;
  std::vector<asio::awaitable<void>> all;
  for (int n = 0; n < at_a_time; ++n) all.push_back(set_up_some(tables, next, time_control));
  run_all(io, std::move(all), faults);
  return tables;
}

Played play_all(asio::io_context& io, std::vector<Table>& tables, const Pace& pace,
                std::vector<asio::awaitable<void>> beside, Faults& faults) {
  Played played;
  std::vector<asio::awaitable<void>> all = std::move(beside);
  const auto count = static_cast<int>(tables.size());
  for (int n = 0; n < count; ++n)
    all.push_back(play_on(tables[static_cast<std::size_t>(n)], pace, pace.period * n / count, played));
  run_all(io, std::move(all), faults);
  played.seconds = ms_since(pace.begin) / 1000;
  return played;
}

int end_and_compare(asio::io_context& io, Children& servers, const GamesPlace& place,
                    std::vector<Table>& tables, Faults& faults) {
  std::vector<asio::awaitable<void>> all;
  all.push_back(compare_one_by_one(tables));
  run_all(io, std::move(all), faults);
  servers.stop();
  compare_with_stored(place, tables, faults);
  return print_faults(faults);
}

void print_played(const Played& played) {
  print_times("moves acknowledged", played.acknowledged);
  print_times("moves seen by the opponent", played.seen);
  fmt::print("moves a second              {:>9.0f}\n",
             static_cast<double>(played.acknowledged.size()) / played.seconds);
}

}  // namespace muehle::load
