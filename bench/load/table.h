// A table with two players who play legal random moves, one game after the other, and remember what was
// acknowledged: the server must know exactly the same in the end.
#pragma once

#include <array>
#include <boost/json/value.hpp>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "figures.h"
#include "rules/game.h"
#include "storage/stored_table.h"
#include "support/time.h"
#include "visitor.h"

namespace muehle::load {

// What a server does wrong, told at the end.
struct Faults {
  std::vector<std::string> all;
  void add(std::string what) { all.push_back(std::move(what)); }
};

// A request whose acknowledgement has come.
struct Done {
  std::string line;
  std::string id;
  int seat = 0;
};
struct PlayedGame {
  std::int64_t number = 0;
  std::vector<Done> done;
};

class Table {
 public:
  // The `n`th of a run.
  Table(const Servers& servers, int n, std::uint64_t seed, Faults& faults);

  // Two guests, a table, one game begun; over HTTP.
  boost::asio::awaitable<void> set_up(std::string time_control);
  // Both sockets, for the first time or again. What the server says now is compared with what is known:
  // nothing acknowledged may be missing, and at most the request under way may have been added.
  // `served`: how much of the time since the last word of the server may have been charged to a clock.
  // Who cannot be reached is left for the next server.
  boost::asio::awaitable<void> connect(std::optional<Milliseconds> served);
  // One move, or where the game is over the next game. Times until the acknowledgement, and until the
  // opponent has seen it, are added. Throws boost::system::system_error when a line is dead; what was under
  // way is then sent again by the next call.
  boost::asio::awaitable<void> act(Times& acknowledged, Times& seen);
  // Asks over HTTP how the present game stands, and compares.
  boost::asio::awaitable<void> compare();
  // All games with what the store has.
  void compare_with(const StoredTable& stored) const;

  const std::string& code() const { return code_; }
  std::size_t acknowledged() const { return acknowledged_; }
  const Visitor& player(int seat) const { return players_[static_cast<std::size_t>(seat)]; }
  Steady::time_point last_word() const { return clocks_.at; }

 private:
  struct Pending {
    int seat;
    std::string id;
    std::string line;
  };
  struct Clocks {
    std::optional<std::array<Milliseconds, 2>> left;  // White, Black
    std::optional<int> running;                       // 0: White
    Steady::time_point at;
  };

  void begin(const boost::json::object& state);
  void take_state(const boost::json::object& state, std::optional<Milliseconds> served);
  void check_clocks(const boost::json::value& clock, Milliseconds served);
  void note_clocks(const boost::json::value& clock);
  boost::asio::awaitable<void> move(Times& acknowledged, Times& seen);
  boost::asio::awaitable<void> next_game();
  // True where the game behind `number` has begun there, false where the wish for it is acknowledged.
  boost::asio::awaitable<bool> hear_of_next(int seat, std::int64_t number);
  boost::asio::awaitable<boost::json::object> hear(int seat);
  int seat_to_move() const;
  std::string draw_line();
  void acknowledge();
  void fault(const std::string& what) const;

  std::array<Visitor, 2> players_;
  std::array<std::unique_ptr<Line>, 2> lines_;
  std::mt19937_64 random_;
  Faults& faults_;
  std::string code_;
  int white_ = 0;
  int ids_ = 0;
  Game game_;
  std::vector<PlayedGame> games_;
  std::optional<Pending> pending_;
  bool pending_is_stored_ = false;  // though its acknowledgement was lost
  Clocks clocks_;
  std::size_t acknowledged_ = 0;
};

}  // namespace muehle::load
