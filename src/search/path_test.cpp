#include "search/path.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "search/score.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::history;
using testing::move;
using testing::moves;

// Four against four, far apart; both sides can step to and fro.
constexpr std::string_view open_board = "W..W..W..W....B..B..B..B w 0 0 0 30";
constexpr std::string_view circle = "a7-d7 g1-d1 d7-a7 d1-g1";

void play(Path& path, std::string_view texts) {
  for (const Move each : moves(texts)) path.play(each);
}

TEST(Path, AnythingThatComesBackInTheSearchIsADraw) {
  for (const std::string_view rules : {"standard", "zwanzig-zuege", "schelling-salon", "brettspielnetz"}) {
    Path path(history(rules, open_board));
    play(path, "a7-d7 g1-d1 d7-a7");
    EXPECT_FALSE(path.is_draw());
    path.play(move("d1-g1"));
    EXPECT_TRUE(path.is_draw());
    path.take_back();
    EXPECT_FALSE(path.is_draw());
  }
}

TEST(Path, CountsWhatStoodInTheGame) {
  // The position after the second circle stands for the third time.
  const std::string twice = std::string(circle) + " " + std::string(circle);
  for (const std::string_view rules : {"standard", "brettspielnetz", "schelling-salon"}) {
    Path once(history(rules, open_board, "a7-d7 g1-d1 d7-a7"));
    once.play(move("d1-g1"));
    EXPECT_FALSE(once.is_draw()) << rules;
    Path again(history(rules, open_board, twice.substr(0, twice.rfind(' '))));
    again.play(move("d1-g1"));
    EXPECT_TRUE(again.is_draw()) << rules;
  }
}

TEST(Path, ConsecutiveRepetitionNeedsTheSameMoves) {
  const std::string first = std::string(circle);
  Path same(history("zwanzig-zuege", open_board, first + " a7-d7 g1-d1 d7-a7"));
  same.play(move("d1-g1"));
  EXPECT_TRUE(same.is_draw());
  Path different(history("zwanzig-zuege", open_board, first + " b6-d6 g1-d1 d6-b6"));
  different.play(move("d1-g1"));
  EXPECT_FALSE(different.is_draw());
}

TEST(Path, CountsToTheNoMillDraw) {
  Path path(history("standard,noMillLimitPlies=10", "W..W..W..W....B..B..B..B w 0 0 7 40"));
  EXPECT_EQ(path.plies_left(), 3);
  play(path, "a7-d7 g1-d1");
  EXPECT_EQ(path.plies_left(), 1);
  EXPECT_FALSE(path.is_draw());
  path.play(move("d7-g7"));
  EXPECT_TRUE(path.is_draw());
  EXPECT_EQ(Path(history("schelling-salon", open_board)).plies_left(), Path::unlimited_plies);
}

TEST(Path, AMillBeginsTheCountAnew) {
  Path path(history("standard,noMillLimitPlies=10", "W.W.W..........W..B..BBB w 0 0 8 40"));
  EXPECT_EQ(path.plies_left(), 2);
  path.play(move("d6-d7xb2"));
  EXPECT_EQ(path.plies_left(), 10);
  path.take_back();
  EXPECT_EQ(path.plies_left(), 2);
}

TEST(Path, AMillThatTakesNothingBeginsTheCountAnew) {
  Path path(history("strikt,noMillLimitPlies=10", "W.W.W..........W.....BBB w 0 0 8 40"));
  path.play(move("d6-d7"));
  EXPECT_EQ(path.plies_left(), 10);
}

// A game of random moves in which the players often go back to where they came from.
History wandering_game(const RuleSet& rules, int plies, std::uint64_t seed) {
  History game(rules);
  Random random(seed);
  for (int ply = 0; ply < plies; ++ply) {
    const MoveList legal = legal_moves(game.position(), rules);
    if (legal.empty()) break;
    Move chosen = legal[random.below(legal.size())];
    if (ply >= 2 && random.below(2) == 0) {
      const Move last = game.plies()[ply - 2].move;
      const Move back{last.to, last.from, no_point};
      if (!last.places() && legal.contains(back)) chosen = back;
    }
    game.play(chosen);
  }
  return game;
}

constexpr int begin_of_search = 30;  // before it the plies belong to the game

// The game's own bookkeeping is the judge of the path's, along the way and on the way back.
TEST(Path, FollowsAWholeGameAndComesBack) {
  int drawn = 0;
  for (const Preset& preset : presets()) {
    const RuleSet& rules = preset.rules;
    const bool counts_placing = rules.no_mill_counts_placing;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const History game = wandering_game(rules, begin_of_search + max_ply, seed);
      const int begin = std::min(begin_of_search, game.size());
      History shown(rules);
      for (int ply = 0; ply < begin; ++ply) shown.play(game.plies()[ply].move);
      Path path(shown);

      const auto expect_ply = [&](int ply) {
        ASSERT_EQ(path.position(), game.position(ply));
        ASSERT_EQ(path.key(), game.position(ply).key());
        ASSERT_EQ(path.ply(), ply - begin);
        ASSERT_EQ(path.last_move(), game.plies()[ply - 1].move);
        const int quiet = counts_placing ? game.quiet_plies(ply) : game.quiet_moving_plies(ply);
        const int limit = rules.no_mill_limit_plies;
        ASSERT_EQ(path.plies_left(), limit == 0 ? Path::unlimited_plies : std::max(limit - quiet, 0));
        bool draw = (limit > 0 && quiet >= limit) || !game.due(ply).empty();
        for (int then = begin; then < ply; ++then) draw = draw || game.position(then) == game.position(ply);
        // What stood twice in the game before the search is tested by CountsWhatStoodInTheGame.
        const bool stood_before = game.occurrences(ply) > 2;
        if (draw || !stood_before) {
          ASSERT_EQ(path.is_draw(), draw) << preset.id << " seed " << seed << " ply " << ply;
        }
        drawn += draw ? 1 : 0;
      };
      for (int ply = begin + 1; ply <= game.size(); ++ply) {
        path.play(game.plies()[ply - 1].move);
        expect_ply(ply);
      }
      for (int ply = game.size(); ply > begin; --ply) {
        expect_ply(ply);
        path.take_back();
      }
      ASSERT_EQ(path.position(), game.position(begin));
      ASSERT_EQ(path.ply(), 0);
    }
  }
  EXPECT_GT(drawn, 1000);
}

}  // namespace
}  // namespace muehle::search
