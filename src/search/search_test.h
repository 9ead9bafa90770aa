// What the tests of the search share.
#pragma once

#include <vector>

#include "rules/rules_test.h"
#include "search/search.h"
#include "support/random.h"

namespace muehle::search::testing {

using namespace muehle::testing;

inline constexpr std::string_view no_draws = "standard,repetition=off,noMillLimitPlies=0";
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

// So many stones on free points, often with a whole line among them.
inline Mask random_stones(int number, Mask free, Random& random) {
  Mask stones = 0;
  const auto& lines = lines_through[static_cast<Point>(random.below(point_count))];
  if (number >= 3 && random.below(2) == 0) stones = lines[static_cast<std::size_t>(random.below(2))] & free;
  while (count(stones) < number) stones |= bit(static_cast<Point>(random.below(point_count))) & free;
  return stones;
}

// A position that goes on, of this phase for the side to move; the stones stand anywhere.
inline Position random_position(Phase phase, const RuleSet& rules, Random& random) {
  while (true) {
    Setup setup;
    setup.to_move = random.below(2) == 0 ? Colour::white : Colour::black;
    const bool white = setup.to_move == Colour::white;
    const int hand = phase == Phase::placing ? 1 + random.below(stones_per_side) : 0;
    const int other_hand = hand == 0 || white ? hand : hand - 1;
    const int most = stones_per_side - hand;
    const int own = phase == Phase::flying    ? 3
                    : phase == Phase::placing ? random.below(most + 1)
                                              : 4 + random.below(6);
    const int opponent = phase == Phase::placing ? random.below(most + 1) : 3 + random.below(7);
    const Mask ours = random_stones(own, all_points, random);
    const Mask theirs = random_stones(opponent, all_points & ~ours, random);
    setup.white = white ? ours : theirs;
    setup.black = white ? theirs : ours;
    setup.white_hand = white ? hand : other_hand;
    setup.black_hand = white ? other_hand : hand;
    const Position position = must(Position::make(setup), "a random position");
    if (board_state(position, rules).ongoing()) return position;
  }
}

}  // namespace muehle::search::testing
