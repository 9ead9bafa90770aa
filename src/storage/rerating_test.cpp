#include "storage/rerating.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace muehle {
namespace {

using club::Score;

constexpr UnixSeconds day = 24 * 3600;

// As the server rates them, one after the other.
std::vector<CountedGame> rated(const std::vector<club::RatedGame>& results) {
  club::Standings standings;
  std::vector<CountedGame> games;
  for (const club::RatedGame& result : results) {
    club::rate(standings, result);
    games.push_back({.game = static_cast<std::int64_t>(games.size()) + 1,
                     .pool = club::Pool::live,
                     .result = result,
                     .white_after = standings[result.white].rating.rating,
                     .black_after = standings[result.black].rating.rating});
  }
  return games;
}

const auto nobody_gone = [](PlayerId) { return false; };

const std::vector<club::RatedGame> some_results = {{1, 2, Score::white_wins, 10 * day},
                                                   {2, 3, Score::draw, 12 * day},
                                                   {3, 1, Score::black_wins, 40 * day},
                                                   {2, 1, Score::white_wins, 41 * day}};

TEST(Rerating, WithoutACorrectionEverythingStaysAsItIs) {
  const std::vector<CountedGame> games = rated(some_results);
  const Rerated again = rate_again(games, nobody_gone);
  EXPECT_TRUE(again.odd.empty());
  EXPECT_EQ(again.standings, club::recompute(some_results));
  for (std::size_t n = 0; n < games.size(); ++n)
    EXPECT_EQ(again.games[n].white_after, games[n].white_after) << n;
}

TEST(Rerating, WhatFollowsACorrectionIsWhatThatResultWouldHaveBrought) {
  std::vector<club::RatedGame> other = some_results;
  other[0].score = Score::draw;
  const Rerated again = rate_again(rated(some_results), nobody_gone, Correction{1, Score::draw});
  EXPECT_EQ(again.standings, club::recompute(other));
  EXPECT_EQ(again.games[3].black_after, rated(other)[3].black_after);
  EXPECT_EQ(rate_again(again.games, nobody_gone).odd.size(), 0u);
}

TEST(Rerating, AGameThatCountsForNobodyKeepsItsPlaceAndMayCountAgain) {
  std::vector<club::RatedGame> without = some_results;
  without.erase(without.begin() + 1);
  const Rerated again = rate_again(rated(some_results), nobody_gone, Correction{2, std::nullopt});
  EXPECT_FALSE(again.games[1].counts);
  EXPECT_EQ(again.games[1].result.score, Score::draw);
  EXPECT_EQ(again.standings, club::recompute(without));
  EXPECT_TRUE(rate_again(again.games, nobody_gone).odd.empty());
  EXPECT_EQ(rate_again(again.games, nobody_gone, Correction{2, Score::draw}).standings,
            club::recompute(some_results));
}

TEST(Rerating, WhoHadLeftBeforeAGameIsNewInItStill) {
  std::vector<CountedGame> games = rated(some_results);
  // Player 2 left after his second game, and the last one still ran.
  club::Standings standings = club::recompute(std::span(some_results).first(3));
  standings.erase(2);
  club::rate(standings, some_results[3]);
  games[3].white_after = standings[2].rating.rating;
  games[3].black_after = standings[1].rating.rating;
  const auto gone = [](PlayerId player) { return player == 2; };
  EXPECT_EQ(rate_again(games, gone).standings, standings);
  EXPECT_EQ(rate_again(games, nobody_gone).odd, std::vector<std::int64_t>{4});
  const Rerated again = rate_again(games, gone, Correction{2, Score::white_wins});
  EXPECT_EQ(again.standings.at(2).rating.games, 1);
}

RC_GTEST_PROP(Rerating, AnyCorrectionIsAsIfItHadBeenPlayedSo, ()) {
  std::vector<club::RatedGame> results;
  const auto count = *rc::gen::inRange<std::size_t>(1, 30);
  UnixSeconds at = day;
  while (results.size() < count) {
    const auto white = *rc::gen::inRange<PlayerId>(1, 6);
    const auto black =
        *rc::gen::suchThat(rc::gen::inRange<PlayerId>(1, 6), [&](PlayerId p) { return p != white; });
    at += *rc::gen::inRange<UnixSeconds>(0, 40 * day);
    results.push_back({white, black, static_cast<Score>(*rc::gen::inRange(0, 3)), at});
  }
  const auto n = *rc::gen::inRange<std::size_t>(0, count);
  const auto score = static_cast<Score>(*rc::gen::inRange(0, 3));
  const Rerated again =
      rate_again(rated(results), nobody_gone, Correction{static_cast<std::int64_t>(n) + 1, score});
  results[n].score = score;
  RC_ASSERT(again.standings == club::recompute(results));
}

}  // namespace
}  // namespace muehle
