// Moves as other programs, sites and people write them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "rules/notation.h"

namespace muehle {

// How a text calls the points: by their names, or by numbers in reading order, of which a7 is 1 or 0.
enum class PointNames { names, from_one, from_zero };
inline constexpr std::array all_point_names = {PointNames::names, PointNames::from_one,
                                               PointNames::from_zero};
// `names`, `from_one`, `from_zero`.
std::string_view to_text(PointNames points);

// The bytes of a sign for a capture that `text` begins with: `x`, `X`, `:` or `×`; 0: none.
std::size_t capture_sign_length(std::string_view text);

// A word with our signs: small letters, `x` for captures, `-` for the ways that there are to write a dash or
// an arrow.
std::string in_our_signs(std::string_view word);

// A move in our signs whose points are called so; by names also without a dash: `a1a4xg7`.
Result<Move> parse_move(std::string_view word, PointNames points);
// The stone that a word in our signs takes which has no more than that: `xd1`.
Result<Point> capture_point(std::string_view word, PointNames points);

}  // namespace muehle
