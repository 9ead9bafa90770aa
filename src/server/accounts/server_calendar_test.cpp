// The calendar of an account's deadlines by its secret link, and its notes of games.
#include <gmock/gmock.h>

#include "server/accounts/note_api.h"
#include "server/testing/waiting_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class ByDaysTest : public WaitingTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { options.time = &time; });
  }
  static std::string link_of(Browser& browser) {
    const HttpReply made = browser.post("/api/me/calendar");
    EXPECT_EQ(made.status, 201);
    return std::string(json::parse(made.body).at("link").as_string());
  }
  // Of the only game of the table.
  std::string note_at(Browser& browser, const std::string& code) {
    TestSocket socket = browser.socket(code);
    return "/api/tables/" + code + "/games/" + std::to_string(number_at(socket)) + "/note";
  }
  static HttpReply keep(Browser& browser, const std::string& target, const std::string& text) {
    return browser.post(target, json::serialize(json::object{{"text", text}}));
  }
  static int events(const std::string& calendar) {
    int count = 0;
    for (std::size_t at = 0; (at = calendar.find("BEGIN:VEVENT", at)) != std::string::npos; ++at) ++count;
    return count;
  }
};

TEST_F(ByDaysTest, ACalendarHasTheDeadlinesOfHisTurns) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = game(anna, ben);
  game(ben, anna);
  game(anna, ben, R"({"rules":"standard","colour":"white"})");
  anna.open(by_days);
  EXPECT_EQ(anna.get("/api/me/calendar"), (json::value{{"made", nullptr}, {"link", nullptr}}));
  const std::string link = link_of(anna);
  EXPECT_THAT(link, ::testing::MatchesRegex("/api/calendar/[0-9a-f]+\\.ics"));
  EXPECT_EQ(anna.get("/api/me/calendar"), (json::value{{"made", time.now().at}, {"link", nullptr}}));
  Browser program(*this);
  const HttpReply read = program.ask("GET", link);
  EXPECT_EQ(read.status, 200);
  EXPECT_EQ(read.header("Content-Type"), "text/calendar; charset=utf-8");
  EXPECT_EQ(events(read.body), 1) << read.body;
  EXPECT_THAT(read.body, HasSubstr("SUMMARY:Mühle: your move against Ben\r\n"));
  EXPECT_THAT(read.body, HasSubstr("/g/" + code + "\r\n"));
  const Headers known{{"If-None-Match", read.header("ETag")}};
  time.pass(7000);
  EXPECT_EQ(ask("GET", link, "", known).status, 304) << "nothing has happened";
  {
    TestSocket annas = anna.socket(code);
    move(annas);
  }
  const HttpReply later = ask("GET", link, "", known);
  EXPECT_EQ(later.status, 200);
  EXPECT_EQ(events(later.body), 0);
}

TEST_F(ByDaysTest, ALinkToACalendarIsTakenBack) {
  Browser anna = member("Anna");
  const std::string first = link_of(anna);
  const std::string second = link_of(anna);
  EXPECT_EQ(code_of(ask("GET", first)), "not_found");
  EXPECT_EQ(ask("GET", second).status, 200);
  EXPECT_EQ(anna.get("/api/me/data").at("calendar"), time.now().at);
  EXPECT_EQ(anna.post("/api/me/calendar/remove").status, 200);
  EXPECT_EQ(code_of(ask("GET", second)), "not_found");
  for (const char* other : {"/api/calendar/x.ics", "/api/calendar/0123456789abcdef0123456789abcdef.ics"})
    EXPECT_EQ(code_of(ask("GET", other)), "not_found") << other;
  EXPECT_EQ(code_of(guest("Gerd").post("/api/me/calendar")), "not_allowed");
  const std::string last = link_of(anna);
  EXPECT_EQ(anna.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(code_of(ask("GET", last)), "not_found");
}

TEST_F(ByDaysTest, ANoteIsOnesOwn) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  const std::string code =
      game(anna, ben, R"({"rules":"standard","colour":"white","time":"1/259200","public":true})");
  const std::string target = note_at(anna, code);
  EXPECT_EQ(anna.get(target).at("text"), "");
  EXPECT_TRUE(anna.get(target).at("changed").is_null());
  EXPECT_EQ(code_of(keep(anna, target, "  double mill\r\non the left ")), "200");
  EXPECT_EQ(anna.get(target).at("text"), "double mill\non the left");
  EXPECT_EQ(anna.get(target).at("changed"), time.now().at);
  EXPECT_EQ(ben.get(target).at("text"), "");
  EXPECT_EQ(code_of(keep(ben, target, "his")), "200");
  EXPECT_EQ(anna.get(target).at("text"), "double mill\non the left");
  for (const std::string& path : {target, std::string("/api/me/data"), std::string("/api/players/Anna")})
    EXPECT_THAT(ben.ask("GET", path).body, Not(HasSubstr("double"))) << path;
  EXPECT_EQ(code_of(cleo.ask("GET", target)), "not_found") << "who watches has none";
  EXPECT_EQ(code_of(keep(cleo, target, "hers")), "not_found");
  EXPECT_EQ(code_of(keep(cleo, "/api/tables/" + code + "/games/x/note", "hers")), "not_found");
  EXPECT_EQ(code_of(Browser(*this).ask("GET", target)), "no_session");
  EXPECT_EQ(anna.get("/api/me/data").at("notes").as_array().size(), 1u);
  EXPECT_EQ(code_of(keep(anna, target, "")), "200");
  EXPECT_EQ(anna.get(target).at("text"), "");
  EXPECT_TRUE(anna.get("/api/me/data").at("notes").as_array().empty());
}

TEST_F(ByDaysTest, ANoteHasAnEnd) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string target = note_at(anna, game(anna, ben));
  std::string longest;
  for (std::size_t i = 0; i < most_note_letters; ++i) longest += "ű";
  EXPECT_EQ(code_of(keep(anna, target, longest)), "200");
  EXPECT_EQ(code_of(keep(anna, target, longest + "x")), "text_too_long");
  EXPECT_EQ(code_of(keep(anna, target, "a\x01")), "bad_text");
  EXPECT_EQ(code_of(anna.post(target, R"({"text":7})")), "bad_request");
  EXPECT_EQ(anna.get(target).at("text"), json::string(longest)) << "what is refused changes nothing";
}

}  // namespace
}  // namespace muehle::server::testing
