#include "play/time_control.h"

#include <gtest/gtest.h>

namespace muehle::play {
namespace {

TEST(TimeControl, IsTheSameTextAgain) {
  for (const char* text : {"-", "10+0", "300+5", "300d5", "10800+180", "1/86400", "1/259200", "1/1209600"}) {
    const Result<TimeControl> control = parse_time_control(text);
    ASSERT_TRUE(control) << text << ": " << control.error().message;
    EXPECT_EQ(to_text(*control), text);
  }
}

TEST(TimeControl, SaysWhatItMeans) {
  EXPECT_EQ(parse_time_control("300+5").value(), TimeControl(Live{300'000, 5'000, Live::Bonus::increment}));
  EXPECT_EQ(parse_time_control("300d5").value(), TimeControl(Live{300'000, 5'000, Live::Bonus::delay}));
  EXPECT_EQ(parse_time_control("300").value(), TimeControl(Live{300'000, 0, Live::Bonus::increment}));
  EXPECT_EQ(parse_time_control("1/259200").value(), TimeControl(Correspondence{3}));
}

TEST(TimeControl, RefusesWhatNobodyCanPlay) {
  for (const char* text :
       {"", "x", "+5", "300+", "300++5", "300+5d5", "-300", "9+0", "10801+0", "300+181", "1/", "1/0",
        "1/3600", "1/1296000", "2/86400", "99999999999+0", "1/99999999999", " 300"}) {
    EXPECT_FALSE(parse_time_control(text)) << text;
  }
  EXPECT_NE(parse_time_control("5 minutes").error().message.find("300+5"), std::string::npos);
  EXPECT_NE(parse_time_control("9+0").error().message.find("10 to 10800 seconds"), std::string::npos);
  EXPECT_NE(parse_time_control("1/3600").error().message.find("1 to 14 days"), std::string::npos);
}

}  // namespace
}  // namespace muehle::play
