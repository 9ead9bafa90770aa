// How often players held the value of positions, as it is stored.
#include <gtest/gtest.h>

#include "storage/perfect_play.h"
#include "storage/test_games.h"

namespace muehle {
namespace {

class PerfectPlayStore : public ::testing::Test {
 protected:
  // Of Anna, who has White, and Ben; both have that rating after it.
  std::int64_t rated(const std::string& code, double rating, bool counts = true) {
    const std::int64_t game = file.make(some_table(code)).game;
    file.ratings().count({.game = game,
                          .pool = club::Pool::live,
                          .result = {anna, ben, club::Score::draw, 7},
                          .white_after = rating,
                          .black_after = rating});
    if (!counts)
      file.database().run("UPDATE rated_games SET counts = 0 WHERE game = " + std::to_string(game));
    return game;
  }
  PerfectPlay& play() { return file.perfect_play(); }

  TestGames file;
  PlayerId anna = file.players().add_guest("Anna", "de", 1000);
  PlayerId ben = file.players().add_guest("Ben", "de", 1000);
  const HeldByPhase good = {{{3, 3}, {2, 1}, {0, 0}}};
  const HeldByPhase bad = {{{4, 1}, {0, 0}, {1, 0}}};
};

TEST_F(PerfectPlayStore, SumsWhatEachHeldInHisGames) {
  const std::int64_t first = rated("abc", 1500);
  const std::int64_t second = rated("def", 1500);
  rated("ghi", 1500);
  play().put(first, std::array{good, bad});
  play().put(second, std::array{good, good});
  const PerfectPlay::Sum annas = play().of(anna, club::Pool::live);
  EXPECT_EQ(annas.games, 2);
  EXPECT_EQ(annas.unread, 1);
  EXPECT_EQ(annas.held, (HeldByPhase{{{6, 6}, {4, 2}, {0, 0}}}));
  EXPECT_EQ(play().of(ben, club::Pool::live).held, (HeldByPhase{{{7, 4}, {2, 1}, {1, 0}}}));
  EXPECT_EQ(play().of(anna, club::Pool::correspondence).games, 0);
}

TEST_F(PerfectPlayStore, ComparesWithOthersOfAboutTheSameRating) {
  play().put(rated("abc", 1500), std::array{good, bad});
  play().put(rated("def", 1700), std::array{good, good});
  const PerfectPlay::Sum others = play().of_others(anna, club::Pool::live, 1550, 100, 10);
  EXPECT_EQ(others.games, 1);
  EXPECT_EQ(others.held, bad);
  EXPECT_EQ(play().of_others(anna, club::Pool::live, 1600, 100, 10).games, 2);
  EXPECT_EQ(play().of_others(anna, club::Pool::live, 1600, 100, 1).held, good) << "the latest";
}

TEST_F(PerfectPlayStore, ReadsTheLatestGameThatCountsFirst) {
  const std::int64_t first = rated("abc", 1500);
  const std::int64_t second = rated("def", 1500);
  rated("ghi", 1500, false);
  EXPECT_EQ(play().next_unread()->game, second);
  EXPECT_EQ(play().next_unread()->code, "def");
  play().put(second, std::nullopt);
  EXPECT_EQ(play().next_unread()->game, first);
  play().put(first, std::array{good, bad});
  EXPECT_FALSE(play().next_unread());
  EXPECT_EQ(play().of(anna, club::Pool::live).unknown, 1);
  play().look_again();
  EXPECT_EQ(play().next_unread()->game, second) << "the database may know more now";
}

}  // namespace
}  // namespace muehle
