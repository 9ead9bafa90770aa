#include "search/search.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "search/evaluate.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::history;
using testing::move;
using testing::no_draws;
using testing::random_history;
using testing::rules;
using testing::search;
using testing::TestTable;

void expect_legal_line(const History& begin, const std::vector<Move>& line) {
  History played = begin;
  for (const Move each : line) {
    ASSERT_FALSE(find_fault(played.position(), each, played.rules())) << to_text(each);
    played.play(each);
  }
}

TEST(Search, ClosesTheMillThatWins) {
  const Report report = search(history("standard", "W.W.W..........W.....BBB w 0 0"), {.depth = 3});
  EXPECT_EQ(report.info.score, win_in(1));
  EXPECT_EQ(report.best->to, move("d7").to);
  EXPECT_TRUE(report.best->captures());
}

// The side to move blocks the last stone with its move.
constexpr std::string_view nearly_blocked = ".B.......WB........B.WWB b 0 0";

TEST(Search, BlocksWhoMayNotFly) {
  const Report report = search(history("standard,flyAt=never", nearly_blocked), {.depth = 4});
  EXPECT_EQ(report.info.score, win_in(1));
  EXPECT_EQ(report.best, move("d7-a7"));
  EXPECT_FALSE(is_decided(search(history("standard", nearly_blocked), {.depth = 1}).info.score));
}

TEST(Search, AWinComesBeforeADraw) {
  // The blocking move is the hundredth quiet ply.
  const std::string start = std::string(nearly_blocked) + " 99 80";
  EXPECT_EQ(search(history("standard,flyAt=never", start), {.depth = 2}).info.score, win_in(1));
}

TEST(Search, KnowsThatTheCountRunsOut) {
  // White is far ahead, but no mill can be closed with the next move, and that is the last one.
  const std::string_view position = "W..WBW..WB..BBBW..B.W..W w 0 0";
  const std::string late = std::string(position) + " 99 80";
  EXPECT_EQ(search(history("standard", late), {.depth = 4}).info.score, draw_score);
  EXPECT_GT(search(history("schelling-salon", late), {.depth = 4}).info.score, 100);
}

TEST(Search, AWinBehindTheNoMillDrawIsNone) {
  // A flying ending that is won in three plies: the mill closes with the third.
  const History won = history(no_draws, ".W.......B..WB..W.B..... b 0 0");
  const Report report = search(won, {.depth = 5});
  ASSERT_EQ(report.info.score, win_in(3));
  constexpr int plies = 3;
  const std::string start = std::string(".W.......B..WB..W.B..... b 0 0 ");
  const History late = history("standard", start + std::to_string(100 - plies + 1) + " 90");
  EXPECT_FALSE(is_win(search(late, {.depth = 5}).info.score));
  const History in_time = history("standard", start + std::to_string(100 - plies) + " 90");
  EXPECT_EQ(search(in_time, {.depth = 5}).info.score, report.info.score);
}

TEST(Search, AMillThatTakesNothingIsAMove) {
  // All black stones stand in mills and `strikt` protects them.
  const History begin = history("strikt", "W.W.W................BBB w 4 4");
  const Report report = search(begin, {.depth = 4});
  ASSERT_TRUE(report.best);
  EXPECT_FALSE(find_fault(begin.position(), *report.best, begin.rules()));
}

TEST(Search, HasNoMoveWhenTheGameIsOver) {
  const Report report = search(history("standard", "WW...................BBB w 0 0"), {.depth = 4});
  EXPECT_FALSE(report.best);
}

TEST(Search, SearchesUnderEveryPreset) {
  for (const Preset& preset : presets()) {
    for (int plies = 0; plies < 90; plies += 6) {
      const History begin = random_history(preset.rules, plies, 11);
      if (legal_moves(begin.position(), preset.rules).empty()) break;
      const Report report = search(begin, {.depth = 3});
      ASSERT_TRUE(report.best) << preset.id;
      ASSERT_FALSE(report.info.line.empty());
      EXPECT_EQ(report.info.line.front(), *report.best);
      expect_legal_line(begin, report.info.line);
    }
  }
}

// What the search must find, by the plainest algorithm there is.
Score plain_search(const Position& position, const RuleSet& rules, int depth, int ply) {
  const BoardState state = board_state(position, rules);
  if (!state.ongoing()) return state.winner == position.to_move() ? win_in(ply) : loss_in(ply);
  if (depth == 0) return draw_score;
  Score best = -infinite_score;
  for (const Move each : legal_moves(position, rules)) {
    best = std::max(best, -plain_search(position.after(each), rules, depth - 1, ply + 1));
  }
  return best;
}

