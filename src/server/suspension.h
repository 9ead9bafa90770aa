// Who may begin a game.
#pragma once

#include <boost/json/value.hpp>

#include "server/site.h"
#include "storage/players.h"

namespace muehle::server {

// As it stands now; nothing for who may play.
std::optional<Suspension> suspension_of(const StoredPlayer& player, UnixSeconds now);

// {"until":seconds,"reason":"…"}, or null.
boost::json::value suspension_value(const StoredPlayer& player, UnixSeconds now);

// Refuses who is suspended, with until when and why, and guests where games are for accounts.
Answer<void> check_may_begin(const SitePolicy& policy, const StoredPlayer& player, UnixSeconds now);
// The same as it is said to who would play against him: not until when, and not why.
Refused of_opponent(Refused refused);

}  // namespace muehle::server
