// Several who share a seat, through a whole server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>

#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class ConsultationTest : public ServerTest {
 protected:
  // Anna has White and seat 0, Otto sits opposite.
  void begin(const std::string& body = R"({"rules":"standard","colour":"white"})") {
    code_ = anna_.open(body);
    ASSERT_EQ(otto_.post(path("/join")).status, 200);
  }
  std::string path(const std::string& what) const { return "/api/tables/" + code_ + what; }
  std::string consultation(const std::string& what = "") const { return path("/consultation" + what); }
  // What a new link to a seat holds.
  std::string door(Browser& holder) const {
    const std::string link(holder.posted(consultation()).at("link").as_string());
    const std::string before = "/g/" + code_ + "#with-";
    EXPECT_TRUE(link.starts_with(before)) << link;
    return link.substr(before.size());
  }
  HttpReply join(Browser& browser, const std::string& token) const {
    return browser.post(consultation("/join"), R"({"token":")" + token + "\"}");
  }
  static std::string consult(const std::string& text, const std::string& id) {
    return json::serialize(json::object{{"t", "consult"}, {"id", id}, {"game", 1}, {"text", text}});
  }
  static json::value shared(const json::value& state) { return state.at("table").at("consultation"); }
  // The names of who shares a seat.
  static std::vector<std::string> partners(const json::value& state, int seat) {
    std::vector<std::string> names;
    const json::value all = shared(state);
    for (const json::value& one : all.at("partners").at(static_cast<std::size_t>(seat)).as_array())
      names.emplace_back(one.at("name").as_string());
    return names;
  }

  std::string code_;
  Browser anna_ = Browser(*this);
  Browser otto_ = Browser(*this);
  Browser ben_ = Browser(*this);
  Browser cleo_ = Browser(*this);
  void SetUp() override {
    ServerTest::SetUp();
    for (const auto& [browser, name] : {std::pair(&anna_, "Anna"), std::pair(&otto_, "Otto"),
                                        std::pair(&ben_, "Ben"), std::pair(&cleo_, "Cleo")})
      browser->post("/api/me", body_of({{"name", name}}));
  }
};

TEST_F(ConsultationTest, WhoComesByTheLinkMovesAndAllSeeWhoItWas) {
  begin();
  TestSocket otto = otto_.socket(code_);
  EXPECT_TRUE(shared(otto.read("state")).is_null()) << "nobody shares a seat yet";
  const std::string token = door(anna_);
  EXPECT_EQ(otto.read("table").at("table").at("consultation").at("open").at(0), true) << "he is told";
  EXPECT_EQ(json::parse(join(ben_, token).body).at("seat"), 0);
  EXPECT_EQ(json::parse(join(ben_, token).body).at("seat"), 0) << "he is there already";
  TestSocket ben = ben_.socket(code_);
  const json::value state = ben.read("state");
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(state.at("partner"), true);
  EXPECT_EQ(partners(state, 0), std::vector<std::string>{"Ben"});
  ben.write(event(1, 0, "move d6", "b1"));
  EXPECT_EQ(ben.read("ack").at("version"), 1);
  EXPECT_EQ(otto.read("event").at("by"), "Ben");
  otto.write(event(1, 1, "move f4", "k1"));
  EXPECT_FALSE(otto.read("event").as_object().contains("by")) << "he plays alone";
  TestSocket anna = anna_.socket(code_);
  EXPECT_FALSE(anna.read("state").as_object().contains("partner"));
  anna.write(event(1, 2, "move b4", "a1"));
  EXPECT_EQ(otto.read("event").at("by"), "Anna");
  TestSocket watcher = cleo_.socket(code_);
  EXPECT_EQ(json::serialize(watcher.read("state").at("game").at("movers")),
            R"([{"ply":1,"name":"Ben"},{"ply":3,"name":"Anna"}])");
}

