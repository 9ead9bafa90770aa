#include "net/kept_page.h"

#include <gtest/gtest.h>

#include <fstream>

#include "support/temp_folder.h"

namespace muehle::net {
namespace {

std::span<const unsigned char> bytes(std::string_view text) {
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

Asset script(std::string_view path, std::string_view body, std::string_view encoding = "") {
  return {path, "text/javascript", "\"tag\"", encoding, bytes(body)};
}

std::string text_of(const Asset& asset) { return {asset.body.begin(), asset.body.end()}; }

const std::vector<Asset> first_version = {
    {"/index.html", "text/html", "\"i\"", "", bytes("<html>")},
    script("/assets/board-B4xk29_f.js", "br\n\tbytes\0", "br"),
    script("/assets/board-B4xk29_f.js", "let board;"),
    script("/assets/rules-00000000.js", "let rules;"),
};
const std::vector<Asset> second_version = {
    script("/assets/board-Zzzzzzzz.js", "let newBoard;"),
    script("/assets/rules-00000000.js", "let rules;"),
};
const std::vector<Asset> third_version = {script("/assets/board-Yyyyyyyy.js", "let third;")};

TEST(KeptPage, ReadsWhatItHasWritten) {
  const Result<KeptPage> page = KeptPage::read(page_text(first_version));
  ASSERT_TRUE(page);
  ASSERT_EQ(page->assets().size(), 3U) << "the page itself is of one version only";
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(page->assets()[i].path, first_version[i + 1].path);
    EXPECT_EQ(page->assets()[i].content_type, "text/javascript");
    EXPECT_EQ(page->assets()[i].etag, "\"tag\"");
    EXPECT_EQ(page->assets()[i].encoding, first_version[i + 1].encoding);
    EXPECT_EQ(text_of(page->assets()[i]), text_of(first_version[i + 1]));
  }
}

TEST(KeptPage, RefusesWhatIsCutShortOrForeign) {
  const std::string whole = page_text(first_version);
  for (const std::string& bad :
       {std::string(), std::string("something else\n"), whole.substr(0, whole.size() - 1),
        whole + "/index.html\ttext/html\t\"i\"\t\t0\n", whole + "/assets/x-00000000.js\ttext\n",
        whole + "/assets/x-00000000.js\ta\tb\tc\t-1\n", whole + "no line"}) {
    EXPECT_FALSE(KeptPage::read(bad)) << bad.substr(0, 40);
  }
}

TEST(KeptPage, GivesTheFilesOfTheVersionBefore) {
  const TempFolder folder;
  EXPECT_TRUE(keep_page(folder.path(), first_version)->assets().empty());
  EXPECT_TRUE(keep_page(folder.path(), first_version)->assets().empty()) << "the same program again";
  for (int start = 0; start < 2; ++start) {
    const Result<KeptPage> before = keep_page(folder.path(), second_version);
    ASSERT_TRUE(before);
    ASSERT_EQ(before->assets().size(), 2U) << "what both have is not needed twice";
    EXPECT_EQ(before->assets()[1].path, "/assets/board-B4xk29_f.js");
    EXPECT_EQ(text_of(before->assets()[1]), "let board;");
  }
  const Result<KeptPage> before = keep_page(folder.path(), third_version);
  ASSERT_TRUE(before);
  ASSERT_EQ(before->assets().size(), 2U);
  EXPECT_EQ(before->assets()[0].path, "/assets/board-Zzzzzzzz.js");
}

TEST(KeptPage, SaysWhatIsWrongWithAFile) {
  const TempFolder folder;
  ASSERT_TRUE(keep_page(folder.path(), first_version));
  ASSERT_TRUE(keep_page(folder.path(), second_version));
  std::ofstream(folder.path() / "page.before") << "nonsense";
  EXPECT_FALSE(keep_page(folder.path(), second_version));
  EXPECT_FALSE(keep_page(folder.path() / "missing", first_version));
}

}  // namespace
}  // namespace muehle::net
