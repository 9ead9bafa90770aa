// The examples and the Python module, run as anybody runs them, and what the shared library shows of itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdio.h>

#include <array>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "library/small_folder.h"

namespace library_test {
namespace {

using ::testing::HasSubstr;

struct Ran {
  int status;
  std::string said;
};
Ran run(const std::string& command) {
  FILE* const output = popen((command + " 2>&1").c_str(), "r");
  std::string said;
  std::array<char, 4096> room;
  for (std::size_t size; (size = fread(room.data(), 1, room.size(), output)) > 0;)
    said.append(room.data(), size);
  return {pclose(output), said};
}

std::string text_of(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

std::set<std::string> found(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::set<std::string> names;
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match)
    names.insert((*match)[1]);
  return names;
}

TEST(LibraryFile, ShowsWhatTheHeaderDeclaresAndNothingElse) {
  const Ran symbols = run("nm --dynamic --defined-only --format=posix --no-demangle '" MUEHLE_LIBRARY "'");
  ASSERT_EQ(symbols.status, 0) << symbols.said;
  std::set<std::string> shown = found(symbols.said, "(?:^|\\n)([^@\\s]+)");
  shown.erase("MUEHLE_1");  // the version itself
  const std::string header = std::regex_replace(text_of("include/muehle.h"), std::regex("\\s+"), " ");
  EXPECT_EQ(shown, found(header, "MUEHLE_API [^;(]*?(muehle_\\w+)\\("));
}

TEST(LibraryFile, NeedsNothingButTheSystem) {
  const Ran needed = run("readelf --dynamic '" MUEHLE_LIBRARY "'");
  for (const std::string& name : found(needed.said, "NEEDED.*\\[(.+?)\\.so"))
    EXPECT_TRUE(std::set<std::string>(
                    {"libc", "libm", "libstdc++", "libgcc_s", "ld-linux-x86-64", "ld-linux-aarch64"})
                    .contains(name))
        << name;
}

TEST(LibraryExamples, Value) {
  const Ran good = run("'" MUEHLE_EXAMPLES "/value' " + small_folder() + " 'W...W...BB......B....W.. w 0 0'");
  EXPECT_EQ(good.status, 0);
  EXPECT_THAT(good.said, HasSubstr("value 1 in 3 plies, best "));
  const Ran bad = run("'" MUEHLE_EXAMPLES "/value' " + small_folder() + " '........................ w 9 9'");
  EXPECT_NE(bad.status, 0);
  EXPECT_THAT(bad.said, HasSubstr("placing-0-0-0.wdl is missing"));
}

TEST(LibraryExamples, Game) {
  const Ran game = run("'" MUEHLE_EXAMPLES "/game' " + small_folder());
  EXPECT_EQ(game.status, 0);
  EXPECT_THAT(game.said, HasSubstr("[White \"Level 3\"]"));
  EXPECT_THAT(game.said, HasSubstr("[Result \""));
}

TEST(LibraryExamples, Bot) {
  const auto says = [](const std::string& lines) {
    return run("printf '" + lines + "' | '" MUEHLE_EXAMPLES "/bot'").said;
  };
  EXPECT_EQ(says("uci\\nisready\\nquit\\nuci\\n"), "id name example\nid author you\nuciok\nreadyok\n");
  EXPECT_THAT(says("position startpos moves a7 b6 d7 d6 g7 xb6 b6 d2\\ngo movetime 1\\n"),
              HasSubstr("bestmove f6x"));
  EXPECT_THAT(says("position \"W...W...BB......B....W.. w 0 0\" rules standard,flyAt=never\\ngo\\n"),
              HasSubstr("bestmove "));
  EXPECT_THAT(says("position startpos moves f4 f4\\n"), HasSubstr("error The target point is occupied."));
}

#ifdef MUEHLE_PYTHON
std::string python() {
  return "MUEHLE_TEST_DATABASE=" + small_folder() +
         " PYTHONPATH='" MUEHLE_PYTHON_PATH "' PYTHONDONTWRITEBYTECODE=1 '" + MUEHLE_PYTHON "' ";
}

TEST(LibraryInPython, Module) {
  const Ran tests = run(python() + "tests/library/python_test.py");
  EXPECT_EQ(tests.status, 0) << tests.said;
}

TEST(LibraryInPython, Statistics) {
  const Ran table = run(python() + "examples/statistics.py " + small_folder());
  EXPECT_EQ(table.status, 0);
  EXPECT_THAT(table.said, HasSubstr("moving-3-3"));
  EXPECT_THAT(table.said, HasSubstr("moving-4-3"));
}

// As docs/solution.md has them.
TEST(LibraryInPython, Figures) {
  const std::string picture = ::testing::TempDir() + "figures-of-the-library.svg";
  const Ran figures = run(python() + "examples/figures.py " + small_folder() + " '" + picture + "'");
  EXPECT_EQ(figures.status, 0) << figures.said;
  EXPECT_THAT(figures.said, HasSubstr("3-3            140,621           269        28,736  25"));
  EXPECT_THAT(figures.said, HasSubstr("3 against 4, the few: 760,398, 102,281, 658,117, 0"));
  EXPECT_THAT(text_of(picture), HasSubstr("4-3: 9.9 %"));
}
#endif

}  // namespace
}  // namespace library_test
