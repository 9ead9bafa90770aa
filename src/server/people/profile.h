// What is told of a player.
#pragma once

#include <boost/json/object.hpp>

#include "server/people/people.h"

namespace muehle::server {

boost::json::object ratings_value(const People::Ratings& ratings);
boost::json::object profile_value(const StoredPlayer& player, const People::Ratings& ratings);
// What only he reads.
boost::json::object own_profile_value(const StoredPlayer& player, const People::Ratings& ratings,
                                      UnixSeconds now);

}  // namespace muehle::server
