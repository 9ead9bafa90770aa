// What a position or a move is worth, in words, numbers and points.
#pragma once

#include <optional>
#include <string>

#include "cli/language.h"
#include "perfect/probe.h"
#include "search/score.h"

namespace muehle::cli::analyse {

// For the player who is, or was, to move.
struct Worth {
  std::optional<perfect::Value> value;  // none: the score is all that is known
  std::optional<int> plies;             // to the end, where the value is decided and they are known
  search::Score score = 0;              // where there is no value
  bool exact = false;                   // of the database or the rules, not found by searching
  bool ignores_draw_rules = false;      // decided, but a draw rule may end the game before
  friend bool operator==(const Worth&, const Worth&) = default;
};

inline constexpr Worth exact_draw{perfect::Value::draw, std::nullopt, 0, true, false};
Worth worth_of(const perfect::Answer& answer);
// What the mover has when his move leads to a position that is worth `reply` to the other side.
Worth for_the_mover(const Worth& reply);
// Negative when the mover prefers `left`. Both have a value.
int compare(const Worth& left, const Worth& right);

// The share of the point that the player can expect, 0 to 1.
double points(const Worth& worth);

// `win in 25*`, `draw`, `loss*`, `+0.34`; the star stands for what draw rules may do, and is explained by
// draw_rules_note.
std::string to_text(const Worth& worth, Language language);
inline constexpr Words draw_rules_note = {
    "* ohne Remisregeln: Sie können die Partie vor dem Ende remis machen.",
    "* ignoring draw rules: they may draw the game before its end."};
// `win, ignoring draw rules`.
std::string in_words(const Worth& worth, Language language);

// `win 25`, `draw`, `loss`, `+0.34`: the same for programs, in a record's `[%value …]`.
std::string to_code(const Worth& worth);

}  // namespace muehle::cli::analyse
