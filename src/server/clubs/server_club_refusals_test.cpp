// What a club refuses, each clearly, and without changing anything.
#include <set>

#include "server/testing/club_test.h"

namespace muehle::server::testing {
namespace {

class ClubRefusals : public ClubTest {
 protected:
  void SetUp() override {
    ClubTest::SetUp();
    anna.emplace(member("Anna"));
    id = found_club(*anna, "Dame und Bube", {{"joining", "open"}});
  }
  std::string founds(Browser& who, const json::object& body) {
    return code_of(who.post("/api/clubs", body_of(body)));
  }
  std::string says(int version, json::object more) {
    more["version"] = version;
    return code_of(anna->ask("PUT", club_path(id), body_of(more)));
  }
  void suspend(const std::string& name) {
    Browser wirt = host(time.now().at);
    suspend_by(wirt, name);
  }

  std::optional<Browser> anna;
  std::string id;
};

TEST_F(ClubRefusals, AFormThatFitsNoClub) {
  const auto refused = [&](const json::object& body) { return founds(*anna, body); };
  EXPECT_EQ(refused({}), "bad_name");
  EXPECT_EQ(refused({{"name", "ab"}}), "bad_name");
  EXPECT_EQ(refused({{"name", "  ab  "}}), "bad_name");
  EXPECT_EQ(refused({{"name", std::string(41, 'a')}}), "bad_name");
  EXPECT_EQ(refused({{"name", "a\u202eb c"}}), "bad_name");
  EXPECT_EQ(refused({{"name", "ab\ncd"}}), "bad_name");
  EXPECT_EQ(refused({{"name", "★ ★ ★"}}), "bad_name");
  EXPECT_EQ(refused({{"name", "Admin"}}), "name_reserved");
  EXPECT_EQ(refused({{"name", "Karo"}, {"sentence", std::string(121, 'a')}}), "text_too_long");
  EXPECT_EQ(refused({{"name", "Karo"}, {"text", std::string(2001, 'a')}}), "text_too_long");
  EXPECT_EQ(refused({{"name", "Karo"}, {"mark", "gold-3"}}), "bad_request");
  EXPECT_EQ(refused({{"name", "Karo"}, {"joining", "never"}}), "bad_request");
  EXPECT_EQ(refused({{"name", "Karo"}, {"members_shown", "yes"}}), "bad_request");
  EXPECT_EQ(anna->get("/api/clubs").at("yours").as_array().size(), 1u);
}

TEST_F(ClubRefusals, ANameThatLooksLikeAnothers) {
  Browser ben = member("Ben");
  for (const char* name :
       {"Dame und Bube", "DAME UND BUBE", "Dame-und-Bube", "Dаme und Bube", "Dame  und  Bube!"})
    EXPECT_EQ(founds(ben, {{"name", name}}), "name_taken") << name;
  const std::string other = found_club(*anna, "Karo und Pik");
  EXPECT_EQ(says(1, {{"name", "Karo und Pik"}}), "name_taken");
  EXPECT_EQ(club(*anna, id).at("name"), "Dame und Bube");
  EXPECT_EQ(club(*anna, id).at("version"), 1);
}

TEST_F(ClubRefusals, WhoFoundsNone) {
  Browser guest_(guest("Gast"));
  EXPECT_EQ(founds(guest_, {{"name", "Karo und Pik"}}), "not_allowed");
  EXPECT_EQ(code_of(Browser(*this).post("/api/clubs", R"({"name":"Karo und Pik"})")), "no_session");
  for (int n = 1; n < 5; ++n) found_club(*anna, "Karo " + std::string(static_cast<std::size_t>(n), 'k'));
  EXPECT_EQ(founds(*anna, {{"name", "Pik"}}), "too_many_clubs");
  Browser ben = member("Ben");
  suspend("Ben");
  EXPECT_EQ(founds(ben, {{"name", "Pik"}}), "suspended");
}

TEST_F(ClubRefusals, WhereTheHostFoundsThem) {
  restart_with([&](ServerOptions& options) {
    options.time = &time;
    options.site.clubs = ClubFounders::host;
  });
  EXPECT_EQ(anna->get("/api/me").at("site").at("clubs"), "host");
  EXPECT_EQ(founds(*anna, {{"name", "Karo und Pik"}}), "no_clubs");
  Browser wirt = host(time.now().at);
  EXPECT_EQ(founds(wirt, {{"name", "Karo und Pik"}}), "201");
  EXPECT_EQ(you(*anna, id), "leader") << "those that are there go on";
}

// What each of these may in one that is there.
TEST_F(ClubRefusals, WhoMayNot) {
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  Browser dora = member("Dora");
  let_in(*anna, ben, "Ben", id, "organiser");
  let_in(*anna, cleo, "Cleo", id);
  struct Route {
    std::string method;
    std::string what;
    std::string body;
    bool of_organisers;
  };
  const std::vector<Route> routes = {
      {"PUT", "", R"({"version":1,"name":"Karo und Pik"})", false},
      {"DELETE", "", R"({"name":"Dame und Bube"})", false},
      {"POST", "/members/Cleo", R"({"role":"leader"})", false},
      {"DELETE", "/members/Cleo", "", false},
      {"GET", "/letters", "", false},
      {"POST", "/letters", R"({"for":["Opa"]})", false},
      {"DELETE", "/letters/1", "", false},
      {"POST", "/asking/Emil", R"({"accept":true})", true},
      {"POST", "/news", R"({"title":"Neues"})", true},
      {"DELETE", "/news/1", "", true},
      {"PUT", "/presets/Blitz", R"({"rules":"standard"})", true},
      {"DELETE", "/presets/Blitz", "", true},
      {"POST", "/pairings", R"({"white":"Ben","black":"Cleo","rules":"standard"})", true},
  };
  const json::object before = club(*anna, id);
  for (const Route& route : routes) {
    const auto code = [&](Browser& who) {
      return code_of(who.ask(route.method, club_path(id, route.what), route.body));
    };
    const std::string what = route.method + " " + route.what;
    EXPECT_EQ(code(cleo), "no_club_role") << what;
    EXPECT_EQ(code(dora), "not_member") << what;
    Browser nobody(*this);
    EXPECT_EQ(code(nobody), "no_session") << what;
    Browser guest_ = guest("Gast");
    EXPECT_EQ(code(guest_), "not_allowed") << what;
    if (!route.of_organisers) {
      EXPECT_EQ(code(ben), "no_club_role") << what;
    }
    const std::string elsewhere = club_path("cccccccccccc", route.what);
    EXPECT_EQ(code_of(anna->ask(route.method, elsewhere, route.body)), "not_found") << what;
  }
  EXPECT_EQ(club(*anna, id), before);
}

TEST_F(ClubRefusals, WhoIsSuspendedDoesNothingButLeave) {
  Browser ben = member("Ben");
  let_in(*anna, ben, "Ben", id, "leader");
  Browser cleo = member("Cleo");
  suspend("Ben");
  EXPECT_EQ(code_of(ben.post(club_path(id, "/news"), R"({"title":"Neues"})")), "suspended");
  EXPECT_EQ(code_of(ben.ask("PUT", club_path(id), R"({"version":1,"name":"Karo und Pik"})")), "suspended");
  EXPECT_EQ(code_of(ben.post(club_path(id, "/letters"), R"({"for":["Opa"]})")), "suspended");
  EXPECT_EQ(code_of(ben.post(club_path(id, "/leave"))), "200");
  EXPECT_EQ(code_of(ben.post(club_path(id, "/join"))), "suspended");
}

TEST_F(ClubRefusals, WhatWasDecidedOnAnOlderVersion) {
  EXPECT_EQ(says(1, {{"name", "Karo und Pik"}}), "200");
  EXPECT_EQ(says(1, {{"name", "Herz"}}), "club_changed");
  EXPECT_EQ(says(3, {{"name", "Herz"}}), "club_changed");
  EXPECT_EQ(code_of(anna->ask("PUT", club_path(id), R"({"name":"Herz"})")), "bad_request");
  EXPECT_EQ(club(*anna, id).at("name"), "Karo und Pik");
}

TEST_F(ClubRefusals, OfTwoWhoSayItAtOnceOneIsTooLate) {
  Browser ben = member("Ben");
  let_in(*anna, ben, "Ben", id, "leader");
  mistakes_->hold();
  std::future<HttpReply> first = std::async(
      std::launch::async, [&] { return anna->ask("PUT", club_path(id), R"({"version":1,"name":"Karo"})"); });
  std::future<HttpReply> second = std::async(
      std::launch::async, [&] { return ben.ask("PUT", club_path(id), R"({"version":1,"name":"Herz"})"); });
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::set<std::string> codes = {code_of(first.get()), code_of(second.get())};
  EXPECT_EQ(codes, (std::set<std::string>{"200", "club_changed"}));
}

TEST_F(ClubRefusals, OfTwoLeadersWhoLeaveAtOnceOneStays) {
  Browser ben = member("Ben");
  let_in(*anna, ben, "Ben", id, "leader");
  mistakes_->hold();
  std::future<HttpReply> first = later(*anna, club_path(id, "/leave"), "{}");
  std::future<HttpReply> second = later(ben, club_path(id, "/leave"), "{}");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::set<std::string> codes = {code_of(first.get()), code_of(second.get())};
  EXPECT_EQ(codes, (std::set<std::string>{"200", "last_leader"}));
  EXPECT_EQ(club(*anna, id).at("members"), 1);
}

TEST_F(ClubRefusals, OfTwoWhoAnswerOneRequestOneIsTooLate) {
  EXPECT_EQ(says(1, {{"name", "Dame und Bube"}, {"joining", "open"}}), "200");
  Browser ben = member("Ben");
  let_in(*anna, ben, "Ben", id, "organiser");
  EXPECT_EQ(says(2, {{"name", "Dame und Bube"}, {"joining", "asked"}}), "200");
  Browser cleo = member("Cleo");
  join(cleo, id);
  mistakes_->hold();
  std::future<HttpReply> first = later(*anna, club_path(id, "/asking/Cleo"), R"({"accept":true})");
  std::future<HttpReply> second = later(ben, club_path(id, "/asking/Cleo"), R"({"accept":false})");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::set<std::string> codes = {code_of(first.get()), code_of(second.get())};
  EXPECT_EQ(codes, (std::set<std::string>{"200", "no_such_request"}));
}

TEST_F(ClubRefusals, ALetterThatTwoOpenAtOnce) {
  const std::string closed = found_club(*anna, "Karo und Pik", {{"joining", "invited"}});
  const std::string key = write_letters(*anna, closed, {"Opa"})[0];
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  mistakes_->hold();
  const std::string body = body_of({{"key", key}});
  std::future<HttpReply> first = later(ben, club_path(closed, "/join"), body);
  std::future<HttpReply> second = later(cleo, club_path(closed, "/join"), body);
  mistakes_->wait_for_held(2);
  mistakes_->release();
  const std::set<std::string> codes = {code_of(first.get()), code_of(second.get())};
  EXPECT_EQ(codes, (std::set<std::string>{"200", "bad_letter"}));
  EXPECT_EQ(club(*anna, closed).at("members"), 2);
}

TEST_F(ClubRefusals, TheDoorOfAClosedOne) {
  const std::string closed = found_club(*anna, "Karo und Pik", {{"joining", "invited"}});
  const std::string key = write_letters(*anna, closed, {"Opa"})[0];
  Browser ben = member("Ben");
  const auto joins = [&](const std::string& club, const json::object& body) {
    return code_of(ben.post(club_path(club, "/join"), body_of(body)));
  };
  const auto opens = [&](const std::string& club, const std::string& letter) {
    const HttpReply reply = Browser(*this).post(club_path(club, "/letter"), body_of({{"key", letter}}));
    return json::parse(reply.body).at("opens").as_bool();
  };
  EXPECT_EQ(joins(closed, {}), "club_closed");
  EXPECT_EQ(joins(closed, {{"key", "x"}}), "bad_letter");
  EXPECT_EQ(joins(closed, {{"key", new_secret()}}), "bad_letter");
  EXPECT_EQ(joins(id, {{"key", key}}), "bad_letter") << "it is another club's";
  EXPECT_TRUE(opens(closed, key)) << "whoever looks at it";
  EXPECT_FALSE(opens(id, key));
  EXPECT_FALSE(opens(closed, new_secret()));
  EXPECT_EQ(joins("cccccccccccc", {}), "not_found");
  EXPECT_EQ(joins("x", {}), "not_found");
  time.pass(7LL * 24 * 3600 * 1000);
  EXPECT_EQ(joins(closed, {{"key", key}}), "bad_letter") << "it has ended";
  EXPECT_FALSE(opens(closed, key)) << "and says so at once";
  EXPECT_EQ(joins(closed, {{"words", std::string(301, 'a')}}), "text_too_long");
  EXPECT_EQ(you(ben, closed), "-");
  EXPECT_EQ(code_of(ben.post(club_path(closed, "/leave"))), "not_member");
}

TEST_F(ClubRefusals, TheLastLeaderStays) {
  Browser ben = member("Ben");
  let_in(*anna, ben, "Ben", id, "organiser");
  EXPECT_EQ(code_of(anna->post(club_path(id, "/leave"))), "last_leader");
  EXPECT_EQ(code_of(set_role(*anna, id, "Anna", "member")), "last_leader");
  EXPECT_EQ(code_of(anna->ask("DELETE", club_path(id, "/members/Anna"))), "last_leader");
  EXPECT_EQ(code_of(set_role(*anna, id, "Nobody", "member")), "not_found");
  member("Cleo");
  EXPECT_EQ(code_of(set_role(*anna, id, "Cleo", "member")), "not_member");
  EXPECT_EQ(code_of(anna->ask("DELETE", club_path(id, "/members/Cleo"))), "not_member");
  EXPECT_EQ(code_of(set_role(*anna, id, "Ben", "king")), "bad_request");
  EXPECT_EQ(you(*anna, id), "leader");
}

TEST_F(ClubRefusals, WhatIsNotThere) {
  EXPECT_EQ(code_of(anna->ask("DELETE", club_path(id), R"({"name":"Karo"})")), "name_differs");
  EXPECT_EQ(code_of(anna->post(club_path(id, "/asking/Nobody"), R"({"accept":true})")), "not_found");
  member("Ben");
  EXPECT_EQ(code_of(anna->post(club_path(id, "/asking/Ben"), R"({"accept":true})")), "no_such_request");
  EXPECT_EQ(code_of(anna->ask("DELETE", club_path(id, "/news/7"))), "not_found");
  EXPECT_EQ(code_of(anna->ask("DELETE", club_path(id, "/news/x"))), "not_found");
  EXPECT_EQ(code_of(anna->ask("DELETE", club_path(id, "/letters/7"))), "not_found");
  EXPECT_EQ(code_of(anna->ask("DELETE", club_path(id, "/presets/Blitz"))), "not_found");
  EXPECT_EQ(code_of(Browser(*this).ask("GET", club_path("cccccccccccc"))), "not_found");
  EXPECT_EQ(code_of(Browser(*this).ask("GET", club_path("x"))), "not_found");
}

TEST_F(ClubRefusals, WhatIsBadlyWritten) {
  const auto posts = [&](const std::string& what, const json::object& body) {
    return code_of(anna->post(club_path(id, what), body_of(body)));
  };
  EXPECT_EQ(posts("/news", {}), "bad_text");
  EXPECT_EQ(posts("/news", {{"title", std::string(81, 'a')}}), "text_too_long");
  EXPECT_EQ(posts("/news", {{"title", "T"}, {"text", std::string(2001, 'a')}}), "text_too_long");
  EXPECT_EQ(posts("/letters", {}), "bad_request");
  EXPECT_EQ(posts("/letters", {{"for", json::array{}}}), "bad_request");
  EXPECT_EQ(posts("/letters", {{"for", json::array{1}}}), "bad_request");
  EXPECT_EQ(posts("/letters", {{"for", json::array{std::string(61, 'a')}}}), "text_too_long");
  EXPECT_EQ(posts("/letters", {{"for", json::array{"Opa"}}, {"days", 91}}), "bad_request");
  const auto puts = [&](const std::string& preset, const json::object& body) {
    return code_of(anna->ask("PUT", club_path(id, "/presets/" + preset), body_of(body)));
  };
  EXPECT_EQ(puts("Blitz", {{"rules", "chess"}}), "bad_rules");
  EXPECT_EQ(puts("Blitz", {{"rules", "standard"}, {"time", "soon"}}), "bad_time");
  EXPECT_EQ(puts(std::string(41, 'a'), {{"rules", "standard"}}), "text_too_long");
  EXPECT_EQ(puts("%20", {{"rules", "standard"}}), "bad_text");
  const json::object seen = club(*anna, id);
  EXPECT_TRUE(seen.at("news").as_array().empty());
  EXPECT_TRUE(seen.at("presets").as_array().empty());
  EXPECT_TRUE(anna->get(club_path(id, "/letters")).at("letters").as_array().empty());
}

TEST_F(ClubRefusals, MoreThanFit) {
  for (int n = 1; n <= 20; ++n)
    did(anna->ask("PUT", club_path(id, "/presets/P" + std::to_string(n)), R"({"rules":"standard"})"));
  EXPECT_EQ(code_of(anna->ask("PUT", club_path(id, "/presets/P21"), R"({"rules":"standard"})")), "club_full");
  EXPECT_EQ(code_of(anna->ask("PUT", club_path(id, "/presets/P20"), R"({"rules":"standard"})")), "200");
  json::array many(50, "x");
  for (int n = 0; n < 4; ++n) write_letters(*anna, id, many);
  EXPECT_EQ(code_of(anna->post(club_path(id, "/letters"), R"({"for":["x"]})")), "too_many");
  place_.run("UPDATE clubs SET members = 1000");
  Browser ben = member("Ben");
  EXPECT_EQ(code_of(ben.post(club_path(id, "/join"))), "club_full");
}

TEST_F(ClubRefusals, SomebodyIsInFiftyClubs) {
  restart_with([&](ServerOptions& options) { options.time = &time; });
  const std::int64_t number = place_.number("SELECT id FROM players WHERE name = 'Anna'");
  for (int n = 0; n < 50; ++n) {
    const std::string name =
        "Club " + std::string(1, static_cast<char>('a' + n / 26)) + static_cast<char>('a' + n % 26);
    place_.run(
        "INSERT INTO clubs (code, name, skeleton, sentence, text, mark, joining, shows_members, founded_at,"
        " version, members) VALUES ('c" +
        std::to_string(n) + "', '" + name + "', '" + name + "', '', '', '', 'open', 1, 1, 1, 1)");
  }
  place_.run("INSERT INTO club_members (club, player, role, since) SELECT id, " + std::to_string(number) +
             ", 'member', 1 FROM clubs WHERE sentence = '' AND code LIKE 'c%' AND length(code) < 4");
  Browser ben = member("Ben");
  const std::string other = found_club(ben, "Karo und Pik", {{"joining", "open"}});
  EXPECT_EQ(code_of(anna->post(club_path(other, "/join"))), "too_many_clubs");
}

}  // namespace
}  // namespace muehle::server::testing
