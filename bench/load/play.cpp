#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "child.h"
#include "compare.h"
#include "crowd.h"
#include "storage/test_place.h"
#include "trials.h"

namespace muehle::load {
namespace {

namespace asio = boost::asio;

struct Run {
  Steady::time_point begin;
  Steady::time_point end;
  milliseconds period;
  Times acknowledged;
  Times seen;
};

// A move each period, from a moment of its own in the first one on.
asio::awaitable<void> play_on(Table& table, Run& run, milliseconds phase) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  for (auto at = run.begin + phase; at < run.end; at += run.period) {
    timer.expires_at(at);
    co_await timer.async_wait(asio::use_awaitable);
    co_await table.act(run.acknowledged, run.seen);
  }
}

asio::awaitable<void> set_up_all(std::vector<Table>& tables, std::size_t& next, std::string time) {
  while (next < tables.size()) {
    Table& table = tables[next++];
    co_await table.set_up(time);
    co_await table.connect(std::nullopt);
  }
}

asio::awaitable<void> compare_all(std::vector<Table>& tables) {
  for (Table& table : tables) co_await table.compare();
}

}  // namespace

int run_play(const Trial& trial, const Play& wanted) {
  const TestPlace place;
  Children servers(trial.program, place.place(), trial.options, wanted.servers);
  asio::io_context io(1);
  Faults faults;
  const Servers endpoints = servers.endpoints();
  Crowd crowd(io, endpoints);
  crowd.come(wanted.sockets, faults);

  std::vector<Table> tables;
  for (int n = 0; n < wanted.games; ++n) tables.emplace_back(endpoints, n, trial.seed, faults);
  constexpr int at_a_time = 64;
  std::size_t next = 0;
  std::vector<asio::awaitable<void>> all;
  for (int n = 0; n < at_a_time; ++n) all.push_back(set_up_all(tables, next, trial.time_control));
  run_all(io, std::move(all), faults);
  fmt::print("games begun                 {:>9}   beside {} sockets; {}\n", wanted.games, crowd.open(),
             load_of_machine());

  const milliseconds period(static_cast<int>(1000 / wanted.rate));
  const auto now = Steady::now();
  Run run{now, now + std::chrono::seconds(wanted.seconds), period, {}, {}};
  const double worked = servers.processor_time();
  all.clear();
  for (std::size_t n = 0; n < tables.size(); ++n)
    all.push_back(play_on(tables[n], run, period * static_cast<int>(n) / wanted.games));
  run_all(io, std::move(all), faults);
  const double seconds = ms_since(run.begin) / 1000;
  print_times("moves acknowledged", run.acknowledged);
  print_times("moves seen by the opponent", run.seen);
  fmt::print("moves a second              {:>9.0f}\n",
             static_cast<double>(run.acknowledged.size()) / seconds);
  fmt::print("the {} used             {:>9.0f} % of one processor, {:.0f} MB; {}\n",
             wanted.servers == 1 ? "server" : "servers", 100 * (servers.processor_time() - worked) / seconds,
             servers.memory("VmRSS"), load_of_machine());

  all.clear();
  all.push_back(compare_all(tables));
  run_all(io, std::move(all), faults);
  servers.stop();
  compare_with_stored(place.place(), tables, faults);
  return print_faults(faults);
}

}  // namespace muehle::load
