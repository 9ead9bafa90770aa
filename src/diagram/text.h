// A position as a drawing of characters.
//
//   7  W-----------+-----------B     [W] [.] [x]  target, origin and removed stone of the last move
//      |           |           |     (W) (+)      marked points
//   6  |   +-------+-------+   |
#pragma once

#include <optional>
#include <string>

#include "rules/position.h"

namespace muehle::diagram {

enum class Charset {
  ascii,    // W, B and lines of - | +
  unicode,  // ○ for white, ● for black, box drawing; every character one column wide
};

struct TextStyle {
  Charset charset = Charset::ascii;
  std::optional<Move> last = std::nullopt;  // the move that led to the position
  Mask marked = 0;
  bool coordinates = true;
};

inline constexpr int text_rows = 13;     // of the board; coordinates add two
inline constexpr int text_columns = 25;  // of the board; coordinates add three on the left

// Where the point stands on the board's drawing.
struct Cell {
  int row;
  int column;
};
Cell text_cell(Point point);

// Lines that end in a newline and have no trailing blanks.
std::string to_text(const Position& position, const TextStyle& style = {});

}  // namespace muehle::diagram
