// Reading what engines answer to `go`, of this project's protocol and of its two-token relative, in which the
// stone that a mill takes is a move of its own: `xg7`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/words.h"

namespace muehle::match {

// What stands behind `bestmove`, as words: a move, a capture, or both.
struct BestMoveWords {
  std::string move;     // `d6`, `a1-a4`, `d6xg7`; empty where only a stone is taken
  std::string capture;  // `xg7`, or empty
};

// Finds `bestmove` in a line that may carry other text before it. Nothing: it is not there.
std::optional<BestMoveWords> find_best_move(std::string_view line);

// The moves of a `position` command, each preceded by a blank; two tokens: a capture is a word of its own.
std::string move_list(const std::vector<Move>& moves, bool two_tokens);

}  // namespace muehle::match