TEST(Search, FindsTheWinsThatAPlainSearchFinds) {
  constexpr int depth = 3;
  const RuleSet no_draw_rules = rules(no_draws);
  int decided = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const History game = random_history(no_draw_rules, 24 + static_cast<int>(seed), seed);
    if (!board_state(game.position(), no_draw_rules).ongoing()) continue;
    const History begin(no_draw_rules, {game.position(), 0, 1});
    const Score plain = plain_search(begin.position(), no_draw_rules, depth, 0);
    const Score found = search(begin, {.depth = depth}).info.score;
    if (is_decided(plain)) {
      ++decided;
      EXPECT_EQ(found, plain) << to_text(begin.position());
    } else {
      EXPECT_FALSE(is_decided(found) && plies_to_end(found) <= depth) << to_text(begin.position());
    }
  }
  EXPECT_GT(decided, 3);
}

TEST(Search, IsTheSameEveryTime) {
  const History begin = random_history({}, 21, 4);
  const Report first = search(begin, {.depth = 6});
  const Report second = search(begin, {.depth = 6});
  EXPECT_EQ(first.best, second.best);
  EXPECT_EQ(first.info.nodes, second.info.nodes);
  EXPECT_EQ(first.info.score, second.info.score);
  EXPECT_EQ(first.info.line, second.info.line);
}

TEST(Search, TellsOfEveryDepth) {
  std::vector<int> depths;
  Control control;
  control.on_info = [&](const Info& info) { depths.push_back(info.depth); };
  search(history("standard", "........................ w 9 9"), {.depth = 4}, control);
  EXPECT_EQ(depths, (std::vector<int>{1, 2, 3, 4}));
}

// Nodes between two looks at the stop flag, with a margin for the one that notices.
constexpr std::uint64_t soon = 1100;

TEST(Search, StopsBeforeItHasBegun) {
  const std::atomic<bool> stop = true;
  Control control;
  control.stop = &stop;
  const Report report = search(random_history({}, 10, 2), {}, control);
  ASSERT_TRUE(report.best);
  EXPECT_LE(report.info.nodes, soon);
}

TEST(Search, StopsInTheMiddle) {
  std::atomic<bool> stop = false;
  std::uint64_t nodes = 0;
  Control control;
  control.stop = &stop;
  control.on_info = [&](const Info& info) {
    stop = info.depth >= 5;
    nodes = info.nodes;
  };
  const History begin = random_history({}, 20, 2);
  const Report report = search(begin, {}, control);
  EXPECT_TRUE(legal_moves(begin.position(), {}).contains(*report.best));
  EXPECT_LE(report.info.nodes - nodes, soon);
}

TEST(Search, KeepsToItsNodes) {
  for (const std::uint64_t nodes : {1, 2, 10, 1000, 5000}) {
    const Report report = search(random_history({}, 12, 9), {.nodes = nodes});
    ASSERT_TRUE(report.best);
    EXPECT_LE(report.info.nodes, nodes + 1);
  }
}

std::atomic<std::int64_t> ticks = 0;
std::int64_t ticking_clock() { return ticks += 1000; }

