// What clubs do with tournaments, from the beginning to the end.
#include <gtest/gtest.h>

#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;

// Eight people, three rounds, two games a pairing; one comes late, one leaves, a result is corrected.
TEST(TournamentsOfClubs, AClubEvening) {
  Tournament evening = with_players({.kind = Kind::swiss, .rounds = 3, .seed = 7}, 7);
  begin_next(evening);
  EXPECT_EQ(evening.rounds[0].size(), 4u) << "three pairings and a bye";
  EXPECT_EQ(evening.rounds[0].back().seats, (Seats{6, {}})) << "for the last one";
  EXPECT_EQ(next_text(evening), "round_not_finished");
  lower_numbers_win(evening);

  ASSERT_TRUE(enter(evening, 200, 1990));  // number 7 has missed a round
  begin_next(evening);
  EXPECT_EQ(evening.rounds[1].size(), 4u);
  ASSERT_TRUE(withdraw(evening, 3));
  lower_numbers_win(evening);
  EXPECT_FALSE(is_over(evening));

  begin_next(evening);
  for (const Pairing& pairing : evening.rounds[2]) {
    EXPECT_NE(pairing.seats.white, 3u);
    EXPECT_NE(pairing.seats.black, 3u);
  }
  lower_numbers_win(evening);
  EXPECT_TRUE(is_over(evening));
  EXPECT_EQ(next_text(evening), "no_more_rounds");
  EXPECT_EQ(ranking(evening).front().entrant, 0u);
  EXPECT_EQ(ranking(evening).front().points, 12);

  put(evening, 1, {draw, draw});
  EXPECT_EQ(ranking(evening).front().points, 10) << "the two on the first board have drawn after all";
}

// 24 people meet each other in two games.
TEST(TournamentsOfClubs, AWeekend) {
  Tournament weekend = with_players({.kind = Kind::round_robin, .games = 2, .seed = 3}, 24);
  for (int round = 1; round <= 23; ++round) {
    begin_next(weekend);
    EXPECT_EQ(weekend.rounds.back().size(), 12u);
    lower_numbers_win(weekend);
  }
  EXPECT_TRUE(is_over(weekend));
  const std::vector<Line> table = ranking(weekend);
  EXPECT_EQ(table.front().points, 23 * 4);
  EXPECT_EQ(table.back().points, 0);
}

TEST(TournamentsOfClubs, ALeagueBeginsAllItsRoundsAtOnce) {
  Tournament league = with_players({.kind = Kind::round_robin, .cycles = 2, .games = 1, .seed = 1}, 5);
  for (int round = 1; round <= 10; ++round) begin_next(league);
  EXPECT_EQ(next_text(league), "no_more_rounds");
  EXPECT_FALSE(is_over(league));
  for (int round = 1; round <= 10; ++round) {
    for (int board = 1; board <= 3; ++board) {
      if (!is_bye(league.rounds[static_cast<std::size_t>(round) - 1][static_cast<std::size_t>(board) - 1]))
        put(league, board, {draw}, round);
    }
  }
  EXPECT_TRUE(is_over(league));
  for (const Line& line : ranking(league)) EXPECT_EQ(line.points, 8) << "and nobody gains by a bye";
}

}  // namespace
}  // namespace muehle::club::tournament
