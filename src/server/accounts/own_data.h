// All that is known of a player, for himself.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/json/object.hpp>

#include "server/archive/lists.h"
#include "server/clubs/clubs.h"
#include "server/lobby/challenges.h"
#include "server/lobby/friends.h"
#include "server/people/people.h"
#include "server/tournaments/tournaments.h"

namespace muehle::server {

// Of whom his data is asked.
struct OwnSources {
  People& people;
  Tokens& tokens;
  Lists& lists;
  Friends& friends;
  Challenges& challenges;
  Tournaments& tournaments;
  Clubs& clubs;
};

// Takes many looks at the store. `sources` outlives it. Refuses as or_refuse() does.
boost::asio::awaitable<boost::json::object> own_data(const OwnSources& sources, StoredPlayer player);

}  // namespace muehle::server
