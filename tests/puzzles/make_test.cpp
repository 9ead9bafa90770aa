// Puzzles of a small database: made, proved, and found out when something is wrong with them.
#include "puzzles/make.h"

#include <gtest/gtest.h>

#include "perfect/database.h"
#include "puzzles/line.h"
#include "puzzles/pool.h"
#include "puzzles/prove.h"
#include "puzzles/text.h"
#include "rules/rules_test.h"
#include "support/small_database.h"

namespace muehle::puzzles {
namespace {

using perfect::Value;
using testing::at;
using testing::move;
using testing::moves;

constexpr int stones = 7;
constexpr perfect::RulesKey key;

const perfect::Database& database() {
  static const perfect::Database made =
      testing_support::open_files(key, testing_support::make_small_files(key, stones));
  return made;
}

Probes probes() { return {perfect::make_probe(database()), perfect::make_probe(database())}; }
Judge judge() { return {probes(), perfect::rules_of(key)}; }

std::vector<perfect::Sector> sectors() {
  std::vector<perfect::Sector> known;
  for (const perfect::Sector& sector : perfect::all_sectors()) {
    if (sector.moving() && database().knows(sector, perfect::Content::distance)) known.push_back(sector);
  }
  return known;
}

// Does the tasks in this order, the threads in turn.
enum class Order { forwards, backwards };
Workers workers(int threads, Order order) {
  return {threads,
          [=](std::size_t tasks, const std::function<void(int, std::size_t)>& work) {
            for (std::size_t n = 0; n < tasks; ++n) {
              const std::size_t task = order == Order::forwards ? n : tasks - 1 - n;
              work(static_cast<int>(n % static_cast<std::size_t>(threads)), task);
            }
          },
          probes, [](Stage, int, int) { return true; }};
}

constexpr Wish small{.count = 9, .seed = 1, .patience = 1};

std::vector<std::string> texts_of(const std::vector<Puzzle>& puzzles) {
  std::vector<std::string> texts;
  for (const Puzzle& puzzle : puzzles) texts.push_back(to_text(puzzle));
  return texts;
}

std::vector<Puzzle> make_some(const Wish& wish, const Workers& by) {
  const auto made = make(wish, key, sectors(), by);
  return made && *made ? **made : std::vector<Puzzle>();
}

const std::vector<Puzzle>& some() {
  static const std::vector<Puzzle> made = make_some(small, workers(1, Order::forwards));
  return made;
}

TEST(MakePuzzles, MakesThemOfSeveralThemes) {
  EXPECT_GE(some().size(), 4u);
  Themes themes;
  for (const Puzzle& puzzle : some()) themes.add(puzzle.theme);
  EXPECT_TRUE(themes.has(Theme::draw));
  EXPECT_TRUE(themes.has(Theme::flying));
}

TEST(MakePuzzles, ThreadsChangeNothing) {
  EXPECT_EQ(texts_of(make_some(small, workers(3, Order::backwards))), texts_of(some()));
}

TEST(MakePuzzles, AnotherSeedMakesOthers) {
  Wish other = small;
  other.seed = 2;
  EXPECT_NE(texts_of(make_some(other, workers(1, Order::forwards))), texts_of(some()));
}

TEST(MakePuzzles, StopsWhenToldTo) {
  Workers stopped = workers(1, Order::forwards);
  stopped.tell = [](Stage, int, int) { return false; };
  const auto made = make(small, key, sectors(), stopped);
  ASSERT_TRUE(made);
  EXPECT_FALSE(*made);
}

TEST(MakePuzzles, NeedsSectors) {
  const auto made = make(small, key, {}, workers(1, Order::forwards));
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().message, "the database knows no sector of the moving phase, where puzzles begin");
}

TEST(MakePuzzles, AllAreProved) {
  Judge by = judge();
  for (const Puzzle& puzzle : some()) {
    EXPECT_EQ(find_illegal(puzzle, by.rules()), std::nullopt) << to_text(puzzle);
    EXPECT_EQ(find_wrong(puzzle, by), std::nullopt) << to_text(puzzle);
  }
}

TEST(MakePuzzles, NoTwoAreAlike) {
  for (const Puzzle& a : some()) {
    for (const Puzzle& b : some()) {
      if (&a == &b || a.theme != b.theme) continue;
      EXPECT_GE(difference(shape_of(a.start), shape_of(b.start)), least_difference) << to_text(a) << '\n'
                                                                                    << to_text(b);
    }
  }
}

// ---- lines ----

TEST(PuzzleLines, SeveralWaysToWinAreNoStep) {
  Judge by = judge();
  // b6-g7 wins at once, others later.
  EXPECT_FALSE(find_step(by, at("WW.W.................BBB w 0 0")));
}

TEST(PuzzleLines, AFewMovesMayEndALine) {
  const Position position = at("WW.W.................BBB w 0 0");
  const RuleSet rules;
  EXPECT_TRUE(can_be_last(position, moves("b6-b4"), rules));
  EXPECT_TRUE(can_be_last(position, moves("b6-g7xa1 b6-g7xd1"), rules));
  EXPECT_FALSE(can_be_last(position, moves("b6-b4 b6-d6"), rules));
  EXPECT_FALSE(can_be_last(position, {}, rules));
  // The board mirrored at the line from d7 to d1 is the same: both sides may be gone to.
  const Position mirrored = at(".W....W.W....B....B.BBBB w 0 0");
  EXPECT_TRUE(can_be_last(at(".W....W.W............BBB w 0 0"), moves("d7-a7 d7-g7"), rules));
  EXPECT_FALSE(can_be_last(mirrored, moves("d7-a7 d7-g7"), rules));
}

TEST(PuzzleLines, BestRepliesHoldOutLongest) {
  Judge by = judge();
  const Position lost = at("......BW...W.W.B.B...... w 0 0");
  ASSERT_EQ(by.plies(lost), 26);
  const auto replies = by.best_replies(lost);
  ASSERT_TRUE(replies);
  for (const Move reply : *replies) EXPECT_EQ(by.plies(lost.after(reply)), 25) << to_text(reply);
}

TEST(PuzzleLines, UnknownPositionsHaveNoRightMoves) {
  Judge by = judge();
  EXPECT_FALSE(by.right_moves(Position{}));
  EXPECT_FALSE(by.best_replies(Position{}));
  EXPECT_FALSE(by.failure());
}

// ---- what is wrong is found ----

std::string flaw_of(const Puzzle& puzzle) {
  Judge by = judge();
  const Flaw illegal = find_illegal(puzzle, by.rules());
  if (illegal) return *illegal;
  return find_wrong(puzzle, by).value_or("none");
}

Move another_move(const Position& position, const std::vector<Move>& but) {
  for (const Move move : legal_moves(position, {})) {
    if (std::find(but.begin(), but.end(), move) == but.end()) return move;
  }
  return {};
}

// A win in two with three stones against three.
constexpr std::string_view win_in_2 = "003q0039i 840 +wof hw lx vqXJK";
std::string flaw_of(std::string_view text) {
  const Result<Puzzle> puzzle = parse_puzzle(text);
  return puzzle ? flaw_of(*puzzle) : puzzle.error().message;
}

TEST(ProvePuzzles, NothingIsWrongWithARightOne) { EXPECT_EQ(flaw_of(win_in_2), "none"); }

TEST(ProvePuzzles, EveryWrongMoveIsNamed) {
  for (const Puzzle& puzzle : some()) {
    Puzzle wrong = puzzle;
    wrong.line.last = {another_move(before_last(puzzle.start, puzzle.line), puzzle.line.last)};
    EXPECT_NE(flaw_of(wrong), "none") << to_text(wrong);
  }
}

TEST(ProvePuzzles, AWrongFirstMoveIsNamed) {
  EXPECT_EQ(flaw_of("003q0039i 840 +of ha"), "step 1: right are d5-d1, not d5-a7");
}

TEST(ProvePuzzles, ARightMoveThatIsMissingIsNamed) {
  EXPECT_EQ(flaw_of("003q0039i 840 +wof hw lx vqXJ").substr(0, 18), "step 2: right are ");
  EXPECT_EQ(flaw_of("003q0039i 840 +wof hw lx vqXJJ").substr(0, 18), "step 2: right are ");
}

TEST(ProvePuzzles, AWeakReplyIsNamed) {
  EXPECT_EQ(flaw_of("003q0039i 840 +wof hw la txAJK"), "step 1: the reply is one of c4-g1, c4-d3, not c4-a7");
}

TEST(ProvePuzzles, AnIllegalMoveIsNamed) {
  EXPECT_EQ(flaw_of("003q0039i 840 +wof hl lx vqXJK").substr(0, 17), "d5-c4 is illegal ");
}

TEST(ProvePuzzles, AnotherGoalIsNamed) {
  EXPECT_EQ(flaw_of("003q0039i 840 =wdf hw lx vqXJK"), "step 1: the position is a win, not a draw");
}

TEST(ProvePuzzles, AThemeThatDoesNotHoldIsNamed) {
  EXPECT_EQ(flaw_of("003q0039i 840 +mwof hw lx vqXJK"), "the line shows the themes wof, not womf");
}

TEST(ProvePuzzles, WhatTheDatabaseDoesNotKnowIsNotProved) {
  const Puzzle puzzle{Position{}, Value::draw, Theme::draw, themes_with(Theme::draw), 600, {{}, moves("d6")}};
  EXPECT_NE(flaw_of(puzzle).find("the database does not know"), std::string::npos);
}

}  // namespace
}  // namespace muehle::puzzles
