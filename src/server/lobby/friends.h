// Whom a player knows: his friends, whom he will not meet, and who may challenge him. For players with an
// account.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/object.hpp>
#include <functional>

#include "server/lobby/lobby.h"
#include "server/rights/blocks.h"
#include "server/tables/hub.h"
#include "storage/store.h"

namespace muehle::server {

inline constexpr std::size_t most_acquaintances = 500;

std::string_view to_text(Door door);

// Who may challenge a player from now on, and who finds him; what is not there stays.
struct DoorChange {
  std::optional<Door> door = {};
  std::optional<bool> bots = {};    // bots, too
  std::optional<bool> hidden = {};  // rankings and the search for players do not show him
};

// What a player's rated games made of his ratings, the last thousand of each kind, oldest first.
struct Histories {
  std::vector<RatingPoint> live;
  std::vector<RatingPoint> correspondence;
};

class Friends {
 public:
  Friends(Store& store, const Time& time, Hub& hub, Lobby& lobby, Blocks& blocks)
      : store_(store), time_(time), hub_(hub), lobby_(lobby), blocks_(blocks) {}

  // From now on `other` is this to the player. Blocking ends the challenges between them.
  boost::asio::awaitable<Answer<void>> set(StoredPlayer player, StoredPlayer other, Relation relation);
  // He is this no more, if he was.
  boost::asio::awaitable<Answer<void>> end(StoredPlayer player, StoredPlayer other, Relation relation);
  boost::asio::awaitable<Answer<void>> set_door(StoredPlayer player, DoorChange change);
  // Somebody hides himself, or does so no more.
  void on_hidden(std::function<void()> tell) { tell_hidden_ = std::move(tell); }

  // Each as JSON (docs/server-protocol.md): all of them, and what one of them is to a player.
  boost::asio::awaitable<Answer<boost::json::object>> people(StoredPlayer player);
  boost::asio::awaitable<Answer<boost::json::object>> with(StoredPlayer player, StoredPlayer other);

  boost::asio::awaitable<Answer<Histories>> histories(PlayerId player);

 private:
  Store& store_;
  const Time& time_;
  Hub& hub_;
  Lobby& lobby_;
  Blocks& blocks_;
  std::function<void()> tell_hidden_;
};

// Whether a player may challenge another one.
bool takes_challenges(Transaction& all, PlayerId challenged, const StoredPlayer& challenger);

}  // namespace muehle::server
