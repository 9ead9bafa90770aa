#include "rules/series.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle {
namespace {

using ::testing::HasSubstr;

constexpr Outcome white_won{Verdict::white_wins, Reason::resignation};
constexpr Outcome black_won{Verdict::black_wins, Reason::too_few_stones};
constexpr Outcome drawn{Verdict::draw, Reason::agreement};
constexpr Outcome aborted{Verdict::aborted, Reason::none};

TEST(Series, TheLotDecidesTheFirstGame) {
  for (const int white : {0, 1}) {
    const Series series(NextColours::alternate, white);
    EXPECT_EQ(series.white(), white);
    EXPECT_EQ(series.colour_of(white), Colour::white);
    EXPECT_EQ(series.colour_of(1 - white), Colour::black);
    EXPECT_EQ(series.game_number(), 1);
    EXPECT_EQ(series.counted_games(), 0);
    EXPECT_EQ(series.chooser(), std::nullopt);
  }
}

TEST(Series, ColoursAlternateWhoeverWins) {
  Series series(NextColours::alternate, 1);
  for (const Outcome& outcome : {white_won, black_won, drawn, white_won}) {
    const int white = series.white();
    series.finish(outcome);
    EXPECT_EQ(series.chooser(), std::nullopt);
    series.next(Colour::white);  // nobody may choose: the wish is not looked at
    EXPECT_EQ(series.white(), 1 - white);
  }
  EXPECT_EQ(series.game_number(), 5);
}

TEST(Series, IsTakenUpBehindGamesThatAreOver) {
  Score before;
  before.add(Verdict::white_wins, 0, 2);
  before.add(Verdict::black_wins, 0);
  before.add(Verdict::draw, 1, 3);
  before.add(Verdict::aborted, 1);
  before.add(Verdict::ongoing, 1);
  Series series(NextColours::loser_chooses, 1, before);
  EXPECT_EQ(series.game_number(), 8);
  EXPECT_EQ(series.counted_games(), 6);
  EXPECT_EQ(series.half_points(0), 7);
  EXPECT_EQ(series.half_points(1), 5);
  EXPECT_EQ(series.white(), 1);
  EXPECT_EQ(series.chooser(), std::nullopt) << "of the game that goes on";
  series.finish(black_won);
  EXPECT_EQ(series.half_points(0), 9);
  EXPECT_EQ(series.chooser(), 1);
  series.next();
  EXPECT_EQ(series.game_number(), 9);
}

TEST(Series, TheLoserChooses) {
  for (const int white : {0, 1}) {
    for (const Outcome& outcome : {white_won, black_won}) {
      const int loser = outcome == white_won ? 1 - white : white;
      for (const Colour wish : {Colour::white, Colour::black}) {
        Series series(NextColours::loser_chooses, white);
        series.finish(outcome);
        EXPECT_EQ(series.chooser(), loser);
        series.next(wish);
        EXPECT_EQ(series.colour_of(loser), wish);
        EXPECT_EQ(series.chooser(), std::nullopt) << "asked once";
      }
    }
  }
}

TEST(Series, WithoutAnAnswerTheColoursChange) {
  Series series(NextColours::loser_chooses, 0);
  series.finish(white_won);
  series.next();
  EXPECT_EQ(series.white(), 1);
}

TEST(Series, AfterADrawTheColoursChange) {
  Series series(NextColours::loser_chooses, 0);
  series.finish(drawn);
  EXPECT_EQ(series.chooser(), std::nullopt);
  series.next(Colour::white);
  EXPECT_EQ(series.white(), 1);
}

TEST(Series, AbortedGamesDoNotCount) {
  for (const NextColours policy : {NextColours::alternate, NextColours::loser_chooses}) {
    Series series(policy, 0);
    series.finish(aborted);
    EXPECT_EQ(series.chooser(), std::nullopt);
    series.next(Colour::black);
    EXPECT_EQ(series.white(), 0) << "the colours stay";
    EXPECT_EQ(series.counted_games(), 0);
    EXPECT_EQ(series.half_points(0) + series.half_points(1), 0);
    EXPECT_EQ(series.game_number(), 2);
  }
}

TEST(Series, KeepsTheScoreOfThePlayersNotOfTheColours) {
  Series series(NextColours::alternate, 0);
  series.finish(white_won);  // player 0 with White
  series.next();
  series.finish(white_won);  // player 1 with White
  series.next();
  series.finish(drawn);
  series.next();
  series.finish(aborted);
  series.next();
  series.finish(black_won);  // player 0 with Black: the aborted game did not change the colours
  EXPECT_EQ(series.half_points(0), 5);
  EXPECT_EQ(series.half_points(1), 3);
  EXPECT_EQ(series.counted_games(), 4);
  EXPECT_EQ(series.game_number(), 5);
}

TEST(Series, PolicyIsReadAndWritten) {
  for (const NextColours policy : {NextColours::alternate, NextColours::loser_chooses}) {
    EXPECT_EQ(parse_next_colours(to_text(policy)), policy);
    EXPECT_EQ(Series(policy, 0).policy(), policy);
  }
  const Result<NextColours> wrong = parse_next_colours("winner_chooses");
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().message, HasSubstr("alternate or loser_chooses, not `winner_chooses`"));
}

}  // namespace
}  // namespace muehle
