// What waits for a player: challenges, games in which it is his turn, games that have begun without him,
// opponents who want another one, tournaments in which somebody has entered him or asks him for something,
// and for a referee those who call one.
#pragma once

#include <boost/json/array.hpp>

#include "net/outbox.h"
#include "server/kernel/route.h"
#include "storage/store.h"

namespace muehle::server {

// The newest first, each as JSON (docs/server-protocol.md).
boost::json::array waiting_for(Transaction& all, const StoredPlayer& player, UnixSeconds now);

Area waiting_area(Store& store, const Time& time);

}  // namespace muehle::server
