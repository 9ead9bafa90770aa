// What others show of links to a server, and that showing it changes nothing.
#include <gmock/gmock.h>

#include "server/testing/after_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::string_view head_page = "<html><head><title>x</title></head><body></body></html>";

class PreviewTest : public AfterTest {
 protected:
  void SetUp() override { begin(0); }
  void begin(int delay) {
    stop();
    start(0, [&](ServerOptions& options) {
      options.time = &time;
      options.assets = assets_;
      options.watch_delay_seconds = delay;
    });
  }
  std::string page(const std::string& path, const Headers& headers = {}) {
    const HttpReply reply = ask("GET", path, "", headers);
    EXPECT_EQ(reply.status, 200) << path;
    return reply.body;
  }

  const Asset assets_[1] = {{"/index.html",
                             "text/html; charset=utf-8",
                             "\"tag\"",
                             "",
                             {reinterpret_cast<const unsigned char*>(head_page.data()), head_page.size()}}};
};

TEST_F(PreviewTest, AnInvitationSaysWhoInvitesAndGivesNoSeatAway) {
  Browser anna = member("Anna");
  const std::string code = anna.open();
  const std::string before = ask("GET", "/api/tables/" + code).body;
  const std::string told = page("/g/" + code);
  EXPECT_THAT(told, HasSubstr("content=\"Anna lädt dich zu einer Partie Mühle ein\""));
  EXPECT_THAT(told, HasSubstr("/g/" + code + "\""));
  EXPECT_THAT(page("/g/" + code, {{"Accept-Language", "en-GB"}}), HasSubstr("Anna invites you"));
  EXPECT_EQ(ask("GET", "/api/tables/" + code).body, before);
  Browser ben = member("Ben");
  EXPECT_EQ(ben.posted("/api/tables/" + code + "/join").at("seat"), 1);
}

TEST_F(PreviewTest, ARunningGameIsShownAsToWhoWatches) {
  Browser anna = member("Anna");
  Browser otto = member("Otto");
  const Running table = running(anna, otto);
  TestSocket annas = anna.socket(table.code);
  EXPECT_EQ(play(annas, table.game, 0, "move d6"), done);
  const std::string told = page("/g/" + table.code);
  EXPECT_THAT(told, HasSubstr("Anna gegen Otto"));
  EXPECT_THAT(told, HasSubstr("Zug 1: Schwarz ist dran."));
  EXPECT_THAT(told, HasSubstr("?position=....W...................%20b%208%209"));
}

TEST_F(PreviewTest, AGameThatIsOverIsShownWithItsResult) {
  Browser anna = member("Anna");
  Browser otto = member("Otto");
  const std::string code = over(anna, otto);
  EXPECT_THAT(page("/g/" + code), HasSubstr("content=\"Weiß hat in Zug 1 gewonnen.\""));
  EXPECT_THAT(page("/g/" + code, {{"Accept-Language", "en"}}), HasSubstr("content=\"White won on move 1.\""));
}

TEST_F(PreviewTest, WhatWatchersSeeLaterIsShownLater) {
  begin(60);
  Browser anna = member("Anna");
  Browser otto = member("Otto");
  const std::string id(
      anna.posted("/api/seeks", R"({"rules":"standard","time":"300+5","colour":"white","rated":true})")
          .at("seek")
          .at("id")
          .as_string());
  const std::string code(otto.posted("/api/seeks/" + id + "/take").at("code").as_string());
  TestSocket annas = anna.socket(code);
  EXPECT_EQ(play(annas, number_in(annas), 0, "move d6"), done);
  EXPECT_THAT(page("/g/" + code), HasSubstr("?position=........................%20w%209%209"));
}

TEST_F(PreviewTest, APlayerIsShownWithWhatHeSaysOfHimself) {
  Browser anna = member("Anna");
  EXPECT_THAT(page("/p/Anna"), HasSubstr("content=\"Anna spielt hier Mühle.\""));
  ASSERT_EQ(anna.post("/api/me/profile", R"({"about":"<i>Hallo</i>\nWelt"})").status, 200);
  EXPECT_THAT(page("/p/Anna"), HasSubstr("content=\"&lt;i&gt;Hallo&lt;/i&gt; Welt\""));
  EXPECT_EQ(page("/p/Nobody"), head_page);
}

