#include "storage/rerating.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "storage/rating_check.h"
#include "storage/test_games.h"

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

// Stored, with more games than are written by one statement.
class StoredRerating : public ::testing::Test {
 protected:
  static constexpr int players = 7;

  StoredRerating() {
    for (int n = 1; n <= players; ++n) {
      const std::string name = "player" + std::to_string(n);
      file_.players().enroll(file_.players().add_guest(name, "", 0), {name, name}, "x");
    }
  }
  // As a server does it, in one transaction.
  void play(int count) {
    const Store::Work work = [&](Transaction& all) {
      for (int n = 0; n < count; ++n) {
        const auto number = static_cast<std::int64_t>(results_.size());
        const club::RatedGame result{number % players + 1,
                                     (number + 1 + number / players % (players - 1)) % players + 1,
                                     static_cast<Score>(number * 5 % 3), number * 3600};
        club::Standings both;
        for (const PlayerId player : {result.white, result.black})
          if (const auto known = all.ratings().of(player, club::Pool::live)) both[player] = *known;
        club::rate(both, result);
        for (const auto& [player, standing] : both) all.ratings().set(player, club::Pool::live, standing);
        const std::int64_t game = all.games().make(some_table("table" + std::to_string(number))).game;
        all.ratings().count({.game = game,
                             .pool = club::Pool::live,
                             .result = result,
                             .white_after = both[result.white].rating.rating,
                             .black_after = both[result.black].rating.rating});
        results_.push_back(result);
        games_.push_back(game);
      }
    };
    ASSERT_TRUE(file_.commit({&work, 1}).front());
  }
  Following follow_up(std::size_t n, std::optional<Score> score) {
    return follow(file_, {.game = games_[n], .score = score}).value();
  }
  void store(const Following& following) {
    const Store::Work work = [&](Transaction& all) { store_following(all, following); };
    ASSERT_TRUE(file_.commit({&work, 1}).front());
  }
  void expect_right() {
    EXPECT_EQ(file_.ratings().all(club::Pool::live), club::recompute(results_));
    EXPECT_TRUE(rating_faults(file_).empty());
  }

  TestGames file_;
  std::vector<club::RatedGame> results_;
  std::vector<std::int64_t> games_;
};

TEST_F(StoredRerating, AllThatFollowsFromACorrectionIsStored) {
  play(1234);
  store(follow_up(0, Score::draw));
  results_[0].score = Score::draw;
  expect_right();
  store(follow_up(1200, Score::black_wins));
  results_[1200].score = Score::black_wins;
  expect_right();
}

TEST_F(StoredRerating, WhatIsCountedBetweenTheTwoStepsFollowsToo) {
  play(50);
  const Following following = follow_up(10, Score::black_wins);
  play(12);
  store(following);
  results_[10].score = Score::black_wins;
  expect_right();
}

TEST_F(StoredRerating, UntilItIsStoredNothingIsOther) {
  play(30);
  follow_up(3, std::nullopt);
  expect_right();
}

TEST_F(StoredRerating, WhoLeavesBetweenTheTwoStepsGetsNoRatingAgain) {
  play(30);
  const Following following = follow_up(3, Score::white_wins);
  file_.players().erase(2);
  store(following);
  EXPECT_FALSE(file_.ratings().of(2, club::Pool::live));
  EXPECT_TRUE(rating_faults(file_).empty());
}

TEST_F(StoredRerating, NothingFollowsFromAGameThatWasNeverRated) {
  EXPECT_FALSE(follow(file_, {.game = 99, .score = Score::draw}));
}

}  // namespace
}  // namespace muehle
