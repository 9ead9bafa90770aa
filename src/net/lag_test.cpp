#include "net/lag.h"

#include <gtest/gtest.h>

namespace muehle::net {
namespace {

using std::chrono::milliseconds;

constexpr SteadyTime began{};

TEST(LagMeter, MeasuresFromAPingToItsAnswer) {
  LagMeter meter;
  EXPECT_EQ(meter.lag(), 0);
  EXPECT_TRUE(meter.begin(began));
  EXPECT_TRUE(meter.end(began + milliseconds(120)));
  EXPECT_EQ(meter.lag(), 120);
}

TEST(LagMeter, AsksNoMoreOftenThanEveryInterval) {
  LagMeter meter;
  EXPECT_TRUE(meter.begin(began));
  EXPECT_TRUE(meter.end(began + milliseconds(50)));
  EXPECT_FALSE(meter.begin(began + lag_interval - milliseconds(1)));
  EXPECT_TRUE(meter.begin(began + lag_interval));
}

TEST(LagMeter, MeasuresAlsoALongWayAsLongAsItIs) {
  LagMeter meter;
  EXPECT_TRUE(meter.begin(began));
  EXPECT_FALSE(meter.begin(began + 2 * lag_interval)) << "the first one is still out";
  EXPECT_TRUE(meter.end(began + 2 * lag_interval + milliseconds(10)));
  EXPECT_EQ(meter.lag(), milliseconds(2 * lag_interval).count() + 10);
}

TEST(LagMeter, HearsNoAnswerThatNobodyAskedFor) {
  LagMeter meter;
  EXPECT_FALSE(meter.end(began + milliseconds(500)));
  EXPECT_TRUE(meter.begin(began + milliseconds(600)));
  EXPECT_TRUE(meter.end(began + milliseconds(630)));
  EXPECT_FALSE(meter.end(began + milliseconds(900)));
  EXPECT_EQ(meter.lag(), 30);
}

}  // namespace
}  // namespace muehle::net