TEST_F(ConsultationTest, WhatIsSaidThereIsHeardByNobodyElse) {
  begin();
  join(ben_, door(anna_));
  TestSocket anna = anna_.socket(code_);
  TestSocket ben = ben_.socket(code_);
  TestSocket otto = otto_.socket(code_);
  TestSocket watcher = cleo_.socket(code_);
  for (TestSocket* socket : {&anna, &ben, &otto, &watcher}) socket->read("state");
  ben.write(consult("Nimm d6!", "c1"));
  const json::value line = anna.read("counsel").at("line");
  EXPECT_EQ(line.at("name"), "Ben");
  EXPECT_EQ(line.at("by"), 1);
  EXPECT_EQ(line.at("text"), "Nimm d6!");
  ben.read("ack");
  ben.write(consult("Nimm d6!", "c1"));  // again, as its answer was lost
  ben.read("ack");
  anna.write(consult("Gut.", "c2"));
  EXPECT_EQ(ben.read("counsel", [](const json::value& told) { return told.at("line").at("number") == 2; })
                .at("line")
                .at("by"),
            0);
  otto.write(consult("Was sagt ihr?", "c1"));
  EXPECT_EQ(otto.read("error").at("code"), "no_consultation");
  watcher.write(consult("Und ich?", "c1"));
  EXPECT_EQ(watcher.read("error").at("code"), "not_seated");
  for (TestSocket* socket : {&otto, &watcher}) {
    socket->write(R"({"t":"sync"})");
    for (bool all = false; !all;) {
      const json::value told = socket->read();
      all = told.at("t") == "state";
      EXPECT_THAT(json::serialize(told), Not(HasSubstr("counsel")));
      EXPECT_THAT(json::serialize(told), Not(HasSubstr("Nimm")));
    }
  }
  EXPECT_THAT(ask("GET", path("/record")).body, Not(HasSubstr("Nimm")));
  EXPECT_THAT(ask("GET", path("")).body, Not(HasSubstr("Nimm")));
  EXPECT_THAT(ben_.ask("GET", "/api/me/data").body, HasSubstr("Nimm d6!")) << "his own words";
  EXPECT_THAT(otto_.ask("GET", "/api/me/data").body, Not(HasSubstr("Nimm")));
}

TEST_F(ConsultationTest, WhatTheTwoSayToEachOtherIsTheirs) {
  begin();
  join(ben_, door(anna_));
  TestSocket anna = anna_.socket(code_);
  TestSocket ben = ben_.socket(code_);
  TestSocket otto = otto_.socket(code_);
  anna.read("state");
  EXPECT_FALSE(ben.read("state").as_object().contains("chat"));
  otto.write(R"({"t":"say","id":"s1","game":1,"text":"Hallo Anna"})");
  EXPECT_EQ(anna.read("chat").at("line").at("text"), "Hallo Anna");
  ben.write(R"({"t":"sync"})");
  const std::string seen = json::serialize(ben.read("state"));
  EXPECT_THAT(seen, Not(HasSubstr("Hallo Anna")));
}

TEST_F(ConsultationTest, WhoMovedIsSaidOfTheMovesThatStand) {
  begin();
  join(ben_, door(anna_));
  TestSocket anna = anna_.socket(code_);
  TestSocket ben = ben_.socket(code_);
  TestSocket otto = otto_.socket(code_);
  for (TestSocket* socket : {&anna, &ben, &otto}) socket->read("state");
  ben.write(event(1, 0, "move d6", "b1"));
  ben.read("ack");
  anna.write(R"({"t":"undo","id":"a1","game":1,"version":1,"do":"ask"})");
  anna.read("ack");
  otto.write(R"({"t":"undo","id":"o1","game":1,"version":1,"do":"accept"})");
  otto.read("ack");
  EXPECT_FALSE(anna_.get(path("")).at("game").as_object().contains("movers"));
  anna.write(event(1, 2, "move f4", "a2"));
  anna.read("ack", [](const json::value& told) { return told.at("id") == "a2"; });
  EXPECT_EQ(json::serialize(anna_.get(path("")).at("game").at("movers")), R"([{"ply":1,"name":"Anna"}])");
}

