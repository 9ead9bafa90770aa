#include "net/budget.h"

#include <gtest/gtest.h>

namespace muehle::net {
namespace {

using std::chrono::seconds;

struct Holder {
  explicit Holder(Budget& all) : part(all, [this] { ++given_up; }) {}

  int given_up = 0;
  Budget::Part part;
};

TEST(Budget, CountsWhatIsHeldNow) {
  Budget all(1000);
  {
    Holder one(all);
    Holder other(all);
    one.part.hold(100, SteadyTime{});
    one.part.hold(300, SteadyTime{});
    other.part.hold(50, SteadyTime{});
    EXPECT_EQ(all.bytes(), 350u);
    one.part.hold(20, SteadyTime{} + seconds(1));
    EXPECT_EQ(all.bytes(), 70u);
    one.part.hold(0, SteadyTime{});
    EXPECT_EQ(all.bytes(), 50u);
    EXPECT_EQ(one.given_up + other.given_up, 0);
  }
  EXPECT_EQ(all.bytes(), 0u);
}

TEST(Budget, HasRoomMadeByWhoHasWaitedLongest) {
  Budget all(1000);
  Holder first(all);
  Holder second(all);
  Holder third(all);
  second.part.hold(400, SteadyTime{} + seconds(2));
  first.part.hold(400, SteadyTime{} + seconds(1));
  third.part.hold(200, SteadyTime{} + seconds(3));
  EXPECT_EQ(first.given_up + second.given_up + third.given_up, 0) << "as much as there may be";
  third.part.hold(201, SteadyTime{} + seconds(3));
  EXPECT_EQ(first.given_up, 1);
  EXPECT_EQ(second.given_up + third.given_up, 0);
  EXPECT_EQ(all.bytes(), 601u);
  first.part.hold(400, SteadyTime{} + seconds(9));
  EXPECT_EQ(all.bytes(), 601u) << "who was given up holds nothing any more";
  second.part.hold(2000, SteadyTime{} + seconds(2));
  EXPECT_EQ(second.given_up, 1) << "more than there is for all";
  EXPECT_EQ(third.given_up, 0);
  EXPECT_EQ(all.bytes(), 201u);
}

}  // namespace
}  // namespace muehle::net
