#include "records/splitter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "records/encoding.h"
#include "records/lines.h"

namespace muehle::records {
namespace {

using ::testing::ElementsAre;

std::vector<int> beginnings(std::string_view text) {
  Splitter splitter;
  std::vector<int> lines;
  std::string whole;
  const auto take = [&](const std::optional<GameText>& game) {
    if (!game) return;
    lines.push_back(game->first_line);
    whole += game->text;
  };
  for (const Line& line : lines_of(text)) take(splitter.add(line.text));
  take(splitter.finish());
  return lines;
}

TEST(Splitter, BeginsAGameWithItsTagsOrItsFirstMove) {
  EXPECT_THAT(beginnings("[White \"a\"]\n\n[Black \"b\"]\n\n1. d6 f4 *\n\n[White \"c\"]\n1. d6 *\n"),
              ElementsAre(1, 7));
  EXPECT_THAT(beginnings("\n\n1. d6 f4 1-0\n\n1. d6 b4 *\n1. a1 *"), ElementsAre(1, 5, 6));
  EXPECT_THAT(beginnings("1. d6 f4\n2. d5 b4\n"), ElementsAre(1));
  EXPECT_THAT(beginnings("1. d6 {a note\n[White \"in it\"]\nends} f4 *\n[White \"c\"]\n"), ElementsAre(1, 4));
  EXPECT_THAT(beginnings(" \n\n"), ElementsAre());
}

TEST(Encoding, KnowsUtf16AndWindows1252) {
  using namespace std::string_view_literals;
  EXPECT_EQ(decoded("\xFF\xFE\x4D\x00\xFC\x00"sv).text, "M\u00fc");
  EXPECT_EQ(decoded("\xFE\xFF\x00\x4D\x00\xFC"sv).text, "M\u00fc");
  EXPECT_EQ(decoded("\xFE\xFF\xD8\x3D\xDE\x00"sv).text, "\U0001F600");
  EXPECT_EQ(decoded("\xFE\xFF\xD8\x3D"sv).text, "\uFFFD");
  EXPECT_EQ(decoded("M\xFChle \x80 \x96").text, "M\u00fchle \u20ac \u2013");
  EXPECT_EQ(decoded("M\xFChle").encoding, Encoding::windows_1252);
  EXPECT_EQ(decoded("\xEF\xBB\xBFM\u00fchle").text, "M\u00fchle");
  EXPECT_EQ(decoded("M\u00fchle").encoding, Encoding::utf8);
}

}  // namespace
}  // namespace muehle::records
