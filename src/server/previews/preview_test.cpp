#include "server/previews/preview.h"

#include <gmock/gmock.h>

#include "rules/notation.h"
#include "server/previews/previews.h"

namespace muehle::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const Position the_start = *parse_position("........................ w 9 9");

TEST(PreviewLanguages, AreGermanUnlessEnglishIsWantedMore) {
  for (const char* german :
       {"", "de", "de-AT,de;q=0.9,en;q=0.8", "fr", "en;q=0.5, de;q=0.7", "en;q=0,fr", "*"})
    EXPECT_EQ(preview_language(german), PreviewLanguage::german) << german;
  for (const char* english : {"en", "en-US,en;q=0.9,de;q=0.8", "fr,en;q=0.1", "de;q=0.3,en;q=0.35"})
    EXPECT_EQ(preview_language(english), PreviewLanguage::english) << english;
  for (const char* broken : {";q=", "en;q=", ",,,", "de;q=99999999999", "en;q=x"}) preview_language(broken);
}

TEST(PreviewTags, StandAtTheEndOfTheHeadAndAreNothingButText) {
  const Preview preview{"\"><script>alert(1)</script>", "Anna & <b>Ben</b>", the_start};
  const std::string page =
      with_preview("<html><head><title>x</title></head><body></body></html>", preview,
                   "https://muehle.example", "/g/abcdefghjkmn", PreviewLanguage::english);
  EXPECT_THAT(page, HasSubstr("content=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""));
  EXPECT_THAT(page, HasSubstr("content=\"Anna &amp; &lt;b&gt;Ben&lt;/b&gt;\""));
  EXPECT_THAT(page, Not(HasSubstr("<script>")));
  EXPECT_THAT(page, HasSubstr("property=\"og:url\" content=\"https://muehle.example/g/abcdefghjkmn\""));
  EXPECT_THAT(page, HasSubstr("content=\"https://muehle.example/preview.png?position="
                              "........................%20w%209%209\""));
  EXPECT_THAT(page, HasSubstr("name=\"twitter:card\" content=\"summary_large_image\" />\n</head><body>"));
  EXPECT_THAT(page, HasSubstr("content=\"en_GB\""));
}

TEST(PreviewTags, LeaveAPageWithoutAHead) {
  EXPECT_EQ(with_preview("<p>", {"a", "b", the_start}, "http://x", "/", PreviewLanguage::german), "<p>");
}

TEST(Manifest, HasTheNameOfWhoseServerItIs) {
  EXPECT_EQ(with_name(R"({"name":"Mühle","short_name":"Mühle","lang":"de"})", "Dame \"und\" Bube"),
            R"({"name":"Dame \"und\" Bube","short_name":"Dame \"und\" Bube","lang":"de"})");
  EXPECT_EQ(with_name("nonsense", "x"), "nonsense");
}

TEST(LinkPaths, AreThoseThatThePageUnderstands) {
  for (const char* path :
       {"/", "/g/abcdefghjkmn", "/t/abcdefghjkmn", "/c/abcdefghjkmn", "/p/Anna", "/p/%C3%84nne",
        "/puzzle/3c709760i", "/puzzle/today", "/lesson/mill", "/lesson/double-mill-2"})
    EXPECT_TRUE(is_link_path(path)) << path;
  for (const char* path : {"", "/g/x", "/g/", "/p/", "/p/a/b", "/puzzle/", "/puzzle/x", "/puzzle/zzzzzzzzz",
                           "/lesson/", "/lesson/A", "/lesson/../x", "/q/Anna", "/index.html"})
    EXPECT_FALSE(is_link_path(path)) << path;
}

}  // namespace
}  // namespace muehle::server
