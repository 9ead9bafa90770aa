// Lists of games, without playing any of them.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/array.hpp>
#include <memory>

#include "server/kernel/kept.h"
#include "server/kernel/refusal.h"
#include "server/tables/standing.h"
#include "server/tables/watching.h"
#include "storage/store.h"

namespace muehle::server {

class Lists {
 public:
  Lists(Store& store, const Time& time, const Watching& watching, Workers& replaying)
      : store_(store), time_(time), watching_(watching), replaying_(replaying) {}

  // Each as JSON (docs/server-protocol.md). Where he sits or shares a seat: his turn first, and the least
  // time left before the rest; then what runs; then what is over, the newest first.
  boost::asio::awaitable<Answer<boost::json::array>> of(PlayerId player);
  // The moves of the games in which he sits as records: {"code","number","record"}, at most 500.
  boost::asio::awaitable<Answer<boost::json::array>> records_of(PlayerId player);
  // What everybody may see.
  boost::asio::awaitable<Answer<boost::json::array>> public_of(PlayerId player);
  boost::asio::awaitable<Answer<boost::json::array>> public_of(PlayerId player, GameFilter filter, int most);
  // The public games that run, and the one of them with the best players (null where none runs), as JSON.
  // Asked for once a second and by one at a time, whoever reads it.
  struct Running {
    std::string games;
    std::string featured;
    int changes = 0;  // as many were known when it was looked at
  };
  using RunningTexts = std::shared_ptr<const Running>;
  boost::asio::awaitable<Answer<RunningTexts>> running();
  // A game as who watches sees it; nothing where that is not known. `add_vacations` (below) comes first.
  std::optional<boost::json::object> shown(const ListedGame& game) const;
  Milliseconds earliest_shown() const { return watching_.earliest_shown(); }
  // A game has begun or is over.
  void look_again() {
    ++changes_;
    running_.reset();
  }

 private:
  using Ask = std::function<std::vector<ListedGame>(Transaction&)>;
  boost::asio::awaitable<Answer<std::vector<ListedGame>>> ask(Ask work);
  boost::asio::awaitable<Answer<RunningTexts>> look_at_running();
  boost::json::object as_json(const Watching::Shown& shown) const;
  boost::json::array as_json(const std::vector<ListedGame>& games) const;

  Store& store_;
  const Time& time_;
  const Watching& watching_;
  Workers& replaying_;
  RunningTexts running_;
  Kept<RunningTexts> looking_{std::chrono::milliseconds(0)};  // who asks meanwhile waits for that
  Milliseconds running_at_ = 0;                               // a tick
  int changes_ = 0;
};

// Of whoever is to move, in a game by days: those that are not over at `tick`. Of earlier ones nothing
// follows.
void add_vacations(Transaction& all, std::vector<ListedGame>& games, Milliseconds tick);

// What White and Black have left at a tick; nothing in an unlimited game. `leaves`: of who is to move.
std::optional<std::array<Milliseconds, 2>> left_at(const Standing& standing, const play::Leaves& leaves,
                                                   Milliseconds now);

}  // namespace muehle::server
