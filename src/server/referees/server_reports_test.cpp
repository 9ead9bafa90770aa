// What is reported outside games, and what referees note of players, over HTTP.
#include <gmock/gmock.h>

#include "server/referees/reports.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* advert = R"({"reason":"advert","words":"wirbt"})";
constexpr const char* bens = "/api/players/Ben/report";

std::string refusal_in(const HttpReply& reply) { return reply.status < 400 ? "-" : error_code(reply.body); }
std::string decision(const std::string& what) {
  return R"({"decision":")" + what + R"(","answer":"so nicht"})";
}

class ReportsTest : public ServerTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { options.time = &time_; });
  }
  Browser host() { return ServerTest::host(time_.now().at, "Wirt"); }
  Browser referee(Browser& host, const std::string& name = "Rike") {
    Browser browser = member(name);
    EXPECT_EQ(host.post("/api/host/players/" + name + "/role", R"({"role":"referee"})").status, 200);
    return browser;
  }
  Browser ben(const std::string& about = "kauft bei mir") {
    Browser browser = member("Ben");
    EXPECT_EQ(browser.post("/api/me/profile", json::serialize(json::object{{"about", about}})).status, 200);
    return browser;
  }
  static json::array list(Browser& referee) {
    return referee.get("/api/referee/reports").at("reports").as_array();
  }
  static std::string decide_path(const json::value& report) {
    return "/api/referee/reports/" + std::to_string(report.at("id").as_int64()) + "/decide";
  }
  static std::vector<std::string> waiting(Browser& browser) {
    std::vector<std::string> kinds;
    const json::value told = browser.get("/api/me/waiting");
    for (const json::value& item : told.at("waiting").as_array())
      kinds.emplace_back(item.at("kind").as_string());
    return kinds;
  }

  FalseTime time_;
};

TEST_F(ReportsTest, ShowsRefereesWhatStoodThere) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Browser anna = member("Anna");
  Browser seller = ben();
  EXPECT_EQ(anna.post(bens, advert).status, 201);
  EXPECT_THAT(waiting(rike), ElementsAre("call"));
  EXPECT_TRUE(waiting(seller).empty()) << "he is not told that he was reported";
  EXPECT_EQ(seller.post("/api/me/profile", R"({"about":"spiele gern"})").status, 200);
  const json::array reports = list(rike);
  ASSERT_EQ(reports.size(), 1u);
  EXPECT_EQ(reports[0].at("said"), "kauft bei mir");
  EXPECT_EQ(reports[0].at("still"), false);
  EXPECT_EQ(reports[0].at("by"), "Anna");
  EXPECT_EQ(reports[0].at("words"), "wirbt");
  EXPECT_EQ(reports[0].at("reason"), "advert");
  EXPECT_EQ(refusal_in(rike.post(decide_path(reports[0]), decision("remove"))), "old_version")
      << "he has taken it out himself";
  EXPECT_EQ(rike.post(decide_path(reports[0]), decision("nothing")).status, 200);
  EXPECT_TRUE(list(rike).empty());
  EXPECT_EQ(refusal_in(rike.post(decide_path(reports[0]), decision("nothing"))), "not_found") << "once";
  EXPECT_EQ(seller.get("/api/players/Ben").at("player").at("about"), "spiele gern");
}

TEST_F(ReportsTest, WhoReportsIsToldThatItWasLookedAt) {
  Browser wirt = host();
  Browser anna = member("Anna");
  Browser seller = ben();
  anna.post(bens, advert);
  EXPECT_EQ(wirt.post(decide_path(list(wirt)[0]), decision("remove")).status, 200);
  EXPECT_EQ(anna.get("/api/players/Ben").at("player").at("about"), "");
  EXPECT_EQ(seller.get("/api/me").at("player").at("about"), "") << "his own page knows it, too";
  EXPECT_THAT(waiting(anna), ElementsAre("letter"));
  const json::value hers = anna.get("/api/me/letters").at("letters").at(0);
  EXPECT_EQ(hers.at("kind"), "looked_at");
  EXPECT_EQ(hers.at("about"), "Ben");
  EXPECT_EQ(hers.at("text"), "") << "what he was told is his";
  const json::value his = seller.get("/api/me/letters").at("letters").at(0);
  EXPECT_EQ(his.at("kind"), "removed");
  EXPECT_EQ(his.at("text"), "so nicht");
  const std::string path = "/api/me/letters/" + std::to_string(hers.at("id").as_int64());
  EXPECT_EQ(refusal_in(seller.ask("DELETE", path)), "not_found") << "it is not to him";
  EXPECT_EQ(anna.ask("DELETE", path).status, 200);
  EXPECT_TRUE(waiting(anna).empty());
  EXPECT_EQ(refusal_in(anna.ask("DELETE", path)), "not_found");
  EXPECT_THAT(json::serialize(wirt.get("/api/referee/log")), HasSubstr("report remove"));
}

