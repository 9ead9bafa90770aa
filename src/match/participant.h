// Who can take part in a match.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "rules/game.h"
#include "search/levels.h"

namespace muehle::match {

// Asked again and again: what does `colour` do now? Nothing: it waits. The side to move may not wait.
using Participant = std::function<std::optional<Event>(const Game& game, Colour colour)>;
// Makes a participant for one game; the same seed makes the same one.
using Maker = std::function<Participant(std::uint64_t seed)>;

// Plays any legal move with equal probability, declines offers, claims nothing.
Participant random_mover(std::uint64_t seed);

// The computer at `level` without its limit in time, so that every game can be played again.
Participant level_player(const search::Level& level, std::uint64_t seed);

}  // namespace muehle::match
