#include "rules/position.h"

#include <string>

#include "rules/problem.h"

namespace muehle {
Result<Position> Position::make(const Setup& setup) {
  if (((setup.white | setup.black) & ~all_points) != 0) return fail(Problem::stone_off_board);
  if ((setup.white & setup.black) != 0) return fail(Problem::two_stones_on_point);
  for (const int hand : {setup.white_hand, setup.black_hand}) {
    if (hand < 0 || hand > stones_per_side) {
      return fail(Problem::bad_hand, {std::to_string(hand)});
    }
  }
  if (count(setup.white) + setup.white_hand > stones_per_side) {
    return fail(Problem::too_many_white_stones,
                {std::to_string(count(setup.white)), std::to_string(setup.white_hand)});
  }
  if (count(setup.black) + setup.black_hand > stones_per_side) {
    return fail(Problem::too_many_black_stones,
                {std::to_string(count(setup.black)), std::to_string(setup.black_hand)});
  }
  if (setup.to_move == Colour::white && setup.white_hand != setup.black_hand) {
    return fail(Problem::unequal_hands, {std::to_string(setup.white_hand), std::to_string(setup.black_hand)});
  }
  const bool both_empty = setup.white_hand == 0 && setup.black_hand == 0;
  if (setup.to_move == Colour::black && !both_empty && setup.black_hand != setup.white_hand + 1) {
    return fail(Problem::unfitting_hands,
                {std::to_string(setup.white_hand), std::to_string(setup.black_hand)});
  }

  Position position;
  position.bits_ = packed(setup);
  return position;
}

}  // namespace muehle
