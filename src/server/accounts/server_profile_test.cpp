// What an account shows of itself: its mark, wherever a player is told, and a text on its page.
#include <gmock/gmock.h>

#include "server/people/about_text.h"
#include "server/people/mark.h"
#include "server/testing/after_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Marks, AreAGroundAndANumber) {
  for (const char* mark : {"", "plain-0", "ivory-7", "ebony-3", "wood-1", "walnut-2", "slate-6"})
    EXPECT_TRUE(is_mark(mark)) << mark;
  for (const char* mark :
       {"gold-1", "ebony", "ebony-", "ebony-8", "ebony-11", "-3", "Ebony-3", "ebony-3 ", "ebony--1"})
    EXPECT_FALSE(is_mark(mark)) << mark;
}

TEST(AboutTexts, AreKeptAsTheyWereTypedWithoutBlanksAround) {
  EXPECT_EQ(read_about("  Ich spiele gern.\r\nAm liebsten  abends. \n"),
            "Ich spiele gern.\nAm liebsten  abends.");
  EXPECT_EQ(read_about(""), "");
  EXPECT_EQ(read_about(" \r\n "), "");
  EXPECT_EQ(read_about("<b>& 👨\u200D👩\u200D👧 Zoe\u0308"), "<b>& 👨\u200D👩\u200D👧 Zoe\u0308");
  EXPECT_EQ(read_about("1\n2\n3\n4\n5\n6"), "1\n2\n3\n4\n5\n6");
}

TEST(AboutTexts, HaveAnEnd) {
  std::string letters;
  for (int n = 0; n < 300; ++n) letters += "ß";
  EXPECT_EQ(read_about(letters), letters);
  EXPECT_EQ(read_about(letters + "ß").error().code, ErrorCode::text_too_long);
  EXPECT_EQ(read_about("1\n2\n3\n4\n5\n6\n7").error().code, ErrorCode::text_too_long);
}

TEST(AboutTexts, HoldNothingThatIsNotSeenAsItStands) {
  for (const char* text : {"An\u200Bna", "\u202Eanna", "a\tb", "a\x1b[1m", "a\rb", "\xff", "a\u2028b",
                           "Z\u0300\u0301\u0302\u0303\u0304a", "\u2800\n\u2800", "\u3164", "\u0301"})
    EXPECT_EQ(read_about(text).error().code, ErrorCode::bad_text) << text;
}

class ProfileTest : public AfterTest {
 protected:
  static HttpReply show(Browser& browser, const json::object& what) {
    return browser.post("/api/me/profile", json::serialize(what));
  }
  static json::value page_of(Browser& reader, const std::string& name) {
    return reader.get("/api/players/" + name).at("player");
  }
};

TEST_F(ProfileTest, EverybodySeesWhatAnAccountShows) {
  Browser anna = member("Anna");
  Browser guest(*this);
  EXPECT_EQ(page_of(guest, "Anna").at("mark"), "");
  EXPECT_EQ(page_of(guest, "Anna").at("about"), "");
  const HttpReply told = show(anna, {{"mark", "ebony-3"}, {"about", " Hallo!\r\n<i>Ich</i> "}});
  ASSERT_EQ(told.status, 200) << told.body;
  EXPECT_EQ(json::parse(told.body).at("player").at("mark"), "ebony-3");
  EXPECT_EQ(page_of(guest, "Anna").at("mark"), "ebony-3");
  EXPECT_EQ(page_of(guest, "Anna").at("about"), "Hallo!\n<i>Ich</i>");
  ASSERT_EQ(show(anna, {{"about", ""}}).status, 200);
  EXPECT_EQ(page_of(guest, "Anna").at("mark"), "ebony-3");
  EXPECT_EQ(page_of(guest, "Anna").at("about"), "");
}

TEST_F(ProfileTest, IsOfAnAccountAndChecked) {
  Browser guest(*this);
  EXPECT_EQ(code_of(show(guest, {{"about", "Hallo"}})), "no_session");
  guest.post("/api/me", "{}");
  EXPECT_EQ(code_of(show(guest, {{"about", "Hallo"}})), "not_allowed");
  Browser anna = member("Anna");
  EXPECT_EQ(code_of(show(anna, {{"mark", "gold-3"}})), "bad_request");
  EXPECT_EQ(code_of(show(anna, {{"about", "An\u200Bna"}})), "bad_text");
  EXPECT_EQ(code_of(show(anna, {{"about", std::string(301, 'x')}})), "text_too_long");
  EXPECT_EQ(page_of(anna, "Anna").at("about"), "");
}

