// The line of a puzzle: how far there is one right move only.
#pragma once

#include "puzzles/judge.h"
#include "puzzles/puzzle.h"

namespace muehle::puzzles {

inline constexpr int most_steps_to_win = 6;  // of a line that goes on to the end of the game
inline constexpr int most_steps = 3;         // of others
inline constexpr int most_last_moves = 6;

// Can a line end with these right moves? With one; or with a few that all end the game, differ only in the
// stone that is taken, or are one move up to the symmetries of the position.
bool can_be_last(const Position& position, const std::vector<Move>& moves, const RuleSet& rules);

// Every one of these moves ends the game.
bool end_the_game(const Position& position, const std::vector<Move>& moves, const RuleSet& rules);

// The right moves of a position with which a line can end. Nothing: it has none, or is lost.
std::optional<Right> find_step(Judge& judge, const Position& position);

// The line from `start`, whose first step find_step() has found.
Line find_line(Judge& judge, const Position& start, const Right& right);

}  // namespace muehle::puzzles
