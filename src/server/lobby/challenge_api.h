// What the server answers about challenges (docs/server-protocol.md, "Challenges").
#pragma once

#include "server/kernel/route.h"
#include "server/lobby/challenges.h"
#include "server/people/people.h"

namespace muehle::server {

Area challenge_area(Challenges& challenges, People& people);

}  // namespace muehle::server