TEST_F(ProfileTest, TheMarkIsToldWhereverThePlayerIs) {
  Browser anna = member("Anna");
  Browser otto = member("Otto");
  const Running table = running(anna, otto);
  TestSocket ottos = otto.socket(table.code);
  ottos.read("state");
  ASSERT_EQ(anna.post("/api/seeks", live_offer).status, 201);
  challenge(anna, "Otto");
  ASSERT_EQ(otto.post("/api/players/Anna/friend").status, 200);
  ASSERT_EQ(show(anna, {{"mark", "slate-5"}}).status, 200);

  EXPECT_EQ(ottos.read("table").at("table").at("players").at(0).at("mark"), "slate-5");
  EXPECT_EQ(otto.get("/api/lobby").at("seeks").at(0).at("by").at("mark"), "slate-5");
  EXPECT_EQ(otto.get("/api/challenges").at("received").at(0).at("from").at("mark"), "slate-5");
  EXPECT_EQ(otto.get("/api/me/people").at("friends").at(0).at("mark"), "slate-5");
  EXPECT_EQ(otto.get("/api/me/games").at("games").at(0).at("white").at("mark"), "slate-5");
  EXPECT_FALSE(otto.get("/api/me/games").at("games").at(0).at("black").as_object().contains("mark"));
  restart();
  EXPECT_EQ(otto.get("/api/lobby").at("seeks").at(0).at("by").at("mark"), "slate-5");
  EXPECT_EQ(otto.socket(table.code).read("state").at("table").at("players").at(0).at("mark"), "slate-5");
}

TEST_F(ProfileTest, IsAmongOnesDataAndGoesWithTheAccount) {
  Browser anna = member("Anna");
  Browser otto = member("Otto");
  const Running table = running(anna, otto);
  ASSERT_EQ(show(anna, {{"mark", "wood-1"}, {"about", "unvergessen"}}).status, 200);
  EXPECT_EQ(anna.get("/api/me/data").at("player").at("about"), "unvergessen");
  EXPECT_EQ(anna.get("/api/me/data").at("player").at("mark"), "wood-1");
  ASSERT_EQ(anna.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(result_of(otto.ask("GET", "/api/players/Anna")), "not_found");
  restart();
  const json::value state = otto.socket(table.code).read("state");
  EXPECT_THAT(json::serialize(state), Not(HasSubstr("wood-1")));
}

TEST_F(ProfileTest, ARefereeTakesATextOutAndSaysWhy) {
  Browser wirt = host();
  Browser rosa = member("Rosa");
  Browser anna = member("Anna");
  make_referee(wirt, "Rosa");
  const std::string reason = R"({"reason":"wirbt"})";
  ASSERT_EQ(show(anna, {{"mark", "wood-1"}, {"about", "Kauft Seife!"}}).status, 200);
  EXPECT_EQ(result_of(anna.post("/api/players/Anna/about/remove", reason)), "not_allowed");
  EXPECT_EQ(result_of(rosa.post("/api/players/Anna/about/remove", "{}")), "bad_request");
  ASSERT_EQ(rosa.post("/api/players/Anna/about/remove", reason).status, 200);
  EXPECT_EQ(page_of(anna, "Anna").at("about"), "");
  EXPECT_EQ(page_of(anna, "Anna").at("mark"), "wood-1");
  const json::value deed = rosa.get("/api/referee/log").at("log").at(0);
  EXPECT_EQ(deed.at("what"), "about");
  EXPECT_EQ(deed.at("about"), "Anna");
  EXPECT_EQ(deed.at("reason"), "wirbt");

  ASSERT_EQ(show(rosa, {{"about", "Ich leite."}}).status, 200);
  EXPECT_EQ(result_of(rosa.post("/api/players/Rosa/about/remove", reason)), "not_allowed");
  EXPECT_EQ(wirt.post("/api/players/Rosa/about/remove", reason).status, 200);
}

TEST_F(ProfileTest, WhoIsSuspendedTakesBackAndSaysNothing) {
  Browser wirt = host();
  Browser anna = member("Anna");
  ASSERT_EQ(show(anna, {{"about", "vorher"}}).status, 200);
  ASSERT_EQ(wirt.post("/api/players/Anna/suspend", suspension()).status, 200);
  EXPECT_EQ(code_of(show(anna, {{"about", "nachher"}})), "suspended");
  EXPECT_EQ(page_of(wirt, "Anna").at("about"), "vorher");
  EXPECT_EQ(show(anna, {{"mark", "ivory-1"}}).status, 200);
  EXPECT_EQ(show(anna, {{"about", ""}}).status, 200);
  EXPECT_EQ(page_of(wirt, "Anna").at("about"), "");
}

}  // namespace
}  // namespace muehle::server::testing
