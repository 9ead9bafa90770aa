// What the server answers about players with an account, what somebody is to whom, and what they have played
// (docs/server-protocol.md, "Players").
#pragma once

#include "server/archive/lists.h"
#include "server/kernel/route.h"
#include "server/lobby/challenges.h"
#include "server/lobby/friends.h"
#include "server/people/people.h"

namespace muehle::server {

Area player_area(Friends& friends, Challenges& challenges, People& people, Lists& lists);

// Which games the query of a request asks for.
Answer<GameFilter> read_filter(std::string_view target);

}  // namespace muehle::server
