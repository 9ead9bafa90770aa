// What the server answers to who comes and goes: guests, accounts, sessions (docs/server-protocol.md,
// "Players").
#pragma once

#include "server/accounts/own_data.h"
#include "server/kernel/route.h"
#include "server/lobby/lobby.h"
#include "server/people/sessions.h"
#include "server/tables/hub.h"
#include "server/tables/timekeeping.h"

namespace muehle::server {

Area account_area(const OwnSources& sources, Sessions& sessions, Hub& hub, Timekeeping& timekeeping,
                  Lobby& lobby);

// The shapes of players, of what one knows of oneself, and of acquaintances.
namespace schema {
std::vector<NamedSchema> player_schemas();
}

}  // namespace muehle::server
