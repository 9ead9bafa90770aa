// Clubs on a whole server: what people do in them.
#include <gmock/gmock.h>

#include "server/testing/club_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

TEST_F(ClubTest, IsFoundedListedAndShown) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna, "Dame und Bube",
                                    {{"sentence", "Wir spielen donnerstags."},
                                     {"text", "Zeile eins\nZeile zwei"},
                                     {"mark", "ebony-3"},
                                     {"joining", "asked"}});
  const json::object seen = club(anna, id);
  EXPECT_EQ(seen.at("name"), "Dame und Bube");
  EXPECT_EQ(seen.at("sentence"), "Wir spielen donnerstags.");
  EXPECT_EQ(seen.at("text"), "Zeile eins\nZeile zwei");
  EXPECT_EQ(seen.at("mark"), "ebony-3");
  EXPECT_EQ(seen.at("joining"), "asked");
  EXPECT_EQ(seen.at("members_shown"), true);
  EXPECT_EQ(seen.at("members"), 1);
  EXPECT_EQ(seen.at("you"), "leader");
  EXPECT_EQ(seen.at("may"), "lead");
  EXPECT_EQ(seen.at("version"), 1);
  EXPECT_EQ(seen.at("founded"), time.now().at);
  EXPECT_THAT(people(seen), ElementsAre("Anna"));
  EXPECT_EQ(anna.get("/api/clubs").at("yours").at(0).at("id"), json::value(id));
  EXPECT_TRUE(anna.get("/api/clubs").at("clubs").as_array().empty());
  Browser stranger(*this);
  EXPECT_TRUE(stranger.get("/api/clubs").at("yours").as_array().empty());
  EXPECT_EQ(stranger.get("/api/clubs").at("clubs").at(0).at("name"), "Dame und Bube");
  EXPECT_EQ(you(stranger, id), "-");
  EXPECT_TRUE(club(stranger, id).at("may").is_null());
}

TEST_F(ClubTest, ALeaderSaysItAnew) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  const json::object changed = did(anna.ask(
      "PUT", club_path(id),
      body_of({{"version", 1}, {"name", "dame und bube"}, {"joining", "open"}, {"members_shown", false}})));
  EXPECT_EQ(changed.at("name"), "dame und bube") << "its own name is free to it";
  EXPECT_EQ(changed.at("version"), 2);
  EXPECT_EQ(changed.at("members_shown"), false);
  Browser stranger(*this);
  EXPECT_TRUE(people(club(stranger, id)).empty());
  EXPECT_EQ(club(stranger, id).at("members"), 1);
  EXPECT_THAT(people(club(anna, id)), ElementsAre("Anna"));
}

TEST_F(ClubTest, AnOpenOneIsOpen) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found_club(anna, "Dame und Bube", open_club);
  EXPECT_EQ(join(ben, id).at("you"), "member");
  EXPECT_EQ(join(ben, id).at("members"), 2) << "once";
  EXPECT_THAT(people(club(ben, id)), ElementsAre("Anna", "Ben"));
  EXPECT_TRUE(did(ben.post(club_path(id, "/leave"))).at("you").is_null());
  EXPECT_EQ(club(anna, id).at("members"), 1);
}

TEST_F(ClubTest, WhoAsksIsSeenByWhoDecides) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  Browser dora = member("Dora");
  const std::string id = found_club(anna);
  EXPECT_EQ(join(ben, id, {{"words", "Ich bin's."}}).at("you"), "asked");
  join(cleo, id);
  join(dora, id);
  EXPECT_TRUE(club(ben, id).at("asking").as_array().empty());
  const json::object seen = club(anna, id);
  ASSERT_EQ(seen.at("asking").as_array().size(), 3u);
  EXPECT_EQ(seen.at("asking").at(0).at("player"), "Ben");
  EXPECT_EQ(seen.at("asking").at(0).at("words"), "Ich bin's.");
  did(anna.post(club_path(id, "/asking/Ben"), R"({"accept":true})"));
  did(anna.post(club_path(id, "/asking/Cleo"), R"({"accept":false})"));
  EXPECT_TRUE(did(dora.post(club_path(id, "/leave"))).at("you").is_null()) << "she asks no more";
  EXPECT_TRUE(club(anna, id).at("asking").as_array().empty());
  EXPECT_EQ(you(ben, id), "member");
  EXPECT_EQ(you(cleo, id), "-");
}