TEST_F(ReportsTest, ReportsClubsAndTournaments) {
  Browser wirt = host();
  Browser anna = member("Anna");
  Browser seller = ben();
  const std::string club(
      seller.posted("/api/clubs", R"({"name":"Verein","sentence":"Kauft!","text":"Hier."})")
          .at("id")
          .as_string());
  EXPECT_EQ(anna.post("/api/clubs/" + club + "/report", advert).status, 201);
  EXPECT_EQ(refusal_in(anna.post("/api/clubs/nothingthere/report", advert)), "not_found");
  const std::string founding =
      R"({"title":"Abend","kind":"round_robin","text":"Kauft auch das","rules":"standard","time":"300+5"})";
  const std::string tournament(seller.posted("/api/tournaments", founding).at("id").as_string());
  EXPECT_EQ(refusal_in(seller.post("/api/tournaments/" + tournament + "/report", advert)), "yourself");
  EXPECT_EQ(anna.post("/api/tournaments/" + tournament + "/report", advert).status, 201);
  for (const json::value& report : list(wirt))
    EXPECT_EQ(wirt.post(decide_path(report), decision("remove")).status, 200);
  const json::value after = anna.get("/api/clubs/" + club);
  EXPECT_THAT(json::serialize(after), Not(HasSubstr("Kauft")));
  EXPECT_THAT(json::serialize(after), HasSubstr("Verein"));
  EXPECT_THAT(json::serialize(anna.get("/api/tournaments/" + tournament)), Not(HasSubstr("Kauft auch das")));
  EXPECT_EQ(seller.get("/api/me/letters").at("letters").as_array().size(), 2u);
}

TEST_F(ReportsTest, AWarningReachesWhoIsWarned) {
  Browser wirt = host();
  Browser anna = member("Anna");
  Browser seller = ben();
  anna.post(bens, advert);
  EXPECT_EQ(wirt.post(decide_path(list(wirt)[0]), decision("warn")).status, 200);
  EXPECT_EQ(seller.get("/api/me").at("player").at("about"), "kauft bei mir");
  EXPECT_EQ(seller.get("/api/me/letters").at("letters").at(0).at("kind"), "warned");
  const json::value desk = wirt.get("/api/referee/players/Ben");
  EXPECT_EQ(desk.at("deeds").at(0).at("what"), "report warn");
  EXPECT_EQ(desk.at("reports").at(0).at("decision"), "warn");
}

TEST_F(ReportsTest, RefusesWhatIsNoReport) {
  Browser anna = member("Anna");
  Browser seller = ben();
  EXPECT_EQ(refusal_in(anna.post(bens, advert)), "no_referee");
  Browser wirt = host();
  EXPECT_EQ(refusal_in(ask("POST", bens, advert)), "no_session");
  EXPECT_EQ(refusal_in(anna.post(bens, R"({"reason":"advert","words":" "})")), "bad_request");
  EXPECT_EQ(refusal_in(anna.post(bens, R"({"reason":"dull","words":"x"})")), "bad_request");
  EXPECT_EQ(refusal_in(anna.post("/api/players/Nobody/report", advert)), "not_found");
  EXPECT_EQ(refusal_in(seller.post(bens, advert)), "yourself");
  EXPECT_EQ(refusal_in(anna.ask("GET", "/api/referee/reports")), "not_allowed");
  EXPECT_EQ(anna.post(bens, advert).status, 201);
  EXPECT_EQ(refusal_in(anna.post(bens, advert)), "too_many") << "one at a time";
  EXPECT_EQ(refusal_in(anna.post(decide_path(list(wirt)[0]), decision("nothing"))), "not_allowed");
}

