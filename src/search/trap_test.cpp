#include "search/trap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "search/search_test.h"
#include "search/trap_play.h"

namespace muehle::search {
namespace {

using testing::history;
using testing::random_history;
using testing::TestTable;

double sum(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

// White to move can close the mill that wins, or let it be.
constexpr std::string_view open_mill = "W.W.W..........W.....BBB w 0 0";

TEST(ErrorModel, ChancesAddUpToOne) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const History game = random_history({}, 12 + static_cast<int>(seed), seed);
    const MoveList moves = legal_moves(game.position(), {});
    if (moves.empty()) continue;
    EXPECT_NEAR(sum(chances(game.position(), moves, {}, {})), 1.0, 1e-9);
  }
}

TEST(ErrorModel, WhatLooksBetterIsChosenMoreOften) {
  const Position position = history("standard", open_mill).position();
  const MoveList moves = legal_moves(position, {});
  const std::vector<double> likely = chances(position, moves, {}, {});
  double closing = 0;
  for (int n = 0; n < moves.size(); ++n) {
    if (moves[n].captures()) closing += likely[static_cast<std::size_t>(n)];
  }
  EXPECT_GT(closing, 0.5);
}

TEST(ErrorModel, WhoDoesNotCompareTakesAnyMove) {
  const Position position = history("standard", open_mill).position();
  const MoveList moves = legal_moves(position, {});
  for (const double chance : chances(position, moves, {}, {.blunder_share = 1})) {
    EXPECT_NEAR(chance, 1.0 / moves.size(), 1e-9);
  }
}

TEST(ErrorModel, TheColderTheSurer) {
  const Position position = random_history({}, 24, 2).position();
  const MoveList moves = legal_moves(position, {});
  const auto highest = [&](double temperature) {
    const auto all = chances(position, moves, {}, {.temperature = temperature, .blunder_share = 0});
    return *std::max_element(all.begin(), all.end());
  };
  EXPECT_GT(highest(5), highest(50));
  EXPECT_GT(highest(50), highest(500));
}

// Every move keeps the value but those that `bad` names.
Keepers all_but(std::function<bool(Move)> bad) {
  return [bad](const Position&, const MoveList& moves) {
    std::vector<bool> keeps;
    for (const Move move : moves) keeps.push_back(!bad(move));
    return std::optional(keeps);
  };
}

TEST(TrapFinder, TheChanceIsThatOfTheMovesThatGiveValueAway) {
  const Position position = history("standard", open_mill).position();
  const MoveList moves = legal_moves(position, {});
  const ErrorModel blind{.blunder_share = 1};
  const TrapPlan one_turn{.turns = 1};
  const auto with = [&](Keepers keepers) {
    return *TrapFinder({}, blind, one_turn, std::move(keepers)).chance_of_error(position);
  };
  EXPECT_EQ(with(all_but([](Move) { return false; })), 0);
  EXPECT_NEAR(with(all_but([](Move) { return true; })), 1, 1e-9);
  EXPECT_NEAR(with(all_but([&](Move move) { return move == moves[0]; })), 1.0 / moves.size(), 1e-9);
}

TEST(TrapFinder, MoreTurnsMeanMoreErrors) {
  const Position position = history("standard", open_mill).position();
  const auto chance = [&](int turns) {
    const TrapFinder finder({}, {}, {.turns = turns, .replies = 2},
                            all_but([](Move move) { return move.from == 0; }));
    return *finder.chance_of_error(position);
  };
  EXPECT_GT(chance(2), chance(1));
  EXPECT_LE(chance(2), 1);
}

TEST(TrapFinder, SaysNothingWithoutTime) {
  const TrapFinder finder(
      {}, {}, {}, [](const Position&, const MoveList&) { return std::optional<std::vector<bool>>(); });
  EXPECT_FALSE(finder.chance_of_error(history("standard", open_mill).position()));
}

// One ply deep the root's moves are judged by closed mills alone, so neither the order of moves nor the table
// changes what one is worth, and a search of the move alone says it.
Score worth_alone(const History& begin, Move move) {
  TestTable memory;
  return Searcher(memory.table).search(begin, {.limits = {.depth = 1}, .only = {move}}).info.score;
}

TEST(Trap, IsOfEqualValue) {
  int others = 0;  // traps that are not the move of the plain search
  int worse = 0;   // moves that give value away
  for (int plies = 0; plies < 60; plies += 2) {
    const History begin = random_history({}, plies, 5);
    const MoveList legal = legal_moves(begin.position(), {});
    if (legal.empty()) break;
    TestTable memory;
    const Move best = *Searcher(memory.table).search(begin, {.limits = {.depth = 2}}).best;
    memory.table.clear();
    const Report trap = Searcher(memory.table).search(begin, {.limits = {.depth = 2}, .style = Style::trap});
    ASSERT_TRUE(trap.best);
    ASSERT_TRUE(legal.contains(*trap.best));
    EXPECT_EQ(trap.info.line.front(), *trap.best);
    if (is_decided(trap.info.score)) continue;
    Score highest = -infinite_score;
    for (const Move move : legal) highest = std::max(highest, worth_alone(begin, move));
    for (const Move move : legal) worse += worth_alone(begin, move) < highest - equal_within ? 1 : 0;
    if (*trap.best == best) continue;
    ++others;
    EXPECT_GE(worth_alone(begin, *trap.best), highest - equal_within) << to_text(begin.position());
    EXPECT_EQ(trap.info.score, worth_alone(begin, *trap.best));
  }
  EXPECT_GT(others, 5);
  EXPECT_GT(worse, 100);
}

TEST(Trap, NeverGivesUpAWin) {
  TestTable memory;
  Searcher searcher(memory.table);
  const Report report = searcher.search(history("standard", "W.W.W..........W.....BBB w 0 0"),
                                        {.limits = {.depth = 3}, .style = Style::trap});
  EXPECT_EQ(report.info.score, win_in(1));
}

TEST(Trap, KeepsToItsNodes) {
  TestTable memory;
  Searcher searcher(memory.table);
  for (const std::uint64_t nodes : {1, 100, 20'000}) {
    const Report report =
        searcher.search(random_history({}, 14, 3), {.limits = {.nodes = nodes}, .style = Style::trap});
    ASSERT_TRUE(report.best);
    EXPECT_LE(report.info.nodes, nodes + 2);
  }
}

}  // namespace
}  // namespace muehle::search
