#include "puzzles/text.h"

#include <gtest/gtest.h>

#include "rules/rules_test.h"

namespace muehle::puzzles {
namespace {

using perfect::Value;
using testing::at;
using testing::move;
using testing::moves;

// White closes f6 and takes one of three; Black answers; White ends it.
const Puzzle example{at("WWWW.........W.B....BBB. w 0 0"),
                     Value::win,
                     Theme::build,
                     themes_with(Theme::build, Theme::only),
                     1480,
                     {moves("f4-f6 c3-d3"), moves("d7-d6xf2 d7-d6xa1 f6-f4")}};

std::string error_of_line(std::string_view line) {
  const Result<Puzzle> puzzle = parse_puzzle(line);
  return puzzle ? "none" : puzzle.error().message;
}

TEST(PuzzleText, PositionsAreNineDigits) {
  EXPECT_EQ(code_of(Position{}), "000000000");
  EXPECT_EQ(code_of(at("WWWW.........W.B....BBB. w 0 0")), "d9003i2oi");
  EXPECT_EQ(code_of(at("WWWW.........W.B....BBB. b 0 0")), "d9003i2oj");
  EXPECT_EQ(code_of(at("W....................... b 8 9")), "900000001");
  EXPECT_EQ(code_of(at("..B....................B w 0 0")), "20000002i");
}

TEST(PuzzleText, PositionsComeBack) {
  for (const std::string_view text : {"........................ w 9 9", "W....................... b 8 9",
                                      "WB...................... w 8 8", "WWWW.........W.B....BBB. w 0 0",
                                      "WWWW.........W.B....BBB. b 0 0", "W.W.B.................B. b 0 1"}) {
    const Result<Position> position = position_of(code_of(at(text)));
    ASSERT_TRUE(position) << text << ": " << position.error().message;
    EXPECT_EQ(*position, at(text));
  }
}

TEST(PuzzleText, MovesAreLettersInReadingOrder) {
  EXPECT_EQ(to_text(example), "d9003i2oi 1480 +mo nf pq beUV,fn");
}

TEST(PuzzleText, PuzzlesComeBack) {
  const Result<Puzzle> puzzle = parse_puzzle(to_text(example));
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(*puzzle, example);
}

TEST(PuzzleText, PlacementsHaveOneLetter) {
  const Result<Puzzle> puzzle = parse_puzzle("000000000 600 =d eX");
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  EXPECT_EQ(puzzle->line.last, moves("d6xg1"));
  EXPECT_TRUE(puzzle->line.played.empty());
  EXPECT_EQ(puzzle->goal, Value::draw);
}

TEST(PuzzleText, SaysWhatIsWrongWithALine) {
  EXPECT_EQ(error_of_line("000000000 600 =d e"), "none");
  EXPECT_NE(error_of_line("000000000 600 =d").find("a puzzle is a position, a rating"), std::string::npos);
  EXPECT_NE(error_of_line("000000000 600 =d e f").find("an odd number of moves"), std::string::npos);
  EXPECT_EQ(error_of_line("00000000 600 =d e"),
            "a position is nine digits 0 to 9 and a to q, not `00000000`");
  EXPECT_EQ(error_of_line("r00000000 600 =d e"),
            "a position is nine digits 0 to 9 and a to q, not `r00000000`");
  EXPECT_EQ(error_of_line("00000000k 600 =d e"), "the ninth digit of a position is 0 to j, not `k`");
  EXPECT_EQ(error_of_line("dd0d00000 600 =d e"),
            "a side has at most 9 stones: White has 9 on the board and 9 in hand");
  EXPECT_EQ(error_of_line("000000000 599 =d e"), "the rating is a number from 600 to 2400, not `599`");
  EXPECT_EQ(error_of_line("000000000 2401 =d e"), "the rating is a number from 600 to 2400, not `2401`");
  EXPECT_NE(error_of_line("000000000 600 d e").find("the third field is + (win) or = (draw)"),
            std::string::npos);
  EXPECT_EQ(error_of_line("000000000 600 =dz e"), "a theme is one of the letters wodmxbsft, not `z`");
  EXPECT_EQ(error_of_line("000000000 600 =dd e"), "the theme `d` is there twice; it stands once");
  EXPECT_NE(error_of_line("000000000 600 =d y").find("a move is one or two letters a to x"),
            std::string::npos);
  EXPECT_NE(error_of_line("000000000 600 =d abc").find("not `abc`"), std::string::npos);
  EXPECT_NE(error_of_line("000000000 600 =d aBc").find("not `aBc`"), std::string::npos);
  EXPECT_NE(error_of_line("000000000 600 =d a,").find("not ``"), std::string::npos);
  EXPECT_EQ(error_of_line("000000000 600 =d a,b c d"), "only the last field may be several moves, not `a,b`");
}

TEST(PuzzleText, FilesComeBackSortedByRating) {
  Puzzle easy = example;
  easy.rating = 700;
  const std::string text = to_text({Theme::build, "made by hand", "rules"}, {example, easy});
  EXPECT_EQ(text,
            "# muehle puzzles 1: build\n# made by hand\n# rules\n# 2 puzzles\n"
            "d9003i2oi 700 +mo nf pq beUV,fn\n"
            "d9003i2oi 1480 +mo nf pq beUV,fn\n");
  const Result<File> file = parse_file(text);
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->theme, Theme::build);
  ASSERT_EQ(file->entries.size(), 2u);
  EXPECT_EQ(file->entries[1].line, 6);
  EXPECT_EQ(*file->entries[1].puzzle, example);
}

TEST(PuzzleText, FilesOfAllThemes) {
  const Result<File> file = parse_file(to_text({std::nullopt, "", ""}, {example}));
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->theme, std::nullopt);
}

TEST(PuzzleText, SaysWhatIsWrongWithAFile) {
  EXPECT_EQ(parse_file("").error().message,
            "a file of puzzles begins with `# muehle puzzles 1: THEME`, not ``");
  EXPECT_EQ(parse_file("# muehle puzzles 1: wins\n# 0 puzzles\n").error().message,
            "there is no theme `wins`");
  EXPECT_EQ(parse_file("# muehle puzzles 1: win\n# 2 puzzles\n000000000 600 +w e\n").error().message,
            "the file has 1 puzzles, and no line `# 1 puzzles`");
}

TEST(PuzzleText, AWrongLineOfAFileIsNamed) {
  const Result<File> file = parse_file("# muehle puzzles 1: win\n# 1 puzzles\nx\n");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->entries.front().line, 3);
  EXPECT_FALSE(file->entries.front().puzzle);
}

}  // namespace
}  // namespace muehle::puzzles
