#include "club/standings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace muehle::club {
namespace {

constexpr UnixSeconds day = 24 * 60 * 60;
constexpr PlayerId anna = 1;
constexpr PlayerId ben = 2;
constexpr PlayerId cleo = 3;

std::vector<RatedGame> any_games() {
  std::vector<RatedGame> games;
  UnixSeconds now = *rc::gen::inRange<UnixSeconds>(0, 2'000'000'000);
  const int count = *rc::gen::inRange(1, 30);
  for (int n = 0; n < count; ++n) {
    now += *rc::gen::inRange<UnixSeconds>(0, 40 * day);
    const PlayerId white = *rc::gen::inRange<PlayerId>(1, 6);
    const PlayerId black = white % 5 + 1;
    games.push_back(
        {white, black, *rc::gen::element(Score::black_wins, Score::draw, Score::white_wins), now});
  }
  return games;
}

TEST(Standings, NobodyHasPlayed) { EXPECT_TRUE(recompute({}).empty()); }

TEST(Standings, OneGameIsThatOfTheRatings) {
  const std::vector<RatedGame> games{{anna, ben, Score::black_wins, 1000}};
  const Standings all = recompute(games);
  const Pair after = rated({}, {}, Score::black_wins);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all.at(anna), (Standing{after.white, 1000}));
  EXPECT_EQ(all.at(ben), (Standing{after.black, 1000}));
}

TEST(Standings, CountTheDaysSinceAPlayersOwnLastGame) {
  const UnixSeconds first = 1'800'000'000;
  const std::vector<RatedGame> games{{anna, ben, Score::white_wins, first},
                                     {cleo, ben, Score::white_wins, first + 10 * day},
                                     {anna, ben, Score::draw, first + 100 * day}};
  Standings before = recompute(std::span(games).first(2));
  const Pair expected =
      rated(before[anna].rating, before[ben].rating, Score::draw, {.white = 100, .black = 90});
  const Standings after = recompute(games);
  EXPECT_EQ(after.at(anna).rating, expected.white);
  EXPECT_EQ(after.at(ben).rating, expected.black);
  EXPECT_EQ(after.at(cleo), before[cleo]);
}

TEST(Standings, ANewPlayerWasNotAwaySince1970) {
  Standings all;
  rate(all, {anna, ben, Score::draw, 1'800'000'000});
  EXPECT_EQ(all[anna].rating, rated({}, {}, Score::draw).white);
  EXPECT_EQ(rating_at(Standing{}, 1'800'000'000), Rating{});
}

TEST(Standings, ARatingNowKnowsOfTheAbsence) {
  const Standing standing{{.rating = 1600, .deviation = 60, .games = 40}, 1000 * day};
  EXPECT_EQ(rating_at(standing, 1000 * day), standing.rating);
  EXPECT_EQ(rating_at(standing, 1100 * day), after_absence(standing.rating, 100));
  EXPECT_EQ(rating_at(standing, 900 * day), standing.rating) << "a clock that was put back";
}

RC_GTEST_PROP(Standings, AreTheSameStepByStep, ()) {
  const std::vector<RatedGame> games = any_games();
  Standings all;
  for (std::size_t n = 0; n < games.size(); ++n) {
    rate(all, games[n]);
    RC_ASSERT(all == recompute(std::span(games).first(n + 1)));
  }
}

// A ruling: what a game made of anybody's rating is gone, for those who met its players later as well.
RC_GTEST_PROP(Standings, AGameThatDoesNotCountHasNeverBeen, ()) {
  std::vector<RatedGame> games = any_games();
  const auto n = *rc::gen::inRange<std::size_t>(0, games.size());
  Standings without = recompute(std::span(games).first(n));
  for (std::size_t later = n + 1; later < games.size(); ++later) rate(without, games[later]);
  games.erase(games.begin() + static_cast<std::ptrdiff_t>(n));
  RC_ASSERT(recompute(games) == without);
}

RC_GTEST_PROP(Standings, EveryGameCountsOnceForEachOfTheTwo, ()) {
  const std::vector<RatedGame> games = any_games();
  std::size_t counted = 0;
  for (const auto& [id, standing] : recompute(games))
    counted += static_cast<std::size_t>(standing.rating.games);
  RC_ASSERT(counted == 2 * games.size());
}

}  // namespace
}  // namespace muehle::club
