// The page on the solution: its numbers, the gaps in its words that they fill, and that docs/solution.md is
// what they make of it.
#include "cli/db/report/page.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/db/report/words.h"

namespace muehle::cli::db::report {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Words, Numbers) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(1234567), "1,234,567");
  EXPECT_EQ(percent(1, 3), "33.3 %");
  EXPECT_EQ(percent(3, 100000), "0.0030 %");
  EXPECT_EQ(percent(99999, 100000), "99.9990 %");
  EXPECT_EQ(percent(0, 7), "0 %");
  EXPECT_EQ(percent(0, 0), "–");
  EXPECT_EQ(sampled_percent(50, 100, 100), "50.0 ± 9.8 %");
  EXPECT_EQ(in_plies(1), "1 ply");
  EXPECT_EQ(in_plies(2), "2 plies");
  EXPECT_EQ(in_moves(1), "1 move");
}

TEST(Words, LinksOpenThePage) {
  EXPECT_THAT(
      link("W....................... b 8 9"),
      HasSubstr("(http://localhost:8080/#analyse?rules=standard&position=W.......................+b+8+9)"));
}

TEST(Words, LinesAreNumbered) { EXPECT_EQ(line_block("d6 a4 f4", Position()), "```\n1. d6 a4 2. f4\n```"); }

TEST(Page, GapsAreFilled) {
  Facts facts;
  facts.set("number", "7");
  facts.expect("odd", true);
  const Page page = fill("# One\n\nIt is {{number}}.{{?odd}}\n\n## Two\n\n{{number}}\n", facts);
  EXPECT_EQ(page.text, "# One\n\nIt is 7.\n\n## Two\n\n7\n");
  EXPECT_THAT(page.missing, IsEmpty());
  EXPECT_THAT(page.untrue, IsEmpty());
}

TEST(Page, ASectionWithoutItsNumbersIsLeftOut) {
  Facts facts;
  facts.set("number", "7");
  const Page page = fill("# One\n\nIt is {{other}}, a prime.\n\n## Two\n\n{{number}}\n", facts);
  EXPECT_THAT(page.missing, ElementsAre("other"));
  EXPECT_THAT(page.text, HasSubstr("# One\n\nNot worked out: `other`."));
  EXPECT_THAT(page.text, Not(HasSubstr("prime")));
  EXPECT_THAT(page.text, HasSubstr("## Two\n\n7"));
}

TEST(Page, WordsThatNoLongerFitAreNotPrinted) {
  Facts facts;
  facts.expect("all_lose", false);
  const Page page = fill("# One\n\nAll lose.{{?all_lose}}\n", facts);
  EXPECT_THAT(page.untrue, ElementsAre("all_lose"));
  EXPECT_THAT(page.text, Not(HasSubstr("All lose.")));
}

TEST(Page, PicturesAreLinked) {
  Facts facts;
  facts.set("images", "pictures");
  facts.picture("start", "The start", Position());
  EXPECT_EQ(*facts.text("picture.start"), "![The start](pictures/start.svg)");
  EXPECT_THAT(facts.pictures().at("start.svg"), HasSubstr("<svg"));
}

// Whoever changes the words or the generator runs `muehle db report` again; docs/solution.md says how.
TEST(Solution, IsWhatItsNumbersMakeOfIt) {
  const auto standard = parse_findings(read("bench/data/findings-standard.json"));
  ASSERT_TRUE(standard) << standard.error().message;
  const auto strict = parse_findings(read("bench/data/findings-strict.json"));
  ASSERT_TRUE(strict) << strict.error().message;
  const Report report = write_report(*standard, &*strict, "images");
  EXPECT_THAT(report.page.missing, IsEmpty());
  EXPECT_THAT(report.page.untrue, IsEmpty());
  EXPECT_TRUE(report.page.text == read("docs/solution.md")) << "docs/solution.md is not up to date";
  for (const auto& [name, svg] : report.pictures)
    EXPECT_TRUE(svg == read(std::filesystem::path("docs/images") / name)) << name << " is not up to date";
}

}  // namespace
}  // namespace muehle::cli::db::report
