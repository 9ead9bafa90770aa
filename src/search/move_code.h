// Moves as the search keeps them in tables and lists.
#pragma once

#include <cstdint>

#include "rules/position.h"

namespace muehle::search {

// A move in 15 bits, the code that tables and lists hold: target, origin and captured stone, five bits each.
using MoveCode = std::uint16_t;
inline constexpr int code_bits = 5;
inline constexpr MoveCode no_code_point = (1 << code_bits) - 1;  // the hand as origin, or nothing captured
inline constexpr MoveCode no_move = 0x7FFF;

constexpr MoveCode make_code(int from, int to, int capture) {
  return static_cast<MoveCode>(to | from << code_bits | capture << (2 * code_bits));
}
constexpr MoveCode encode(Move move) {
  return make_code(move.from & no_code_point, move.to & no_code_point, move.capture & no_code_point);
}
constexpr Point decode_point(int code) { return code == no_code_point ? no_point : static_cast<Point>(code); }
constexpr Move decode(MoveCode code) {
  return {decode_point((code >> code_bits) & no_code_point), decode_point(code & no_code_point),
          decode_point((code >> (2 * code_bits)) & no_code_point)};
}
constexpr int code_target(MoveCode code) { return code & no_code_point; }
constexpr int code_origin(MoveCode code) { return (code >> code_bits) & no_code_point; }
constexpr int code_capture(MoveCode code) { return code >> (2 * code_bits); }
constexpr bool code_captures(MoveCode code) { return code_capture(code) != no_code_point; }

}  // namespace muehle::search
