// Routes of what referees know of a player: their notes, what was decided about him, and what of him was
// reported.
#pragma once

#include "server/kernel/route.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// So many on one player.
inline constexpr std::size_t most_player_notes = 100;

Area player_desk_area(Store& store, const Time& time);

}  // namespace muehle::server
