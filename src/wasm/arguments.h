// What requests are read with, and how they are refused.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "rules/game.h"

namespace muehle::wasm {

inline constexpr int better_moves = 1;  // shown for a move that gave something away
inline constexpr int max_argument = std::numeric_limits<int>::max();

// Cuts the first line off `text`.
std::string_view take_line(std::string_view& text);
// Cuts the first word off a line.
std::string_view take_word(std::string_view& line);
// What was wrong, and where that has a name of its own, why.
std::string error(std::string_view code, std::string_view message, const Error* reason = nullptr);
std::string error(std::string_view code, const Error& unreadable);
std::string error(const GameError& refused);

}  // namespace muehle::wasm
