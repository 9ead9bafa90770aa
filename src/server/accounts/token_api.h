// What the server answers about tokens, and accounts of bots (docs/bots.md).
#pragma once

#include <boost/json/object.hpp>

#include "server/kernel/route.h"
#include "server/lobby/lobby.h"
#include "server/people/people.h"
#include "server/people/tokens.h"

namespace muehle::server {

Area token_area(Tokens& tokens, People& people, Lobby& lobby);

// A token as its owner sees it; the secret is not in it.
boost::json::object token_value(const StoredToken& token);

}  // namespace muehle::server
