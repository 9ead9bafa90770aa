// Counting sequences of moves, as rules/perft.h does, but so that it can be stopped.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "rules/game.h"

namespace muehle::engine {

// The legal moves in the order of their texts; none when the game is over.
std::vector<Move> ordered_moves(const History& history);

// The sequences of `depth` moves, from 1, from the last position of `history`. `part` is called after every
// first move with how many begin with it. Nothing where `stop` became true.
std::optional<std::uint64_t> count_sequences(const History& history, int depth, const std::atomic<bool>& stop,
                                             const std::function<void(Move, std::uint64_t)>& part);

}  // namespace muehle::engine
