// Records from elsewhere, as the page has them read.
#include "wasm/reader.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

namespace muehle::wasm {
namespace {

std::string read_how(std::string_view how, std::string_view text) {
  return read_answer("read", std::string(how) + '\n' + std::string(text)).value_or("no answer");
}
bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Reader, ReadsWhatOtherProgramsWrite) {
  const std::string numbers = read_how("any", "[Site \"PlayOK\"]\n\n1. 5 14 2. 20 11 1-0");
  EXPECT_TRUE(has(numbers, R"("events":["move d6","move f4","move d2","move b4","recorded white"])"))
      << numbers;
  EXPECT_TRUE(has(numbers, R"("points":"from_one","remarks":[])")) << numbers;
  EXPECT_TRUE(
      has(read_how("any", "Place at point 4\nPlace at point 13"), R"("events":["move d6","move f4"])"));
  EXPECT_TRUE(has(read_how("any", "d6 f4 d2"), R"("events":["move d6","move f4","move d2"])"));
}

TEST(Reader, OffersTheWaysInWhichATextIsAGame) {
  EXPECT_EQ(read_how("any", "5 14"), R"({"ways":["from_one","from_zero"]})");
  EXPECT_TRUE(has(read_how("from_zero", "5 14"), R"(["move f6","move g4"])"));
  EXPECT_TRUE(has(read_how("names", "5 14"), R"("code":"bad_record")"));
  EXPECT_TRUE(has(read_answer("load", "5 14").value(), R"("code":"points_in_two_ways")"));
  EXPECT_EQ(read_answer("load", "5 24"), read_how("any", "5 24"));
}

TEST(Reader, PlaysByTheRulesItIsGivenWhereATextNamesNone) {
  EXPECT_TRUE(has(read_how("any schelling-salon", "d6 F4"), R"("rules":"schelling-salon")"));
  const std::string own =
      read_how("any", "[Rules \"zwanzig-zuege\"]\n\n1. d6 {[%offer white \"Remis?\"]} f4 *");
  EXPECT_TRUE(has(own, R"({"rules":"zwanzig-zuege")")) << own;
  EXPECT_TRUE(has(own, R"(["move d6","offer white \"Remis?\"","move f4"])")) << own;
  EXPECT_TRUE(has(read_how("any nonsense", "d6"), R"("code":"bad_rules")"));
}

TEST(Reader, SaysWhatIsWrongAndWhere) {
  EXPECT_TRUE(has(read_how("any", "1. d6 f4\n2. z9"), R"("line":2,"column":4)"));
  EXPECT_TRUE(has(read_how("any", ""), R"("reason":{"code":"no_game")"));
  EXPECT_TRUE(has(read_how("any", "[Variant \"Custom\"]\n1. d6 *"),
                  R"("remarks":[{"reason":{"code":"unknown_variant")"));
}

TEST(Reader, KeepsNotes) {
  const std::string noted = read_how("any", "{Two lines} 1. d6? (1. f4 d6 {why} (1... d2)) 1... f4! *");
  EXPECT_TRUE(has(
      noted,
      R"("notes":[{"ply":0,"text":"Two lines"},{"ply":1,"glyph":2},{"ply":1,"moves":["f4","d6"],"notes":[)"
      R"({"ply":2,"text":"why"},{"ply":2,"moves":["d2"],"notes":[]}]},{"ply":2,"glyph":1}])"))
      << noted;
}

TEST(Reader, TellsTheGamesOfAFileApart) {
  EXPECT_EQ(
      read_answer("games", "[White \"Anna\"]\n\n1. d6 *\n\n[White \"Ben\"]\n\n1. f4 *\n"),
      R"({"games":[{"text":"[White \"Anna\"]\n\n1. d6 *\n\n","line":1,"tags":[{"name":"White","value":"Anna"}],"moves":"1. d6"},)"
      R"({"text":"[White \"Ben\"]\n\n1. f4 *\n","line":5,"tags":[{"name":"White","value":"Ben"}],"moves":"1. f4"}]})");
  const std::string_view longer = "[Position \"W....................... b 8 9\"]\n\nd6 f4 d2 b4 d7 g7 a4";
  EXPECT_TRUE(has(read_answer("games", longer).value(), R"("moves":"1... d6 2. f4 d2 3. b4 d7 4. g7 …")"));
  EXPECT_EQ(read_answer("games", " \n"), R"({"games":[]})");
}

TEST(Reader, KnowsNothingElse) { EXPECT_EQ(read_answer("perft", "3"), std::nullopt); }

}  // namespace
}  // namespace muehle::wasm
