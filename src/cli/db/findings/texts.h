// Moves as one text, and back.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/notation.h"

namespace muehle::cli::db {

// `d6 a4 g7xd6`.
std::string moves_text(const std::vector<Move>& moves);
// Of a text that moves_text() wrote; what is no move ends it.
std::vector<Move> parse_moves(std::string_view text);

}  // namespace muehle::cli::db
