// The best trap: in a drawn position the move after which the other side is by far the most likely to err.
#pragma once

#include "puzzles/judge.h"
#include "puzzles/puzzle.h"

namespace muehle::puzzles {

inline constexpr int fewest_drawing_moves = 3;
inline constexpr double least_chance_of_error = 0.35;
inline constexpr double clear_margin = 0.2;  // that any other drawing move is behind

// The traps of a drawn position in which these moves draw, judged by the model of search/trap.h: one move, or
// one up to symmetry. Nothing: there is none.
std::optional<std::vector<Move>> best_traps(Judge& judge, const Position& position, const Right& right);

// The error that is most likely in `position`, drawn for the side that is to move.
std::optional<Move> likeliest_error(Judge& judge, const Position& position);

// The trap, the error and what punishes it, or the trap alone where many moves do that.
std::optional<Line> find_trap(Judge& judge, const Position& start, const Right& right);

}  // namespace muehle::puzzles
