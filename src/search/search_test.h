// What the tests of the search share.
#pragma once

#include <vector>

#include "rules/rules_test.h"
#include "search/search.h"

namespace muehle::search::testing {

using namespace muehle::testing;

inline constexpr std::size_t test_slots = 1 << 14;

// A table with memory of its own.
struct TestTable {
  std::vector<Slot> slots = std::vector<Slot>(test_slots);
  Table table{slots};
};

inline History history(std::string_view rule_text, std::string_view start, std::string_view move_texts = "") {
  History history(rules(rule_text), start_at(start));
  for (const Move each : moves(move_texts)) history.play(each);
  return history;
}

inline Report search(const History& history, const Limits& limits, const Control& control = {},
                     const Errors& errors = {}) {
  TestTable memory;
  return Searcher(memory.table).search(history, {.limits = limits, .errors = errors}, control);
}

// A game of random legal moves, which ends early where the board ends it.
inline History random_history(const RuleSet& rules, int plies, std::uint64_t seed) {
  History history(rules);
  for (int ply = 0; ply < plies; ++ply) {
    const MoveList legal = legal_moves(history.position(), rules);
    if (legal.empty()) break;
    seed = mix(seed + 1);
    history.play(legal[static_cast<int>(seed % static_cast<std::uint64_t>(legal.size()))]);
  }
  return history;
}

}  // namespace muehle::search::testing