TEST_F(ConsultationTest, WhoSharesASeatFindsItInHisList) {
  begin(R"({"rules":"standard","colour":"black","time":"1/259200"})");
  join(ben_, door(anna_));
  join(cleo_, door(otto_));
  const auto only = [](Browser& browser) { return browser.get("/api/me/games").at("games").as_array(); };
  ASSERT_EQ(only(ben_).size(), 1u);
  EXPECT_EQ(only(ben_)[0].at("code"), code_.c_str());
  EXPECT_EQ(only(ben_)[0].at("mine"), "black") << "as Anna has it";
  EXPECT_EQ(only(ben_)[0].at("shared"), true);
  EXPECT_EQ(only(anna_)[0].at("shared"), false);
  EXPECT_EQ(only(cleo_)[0].at("mine"), "white");
  ben_.post(consultation("/leave"));
  EXPECT_TRUE(only(ben_).empty());
}

TEST_F(ConsultationTest, WhereTheSeatIsToMoveItWaitsForAllWhoShareIt) {
  begin(R"({"rules":"standard","colour":"white","time":"1/259200"})");
  join(ben_, door(anna_));
  join(cleo_, door(otto_));
  const auto kinds = [](Browser& browser) {
    std::vector<std::string> all;
    const json::array list = browser.get("/api/me/waiting").at("waiting").as_array();
    for (const json::value& one : list) all.emplace_back(one.at("kind").as_string());
    return all;
  };
  const std::vector<std::string> turn = {"turn"};
  EXPECT_EQ(kinds(anna_), turn);
  EXPECT_EQ(kinds(ben_), turn);
  EXPECT_TRUE(kinds(cleo_).empty()) << "that it has begun is told to whose seat it is";
  TestSocket bens_lobby(port_, "/api/lobby/socket", ben_.cookie());
  TestSocket cleos_lobby(port_, "/api/lobby/socket", cleo_.cookie());
  for (TestSocket* lobby : {&bens_lobby, &cleos_lobby}) lobby->read("lobby");
  TestSocket anna = anna_.socket(code_);
  anna.read("state");
  anna.write(event(1, 0, "move d6", "a1"));
  cleos_lobby.read("waiting");
  bens_lobby.read("waiting");
  EXPECT_TRUE(kinds(ben_).empty());
  EXPECT_EQ(kinds(cleo_), turn);
  TestSocket otto = otto_.socket(code_);
  otto.read("state");
  anna.write(R"({"t":"undo","id":"a2","game":1,"version":1,"do":"ask"})");
  anna.read("ack", [](const json::value& told) { return told.at("id") == "a2"; });
  EXPECT_EQ(kinds(cleo_), turn) << "answering is for whose seat it is";
  cleo_.post(consultation("/leave"));
  EXPECT_TRUE(kinds(cleo_).empty());
}

