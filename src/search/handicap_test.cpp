// The search where one side may not fly: nothing it keeps or assumes may take one colour for the other.
#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "rules/perft.h"
#include "search/evaluate.h"
#include "search/naive.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::random_stones;
using testing::TestTable;

constexpr NoFlying everybody[] = {NoFlying::nobody, NoFlying::white, NoFlying::black};
constexpr int plain_depth = 4;
// Late moves are searched to a smaller depth, so an end is found for sure only so many plies later.
constexpr int reduced = 4;

RuleSet rules_with(NoFlying no_flying) {
  return {.no_flying = no_flying, .repetition = Repetition::off, .no_mill_limit_plies = 0};
}

// All stones placed, three or four a side and at least one side with three, whoever is to move.
Position small_ending(Random& random) {
  Setup setup;
  setup.to_move = random.below(2) == 0 ? Colour::white : Colour::black;
  const int more = random.below(3);
  setup.white = random_stones(more == 1 ? 4 : 3, all_points, random);
  setup.black = random_stones(more == 2 ? 4 : 3, all_points & ~setup.white, random);
  setup.white_hand = setup.black_hand = 0;
  return testing::must(Position::make(setup), "a small ending");
}

Position with_colours_swapped(const Position& position) {
  Setup setup = position.setup();
  std::swap(setup.white, setup.black);
  setup.to_move = other(setup.to_move);
  return testing::must(Position::make(setup), "an ending with colours swapped");
}

NoFlying swapped(NoFlying side) {
  switch (side) {
    case NoFlying::nobody:
      return NoFlying::nobody;
    case NoFlying::white:
      return NoFlying::black;
    case NoFlying::black:
      return NoFlying::white;
  }
  return side;
}

// The end that is forced within `depth` plies, by trying everything; nothing where there is none.
std::optional<Score> forced_end(const Position& position, const RuleSet& rules, int depth, int ply = 0) {
  const BoardState state = board_state(position, rules);
  if (!state.ongoing()) return state.winner == position.to_move() ? win_in(ply) : loss_in(ply);
  if (depth == 0) return std::nullopt;
  std::optional<Score> best;
  bool all_lose = true;
  for (const Move move : legal_moves(position, rules)) {
    const std::optional<Score> theirs = forced_end(position.after(move), rules, depth - 1, ply + 1);
    all_lose = all_lose && theirs && is_win(*theirs);
    if (theirs && (!best || -*theirs > *best)) best = -*theirs;
  }
  if (best && is_loss(*best) && !all_lose) return std::nullopt;  // another move gets away
  return best;
}

TEST(Handicap, ForcedEndsAreThoseOfPlainMinimax) {
  TestTable memory;
  Searcher searcher(memory.table);  // one table for all rules: its entries must not be mixed up
  Random random(7);
  int ends = 0;
  int different = 0;
  for (int n = 0; n < 60; ++n) {
    const Position position = small_ending(random);
    std::vector<std::optional<Score>> known;
    for (const NoFlying side : {NoFlying::white, NoFlying::black}) {
      const RuleSet rules = rules_with(side);
      const std::optional<Score> expected = forced_end(position, rules, plain_depth);
      known.push_back(expected);
      const History history(rules, Start{position});
      if (!board_state(position, rules).ongoing()) continue;
      const Score found = searcher.search(history, {.limits = {.depth = plain_depth + reduced}}).info.score;
      if (expected) {
        EXPECT_EQ(found, *expected) << to_text(position) << " " << to_text(rules);
        ++ends;
      } else if (is_decided(found)) {
        EXPECT_GT(plies_to_end(found), plain_depth) << to_text(position) << " " << to_text(rules);
      }
    }
    if (known[0] != known[1]) ++different;
  }
  EXPECT_GT(ends, 30);
  EXPECT_GT(different, 10) << "who may not fly decides some of them";
}

// What holds for White under a rule holds for Black under the rule with colours swapped, and only under that.
TEST(Handicap, TurnsWithTheColours) {
  Random random(11);
  int different = 0;
  for (int n = 0; n < 200; ++n) {
    const Position position = small_ending(random);
    const Position turned = with_colours_swapped(position);
    for (const NoFlying side : everybody) {
      const RuleSet rules = rules_with(side);
      const RuleSet other_rules = rules_with(swapped(side));
      ASSERT_EQ(perft(position, 2, rules), perft(turned, 2, other_rules)) << to_text(position);
      ASSERT_EQ(naive_value(position, rules), naive_value(turned, other_rules)) << to_text(position);
      if (!board_state(position, rules).ongoing()) continue;
      ASSERT_EQ(evaluate(position, rules), evaluate(turned, other_rules)) << to_text(position);
      if (perft(position, 2, rules) != perft(turned, 2, rules)) ++different;
    }
  }
  EXPECT_GT(different, 100);
}

}  // namespace
}  // namespace muehle::search