TEST_F(ClubTest, RolesAreGivenAndTaken) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found_club(anna, "Dame und Bube", open_club);
  let_in(anna, ben, "Ben", id, "organiser");
  EXPECT_EQ(you(ben, id), "organiser");
  EXPECT_EQ(club(ben, id).at("may"), "organise");
  did(set_role(anna, id, "Ben", "leader"));
  did(set_role(ben, id, "Anna", "member"));
  EXPECT_EQ(you(anna, id), "member");
  did(ben.ask("DELETE", club_path(id, "/members/Anna")));
  EXPECT_EQ(you(anna, id), "-");
  EXPECT_THAT(people(club(ben, id)), ElementsAre("Ben"));
}

TEST_F(ClubTest, NewsStandTheNewestFirst) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  for (int n = 1; n <= 21; ++n)
    did(anna.post(club_path(id, "/news"),
                  body_of({{"title", "Neues " + std::to_string(n)}, {"text", "Text"}})));
  const json::array news = club(anna, id).at("news").as_array();
  ASSERT_EQ(news.size(), 20u);
  EXPECT_EQ(news[0].at("title"), "Neues 21");
  EXPECT_EQ(news[0].at("by"), "Anna");
  const std::string number = std::to_string(news[0].at("id").as_int64());
  EXPECT_EQ(did(anna.ask("DELETE", club_path(id, "/news/" + number))).at("news").at(0).at("title"),
            "Neues 20");
}

TEST_F(ClubTest, PresetsAreKeptByTheirNames) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  did(anna.ask("PUT", club_path(id, "/presets/Blitz"), R"({"rules":"standard","time":"300+5"})"));
  did(anna.ask("PUT", club_path(id, "/presets/Am%20Abend"), R"({"rules":"standard","absence":5})"));
  const json::object seen =
      did(anna.ask("PUT", club_path(id, "/presets/Blitz"), R"({"rules":"standard","time":"180+2"})"));
  ASSERT_EQ(seen.at("presets").as_array().size(), 2u);
  EXPECT_EQ(seen.at("presets").at(0).at("name"), "Am Abend");
  EXPECT_EQ(seen.at("presets").at(0).at("absence"), 5);
  EXPECT_EQ(seen.at("presets").at(1).at("time"), "180+2");
  EXPECT_EQ(did(anna.ask("DELETE", club_path(id, "/presets/Am%20Abend"))).at("presets").as_array().size(),
            1u);
}

TEST_F(ClubTest, ALetterLetsOneIn) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found_club(anna, "Dame und Bube", {{"joining", "invited"}});
  const std::vector<std::string> keys = write_letters(anna, id, {"Opa", "Oma"});
  ASSERT_EQ(keys.size(), 2u);
  EXPECT_EQ(join(ben, id, {{"key", keys[0]}}).at("you"), "member");
  const json::array letters = anna.get(club_path(id, "/letters")).at("letters").as_array();
  ASSERT_EQ(letters.size(), 2u);
  EXPECT_EQ(letters[0].at("for"), "Oma");
  EXPECT_EQ(letters[0].at("by"), "Anna");
  EXPECT_EQ(letters[0].at("until"), time.now().at + 7 * 24 * 3600);
  EXPECT_TRUE(letters[0].at("taken").is_null());
  EXPECT_EQ(letters[1].at("taken").at("player"), "Ben");
  const std::string open = std::to_string(letters[0].at("id").as_int64());
  EXPECT_EQ(anna.ask("DELETE", club_path(id, "/letters/" + open)).status, 200);
  Browser cleo = member("Cleo");
  EXPECT_EQ(code_of(cleo.post(club_path(id, "/join"), body_of({{"key", keys[1]}}))), "bad_letter");
}

TEST_F(ClubTest, WhereRegisteringTakesAnInvitationALetterIsOne) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  const std::vector<std::string> keys = write_letters(anna, id, {"Opa", "Oma"});
  restart_with([&](ServerOptions& options) {
    options.time = &time;
    options.site.registration = Registration::invited;
  });
  Browser ben(*this);
  EXPECT_EQ(code_of(ben.post("/api/register", account_body("Ben"))), "no_invitation");
  EXPECT_EQ(code_of(ben.post("/api/register", account_body("Ben", new_secret()))), "bad_invitation");
  EXPECT_EQ(ben.post("/api/register", account_body("Ben", keys[0])).status, 201);
  EXPECT_EQ(you(ben, id), "member") << "it opens the club, too";
  Browser cleo(*this);
  EXPECT_EQ(code_of(cleo.post("/api/register", account_body("Cleo", keys[0]))), "bad_invitation") << "once";
  time.pass(8LL * 24 * 3600 * 1000);
  EXPECT_EQ(code_of(cleo.post("/api/register", account_body("Cleo", keys[1]))), "bad_invitation");
}