TEST_F(PreviewTest, TournamentsAndClubsAreShownByTheirNames) {
  Browser anna = member("Anna");
  const std::string tournament(
      anna.posted("/api/tournaments", R"({"title":"Abend & mehr","kind":"swiss","rules":"standard"})")
          .at("id")
          .as_string());
  EXPECT_THAT(page("/t/" + tournament), HasSubstr("content=\"Abend &amp; mehr\""));
  EXPECT_THAT(page("/t/" + tournament, {{"Accept-Language", "en"}}), HasSubstr("Mühle tournament"));
  EXPECT_EQ(page("/t/abcdefghjkmn"), head_page);
  const std::string club(
      anna.posted("/api/clubs", R"({"name":"Dame und Bube","sentence":"Wir spielen donnerstags."})")
          .at("id")
          .as_string());
  EXPECT_THAT(page("/c/" + club), HasSubstr("content=\"Wir spielen donnerstags.\""));
  EXPECT_EQ(page("/c/abcdefghjkmn"), head_page);
}

TEST_F(PreviewTest, TheServerItselfIsShownWithAnEmptyBoard) {
  const std::string told = page("/");
  EXPECT_THAT(told, HasSubstr("content=\"Mühle spielen\""));
  EXPECT_THAT(told, HasSubstr("?position=........................%20w%209%209"));
  EXPECT_THAT(page("/", {{"Accept-Language", "en"}}), HasSubstr("Nine Men&#39;s Morris"));
}

TEST_F(PreviewTest, PuzzlesAndLessonsHaveShortPaths) {
  EXPECT_THAT(page("/puzzle/3c709760i"), HasSubstr("Ein Mühle-Rätsel"));
  EXPECT_THAT(page("/puzzle/today"), HasSubstr("Das Mühle-Rätsel des Tages"));
  EXPECT_THAT(page("/lesson/mill"), HasSubstr("Mühle lernen"));
  EXPECT_EQ(ask("GET", "/puzzle/nothing").status, 404);
}

TEST_F(PreviewTest, ThePageIsKnownByItsTagAndGuardedAsEver) {
  const HttpReply reply = ask("GET", "/puzzle/today");
  EXPECT_EQ(reply.header("Cache-Control"), "no-cache");
  EXPECT_EQ(reply.header("Vary"), "Accept-Encoding, Accept-Language");
  EXPECT_THAT(reply.header("Content-Security-Policy"), HasSubstr("script-src 'self'"));
  EXPECT_EQ(ask("GET", "/puzzle/today", "", {{"If-None-Match", reply.header("ETag")}}).status, 304);
  const HttpReply head = ask("HEAD", "/puzzle/today");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.header("ETag"), reply.header("ETag"));
  EXPECT_EQ(ask("POST", "/puzzle/today").status, 405);
}

TEST_F(PreviewTest, APictureIsOfItsPositionAlone) {
  const HttpReply reply = ask("GET", "/preview.png?position=....W...................%20b%208%209");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("Content-Type"), "image/png");
  EXPECT_EQ(reply.header("Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_THAT(reply.body, StartsWith("\x89PNG"));
  EXPECT_EQ(reply.body.substr(16, 8), std::string("\0\0\x04\xb0\0\0\x02\x76", 8)) << "1200 by 630";
  EXPECT_EQ(code_of(ask("GET", "/preview.png")), "bad_position");
  EXPECT_EQ(code_of(ask("GET", "/preview.png?position=x")), "bad_position");
}

TEST_F(PreviewTest, WhoAsksForManyPicturesWaits) {
  int refused = 0;
  for (int n = 0; n < 70; ++n) refused += ask("GET", "/preview.png?position=x").status == 429 ? 1 : 0;
  EXPECT_GT(refused, 0);
  EXPECT_EQ(ask("GET", "/puzzle/today").status, 200);
}

}  // namespace
}  // namespace muehle::server::testing
