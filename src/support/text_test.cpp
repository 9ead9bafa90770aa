#include "support/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace muehle {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(Text, SplitsAtWhiteSpace) {
  EXPECT_THAT(split_words(" a\tbc\r\n  d "), ElementsAre("a", "bc", "d"));
  EXPECT_THAT(split_words(" \n"), IsEmpty());
}

TEST(Text, CaseIsOfLettersOfAsciiAlone) {
  EXPECT_EQ(lower_case("Azaz-09_[Ä"), "azaz-09_[Ä");
  EXPECT_EQ(upper_case("azAZ-09_{ä"), "AZAZ-09_{ä");
}

TEST(Text, SplitsAtASeparatorAndKeepsEmptyParts) {
  EXPECT_THAT(split("a,,b,", ','), ElementsAre("a", "", "b", ""));
  EXPECT_THAT(split("", ','), ElementsAre(""));
}

TEST(Text, Trims) {
  EXPECT_EQ(trim(" \t a b\r\n"), "a b");
  EXPECT_EQ(trim(" \n "), "");
}

TEST(Text, NumbersStayInTheirRange) {
  EXPECT_EQ(*parse_number("0", "n", 0, 9), 0);
  EXPECT_EQ(*parse_number("9", "n", 0, 9), 9);
  for (const std::string_view wrong :
       {"", "-1", "10", "1.5", " 1", "1 ", "+1", "x", "99999999999999999999"}) {
    const Result<int> number = parse_number(wrong, "the number of cats", 0, 9);
    ASSERT_FALSE(number) << wrong;
    EXPECT_THAT(number.error().message, HasSubstr("the number of cats is a number from 0 to 9"));
  }
}

TEST(Text, ShowsWhatSomebodySent) {
  EXPECT_EQ(shown("d4"), "`d4`");
  EXPECT_EQ(shown(""), "``");
  EXPECT_EQ(shown("a\nb\x7F\x01"), "`a?b??`");
  EXPECT_EQ(shown("Mühle €"), "`Mühle €`");
  EXPECT_EQ(shown(std::string(60, 'x')), "`" + std::string(60, 'x') + "`");
  EXPECT_EQ(shown(std::string(61, 'x')), "`" + std::string(60, 'x') + "…`");
  EXPECT_EQ(shown(std::string(59, 'x') + "ü"), "`" + std::string(59, 'x') + "…`") << "no half characters";
}

TEST(Text, ShowsBytesThatAreNoCharactersAsQuestionMarks) {
  EXPECT_EQ(shown("\xC3"), "`?`");
  EXPECT_EQ(shown("\x80z"), "`?z`");
  EXPECT_EQ(shown("\xC0\x80"), "`??`") << "written too long";
  EXPECT_EQ(shown("\xE0\x80\x80"), "`???`") << "written too long";
  EXPECT_EQ(shown("\xED\xA0\x80"), "`???`") << "half of a surrogate pair";
  EXPECT_EQ(shown("\xF0\x80\x80\x80"), "`????`") << "written too long";
  EXPECT_EQ(shown("\xF4\x90\x80\x80"), "`????`") << "beyond the last code point";
  EXPECT_EQ(shown("\xF0\x9F\x98\x80"), "`\xF0\x9F\x98\x80`");
}

TEST(Text, FindsTheFirstByteThatIsNoUtf8) {
  EXPECT_EQ(utf8_prefix(""), 0u);
  EXPECT_EQ(utf8_prefix("M\xC3\xBChle"), 6u);
  EXPECT_EQ(utf8_prefix("M\xFChle"), 1u) << "Latin 1";
  EXPECT_EQ(utf8_prefix("ab\xC3"), 2u) << "cut off";
}

TEST(Text, FillsPatterns) {
  const std::vector<std::string> three{"a", "b", "c"};
  EXPECT_EQ(filled("{1} and {0}", three), "b and a");
  EXPECT_EQ(filled("{0}: {1+}", three), "a: b or c");
  EXPECT_EQ(filled("{0+}", three, "oder"), "a, b oder c");
  EXPECT_EQ(filled("{2+}", three), "c");
  EXPECT_EQ(filled("} {x} {7} {", three), "} {x} {7} {") << "what is no place stays";
  EXPECT_EQ(filled("{0}", std::vector<std::string>{"{0}"}), "{0}") << "arguments are not patterns";
}

RC_GTEST_PROP(TextProperties, WhatIsShownIsAlwaysUtf8, (const std::string& bytes)) {
  const std::string text = shown(bytes);
  RC_ASSERT(utf8_prefix(text) == text.size());
}

}  // namespace
}  // namespace muehle
