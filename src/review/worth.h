// What a position or a move is worth: exactly, or as a search judges it.
#pragma once

#include <optional>
#include <string>

#include "perfect/answer.h"
#include "search/search.h"

namespace muehle::review {

// For the player who is, or was, to move.
struct Worth {
  std::optional<perfect::Answer> answer;  // none: the score is all that is known
  search::Score score = 0;                // where there is no answer
  bool exact = false;                     // of the database or the rules, not found by searching
  bool ignores_draw_rules = false;        // decided, but a draw rule may end the game before
  friend bool operator==(const Worth&, const Worth&) = default;

  bool is(perfect::Value value) const { return answer && answer->value == value; }
};

inline constexpr Worth exact_draw{perfect::Answer{perfect::Value::draw, std::nullopt}, 0, true, false};
Worth worth_of(const search::Info& info);
// What the mover has when his move leads to a position that is worth `reply` to the other side.
Worth for_the_mover(const Worth& reply);

// The share of the point that the player can expect, 0 to 1.
double points(const Worth& worth);
inline constexpr double points_of_draw = 0.5;

// `win 25`, `draw`, `loss`, `+0.34`: for programs, as in a record's `[%value …]`.
std::string to_code(const Worth& worth);
// `+0.34`: in stones.
std::string to_stones(search::Score score);

}  // namespace muehle::review
