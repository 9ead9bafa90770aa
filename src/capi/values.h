// The values of the library and those of the core, into each other.
#pragma once

#include <muehle.h>

#include <optional>

#include "capi/outcome.h"
#include "perfect/slots.h"
#include "rules/position.h"
#include "rules/ruleset.h"

struct muehle_rules {
  muehle::RuleSet rules;
};

namespace muehle::capi {

inline RuleSet rules_of(const muehle_rules* rules) { return rules != nullptr ? rules->rules : RuleSet{}; }

// The words are the same: what Position packs is what the header promises.
inline muehle_position word_of(const Position& position) { return position.key(); }
Maybe<Position> position_of(muehle_position word);

inline muehle_move move_of(Move move) { return {move.from, move.to, move.capture, 0}; }
inline Move move_of(muehle_move move) { return {move.from, move.to, move.capture}; }
inline constexpr muehle_move no_move{MUEHLE_NO_POINT, MUEHLE_NO_POINT, MUEHLE_NO_POINT, 0};
inline muehle_move move_of(const std::optional<Move>& move) { return move ? move_of(*move) : no_move; }

constexpr std::int8_t value_of(perfect::Value value) { return perfect::slot_value(value); }
constexpr muehle_answer answer_of(const std::optional<perfect::Answer>& answer) {
  if (!answer) return {MUEHLE_UNKNOWN, 0, MUEHLE_NO_PLIES};
  return {value_of(answer->value), 0, static_cast<std::int16_t>(answer->plies.value_or(MUEHLE_NO_PLIES))};
}

// `text` into the caller's room, which is large enough for every text of its kind.
char* write_text(std::string_view text, char* room);

}  // namespace muehle::capi