TEST_F(ConsultationTest, ARecordSaysWhoMovedAndOpenDataDoNot) {
  begin(R"({"rules":"standard","colour":"white","public":true})");
  join(ben_, door(anna_));
  TestSocket anna = anna_.socket(code_);
  TestSocket ben = ben_.socket(code_);
  TestSocket otto = otto_.socket(code_);
  for (TestSocket* socket : {&anna, &ben, &otto}) socket->read("state");
  ben.write(event(1, 0, "move d6", "b1"));
  ben.read("ack");
  anna.write(R"({"t":"undo","id":"a1","game":1,"version":1,"do":"ask"})");
  anna.read("ack");
  otto.write(R"({"t":"undo","id":"o1","game":1,"version":1,"do":"accept"})");
  otto.read("ack");
  anna.write(event(1, 2, "move f4", "a2"));
  otto.read("event", [](const json::value& told) { return told.at("version") == 3; });
  otto.write(event(1, 3, "move b4", "o2"));
  ben.read("event", [](const json::value& told) { return told.at("version") == 4; });
  ben.write(event(1, 4, "move d2", "b2"));
  ben.read("ack", [](const json::value& told) { return told.at("id") == "b2"; });
  EXPECT_THAT(ask("GET", path("/record")).body, HasSubstr("1. f4 {Anna} 1... b4 2. d2 {Ben}"));
  anna.write(event(1, 5, "resign white", "a3"));
  anna.read("ack", [](const json::value& told) { return told.at("id") == "a3"; });
  const HttpReply open = ask("GET", "/api/games/1");
  EXPECT_EQ(open.status, 200);
  EXPECT_THAT(open.body, Not(HasSubstr("Ben")));
  EXPECT_THAT(ask("GET", "/api/games").body, Not(HasSubstr("Ben")));
}

TEST_F(ConsultationTest, OnlyWhoseSeatItIsResignsOffersAndSaysWhoComes) {
  begin();
  join(ben_, door(anna_));
  TestSocket ben = ben_.socket(code_);
  ben.read("state");
  const auto refused = [&](const std::string& message) {
    ben.write(message);
    return std::string(ben.read("error").at("code").as_string());
  };
  EXPECT_EQ(refused(event(1, 0, "resign white", "k1")), "only_holder");
  EXPECT_EQ(refused(event(1, 0, "offer white \"Remis?\"", "k2")), "only_holder");
  EXPECT_EQ(refused(event(1, 0, "move d6 offer \"Remis?\"", "k3")), "only_holder");
  EXPECT_EQ(refused(event(1, 0, "claim white any \"\"", "k4")), "only_holder");
  EXPECT_EQ(refused(R"({"t":"undo","id":"k5","game":1,"version":0,"do":"ask"})"), "only_holder");
  EXPECT_EQ(refused(R"({"t":"say","id":"k6","game":1,"text":"Hallo"})"), "only_holder");
  EXPECT_EQ(refused(R"({"t":"abort","id":"k7","game":1})"), "only_holder");
  EXPECT_EQ(refused(R"({"t":"next","id":"k8","game":1,"do":"ask"})"), "only_holder");
  EXPECT_EQ(code_of(ben_.post(consultation())), "only_holder");
  EXPECT_EQ(code_of(ben_.post(consultation("/close"))), "only_holder");
  EXPECT_EQ(code_of(ben_.post(consultation("/send_away"), R"({"partner":1})")), "only_holder");
  EXPECT_EQ(code_of(ben_.post(path("/name"), R"({"name":"Benno"})")), "not_seated");
  EXPECT_EQ(code_of(ben_.post(path("/return"))), "not_seated");
  EXPECT_EQ(code_of(cleo_.post(consultation())), "not_seated");
  EXPECT_EQ(code_of(Browser(*this).post(consultation())), "no_session");
  EXPECT_EQ(refused(event(1, 0, "move d7 quietly", "k9")), "bad_message");
}

TEST_F(ConsultationTest, OfTwoWhoMoveAtOnceOneIsToldThatTheGameHasGoneOn) {
  begin();
  join(ben_, door(anna_));
  TestSocket anna = anna_.socket(code_);
  TestSocket ben = ben_.socket(code_);
  anna.read("state");
  ben.read("state");
  mistakes_->hold();
  anna.write(event(1, 0, "move d6", "a1"));
  mistakes_->wait_for_held(1);
  ben.write(event(1, 0, "move f4", "b1"));
  mistakes_->release();
  EXPECT_EQ(anna.read("ack").at("version"), 1);
  EXPECT_EQ(ben.read("error").at("code"), "old_version");
  const json::value state = ben.read("state");
  EXPECT_EQ(json::serialize(state.at("game").at("events")), R"(["move d6"])");
  ben.write(event(1, 1, "move f4", "b2"));
  EXPECT_EQ(ben.read("error").at("code"), "not_your_turn");
}