TEST_F(ReportsTest, HasABoundOfReportsThatWait) {
  Browser wirt = host();
  Browser anna = member("Anna");
  for (int n = 0; n < most_open_reports; ++n) {
    const std::string name = "Spieler" + std::string(1, static_cast<char>('a' + n));
    member(name);
    EXPECT_EQ(anna.post("/api/players/" + name + "/report", advert).status, 201);
  }
  ben();
  EXPECT_EQ(refusal_in(anna.post(bens, advert)), "too_many");
  EXPECT_EQ(wirt.post(decide_path(list(wirt)[0]), decision("nothing")).status, 200);
  EXPECT_EQ(anna.post(bens, advert).status, 201);
}

TEST_F(ReportsTest, NobodyDecidesOnHimselfOrOnWhatHeReports) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Browser rudi = referee(wirt, "Rudi");
  EXPECT_EQ(rike.post("/api/players/Rudi/report", advert).status, 201);
  const json::value report = list(rike)[0];
  EXPECT_EQ(report.at("own"), true);
  EXPECT_EQ(list(wirt)[0].at("own"), false);
  EXPECT_EQ(refusal_in(rike.post(decide_path(report), decision("nothing"))), "not_allowed");
  EXPECT_EQ(refusal_in(rudi.post(decide_path(report), decision("nothing"))), "not_allowed");
  EXPECT_TRUE(waiting(rike).empty());
  Browser third = referee(wirt, "Ruth");
  EXPECT_EQ(refusal_in(third.post(decide_path(report), decision("warn"))), "not_allowed")
      << "only a host does so with a referee";
  EXPECT_EQ(wirt.post(decide_path(report), decision("warn")).status, 200);
}

TEST_F(ReportsTest, NotesAreForRefereesAndHosts) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Browser seller = ben();
  const std::string path = "/api/referee/players/Ben";
  EXPECT_EQ(refusal_in(seller.ask("GET", path)), "not_allowed");
  EXPECT_EQ(refusal_in(seller.post(path + "/notes", R"({"text":"x"})")), "not_allowed");
  EXPECT_EQ(refusal_in(rike.ask("GET", "/api/referee/players/Rike")), "yourself");
  EXPECT_EQ(refusal_in(rike.ask("GET", "/api/referee/players/Nobody")), "not_found");
  EXPECT_EQ(refusal_in(rike.post(path + "/notes", R"({"text":""})")), "bad_request");
  EXPECT_EQ(rike.post(path + "/notes", R"({"text":"schreibt viel"})").status, 201);
  const std::string second =
      std::to_string(wirt.posted(path + "/notes", R"({"text":"ruhiger"})").at("id").as_int64());
  const json::value desk = rike.get(path);
  const json::array& notes = desk.at("notes").as_array();
  ASSERT_EQ(notes.size(), 2u);
  EXPECT_EQ(notes[0].at("by"), "Wirt");
  EXPECT_EQ(notes[0].at("removable"), false);
  EXPECT_EQ(notes[1].at("text"), "schreibt viel");
  EXPECT_EQ(notes[1].at("at"), time_.now().at);
  EXPECT_EQ(notes[1].at("removable"), true);
  EXPECT_EQ(refusal_in(rike.ask("DELETE", path + "/notes/" + second)), "not_allowed");
  const std::string first = std::to_string(notes[1].at("id").as_int64());
  EXPECT_EQ(wirt.ask("DELETE", path + "/notes/" + first).status, 200) << "a host may with any";
  EXPECT_EQ(refusal_in(wirt.ask("DELETE", path + "/notes/" + first)), "not_found");
}

TEST_F(ReportsTest, OwnDataHasWhatOneReportsAndWhenOneWasNoted) {
  Browser wirt = host();
  Browser anna = member("Anna");
  Browser seller = ben();
  anna.post(bens, advert);
  wirt.post("/api/referee/players/Ben/notes", R"({"text":"geheim"})");
  EXPECT_EQ(anna.get("/api/me/data").at("reports").at(0).at("words"), "wirbt");
  const json::value his = seller.get("/api/me/data");
  EXPECT_EQ(his.at("noted_by_referees").at(0), time_.now().at);
  EXPECT_TRUE(his.at("reports").as_array().empty());
  EXPECT_THAT(json::serialize(his), Not(HasSubstr("geheim")));
  EXPECT_THAT(json::serialize(his), Not(HasSubstr("wirbt")));
}

}  // namespace
}  // namespace muehle::server::testing
