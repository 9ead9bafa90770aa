// Values as scores, which grow with what is better for the side to move, so that the best move is a maximum.
#pragma once

#include <array>
#include <cstdint>

#include "perfect/distance_model.h"

namespace muehle::solver {

// Which bytes stand for the values of positions: perfect::Value, or distances.
struct Scale {
  std::array<std::uint8_t, 256> score_of_next;  // of a move, by the value that the other side then has
  std::array<std::uint8_t, 256> value_of_score;
  std::uint8_t score_of_taking_the_last;  // of a move after which the other side has too few stones
};
inline constexpr std::uint8_t no_move_score = 0;

constexpr Scale make_wdl_scale() {
  Scale scale{};
  for (std::uint8_t next = 0; next < 3; ++next) {
    const auto value = static_cast<std::uint8_t>(2 - next);
    scale.score_of_next[next] = static_cast<std::uint8_t>(value + 1);
    scale.value_of_score[value + 1u] = value;
  }
  scale.value_of_score[no_move_score] = 0;
  scale.score_of_taking_the_last = 3;
  return scale;
}

constexpr Scale make_distance_scale() {
  constexpr int draw_score = 127;
  const auto score_of = [](int plies) { return plies % 2 == 0 ? plies / 2 : 255 - plies / 2; };
  Scale scale{};
  for (int next = 0; next < perfect::no_distance - 1; ++next) {
    const int score = score_of(next + 1);
    scale.score_of_next[static_cast<std::size_t>(next)] = static_cast<std::uint8_t>(score);
    scale.value_of_score[static_cast<std::size_t>(score)] = static_cast<std::uint8_t>(next + 1);
  }
  scale.score_of_next[perfect::no_distance] = draw_score;
  scale.value_of_score[draw_score] = perfect::no_distance;
  scale.value_of_score[no_move_score] = 0;
  scale.score_of_taking_the_last = static_cast<std::uint8_t>(score_of(1));
  return scale;
}

inline constexpr Scale wdl_scale = make_wdl_scale();
inline constexpr Scale distance_scale = make_distance_scale();

}  // namespace muehle::solver