TEST_F(ConsultationTest, WhoHasNoLinkOrAnOldOneIsNotLetIn) {
  begin();
  EXPECT_EQ(code_of(join(ben_, std::string(32, 'a'))), "bad_secret") << "there is no door yet";
  const std::string first = door(anna_);
  EXPECT_EQ(code_of(join(ben_, "nonsense")), "bad_secret");
  EXPECT_EQ(code_of(ben_.post(consultation("/join"))), "bad_secret") << "he brings none";
  const std::string second = door(anna_);
  EXPECT_EQ(code_of(join(ben_, first)), "bad_secret") << "there is a newer one";
  EXPECT_EQ(anna_.post(consultation("/close")).status, 200);
  EXPECT_EQ(code_of(join(ben_, second)), "bad_secret");
  EXPECT_EQ(
      code_of(ben_.post("/api/tables/abcdefghijkm/consultation/join", R"({"token":")" + second + "\"}")),
      "not_found");
  EXPECT_TRUE(shared(ben_.get(path(""))).is_null());
}

TEST_F(ConsultationTest, AGuestIsCalledAsHeSaysWhenHeComes) {
  begin();
  const std::string token = door(anna_);
  Browser nobody = guest("");
  EXPECT_EQ(nobody.post(consultation("/join"), R"({"token":")" + token + R"(","name":"Dora"})").status, 200);
  EXPECT_EQ(partners(nobody.socket(code_).read("state"), 0), std::vector<std::string>{"Dora"});
  restart();
  EXPECT_EQ(partners(nobody.socket(code_).read("state"), 0), std::vector<std::string>{"Dora"});
  Browser nameless(*this);
  EXPECT_EQ(join(nameless, token).status, 200) << "without a name, too";
}

TEST_F(ConsultationTest, NobodyHearsBothSides) {
  begin();
  const std::string annas = door(anna_);
  const std::string ottos = door(otto_);
  EXPECT_EQ(code_of(join(otto_, annas)), "yourself") << "he sits opposite";
  EXPECT_EQ(join(ben_, annas).status, 200);
  EXPECT_EQ(code_of(join(ben_, ottos)), "yourself");
  EXPECT_EQ(ben_.post(consultation("/leave")).status, 200);
  EXPECT_EQ(code_of(join(ben_, ottos)), "yourself") << "he has heard what Anna says";
  EXPECT_EQ(join(ben_, annas).status, 200) << "there he may come back";
  EXPECT_EQ(join(cleo_, ottos).status, 200) << "both sides may consult";
  const json::value state = ben_.get(path(""));
  EXPECT_EQ(partners(state, 0), std::vector<std::string>{"Ben"});
  EXPECT_EQ(partners(state, 1), std::vector<std::string>{"Cleo"});
}

TEST_F(ConsultationTest, WhoHasConsultedTakesNoSeatOpposite) {
  code_ = anna_.open();
  join(ben_, door(anna_));
  EXPECT_EQ(ben_.posted(path("/join")).at("seat"), 0) << "he has a seat";
  ben_.post(consultation("/leave"));
  EXPECT_TRUE(ben_.posted(path("/join")).at("seat").is_null()) << "he watches";
  EXPECT_EQ(otto_.posted(path("/join")).at("seat"), 1);
}

