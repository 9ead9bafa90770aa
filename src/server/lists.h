// Lists of games, without playing any of them.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/array.hpp>

#include "server/clock.h"
#include "server/refusal.h"
#include "storage/store.h"

namespace muehle::server {

class Lists {
 public:
  Lists(Store& store, const Time& time) : store_(store), time_(time) {}

  // Each as JSON (docs/server-protocol.md). Where he sits: his turn first, and the least time left before the
  // rest; then what runs; then what is over, the newest first.
  boost::asio::awaitable<Answer<boost::json::array>> of(PlayerId player);
  // What everybody may see.
  boost::asio::awaitable<Answer<boost::json::array>> public_of(PlayerId player);
  boost::asio::awaitable<Answer<boost::json::array>> public_of(PlayerId player, GameFilter filter, int most);
  boost::asio::awaitable<Answer<boost::json::array>> running();

 private:
  using Ask = std::function<std::vector<ListedGame>(Transaction&)>;
  boost::asio::awaitable<Answer<std::vector<ListedGame>>> ask(Ask work);
  boost::json::array as_json(const std::vector<ListedGame>& games) const;

  Store& store_;
  const Time& time_;
};

// What White and Black have left at a tick; nothing in an unlimited game.
std::optional<std::array<Milliseconds, 2>> left_at(const Standing& standing, Milliseconds now);

}  // namespace muehle::server
