#include "club/tournament/knockout.h"

#include <gtest/gtest.h>

#include <set>

#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;

Tournament knockout(int players, int games = 2) {
  return with_players({.kind = Kind::knockout, .games = games, .seed = 5}, players);
}

std::set<std::set<Number>> meetings(const Tournament& tournament) {
  std::set<std::set<Number>> found;
  for (const Seats& seats : bracket(tournament).due) found.insert({seats.white, *seats.black});
  return found;
}

using Pairs = std::set<std::set<Number>>;

TEST(Knockout, TheBestMeetLast) {
  Tournament made = knockout(8);
  EXPECT_EQ(meetings(made), (Pairs{{0, 7}, {3, 4}, {1, 6}, {2, 5}}));
  begin_next(made);
  EXPECT_TRUE(bracket(made).waiting);
  EXPECT_EQ(next_text(made), "round_not_finished");
  lower_numbers_win(made);
  EXPECT_EQ(meetings(made), (Pairs{{0, 3}, {1, 2}}));
  begin_next(made);
  lower_numbers_win(made);
  EXPECT_EQ(meetings(made), (Pairs{{0, 1}}));
  begin_next(made);
  lower_numbers_win(made);
  EXPECT_TRUE(is_over(made));
  EXPECT_EQ(bracket(made).slots, (std::vector<std::optional<Number>>{0}));
  EXPECT_EQ(bracket(made).stages, (std::vector{3, 2, 1, 1, 0, 0, 0, 0}));
  std::vector<int> ranks;
  for (const Line& line : ranking(made)) ranks.push_back(line.rank);
  EXPECT_EQ(ranks, (std::vector{1, 2, 3, 3, 5, 5, 5, 5}));
}

TEST(Knockout, SeedsAreByRating) {
  Tournament made{.settings = {.kind = Kind::knockout}};
  for (const auto& [id, rating] : std::vector<std::pair<PlayerId, std::optional<double>>>{
           {1, std::nullopt}, {2, 1500}, {3, 1900}, {4, 1700}})
    ASSERT_TRUE(enter(made, id, rating));
  EXPECT_EQ(meetings(made), (Pairs{{2, 0}, {3, 1}}));
}

TEST(Knockout, ByesAreForTheBest) {
  Tournament made = knockout(5);
  EXPECT_EQ(meetings(made), (Pairs{{3, 4}}));
  begin_next(made);
  lower_numbers_win(made);
  EXPECT_EQ(meetings(made), (Pairs{{0, 3}, {1, 2}}));
}

TEST(Knockout, WhatEndsLevelIsPlayedAgainInTwoGames) {
  Tournament made = knockout(4, 1);
  begin_next(made);
  put(made, 1, {draw});
  put(made, 2, {white_wins});
  const Seats level = made.rounds[0][0].seats;
  const Bracket now = bracket(made);
  EXPECT_TRUE(now.play_off);
  EXPECT_EQ(meetings(made), (Pairs{{level.white, *level.black}}));
  EXPECT_EQ(games_in_next_round(made), 2);
  begin_next(made);
  EXPECT_EQ(made.rounds[1][0].games.size(), 2u);
  put(made, 1, {draw, draw});
  EXPECT_FALSE(bracket(made).play_off);
  EXPECT_EQ(games_in_next_round(made), 1);
  EXPECT_EQ(bracket(made).due.size(), 1u) << "the lot has decided";
  put(made, 1, {white_wins, draw});
  EXPECT_TRUE(meetings(made).begin()->contains(made.rounds[1][0].seats.white));
}

TEST(Knockout, TheLotIsTheSameEachTimeAndNotAlwaysTheFirst) {
  std::set<std::optional<Number>> winners;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Tournament made = with_players({.kind = Kind::knockout, .games = 1, .seed = seed}, 2);
    begin_next(made);
    put(made, 1, {draw});
    begin_next(made);
    put(made, 1, {draw, draw});
    ASSERT_TRUE(is_over(made));
    EXPECT_EQ(bracket(made).slots, bracket(made).slots);
    winners.insert(bracket(made).slots.front());
  }
  EXPECT_EQ(winners.size(), 2u);
}