TEST_F(ConsultationTest, WhoIsSentAwayWatchesAndHasNoWayBack) {
  begin();
  const std::string token = door(anna_);
  join(ben_, token);
  TestSocket ben = ben_.socket(code_);
  ben.read("state");
  EXPECT_EQ(code_of(anna_.post(consultation("/send_away"), R"({"partner":2})")), "not_found");
  EXPECT_EQ(code_of(otto_.post(consultation("/send_away"), R"({"partner":1})")), "not_found")
      << "he is not of his seat";
  EXPECT_EQ(code_of(anna_.post(consultation("/send_away"), R"({"partner":0})")), "bad_request");
  EXPECT_EQ(anna_.post(consultation("/send_away"), R"({"partner":1})").status, 200);
  EXPECT_EQ(ben.close_code(), going_away);
  EXPECT_EQ(code_of(join(ben_, token)), "bad_secret");
  TestSocket watching = ben_.socket(code_);
  const json::value state = watching.read("state");
  EXPECT_TRUE(state.at("seat").is_null());
  EXPECT_FALSE(state.as_object().contains("counsel"));
  watching.write(event(1, 0, "move d6", "k1"));
  EXPECT_EQ(watching.read("error").at("code"), "not_seated");
  EXPECT_EQ(code_of(ben_.post(consultation("/leave"))), "not_seated");
  EXPECT_EQ(join(ben_, door(anna_)).status, 200) << "unless he is asked again";
}

TEST_F(ConsultationTest, RatedGamesAreNotShared) {
  Browser berta = member("Berta");
  Browser carl = member("Carl");
  const std::string seek =
      std::string(berta.posted("/api/seeks", R"({"rules":"standard","time":"1/86400","rated":true})")
                      .at("seek")
                      .at("id")
                      .as_string());
  code_ = std::string(carl.posted("/api/seeks/" + seek + "/take").at("code").as_string());
  EXPECT_EQ(code_of(berta.post(consultation())), "no_consultation");
}

TEST_F(ConsultationTest, WhoIsBlockedIsNotLetIn) {
  Browser berta = member("Berta");
  Browser carl = member("Carl");
  code_ = berta.open();
  ASSERT_EQ(otto_.post(path("/join")).status, 200);
  const std::string token = door(berta);
  ASSERT_EQ(berta.post("/api/players/Carl/block").status, 200);
  EXPECT_EQ(code_of(join(carl, token)), "no_challenges");
  EXPECT_EQ(place_.number("SELECT count(*) FROM seat_partners"), 0);
}

TEST_F(ConsultationTest, WhoIsSuspendedIsNotLetInAndSaysNothing) {
  const auto now = static_cast<UnixSeconds>(std::time(nullptr));
  Browser wirt = host(now);
  Browser carl = member("Carl");
  begin();
  const std::string token = door(anna_);
  EXPECT_EQ(join(carl, token).status, 200);
  const std::string suspension = body_of({{"until", now + 24 * 3600}, {"reason", "Beleidigung"}});
  ASSERT_EQ(wirt.post("/api/players/Carl/suspend", suspension).status, 200);
  TestSocket there = carl.socket(code_);
  there.read("state");
  there.write(consult("Hallo", "c1"));
  EXPECT_EQ(there.read("error").at("code"), "suspended");
  there.write(event(1, 0, "move d6", "k1"));
  EXPECT_EQ(there.read("ack").at("version"), 1) << "what has begun he plays on";
  carl.post(consultation("/leave"));
  EXPECT_EQ(code_of(join(carl, token)), "suspended");
}

TEST_F(ConsultationTest, ItSurvivesARestart) {
  begin();
  const std::string token = door(anna_);
  join(ben_, token);
  {
    TestSocket ben = ben_.socket(code_);
    ben.read("state");
    ben.write(event(1, 0, "move d6", "k1"));
    ben.read("ack");
    ben.write(consult("Und jetzt?", "c1"));
    ben.read("ack");
  }
  restart();
  EXPECT_EQ(join(cleo_, token).status, 200) << "the door is open";
  TestSocket cleo = cleo_.socket(code_);
  const json::value state = cleo.read("state");
  EXPECT_EQ(partners(state, 0), (std::vector<std::string>{"Ben", "Cleo"}));
  ASSERT_EQ(state.at("counsel").as_array().size(), 1u);
  EXPECT_EQ(state.at("counsel").at(0).at("name"), "Ben");
  EXPECT_EQ(state.at("game").at("movers").at(0).at("name"), "Ben");
  TestSocket ben = ben_.socket(code_);
  ben.read("state");
  ben.write(consult("Und jetzt?", "c1"));  // again
  EXPECT_EQ(ben.read("ack").at("id"), "c1");
  EXPECT_EQ(place_.number("SELECT count(*) FROM counsel"), 1);
}

