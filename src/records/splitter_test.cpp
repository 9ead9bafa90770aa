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

TEST(Splitter, BeginsAGameWithoutAResultBefore) {
  EXPECT_THAT(beginnings("1. d6 f4\n2. d5 b4\n\n1. a1 a4\n2. g7 g4\n1) d6\n1 6d"), ElementsAre(1, 4, 6, 7));
  EXPECT_THAT(beginnings("1. d6\n1... f4\n2. d5 b4\n"), ElementsAre(1));
  EXPECT_THAT(beginnings("1. d6 f4\n2. d5 b4\n\n1. d6-d7 f4-f6\n"), ElementsAre(1))
      << "numbered anew, it moves";
  EXPECT_THAT(beginnings("1. 5 14 2. 8\n1 12 3. 2\n"), ElementsAre(1)) << "a point, and another one";
}

TEST(Splitter, BeginsAGameWithItsTitle) {
  EXPECT_THAT(beginnings("Anna - Ben\n\n1. d6 f4\n2. d5 b4\n\nCarl - Dora\nWien\n\n1. a1 g7\n"),
              ElementsAre(1, 6));
  EXPECT_THAT(beginnings("Anna - Ben\nResult: 1-0\n1. d6 f4\n1-0\n1. a1 g7\n"), ElementsAre(1, 5));
  EXPECT_THAT(beginnings("1. 5 14\n\u00bd-\u00bd\n1. 1 3\n"), ElementsAre(1, 3)) << "a result is no title";
  EXPECT_THAT(beginnings("1. d6 f4\n\n2. d5 b4\n"), ElementsAre(1));
  EXPECT_THAT(beginnings("1. d6 {so\n\nfar} f4\n"), ElementsAre(1));
  EXPECT_THAT(beginnings("1\tPlace to d6\tPlace to f4\n\nQuick Jump\n"), ElementsAre(1))
      << "belongs to the page";
}

TEST(Splitter, BeginsAGameWithAMarkOfBytes) {
  EXPECT_THAT(beginnings("\uFEFF[White \"a\"]\n[Black \"b\"]\n\n1. d6 *\n\uFEFF[White \"c\"]\n\n1. a1 *\n"),
              ElementsAre(1, 5));
}

TEST(Splitter, BeginsGamesInOtherProgramsWays) {
  EXPECT_THAT(beginnings("(;GM[5]\n;W[d6]\n(;B[f4])\n(;B[a1]C[\\] (])\n)\n\n(;GM[5];W[a1])\n"),
              ElementsAre(1, 7));
  EXPECT_THAT(beginnings("r0 s100 t00\n(2,1)\n(2,3)\nr0 s100 t00\n(1,1)\n"), ElementsAre(1, 4));
  EXPECT_THAT(beginnings("Moves\n1\tPlace to d6\tPlace to f4\n2\tPlace to d5\tPlace to b4\nQuick Jump\n"
                         "Moves\n1\tPlace to a1\n"),
              ElementsAre(1, 6));
  const std::string empty = "........................|W|9|9\n";
  const std::string one = ".........W..............|B|8|9\n";
  EXPECT_THAT(beginnings(empty + empty + one + "\n" + empty + one), ElementsAre(1, 5));
  EXPECT_THAT(beginnings("Place at point 4\n\nPlace at point 5\nMove point 4 -> point 3\nPlace at point 1\n"),
              ElementsAre(1, 5));
  const std::string position = "O*******/**@*****/******** w p p 1 8 1 8 0 0\n";
  EXPECT_THAT(beginnings(position + "\n" + position + "....W........B.......... w 8 8\n"),
              ElementsAre(1, 3, 4));
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