TEST_F(ClubTest, WhereEverybodyRegistersALetterOpensTheClubAllTheSame) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  const std::vector<std::string> keys = write_letters(anna, id, {""});
  Browser ben(*this);
  EXPECT_EQ(ben.post("/api/register", account_body("Ben", keys[0])).status, 201);
  EXPECT_EQ(you(ben, id), "member");
  Browser cleo(*this);
  EXPECT_EQ(cleo.post("/api/register", account_body("Cleo", keys[0])).status, 201) << "none was needed";
  EXPECT_EQ(you(cleo, id), "-");
}

TEST_F(ClubTest, WhoHidesHimselfIsKnownToMembersAlone) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found_club(anna, "Dame und Bube", open_club);
  join(ben, id);
  ASSERT_EQ(ben.post("/api/me/people", R"({"hidden":true})").status, 200);
  Browser stranger(*this);
  EXPECT_THAT(people(club(stranger, id)), ElementsAre("Anna"));
  EXPECT_THAT(people(club(anna, id)), ElementsAre("Anna", "Ben"));
}

TEST_F(ClubTest, EndsByItsNameWithAllThatIsOfIt) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  const std::string evening = found(anna, R"("kind":"swiss","entry":"club","club":")" + id + "\"");
  EXPECT_EQ(anna.ask("DELETE", club_path(id), R"({"name":"Dame und Bube"})").status, 200);
  EXPECT_EQ(code_of(anna.ask("GET", club_path(id))), "not_found");
  const json::object left = view(anna, evening);
  EXPECT_TRUE(left.at("club").is_null());
  EXPECT_EQ(left.at("settings").at("entry"), "list");
  found_club(anna);
}

TEST_F(ClubTest, AHostMayWhatALeaderMay) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  did(anna.post(club_path(id, "/news"), R"({"title":"Neues"})"));
  Browser wirt = host(time.now().at);
  EXPECT_EQ(you(wirt, id), "-");
  EXPECT_EQ(club(wirt, id).at("may"), "lead");
  const std::string number = std::to_string(club(wirt, id).at("news").at(0).at("id").as_int64());
  did(wirt.ask("DELETE", club_path(id, "/news/" + number)));
  EXPECT_EQ(wirt.ask("DELETE", club_path(id), R"({"name":"Dame und Bube"})").status, 200);
}

TEST_F(ClubTest, WhoDeletesHisAccountLeavesItToSomebody) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found_club(anna, "Dame und Bube", open_club);
  join(ben, id);
  const std::string password = R"({"password":"ein langes Wort"})";
  ASSERT_EQ(anna.post("/api/me/delete", password).status, 200);
  EXPECT_EQ(you(ben, id), "leader");
  ASSERT_EQ(ben.post("/api/me/delete", password).status, 200);
  EXPECT_EQ(code_of(ben.ask("GET", club_path(id))), "not_found");
}

TEST_F(ClubTest, StandsInWhatIsKnownOfSomebody) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  const std::string other = found_club(anna, "Karo und Pik");
  did(anna.post(club_path(id, "/news"), R"({"title":"Neues","text":"Am Donnerstag."})"));
  write_letters(anna, id, {"Opa"});
  Browser ben = member("Ben");
  join(ben, id, {{"words", "Ich bin's."}});
  const json::value annas = anna.get("/api/me/data").at("clubs");
  EXPECT_EQ(annas.at("clubs").as_array().size(), 2u);
  EXPECT_EQ(annas.at("news").at(0).at("text"), "Am Donnerstag.");
  EXPECT_EQ(annas.at("news").at(0).at("club"), json::value(id));
  EXPECT_EQ(annas.at("letters").at(0).at("for"), "Opa");
  const json::value bens = ben.get("/api/me/data").at("clubs");
  EXPECT_EQ(bens.at("clubs").at(0).at("you"), "asked");
  EXPECT_EQ(bens.at("asking").at(0).at("words"), "Ich bin's.");
}

