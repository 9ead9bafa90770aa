#include "club/tournament/ladder.h"

#include <gtest/gtest.h>

#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;
using Order = std::vector<Number>;

Tournament ladder(int players) {
  return with_players({.kind = Kind::ladder, .games = 2, .reach = 2}, players);
}

void challenge_and_win(Tournament& tournament, Number challenger, Number above) {
  const Draw drawn = challenge(tournament, challenger, above);
  ASSERT_TRUE(drawn) << to_text(drawn.error());
  ASSERT_EQ(reason(begin_round(tournament, *drawn)), "");
  const bool white = drawn->front().white == challenger;
  put(tournament, 1, {white ? white_wins : black_wins, draw});
}

std::string refusal(const Draw& draw) { return draw ? "" : std::string(name(draw.error())); }

TEST(Ladder, BeginsByRating) {
  Tournament made{.settings = {.kind = Kind::ladder}};
  for (const auto& [id, rating] : std::vector<std::pair<PlayerId, std::optional<double>>>{
           {1, std::nullopt}, {2, 1500}, {3, 1900}, {4, 1700}})
    ASSERT_TRUE(enter(made, id, rating));
  EXPECT_EQ(ladder_order(made), (Order{2, 3, 1, 0}));
}

TEST(Ladder, WhoWinsTakesThePlaceAndTheOthersMoveDown) {
  Tournament made = ladder(5);
  challenge_and_win(made, 3, 1);
  EXPECT_EQ(ladder_order(made), (Order{0, 3, 1, 2, 4}));
  std::vector<Number> table;
  for (const Line& line : ranking(made)) table.push_back(line.entrant);
  EXPECT_EQ(table, (Order{0, 3, 1, 2, 4}));
}

TEST(Ladder, WhoLosesOrDrawsStaysWhereHeIs) {
  for (const GameResult result : {white_wins, draw, black_wins}) {
    Tournament made = ladder(3);
    ASSERT_TRUE(begin_round(made, {{0, 1}}));
    put(made, 1, {result, draw});
    EXPECT_EQ(ladder_order(made), result == black_wins ? (Order{1, 0, 2}) : (Order{0, 1, 2}));
  }
}

TEST(Ladder, AChallengeIsWonAtItsEnd) {
  Tournament made = ladder(3);
  ASSERT_TRUE(begin_round(made, {{1, 0}}));
  put(made, 1, {white_wins});
  EXPECT_EQ(ladder_order(made), (Order{0, 1, 2}));
}

TEST(Ladder, AChallengeGoesUpAndNotTooFar) {
  Tournament made = ladder(5);
  EXPECT_EQ(refusal(challenge(made, 4, 1)), "too_far");
  EXPECT_EQ(refusal(challenge(made, 1, 2)), "too_far") << "down";
  EXPECT_EQ(refusal(challenge(made, 1, 1)), "against_himself");
  EXPECT_EQ(refusal(challenge(made, 1, 5)), "no_such_entrant");
  EXPECT_EQ(refusal(challenge(made, 5, 1)), "no_such_entrant");
  EXPECT_EQ(refusal(challenge(made, 4, 2)), "");
  EXPECT_EQ(reason(begin_round(made, {{4, 1}})), "too_far");
  EXPECT_EQ(reason(begin_round(made, {{4, 3}, {1, 2}})), "one_challenge");
  EXPECT_EQ(refusal(challenge(with_players({.kind = Kind::swiss}, 3), 1, 0)), "another_draw");
}

TEST(Ladder, NobodyPlaysTwoAtATime) {
  Tournament made = ladder(5);
  ASSERT_TRUE(begin_round(made, {{2, 1}}));
  EXPECT_EQ(refusal(challenge(made, 3, 2)), "still_playing");
  EXPECT_EQ(refusal(challenge(made, 4, 3)), "");
}

TEST(Ladder, WhoComesLateBeginsAtTheFootWhateverHisRating) {
  Tournament made = ladder(3);
  challenge_and_win(made, 2, 0);
  ASSERT_TRUE(enter(made, 900, 2500));
  EXPECT_EQ(ladder_order(made), (Order{2, 0, 1, 3}));
}

TEST(Ladder, WhoHasWithdrawnIsNotInItAndComesBackToHisPlace) {
  Tournament made = ladder(5);
  challenge_and_win(made, 4, 3);
  ASSERT_TRUE(withdraw(made, 1));
  EXPECT_EQ(ladder_order(made), (Order{0, 2, 4, 3}));
  EXPECT_EQ(refusal(challenge(made, 4, 0)), "") << "places are counted without him";
  EXPECT_EQ(refusal(challenge(made, 2, 1)), "not_there");
  EXPECT_EQ(ranking(made).back().entrant, 1u);
  ASSERT_TRUE(come_back(made, 1));
  EXPECT_EQ(ladder_order(made), (Order{0, 1, 2, 4, 3}));
}

// Two at once, of which the later one ends first.
TEST(Ladder, PlacesChangeAsPairingsEnd) {
  Tournament made = ladder(4);
  ASSERT_TRUE(begin_round(made, {{3, 1}}));
  ASSERT_TRUE(begin_round(made, {{2, 0}}));
  put(made, 1, {white_wins, draw}, 2);
  EXPECT_EQ(ladder_order(made), (Order{2, 0, 1, 3}));
  put(made, 1, {white_wins, draw}, 1);
  EXPECT_EQ(ladder_order(made), (Order{2, 0, 3, 1}));
  put(made, 1, {draw, draw}, 2);
  EXPECT_EQ(ladder_order(made), (Order{0, 3, 1, 2})) << "a correction, as if it had always been so";
}

}  // namespace
}  // namespace muehle::club::tournament
