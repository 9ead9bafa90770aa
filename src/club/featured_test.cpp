#include "club/featured.h"

#include <gtest/gtest.h>

namespace muehle::club {
namespace {

Rating firm(double rating) { return {.rating = rating, .deviation = 60}; }
Candidate live(double white, double black, UnixSeconds moved_at = 0) {
  return {.is_live = true, .moved_at = moved_at, .ratings = {firm(white), firm(black)}};
}

std::optional<std::size_t> best(std::vector<Candidate> games) { return featured(games); }

TEST(Featured, IsNoneOfNone) { EXPECT_EQ(best({}), std::nullopt); }

TEST(Featured, HasTheBestPlayersTakenTogether) {
  EXPECT_EQ(best({live(1500, 1600), live(1700, 1650), live(2000, 1200)}), 1u);
}

TEST(Featured, IsTheOneThatMovedLastOfEqualOnes) {
  EXPECT_EQ(best({live(1500, 1600, 10), live(1600, 1500, 30), live(1550, 1550, 20)}), 1u);
}

TEST(Featured, IsPlayedByTheClockWhereOneIs) {
  const Candidate by_days{.is_live = false, .moved_at = 9, .ratings = {firm(2200), firm(2200)}};
  EXPECT_EQ(best({by_days, live(1200, 1200)}), 1u);
  EXPECT_EQ(best({by_days}), 0u);
}

TEST(Featured, CountsAProvisionalRatingAsNoMoreThanAFirstOne) {
  Candidate lucky = live(2400, 2400);
  for (auto& rating : lucky.ratings) rating->deviation = provisional_above + 1;
  EXPECT_EQ(best({lucky, live(1501, 1500)}), 1u);
  EXPECT_EQ(best({lucky, live(1499, 1500)}), 0u);
  Candidate weak = live(1000, 1000);
  for (auto& rating : weak.ratings) rating->deviation = provisional_above + 1;
  EXPECT_EQ(best({weak, live(1200, 1200)}), 1u) << "and a bad one as what it is";
}

TEST(Featured, CountsWhoHasNoRatingAsNothing) {
  const Candidate guests{.is_live = true, .moved_at = 9, .ratings = {}};
  EXPECT_EQ(best({guests, live(900, 900)}), 1u);
  EXPECT_EQ(best({guests}), 0u);
}

}  // namespace
}  // namespace muehle::club