TEST(Search, KeepsToItsTime) {
  Control control;
  control.clock = ticking_clock;
  const Report report = search(random_history({}, 12, 9), {.microseconds = 20'000}, control);
  ASSERT_TRUE(report.best);
  EXPECT_LE(report.info.nodes, 20 * soon);  // the clock ticks at every look
}

TEST(Search, TheSideThatIsBehindTakesTheRepetition) {
  constexpr std::string_view start = "BW..BWBB...WW..BW.W.WBBB w 0 0 0 40";
  constexpr std::string_view seven = "d7-g7 a7-a4 g7-d7 a4-a7 d7-g7 a7-a4 g7-d7";
  constexpr std::string_view three = "d7-g7 a7-a4 g7-d7";
  // a4-a7 makes the start position stand for the third time.
  for (const std::string_view rules : {"standard", "zwanzig-zuege", "brettspielnetz", "schelling-salon"}) {
    const Report report = search(history(rules, start, seven), {.depth = 3});
    EXPECT_EQ(report.info.score, draw_score) << rules;
    EXPECT_EQ(report.best, move("a4-a7")) << rules;
  }
  EXPECT_LT(search(history("standard", start, three), {.depth = 3}).info.score, -100);
}

TEST(Search, ContemptMakesADrawCostSomething) {
  // Black is lost, repeats with a4-a7 for the third time, and pays for it.
  const History lost =
      history("standard", "BW..BWBB...WW..BW.W.WBBB w 0 0 0 40", "d7-g7 a7-a4 g7-d7 a4-a7 d7-g7 a7-a4 g7-d7");
  TestTable memory;
  const Report report =
      Searcher(memory.table).search(lost, {.limits = {.depth = 3}, .contempt = largest_contempt});
  EXPECT_EQ(report.best, move("a4-a7"));
  EXPECT_EQ(report.info.score, -largest_contempt);
}

TEST(Search, AnotherRuleSetIsAnotherContext) {
  TestTable memory;
  Searcher searcher(memory.table);
  const Score flying =
      searcher.search(history("standard", nearly_blocked), {.limits = {.depth = 2}}).info.score;
  const Score blocked =
      searcher.search(history("standard,flyAt=never", nearly_blocked), {.limits = {.depth = 2}}).info.score;
  EXPECT_NE(flying, blocked);
  EXPECT_EQ(blocked, win_in(1));
}

Report ask(const History& begin, const Request& request, const Control& control = {}) {
  TestTable memory;
  return Searcher(memory.table).search(begin, request, control);
}

TEST(Search, ConsidersTheGivenMovesOnly) {
  const History begin = random_history({}, 24, 6);
  for (const Move only : legal_moves(begin.position(), {})) {
    const Report report = ask(begin, {.limits = {.depth = 3}, .only = {only}});
    EXPECT_EQ(report.best, only);
    EXPECT_EQ(report.lines.size(), 1);
  }
}

TEST(Search, TakesAMoveThatIsGivenOftenOnce) {
  const History begin = random_history({}, 24, 6);
  const Move only = legal_moves(begin.position(), {})[0];
  const std::vector<Move> often(static_cast<std::size_t>(MoveList::capacity) + 1, only);
  const Report report = ask(begin, {.limits = {.depth = 3}, .lines = 3, .only = often});
  EXPECT_EQ(report.best, only);
  EXPECT_EQ(report.lines.size(), 1);
}

TEST(Search, EveryLineHasTheScoreItWouldHaveAlone) {
  // Without reductions and a table that remembers, the score of a line is that of its move.
  const History begin = history(no_draws, "W..W....W.W....B..B.BB.. w 0 0");
  constexpr int depth = 2;
  const int all = legal_moves(begin.position(), begin.rules()).size();
  const Report report = ask(begin, {.limits = {.depth = depth}, .lines = all + 5});
  ASSERT_EQ(static_cast<int>(report.lines.size()), all);
  for (std::size_t n = 0; n < report.lines.size(); ++n) {
    const Info& info = report.lines[n];
    EXPECT_EQ(info.number, static_cast<int>(n) + 1);
    EXPECT_EQ(info.score, ask(begin, {.limits = {.depth = depth}, .only = {info.line.front()}}).info.score);
    if (n > 0) {
      EXPECT_LE(info.score, report.lines[n - 1].score);
    }
  }
}

TEST(Search, EndsWithAWinThatIsNearEnough) {
  const History begin = history(no_draws, ".W.......B..WB..W.B..... b 0 0");
  const Report report = ask(begin, {.limits = {.win_within = 3}});
  EXPECT_EQ(report.info.score, win_in(3));
}

TEST(Search, BeginsNoDepthAfterItsAim) {
  Control control;
  control.clock = ticking_clock;
  const Report report = ask(random_history({}, 12, 9), {.limits = {.aim = 1}}, control);
  EXPECT_EQ(report.info.depth, 1);
}

TEST(Search, TimeBeginsWhenPonderingEnds) {
  std::atomic<bool> pondering = true;
  Control control;
  control.clock = ticking_clock;
  control.pondering = &pondering;
  control.on_info = [&](const Info& info) { pondering = pondering && info.depth < 6; };
  const Report report = ask(random_history({}, 20, 2), {.limits = {.microseconds = 1}}, control);
  EXPECT_GE(report.info.depth, 6);
}

TEST(Search, HelpersTellNothing) {
  Control control;
  control.worker = 1;
  control.on_info = [](const Info&) { FAIL(); };
  EXPECT_TRUE(ask(random_history({}, 20, 2), {.limits = {.depth = 4}}, control).best);
}

TEST(Search, NodesOfAllWorkersCount) {
  std::atomic<std::uint64_t> nodes = 5000;  // the others'
  Control control;
  control.nodes = &nodes;
  EXPECT_LE(ask(random_history({}, 20, 2), {.limits = {.nodes = 6000}}, control).info.nodes, 6001);
  EXPECT_LE(nodes, 6001);
  EXPECT_GT(nodes, 5900);
}

RC_GTEST_PROP(Search, AlwaysHasALegalMove, ()) {
  const std::vector<std::string> all{"standard", "brettspielnetz", "zwanzig-zuege", "strikt",
                                     "standard,flyAt=never,millProtection=strict_above_three"};
  const RuleSet chosen = rules(*rc::gen::elementOf(all));
  const History begin =
      random_history(chosen, *rc::gen::inRange(0, 120), *rc::gen::arbitrary<std::uint64_t>());
  const MoveList legal = legal_moves(begin.position(), chosen);
  const Report report = search(begin, {.nodes = *rc::gen::inRange<std::uint64_t>(1, 2000)});
  RC_ASSERT(report.best.has_value() == !legal.empty());
  if (report.best) {
    RC_ASSERT(legal.contains(*report.best));
  }
}

}  // namespace
}  // namespace muehle::search