TEST_F(ConsultationTest, TheSeatIsThereAsLongAsOneOfThemIs) {
  begin();
  join(ben_, door(anna_));
  TestSocket otto = otto_.socket(code_);
  otto.read("state");
  {
    TestSocket ben = ben_.socket(code_);
    ben.read("state");
    otto.read("table", [](const json::value& told) { return told.at("table").at("here").at(0) == true; });
  }
  otto.read("table", [](const json::value& told) { return told.at("table").at("here").at(0) == false; });
  TestSocket anna = anna_.socket(code_);
  EXPECT_EQ(partners(anna.read("state"), 0), std::vector<std::string>{"Ben"}) << "he has not gone for good";
}

TEST_F(ConsultationTest, AfterTheGameNobodyComesAndThoseThereTalkOn) {
  begin();
  const std::string token = door(anna_);
  join(ben_, token);
  TestSocket anna = anna_.socket(code_);
  anna.read("state");
  anna.write(event(1, 0, "resign white", "k1"));
  anna.read("ack");
  EXPECT_EQ(code_of(join(cleo_, token)), "game_over");
  TestSocket ben = ben_.socket(code_);
  ben.read("state");
  ben.write(event(1, 1, "move d6", "k2"));
  EXPECT_EQ(ben.read("error").at("code"), "game_over");
  ben.write(consult("Schade.", "c1"));
  EXPECT_EQ(anna.read("counsel").at("line").at("text"), "Schade.");
}

TEST_F(ConsultationTest, WhoLeavesForGoodTakesHisWordsWithHim) {
  begin();
  Browser carl = member("Carl");
  join(carl, door(anna_));
  TestSocket anna = anna_.socket(code_);
  anna.read("state");
  {
    TestSocket there = carl.socket(code_);
    there.read("state");
    there.write(event(1, 0, "move d6", "k1"));
    there.read("ack");
    there.write(consult("Geheim.", "c1"));
    there.read("ack");
  }
  EXPECT_EQ(carl.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  const auto look = [&] {
    anna.write(R"({"t":"sync"})");
    return anna.read("state");
  };
  const json::value now = look();
  EXPECT_EQ(now.at("counsel").at(0).at("text"), "");
  EXPECT_EQ(now.at("counsel").at(0).at("name"), "");
  EXPECT_FALSE(now.at("game").as_object().contains("movers"));
  restart();
  TestSocket again = anna_.socket(code_);
  const json::value later = again.read("state");
  EXPECT_EQ(later.at("counsel"), now.at("counsel"));
  EXPECT_FALSE(later.at("game").as_object().contains("movers"));
}

TEST_F(ConsultationTest, AGuestWhoSignsInSharesTheSeatAsHisAccount) {
  begin();
  member("Berta");
  join(ben_, door(anna_));
  TestSocket anna = anna_.socket(code_);
  anna.read("state");
  EXPECT_EQ(ben_.post("/api/login", R"({"name":"Berta","password":"ein langes Wort"})").status, 200);
  TestSocket berta = ben_.socket(code_);
  const json::value state = berta.read("state");
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(state.at("partner"), true);
  EXPECT_EQ(partners(state, 0), std::vector<std::string>{"Berta"});
  restart();
  EXPECT_EQ(ben_.socket(code_).read("state").at("partner"), true);
}

}  // namespace
}  // namespace muehle::server::testing
