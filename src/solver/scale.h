// Values as scores, which grow with what is better for the side to move, so that the best move is a maximum:
// perfect::Grade in a byte.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "perfect/answer.h"

namespace muehle::solver {

// For bytes that stand for the values of positions: perfect::Value, or distances.
struct Scale {
  std::array<std::uint8_t, 256> score_of_next;  // of a move, by the value that the other side then has
  std::array<std::uint8_t, 256> value_of_score;
  std::uint8_t score_of_taking_the_last;  // of a move after which the other side has too few stones
};
inline constexpr std::uint8_t no_move_score = 0;  // below all others; its value is that of a lost position

// For the bytes `codes` of positions that moves lead to. `answer_of` reads such a byte and `code_of` writes
// it.
template <std::size_t count, typename AnswerOf, typename CodeOf>
constexpr Scale make_scale(std::array<std::uint8_t, count> codes, AnswerOf answer_of, CodeOf code_of) {
  const auto grade = [&](std::uint8_t next) { return perfect::Grade(answer_of(next)).one_ply_before(); };
  std::sort(codes.begin(), codes.end(),
            [&](std::uint8_t left, std::uint8_t right) { return grade(left) < grade(right); });
  Scale scale{};
  std::uint8_t score = no_move_score;
  for (const std::uint8_t next : codes) {
    // What has the same byte has the same score: there is one byte for all distances that are too long to
    // count.
    const std::uint8_t value = code_of(grade(next).answer());
    if (score == no_move_score || scale.value_of_score[score] != value) scale.value_of_score[++score] = value;
    scale.score_of_next[next] = score;
  }
  constexpr perfect::Answer lost_already{perfect::Value::loss, 0};
  scale.value_of_score[no_move_score] = code_of(lost_already);
  scale.score_of_taking_the_last = scale.score_of_next[code_of(lost_already)];
  return scale;
}

constexpr Scale make_wdl_scale() {
  using perfect::Value;
  return make_scale(
      std::array{code_of(Value::loss), code_of(Value::draw), code_of(Value::win)},
      [](std::uint8_t code) { return perfect::Answer{static_cast<Value>(code), std::nullopt}; },
      [](const perfect::Answer& answer) { return code_of(answer.value); });
}

constexpr Scale make_distance_scale() {
  std::array<std::uint8_t, perfect::no_distance + 1> codes{};
  for (std::size_t n = 0; n < codes.size(); ++n) codes[n] = static_cast<std::uint8_t>(n);
  return make_scale(codes, perfect::answer_of,
                    [](const perfect::Answer& answer) { return perfect::distance_of(answer); });
}

inline constexpr Scale wdl_scale = make_wdl_scale();
inline constexpr Scale distance_scale = make_distance_scale();

}  // namespace muehle::solver
