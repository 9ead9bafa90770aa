// The characters of moves, move numbers and their annotation, and those of `start`, as path data to be
// stroked.
#pragma once

#include <string_view>

namespace muehle::diagram {

// Boxes are 8 units wide; the top is 0, the base line 14, and only `g` reaches below it.
inline constexpr int glyph_width = 8;
inline constexpr int glyph_height = 14;

// Empty for any other character.
std::string_view glyph(char character);

// From the left of a character to the left of the next one.
int glyph_advance(char character);

}  // namespace muehle::diagram