TEST_F(ClubTest, IsTheFaceOfTheServer) {
  Browser anna = member("Anna");
  const std::string id =
      found_club(anna, "Dame & Bube", {{"sentence", "Wir spielen donnerstags."}, {"mark", "wood-1"}});
  Browser wirt = host(time.now().at);
  EXPECT_TRUE(anna.get("/api/me").at("site").at("face").is_null());
  EXPECT_EQ(code_of(anna.ask("PUT", "/api/site/face", body_of({{"club", id}}))), "not_allowed");
  EXPECT_EQ(code_of(wirt.ask("PUT", "/api/site/face", R"({"club":"cccccccccccc"})")), "not_found");
  EXPECT_EQ(wirt.ask("PUT", "/api/site/face", body_of({{"club", id}})).status, 200);
  const json::value face = Browser(*this).get("/api/me").at("site").at("face");
  EXPECT_EQ(face.at("club"), json::value(id));
  EXPECT_EQ(face.at("name"), "Dame & Bube");
  EXPECT_EQ(face.at("sentence"), "Wir spielen donnerstags.");
  EXPECT_EQ(face.at("mark"), "wood-1");
  EXPECT_EQ(club(anna, id).at("face"), true);
  did(anna.ask("PUT", club_path(id), R"({"version":1,"name":"Ass und König"})"));
  EXPECT_EQ(anna.get("/api/me").at("site").at("face").at("name"), "Ass und König");
  EXPECT_EQ(wirt.ask("PUT", "/api/site/face", R"({"club":null})").status, 200);
  EXPECT_TRUE(anna.get("/api/me").at("site").at("face").is_null());
}

TEST_F(ClubTest, ItsMembersAreEnteredInItsTournaments) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found_club(anna, "Dame und Bube", open_club);
  join(ben, id);
  const std::string evening =
      found(anna, R"("kind":"swiss","rounds":3,"time":"300+5","entry":"club","club":")" + id + "\"");
  const auto add = [&](const char* name) {
    return organise(anna, evening, "/entrants", {{"accounts", json::array{name}}});
  };
  EXPECT_EQ(ben.post("/api/me/people", R"({"challenges":"nobody"})").status / 100, 2) << "for strangers";
  did(add("Ben"));
  EXPECT_EQ(code_of(add("Carla")), "not_member");
}

TEST_F(ClubTest, TheFaceEndsWithItsClub) {
  Browser anna = member("Anna");
  const std::string id = found_club(anna);
  Browser wirt = host(time.now().at);
  EXPECT_EQ(wirt.ask("PUT", "/api/site/face", body_of({{"club", id}})).status, 200);
  EXPECT_EQ(wirt.get("/api/me").at("site").at("face").at("club"), json::value(id));
  ASSERT_EQ(anna.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_TRUE(wirt.get("/api/me").at("site").at("face").is_null());
}

TEST_F(ClubTest, LinksToAServerWithAFaceSayItsName) {
  constexpr std::string_view head = "<html><head><title>Mühle</title></head><body></body></html>";
  const Asset page[] = {{"/index.html",
                         "text/html; charset=utf-8",
                         "\"tag\"",
                         "",
                         {reinterpret_cast<const unsigned char*>(head.data()), head.size()}}};
  restart_with([&](ServerOptions& options) {
    options.time = &time;
    options.assets = page;
  });
  Browser anna = member("Anna");
  const std::string id = found_club(anna, "Dame & Bube", {{"sentence", "Wir spielen donnerstags."}});
  EXPECT_THAT(ask("GET", "/").body, HasSubstr("<title>Mühle</title>"));
  Browser wirt = host(time.now().at);
  ASSERT_EQ(wirt.ask("PUT", "/api/site/face", body_of({{"club", id}})).status, 200);
  const std::string home = ask("GET", "/").body;
  EXPECT_THAT(home, HasSubstr("<title>Dame &amp; Bube</title>"));
  EXPECT_THAT(home, HasSubstr("\"og:title\" content=\"Dame &amp; Bube\""));
  EXPECT_THAT(home, HasSubstr("\"og:site_name\" content=\"Dame &amp; Bube\""));
  EXPECT_THAT(home, HasSubstr("content=\"Wir spielen donnerstags.\""));
  const std::string puzzle = ask("GET", "/puzzle/today").body;
  EXPECT_THAT(puzzle, HasSubstr("\"og:site_name\" content=\"Dame &amp; Bube\""));
  EXPECT_THAT(puzzle, HasSubstr("Das Mühle-Rätsel des Tages"));
  stop();
}

}  // namespace
}  // namespace muehle::server::testing
