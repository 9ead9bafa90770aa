// Who plays the games of a bot, and for how long he may think.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "bot/messages.h"
#include "bot/pause.h"
#include "engine/go.h"
#include "rules/game.h"

namespace muehle::bot {

// What `colour` does now within these limits: a move, an answer to an offer, a claim, or nothing: it waits.
// An error: he cannot play on.
using Player = std::function<Result<std::optional<Event>>(const Game&, Colour, const engine::Go&)>;
// One a game; the same seed makes the same one. Called by several threads.
using PlayerMaker = std::function<Player(std::uint64_t seed)>;

// By the clock of the game a request counts when it comes to the server, so this is kept for its way.
inline constexpr Milliseconds kept_for_the_way = 1000;
// Where no clock limits a move.
inline constexpr int usual_move_time = 2000;

// `since`: so long ago the server said what the clock shows. `move_time`: never longer, in milliseconds.
engine::Go limits_for(const play::TimeControl& control, const std::optional<ClockShown>& clock, Colour colour,
                      Duration since, std::optional<int> move_time);

}  // namespace muehle::bot
