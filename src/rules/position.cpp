#include "rules/position.h"

#include <string>

namespace muehle {
namespace {

std::string side_count(std::string_view side, int board, int hand) {
  return std::string(side) + " has " + std::to_string(board) + " on the board and " + std::to_string(hand) +
         " in hand";
}

}  // namespace

Result<Position> Position::make(const Setup& setup) {
  if (((setup.white | setup.black) & ~all_points) != 0) return fail("a stone stands outside the 24 points");
  if ((setup.white & setup.black) != 0) return fail("a white and a black stone stand on the same point");
  for (const int hand : {setup.white_hand, setup.black_hand}) {
    if (hand < 0 || hand > stones_per_side) {
      return fail("a hand holds 0 to 9 stones, not " + std::to_string(hand));
    }
  }
  if (count(setup.white) + setup.white_hand > stones_per_side) {
    return fail("a side has at most 9 stones: " + side_count("White", count(setup.white), setup.white_hand));
  }
  if (count(setup.black) + setup.black_hand > stones_per_side) {
    return fail("a side has at most 9 stones: " + side_count("Black", count(setup.black), setup.black_hand));
  }
  if (setup.to_move == Colour::white && setup.white_hand != setup.black_hand) {
    return fail("with White to move both hands are equal, not " + std::to_string(setup.white_hand) + " and " +
                std::to_string(setup.black_hand));
  }
  const bool both_empty = setup.white_hand == 0 && setup.black_hand == 0;
  if (setup.to_move == Colour::black && !both_empty && setup.black_hand != setup.white_hand + 1) {
    return fail("with Black to move Black has one stone more in hand than White, or both have none, not " +
                std::to_string(setup.white_hand) + " (White) and " + std::to_string(setup.black_hand) +
                " (Black)");
  }

  Position position;
  position.bits_ = packed(setup);
  return position;
}

}  // namespace muehle
