#include <fmt/format.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdlib>
#include <future>

#include "child.h"
#include "compare.h"
#include "crowd.h"
#include "storage/test_place.h"
#include "trials.h"

namespace muehle::load {
namespace {

namespace asio = boost::asio;

constexpr milliseconds try_again{50};
constexpr std::chrono::seconds clocks_stand{5};  // after a start, as the server promises
constexpr std::chrono::seconds patience{30};     // with a table that does not go on

struct Outage {
  bool for_all = true;  // false: another server may have had the games, whose clocks went on
  Steady::time_point killed;
  Steady::time_point started;
  int count = 0;
};

// What may have been charged to a clock since the table's last word: from then until the kill, and from when
// the clocks went on.
Milliseconds served(const Outage& outage, Steady::time_point last_word) {
  if (!outage.for_all) return std::chrono::duration_cast<milliseconds>(Steady::now() - last_word).count();
  const auto before = std::max(outage.killed - last_word, Steady::duration::zero());
  const auto after = std::max(Steady::now() - outage.started - clocks_stand, Steady::duration::zero());
  return std::chrono::duration_cast<milliseconds>(before + after).count();
}

struct Run {
  const Outage& outage;
  milliseconds period;
  bool over = false;
  Times acknowledged;
  Times seen;
  Times outages;             // from the kill to the first move after it
  std::vector<int> went_on;  // each table after so many outages
};

// Connects until it succeeds. False when the run is over.
asio::awaitable<bool> come_back(Table& table, Run& run) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  while (!run.over) {
    try {
      co_await table.connect(served(run.outage, table.last_word()));
      co_return true;
    } catch (const boost::system::system_error&) {
    }
    timer.expires_after(try_again);
    co_await timer.async_wait(asio::use_awaitable);
  }
  co_return false;
}

asio::awaitable<void> play_on(Table& table, Run& run, std::size_t number, milliseconds phase) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  timer.expires_after(phase);
  co_await timer.async_wait(asio::use_awaitable);
  while (!run.over) {
    bool alive = true;
    try {
      co_await table.act(run.acknowledged, run.seen);
      if (std::exchange(run.went_on[number], run.outage.count) < run.outage.count)
        run.outages.add(ms_since(run.outage.killed));
    } catch (const boost::system::system_error&) {
      alive = false;
    }
    if (!alive) {
      if (!co_await come_back(table, run)) co_return;
      continue;
    }
    timer.expires_after(run.period);
    co_await timer.async_wait(asio::use_awaitable);
  }
}

asio::awaitable<void> set_up_all(std::vector<Table>& tables, std::string time) {
  for (Table& table : tables) {
    co_await table.set_up(time);
    co_await table.connect(std::nullopt);
  }
}

// Beside the players, who go on.
template <typename Work>
asio::awaitable<std::invoke_result_t<Work>> run_beside(Work work) {
  auto result = std::async(std::launch::async, std::move(work));
  asio::steady_timer timer(co_await asio::this_coro::executor);
  while (result.wait_for(milliseconds(0)) != std::future_status::ready) {
    timer.expires_after(milliseconds(5));
    co_await timer.async_wait(asio::use_awaitable);
  }
  co_return result.get();
}

asio::awaitable<void> kill_again_and_again(Children& servers, Outage& outage, Run& run, const Kill& wanted,
                                           std::uint64_t seed, Times& starts, Faults& faults) {
  const int times = wanted.times;
  std::mt19937_64 random(seed);
  std::uniform_int_distribution<int> moment(100, 1500);
  asio::steady_timer timer(co_await asio::this_coro::executor);
  for (int n = 0; n < times; ++n) {
    timer.expires_after(milliseconds(moment(random)));
    co_await timer.async_wait(asio::use_awaitable);
    outage.killed = Steady::now();
    ++outage.count;
    outage.started = outage.killed;
    if (wanted.restart.empty()) {
      Child& server = *servers.all[static_cast<std::size_t>(n) % servers.all.size()];
      server.kill();
      timer.expires_after(milliseconds(wanted.apart));
      co_await timer.async_wait(asio::use_awaitable);
      outage.started = Steady::now();
      const double start = co_await run_beside([&server] { return server.start(); });
      starts.add(start);
    } else {
      const int status = co_await run_beside([&] { return std::system(wanted.restart.c_str()); });
      if (status != 0) faults.add(fmt::format("the command ended with {}", status));
      starts.add(ms_since(outage.killed));
    }
    const auto all_went_on = [&] {
      return std::ranges::all_of(run.went_on, [&](int count) { return count == outage.count; });
    };
    while (!all_went_on() && Steady::now() < outage.started + patience) {
      timer.expires_after(milliseconds(20));
      co_await timer.async_wait(asio::use_awaitable);
    }
    if (!all_went_on()) faults.add(fmt::format("not all tables went on after outage {}", outage.count));
    if (outage.count % 10 == 0) fmt::print(stderr, "{} of {}\n", outage.count, times);
  }
  run.over = true;
}

}  // namespace

int run_kill(const Trial& trial, const Kill& wanted) {
  const TestPlace place;
  Children servers(trial.program, place.place(), trial.options, wanted.servers);
  asio::io_context io(1);
  Faults faults;
  const Servers endpoints = servers.endpoints();
  std::vector<Table> tables;
  for (int n = 0; n < wanted.games; ++n) tables.emplace_back(endpoints, n, trial.seed, faults);
  std::vector<asio::awaitable<void>> all;
  all.push_back(set_up_all(tables, trial.time_control));
  run_all(io, std::move(all), faults);

  Outage outage{.for_all = wanted.servers == 1 || !wanted.restart.empty(), .killed = {}, .started = {}};
  const milliseconds period(static_cast<int>(1000 / wanted.rate));
  Run run{outage, period, false, {}, {}, {}, std::vector<int>(tables.size(), 0)};
  Times starts;
  all.clear();
  for (std::size_t n = 0; n < tables.size(); ++n)
    all.push_back(play_on(tables[n], run, n, period * static_cast<int>(n) / wanted.games));
  all.push_back(kill_again_and_again(servers, outage, run, wanted, trial.seed, starts, faults));
  run_all(io, std::move(all), faults);

  fmt::print("killed                      {:>9}   times; {}\n", outage.count, load_of_machine());
  print_times("started again", starts);
  print_times("tables went on after a kill", run.outages);
  print_times("moves acknowledged", run.acknowledged);
  servers.stop();
  compare_with_stored(place.place(), tables, faults);
  return print_faults(faults);
}

}  // namespace muehle::load
