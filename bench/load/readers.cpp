#include <fmt/format.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <random>

#include "child.h"
#include "crowd.h"
#include "playing.h"
#include "scripts.h"
#include "server/rights/account_name.h"
#include "storage/test_place.h"
#include "trials.h"

namespace muehle::load {
namespace {

namespace asio = boost::asio;

constexpr int series = 20;  // tables with many games
constexpr int plies = 60;
constexpr int first_reader = 2'000'000;  // an address; players have those below
constexpr std::chrono::seconds come_again{1};
constexpr std::array<const char*, 2> names = {"Anna", "Ben"};
constexpr UnixSeconds month = 30LL * 24 * 3600;

UnixSeconds now() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// Two accounts with many games between them, a month ago. The number of the first game.
std::int64_t fill(Store& store, int games, std::uint64_t seed) {
  const Script script = play_script("600+5", plies, true, first_tick, seed);
  PlayerId anna = 0;
  in_store(store, [&](Transaction& all) {
    for (const char* name : names) {
      const PlayerId player = all.players().add_guest(name, "de", now() - month);
      all.players().enroll(player, {.shown = name, .skeleton = server::skeleton_of(name)}, "none");
      if (anna == 0) anna = player;
    }
  });
  std::int64_t first = 0;
  for (int n = 0; n < series; ++n) {
    in_store(store, [&](Transaction& all) {
      const std::int64_t number =
          add_series(all, script, {.first = anna, .count = 2}, n, games, now() - month);
      if (n == 0) first = number;
    });
  }
  return first;
}

// What they ask for, each as often.
enum class Question { old_record, live_record, lobby, games_of_player, all_games };
constexpr std::array<const char*, 5> question_names = {"a record of a long series", "a record of a live game",
                                                       "the lobby", "the games of a player",
                                                       "public games that are over"};

class Asking {
 public:
  Asking(const Servers& servers, const Readers& wanted, const std::vector<Table>& tables, std::int64_t first,
         std::uint64_t seed, Faults& faults)
      : servers_(servers), wanted_(wanted), tables_(tables), first_(first), random_(seed), faults_(faults) {}

  // One request after the other, of one address.
  asio::awaitable<void> read_on(int address, Steady::time_point end) {
    Visitor visitor = visitor_from(servers_, first_reader + address);
    asio::steady_timer timer(co_await asio::this_coro::executor);
    while (Steady::now() < end) {
      const int question = any(static_cast<int>(question_names.size()));
      const std::string target = target_of(static_cast<Question>(question));
      const auto begin = Steady::now();
      const Reply reply = co_await ask(visitor, "GET", target, "");
      if (reply.status == 200) {
        answered_.at(static_cast<std::size_t>(question)).add(ms_since(begin));
        continue;
      }
      if (reply.status != 429 && reply.status != 503) faults_.add(target + ": " + reply.body);
      ++refused_;
      timer.expires_after(come_again);
      co_await timer.async_wait(asio::use_awaitable);
    }
  }

  void print() const {
    for (std::size_t n = 0; n < answered_.size(); ++n) print_times(question_names.at(n), answered_.at(n));
    fmt::print("refused, as too many        {:>9}\n", refused_);
  }

 private:
  std::string target_of(Question question) {
    switch (question) {
      case Question::old_record: {
        const int n = any(series);
        return fmt::format("/api/tables/{}/record?game={}", table_code(n),
                           first_ + n * wanted_.series + any(wanted_.series));
      }
      case Question::live_record:
        return "/api/tables/" + tables_[static_cast<std::size_t>(any(wanted_.games))].code() + "/record";
      case Question::lobby:
        return "/api/lobby";
      case Question::games_of_player:
        return fmt::format("/api/players/{}/games", names.at(static_cast<std::size_t>(any(2))));
      case Question::all_games:
        return "/api/games?max=50";
    }
    return "";
  }

  int any(int below) { return std::uniform_int_distribution<int>(0, below - 1)(random_); }

  Servers servers_;
  const Readers& wanted_;
  const std::vector<Table>& tables_;
  std::int64_t first_;
  std::mt19937_64 random_;
  Faults& faults_;
  std::array<Times, question_names.size()> answered_;
  int refused_ = 0;
};

}  // namespace

int run_readers(const Trial& trial, const Readers& wanted) {
  const TestPlace place;
  auto store = place.open();
  const std::int64_t first = fill(*store, wanted.series, trial.seed);
  store.reset();
  Children servers(trial.program, place.place(), trial.options, 1);
  asio::io_context io(1);
  Faults faults;
  const Servers endpoints = servers.endpoints();
  std::vector<Table> tables =
      begin_games(io, endpoints, wanted.games, trial.seed, trial.time_control, faults);
  fmt::print("games begun                 {:>9}   beside {} tables with {} games; {}\n", wanted.games, series,
             wanted.series, load_of_machine());

  const Usage usage(*servers.all.front());
  const Pace pace = pace_of(wanted.rate, wanted.seconds);
  Asking asking(endpoints, wanted, tables, first, trial.seed, faults);
  std::vector<asio::awaitable<void>> beside;
  for (int address = 0; address < wanted.addresses; ++address) {
    for (int n = 0; n < wanted.at_once; ++n) beside.push_back(asking.read_on(address, pace.end));
  }
  const Played played = play_all(io, tables, pace, std::move(beside), faults);
  print_played(played);
  asking.print();
  usage.print(played.seconds);
  return end_and_compare(io, servers, place.place(), tables, faults);
}

}  // namespace muehle::load
