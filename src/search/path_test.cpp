#include "search/path.h"

#include <gtest/gtest.h>

#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::history;
using testing::move;
using testing::moves;
using testing::random_history;

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

// The game's own bookkeeping is the judge of the path's.
TEST(Path, AgreesWithTheGame) {
  for (const Preset& preset : presets()) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const History game = random_history(preset.rules, 150, seed);
      History shown(preset.rules);
      for (int ply = 0; ply < game.size(); ++ply) {
        Path path(shown);
        path.play(game.plies()[ply].move);
        shown.play(game.plies()[ply].move);
        ASSERT_EQ(path.position(), shown.position());
        if (!shown.due(shown.size()).empty()) {
          EXPECT_TRUE(path.is_draw());
        }
        const int quiet = preset.rules.no_mill_counts_placing ? shown.quiet_plies(shown.size())
                                                              : shown.quiet_moving_plies(shown.size());
        if (preset.rules.no_mill_limit_plies > 0) {
          EXPECT_EQ(path.plies_left(), std::max(preset.rules.no_mill_limit_plies - quiet, 0));
        }
      }
    }
  }
}

}  // namespace
}  // namespace muehle::search
