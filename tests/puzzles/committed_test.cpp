// The set that the page shows, as far as it can be checked without the database that it takes to make it.
// `muehle puzzles --verify web/src/learn/puzzles/data/*.txt --db DIR` proves the rest.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>

#include "puzzles/prove.h"
#include "puzzles/text.h"
#include "puzzles/twins.h"

namespace muehle::puzzles {
namespace {

const std::string folder = "web/src/learn/puzzles/data/";
constexpr std::size_t most_bytes = 250'000;
constexpr int count = 6000;

std::string text_of(Theme theme) {
  std::ifstream file(folder + std::string(name_of(theme)) + ".txt", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(CommittedPuzzles, EveryLineIsAPuzzleOfItsTheme) {
  for (const Theme theme : all_themes) {
    const Result<File> file = parse_file(text_of(theme));
    ASSERT_TRUE(file) << name_of(theme) << ": " << file.error().message;
    EXPECT_EQ(file->theme, theme);
    EXPECT_GT(file->entries.size(), 600u);
    for (const Entry& entry : file->entries) {
      const std::string place = std::string(name_of(theme)) + ".txt, line " + std::to_string(entry.line);
      ASSERT_TRUE(entry.puzzle) << place << ": " << entry.puzzle.error().message;
      EXPECT_EQ(entry.puzzle->theme, theme) << place;
      const Flaw flaw = find_illegal(*entry.puzzle, {});
      EXPECT_FALSE(flaw) << place << ": " << *flaw;
    }
  }
}

TEST(CommittedPuzzles, NoPositionIsThereTwiceUpToSymmetry) {
  std::map<Shape, std::string> seen;
  for (const Theme theme : all_themes) {
    const Result<File> file = parse_file(text_of(theme));
    ASSERT_TRUE(file);
    for (const Entry& entry : file->entries) {
      const auto [other, is_new] = seen.emplace(shape_of(entry.puzzle->start), to_text(*entry.puzzle));
      EXPECT_TRUE(is_new) << to_text(*entry.puzzle) << '\n' << other->second;
    }
  }
  EXPECT_EQ(static_cast<int>(seen.size()), count);
}

TEST(CommittedPuzzles, AreSmall) {
  std::size_t bytes = 0;
  for (const Theme theme : all_themes) bytes += text_of(theme).size();
  EXPECT_LE(bytes, most_bytes);
}

}  // namespace
}  // namespace muehle::puzzles
