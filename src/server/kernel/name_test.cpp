#include "server/kernel/name.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

TEST(Names, HoldWhatPeopleAreCalled) {
  for (const char* name : {"", "Anna", "Änne Müller-Lüdenscheidt", "Zoë", "Zoe\u0308", "李雷", "محمد",
                           "Ольга", "สมชาย", "O’Neil", "x", "1", "♞", "Anna ❤\uFE0F", "👨\u200D👩\u200D👧",
                           "🏳\uFE0F\u200D🌈", "1\uFE0F\u20E3", "Anna\u00A0B."}) {
    EXPECT_TRUE(check_name(name)) << name;
  }
}

TEST(Names, HoldNothingThatIsNotSeen) {
  for (const char* name : {"Anna\u200B",
                           "\u200BAnna",
                           "An\u00ADna",
                           "\u202EannA",
                           "Anna\u200E",
                           "An\u2060na",
                           "\uFEFF"
                           "Anna",
                           "Anna\uFE0F",
                           "An\u200Dna",
                           "❤\u200D",
                           "\u200D❤",
                           "Anna\U000E0041",
                           "Anna\U000E0100",
                           "\u3164",
                           "\u2800",
                           "\u115F",
                           "\uFFA0",
                           "Anna\uFFFE",
                           "Anna\uFFFF",
                           "Anna\U0010FFFF",
                           "Anna\uFDD0",
                           "Anna\uE000",
                           "\u061C"
                           "a"}) {
    const Answer<void> checked = check_name(name);
    ASSERT_FALSE(checked) << name;
    EXPECT_EQ(http_status(checked.error().code), 400) << name;
  }
}

TEST(Names, ShowSomething) {
  for (const char* name : {" ", "\u00A0", "\u3000\u2003", "\u0301", " \u0308 ", "\u20DD"}) {
    const Answer<void> checked = check_name(name);
    ASSERT_FALSE(checked) << name;
    EXPECT_EQ(checked.error().code, ErrorCode::bad_name) << name;
    EXPECT_EQ(checked.error().message, "a name has at least one character that can be seen");
  }
}

TEST(Names, AreRefusedForOneReason) {
  EXPECT_EQ(check_name("a\a").error().code, ErrorCode::bad_request);
  EXPECT_EQ(check_name(std::string(41, 'x')).error().message, "a name has at most 40 letters");
  EXPECT_TRUE(check_name(std::string(40, 'x')));
  EXPECT_EQ(check_name("\xff").error().code, ErrorCode::bad_name) << "no UTF-8";
}

}  // namespace
}  // namespace muehle::server
