// A position as a picture: SVG that needs no fonts, no scripts and no filters.
#pragma once

#include <optional>
#include <string>

#include "rules/position.h"

namespace muehle::diagram {

struct SvgStyle {
  std::optional<Move> last = std::nullopt;  // the move that led to the position: an arrow, a ring, a cross
  Mask marked = 0;                          // points with a thin ring
  bool coordinates = true;
  bool hands = true;  // a strip below the board with the stones in hand and the side to move
};

std::string to_svg(const Position& position, const SvgStyle& style = {});

}  // namespace muehle::diagram
