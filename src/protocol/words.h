// What several commands are made of.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/notation.h"

namespace muehle::protocol {

using Words = std::span<const std::string_view>;

// One move a word; a word that begins with x is the capture of the move before it. Says nothing about
// legality. Errors count the moves.
Result<std::vector<Move>> parse_moves(Words words);

// How a capture is written: in the word of its move, or, for programs of the two-token relative of this
// protocol, as a word of its own. Both are always understood.
enum class Captures { joined, split };

// Each preceded by a blank: ` d6 f4xa1`, or ` d6 f4 xa1`.
std::string to_text(const std::vector<Move>& moves, Captures captures = Captures::joined);

// A whole number from `least` to `most`, which may be larger than an int; `name` names it in the error.
Result<std::int64_t> parse_count(std::string_view name, std::string_view text, std::int64_t least,
                                 std::int64_t most);

}  // namespace muehle::protocol