TEST(Knockout, WhereNobodyCameNobodyGoesOn) {
  Tournament made = knockout(4);
  begin_next(made);
  put(made, 1, {both_forfeit, both_forfeit});
  put(made, 2, {white_wins, white_forfeits});
  EXPECT_TRUE(is_over(made)) << "there is nobody to play";
  EXPECT_EQ(bracket(made).slots.size(), 1u);
  EXPECT_EQ(bracket(made).slots.front(), made.rounds[0][1].seats.white);
}

TEST(Knockout, WhoHasWithdrawnIsOut) {
  Tournament made = knockout(4);
  ASSERT_TRUE(withdraw(made, 3));
  EXPECT_EQ(meetings(made), (Pairs{{1, 2}})) << "before it began he is not in it";
  made = knockout(4);
  begin_next(made);
  lower_numbers_win(made);
  ASSERT_TRUE(withdraw(made, 0));
  EXPECT_TRUE(is_over(made));
  EXPECT_EQ(bracket(made).slots.front(), 1u);
}

TEST(Knockout, NorDoesHePlayASecondTime) {
  Tournament made = knockout(4);
  begin_next(made);
  put(made, 1, {draw, draw});
  put(made, 2, {white_wins, draw});
  const Seats level = made.rounds[0][0].seats;
  ASSERT_TRUE(withdraw(made, level.white));
  EXPECT_EQ(meetings(made), (Pairs{{*level.black, made.rounds[0][1].seats.white}}));
}

TEST(Knockout, AResultCannotBeAnotherOneOnceItsWinnerWentOn) {
  Tournament made = knockout(4);
  begin_next(made);
  put(made, 1, {white_wins, draw});
  put(made, 2, {white_wins, draw});
  put(made, 1, {black_wins, draw});
  put(made, 1, {white_wins, draw});
  begin_next(made);
  const Tournament before = made;
  EXPECT_EQ(reason(record(made, {1, 1, 1}, black_wins)), "went_on");
  EXPECT_EQ(reason(record(made, {1, 1, 1}, draw)), "went_on") << "they would have played again";
  EXPECT_EQ(reason(record(made, {1, 1, 1}, open)), "went_on");
  EXPECT_EQ(made, before);
  EXPECT_EQ(reason(record(made, {1, 1, 2}, black_wins)), "") << "he won all the same";
}

TEST(Ties, GoToTheFinal) {
  Tournament made = knockout(5, 1);
  begin_next(made);
  std::vector<std::vector<Tie>> stages = ties(made);
  ASSERT_EQ(stages.size(), 3u);
  ASSERT_EQ(stages[0].size(), 4u);
  EXPECT_EQ(stages[0][0], (Tie{.upper = 0, .lower = {}, .winner = 0})) << "a bye";
  EXPECT_EQ(stages[0][1], (Tie{.upper = 3, .lower = 4, .winner = {}, .played = {{1, 1}}}));
  EXPECT_EQ(stages[1][0], (Tie{.upper = 0})) << "whom he meets is not known yet";
  EXPECT_EQ(stages[1][1], (Tie{.upper = 1, .lower = 2}));
  EXPECT_EQ(stages[2], std::vector<Tie>(1));
  put(made, 1, {draw});
  begin_next(made);
  stages = ties(made);
  EXPECT_EQ(stages[0][1].played, (std::vector<Tie::At>{{1, 1}, {2, 1}})) << "they play once more";
  EXPECT_FALSE(stages[0][1].winner);
  lower_numbers_win(made);
  EXPECT_EQ(ties(made)[1][0], (Tie{.upper = 0, .lower = 3}));
}

TEST(Ties, KnowWhoGoesOnBeforeTheOthersAreDone) {
  Tournament made = knockout(4, 1);
  begin_next(made);
  put(made, 1, {white_wins});
  const std::vector<std::vector<Tie>> stages = ties(made);
  EXPECT_EQ(stages[0][0].winner, made.rounds[0][0].seats.white);
  EXPECT_EQ(stages[1][0].upper, stages[0][0].winner);
  EXPECT_FALSE(stages[1][0].lower);
}

TEST(Knockout, OfTwoIsAFinal) {
  Tournament made = knockout(2);
  begin_next(made);
  lower_numbers_win(made);
  EXPECT_TRUE(is_over(made));
}

}  // namespace
}  // namespace muehle::club::tournament
