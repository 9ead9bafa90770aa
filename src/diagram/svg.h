// A position as a picture: SVG that needs no fonts, no scripts and no filters.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.h"

namespace muehle::diagram {

struct SvgStyle {
  std::optional<Move> last = std::nullopt;  // the move that led to the position: an arrow, a ring, a cross
  Mask marked = 0;                          // points with a thin ring
  bool coordinates = true;
  bool hands = true;  // a strip below the board with the stones in hand and the side to move
};

std::string to_svg(const Position& position, const SvgStyle& style = {});

// The same as it stands beside a link to it, 1200 by 630: the board, and beside it who has what in hand.
std::string to_card(const Position& position);

// Positions of a game side by side, to be printed: each on a board of its own below its caption.
struct StripPanel {
  Position position;
  std::optional<Move> last = std::nullopt;
  std::string caption;  // of the characters in glyphs.h and blanks, as in `12... d6-d7xf4`
};
// At least one panel, from left to right and then row by row, `columns` (from 1) in a row. `title` says what
// it is to those who cannot see it.
std::string to_svg(const std::vector<StripPanel>& panels, int columns, std::string_view title);

}  // namespace muehle::diagram
