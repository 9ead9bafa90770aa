#include "club/leader_board.h"

#include <gtest/gtest.h>

namespace muehle::club {
namespace {

constexpr UnixSeconds today = 1'700'000'000;
constexpr UnixSeconds year = 366LL * 24 * 3600;

Standing entrant(double rating, double deviation = 60, UnixSeconds last = today) {
  return {{.rating = rating, .deviation = deviation, .games = 20}, last};
}

TEST(LeaderBoard, HasTheStrongestFirstAndTheUncertainApart) {
  const std::vector<Standing> all = {entrant(1500), entrant(2000, 300), entrant(1700), entrant(1600, 200)};
  const LeaderBoard board = leader_board(all, today);
  ASSERT_EQ(board.settled.size(), 2u);
  EXPECT_EQ(board.settled[0].entrant, 2u);
  EXPECT_EQ(board.settled[0].place, 1);
  EXPECT_EQ(board.settled[1].entrant, 0u);
  EXPECT_EQ(board.settled[1].place, 2);
  ASSERT_EQ(board.provisional.size(), 2u);
  EXPECT_EQ(board.provisional[0].entrant, 1u);
  EXPECT_EQ(board.provisional[0].place, 0);
}

TEST(LeaderBoard, WhoseRatingsReadAlikeShareAPlace) {
  const std::vector<Standing> all = {entrant(1600.4), entrant(1599.6), entrant(1700), entrant(1500)};
  const LeaderBoard board = leader_board(all, today);
  std::vector<std::pair<std::size_t, int>> places;
  for (const BoardLine& line : board.settled) places.emplace_back(line.entrant, line.place);
  EXPECT_EQ(places, (std::vector<std::pair<std::size_t, int>>{{2, 1}, {0, 2}, {1, 2}, {3, 4}}));
}

TEST(LeaderBoard, WhoHasNotPlayedForLongIsProvisionalAgain) {
  const std::vector<Standing> all = {entrant(1600, 60, today - year)};
  EXPECT_TRUE(leader_board(all, today).settled.empty());
  EXPECT_EQ(leader_board(all, today - year).settled.size(), 1u);
}

TEST(Distribution, CountsRatingsWithoutAGap) {
  EXPECT_TRUE(distribution({}).empty());
  const std::vector<Standing> all = {entrant(1499.4), entrant(1499.6), entrant(1501), entrant(1799),
                                     entrant(-1)};
  const std::vector<BoardLine> lines = leader_board(all, today).settled;
  EXPECT_EQ(distribution(std::span(lines).first(4)),
            (std::vector<Bar>{{1400, 1}, {1500, 2}, {1600, 0}, {1700, 1}}));
  EXPECT_EQ(distribution(std::span(lines).last(1)), (std::vector<Bar>{{-100, 1}}));
}

}  // namespace
}  // namespace muehle::club
