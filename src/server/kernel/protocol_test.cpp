#include "server/kernel/protocol.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

std::string newest(int more = 0) { return std::to_string(newest_protocol + more); }

TEST(Protocol, WhoSaysNothingIsBelieved) { EXPECT_TRUE(check_protocol("")); }

TEST(Protocol, SpeaksTheNewestAndTheOneBefore) {
  EXPECT_TRUE(check_protocol(newest()));
  EXPECT_TRUE(check_protocol(std::to_string(oldest_protocol)));
  EXPECT_LE(newest_protocol - oldest_protocol, 1);
}

TEST(Protocol, RefusesAllOthersAndSaysWhatItSpeaks) {
  for (const std::string& bad : {newest(1), std::to_string(oldest_protocol - 1), std::string("one"),
                                 std::string("-1"), std::string("99999999999999999999"), newest() + " "}) {
    const Answer<void> checked = check_protocol(bad);
    ASSERT_FALSE(checked) << bad;
    EXPECT_EQ(checked.error().code, ErrorCode::bad_protocol);
    EXPECT_NE(checked.error().message.find("version " + spoken_protocols()), std::string::npos) << bad;
  }
}

TEST(Protocol, ChoosesTheNewestThatBothSpeak) {
  const std::string ours = "muehle." + newest();
  EXPECT_EQ(choose_protocol(ours), ours);
  EXPECT_EQ(choose_protocol("muehle." + newest(1) + ", " + ours), ours);
  EXPECT_EQ(choose_protocol("chat,  " + ours + " "), ours);
}

TEST(Protocol, ConfirmsNothingThatIsNotOurs) {
  EXPECT_EQ(choose_protocol(""), "");
  EXPECT_EQ(choose_protocol("chat, superchat"), "");
}

TEST(Protocol, RefusesASocketThatSpeaksOnlyOtherVersions) {
  for (const std::string& bad :
       {"muehle." + newest(1), std::string("muehle.0"), std::string("muehle.x, chat")}) {
    const Answer<std::string> chosen = choose_protocol(bad);
    ASSERT_FALSE(chosen) << bad;
    EXPECT_EQ(chosen.error().code, ErrorCode::bad_protocol);
  }
}

}  // namespace
}  // namespace muehle::server
