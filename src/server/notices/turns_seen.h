// In which games by days it is a player's turn, or that of a seat that he shares, and until when.
#pragma once

#include <vector>

#include "server/notices/turn_plan.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// Whether he has them open is left to whoever knows.
std::vector<TurnSeen> turns_seen(Transaction& all, PlayerId player, const Moment& now);

}  // namespace muehle::server
