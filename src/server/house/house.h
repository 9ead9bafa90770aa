// The house's own opponent: programs of the server's, one for each level of the computer, whom who waits in
// vain may play. They sit at tables like anybody else, marked as programs, and are never rated. Lives on the
// I/O thread; what they think is worked out elsewhere, a move at a time.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "club/rating.h"
#include "server/kernel/workers.h"
#include "server/lobby/lobby.h"
#include "server/tables/hub.h"

namespace muehle::server {

// The level that fits a rating. Of whom little is known, the least that he may well be; none: he is new.
int house_level(const std::optional<club::Rating>& rating);

class House {
 public:
  using Task = boost::asio::awaitable<void>;

  // `start`: begins work that nobody waits for. `thinking` outlives all of it.
  House(Store& store, const Time& time, Hub& hub, Lobby& lobby, Workers& thinking, HousePolicy policy,
        std::function<void(Task)> start);
  ~House();
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  // Who waits with this offer plays the house instead; the code of the game.
  boost::asio::awaitable<Answer<std::string>> play(StoredPlayer player, std::string seek);
  // Sits down again where it sat when the server stopped. False where that could not be read: once more.
  boost::asio::awaitable<bool> resume();
  // To be called often: answers what has happened.
  void look_after();
  // Nothing is thought of any more.
  void stop() { stopping_ = true; }

  int games() const;  // that run

 private:
  class Chair;
  using ChairPointer = std::shared_ptr<Chair>;

  // The program of a level, or of one near it whose name nobody has.
  boost::asio::awaitable<Answer<HousePlayer>> program(int level);
  boost::asio::awaitable<bool> sit_down(HousePlayer program, std::string code);
  void get_up(const std::string& code);
  Task act(ChairPointer chair);
  Task move(ChairPointer chair);
  Task ask(const ChairPointer& chair, Hub::MakeRequest make);

  Store& store_;
  const Time& time_;
  Hub& hub_;
  Lobby& lobby_;
  Workers& thinking_;
  const HousePolicy policy_;
  std::function<void(Task)> start_;
  std::map<std::string, ChairPointer> seats_;  // by the code of the table
  int coming_ = 0;                             // games that begin just now
  std::atomic<bool> stopping_ = false;
};

}  // namespace muehle::server
