// What happens at tables and others want to hear of.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <string>
#include <vector>

#include "club/rating.h"
#include "storage/players.h"

namespace muehle::server {

class Room;

// Each says it to one who listens, or to nobody.
struct TableEvents {
  // A game between two has begun or is over, or one of them wants another; or a table where one does was
  // loaded.
  std::function<void(const Room&)> on_game = [](const Room&) {};
  // Offers have ended with the beginning of a game.
  std::function<void(const std::vector<std::string>& ids)> on_offers = [](const auto&) {};
  // What a rated game has made of the rating of one of the two.
  std::function<void(PlayerId, club::Pool, const club::Rating&)> on_rating = [](PlayerId, club::Pool,
                                                                                const club::Rating&) {};
  // A correction has made other ratings in a pool, of whomever: heard out before it is answered.
  std::function<boost::asio::awaitable<void>(club::Pool)> on_rerated =
      [](club::Pool) -> boost::asio::awaitable<void> { co_return; };
};

}  // namespace muehle::server
