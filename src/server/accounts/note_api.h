// Routes of what a player notes for himself of a game.
#pragma once

#include "server/kernel/route.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

inline constexpr std::size_t most_note_letters = 2000;
inline constexpr std::size_t most_note_lines = 100;

Area note_area(Store& store, const Time& time);

boost::json::object note_value(const StoredNote& note);

}  // namespace muehle::server
