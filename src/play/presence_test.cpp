#include "play/presence.h"

#include <gtest/gtest.h>

namespace muehle::play {
namespace {

TEST(Presence, WhoIsAloneMissesTheOtherSinceBothAreTrue) {
  Presence presence(100);
  EXPECT_EQ(presence.missed(), std::nullopt) << "nobody is here";
  presence.arrive(0, 150);
  EXPECT_EQ(presence.missed(), (Missed{1, 150})) << "he has been away for longer, and nobody waited";
  presence.arrive(1, 200);
  EXPECT_EQ(presence.missed(), std::nullopt);
  presence.leave(0, 300);
  EXPECT_EQ(presence.missed(), (Missed{0, 300}));
}

TEST(Presence, ASeatIsHereAsLongAsOneOfItsSocketsIs) {
  Presence presence(0);
  presence.arrive(0, 10);
  presence.arrive(0, 20);
  presence.leave(0, 30);
  EXPECT_TRUE(presence.here(0));
  presence.leave(0, 40);
  EXPECT_FALSE(presence.here(0));
  EXPECT_EQ(presence.left(0), 40);
  EXPECT_EQ(presence.left(1), std::nullopt) << "never was";
}

TEST(Presence, AShortAbsenceDoesNotSetBackHowLongSomebodyWaits) {
  for (const UnixSeconds gone : {short_absence, short_absence + 1}) {
    Presence presence(0);
    presence.arrive(0, 100);
    presence.leave(0, 200);
    presence.arrive(0, 200 + gone);
    EXPECT_EQ(presence.missed()->since, gone > short_absence ? 200 + gone : 100) << gone;
  }
}

}  // namespace
}  // namespace muehle::play
