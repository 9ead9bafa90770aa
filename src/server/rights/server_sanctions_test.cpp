// After somebody is suspended or blocked, or a return link is renewed: what he may no longer do, also with
// what he has had open since before.
#include <gmock/gmock.h>

#include "server/testing/after_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string wish = R"({"rules":"standard","colour":"white"})";

class SanctionTest : public AfterTest {
 protected:
  std::string id_of_seek(Browser& browser, const std::string& body = wish) {
    return std::string(browser.posted("/api/seeks", body).at("seek").at("id").as_string());
  }
  static std::string accept(Browser& browser, const std::string& id) {
    return result_of(browser.post("/api/challenges/" + id + "/accept"));
  }
  static std::string join(Browser& browser, const std::string& code) {
    return result_of(browser.post("/api/tables/" + code + "/join"));
  }
  static std::string send_challenge(Browser& browser, const std::string& to) {
    return result_of(
        browser.post("/api/challenges", R"({"to":")" + to + R"(","rules":"standard","message":"na?"})"));
  }
};

TEST_F(SanctionTest, WhoIsSuspendedBeginsNothingAndSaysNothing) {
  Browser wirt = host();
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const Running table = running(paula, otto);
  Browser phone = by_link(table);
  TestSocket paulas = paula.socket(table.code);
  TestSocket phones = phone.socket(table.code);
  TestSocket ottos = otto.socket(table.code);
  EXPECT_EQ(play(paulas, table.game, 0, "move d6"), done);
  const std::string first = over(paula, otto);
  const std::string second = over(paula, otto);
  TestSocket paulas_first = paula.socket(first);
  TestSocket ottos_first = otto.socket(first);
  const int first_game = number_in(paulas_first);
  TestSocket paulas_second = paula.socket(second);
  TestSocket ottos_second = otto.socket(second);
  const int second_game = number_in(paulas_second);
  EXPECT_EQ(next(ottos_first, first_game), done);
  EXPECT_EQ(next(paulas_second, second_game), done);
  Browser cleo = member("Cleo");
  const Running visited = running(cleo, otto);
  play_to_the_end(cleo, otto, visited.code);
  ASSERT_EQ(result_of(paula.post("/api/tables/" + visited.code + "/claim",
                                 R"({"token":")" + visited.token + "\"}")),
            done);
  TestSocket paulas_visit = paula.socket(visited.code);
  const std::string hers = challenge(paula, "Otto");
  const std::string his = challenge(otto, "Paula");
  const std::string her_offer = id_of_seek(paula);
  const std::string his_offer = id_of_seek(otto, R"({"rules":"standard","colour":"white","time":"600+5"})");
  const std::string her_table = paula.open();
  const std::string his_table = otto.open();

  ASSERT_EQ(wirt.post("/api/players/Paula/suspend", suspension()).status, 200);
  const Attempt attempts[] = {
      {"opens a table", "suspended", [&] { return result_of(paula.post("/api/tables", wish)); }},
      {"takes a seat", "suspended", [&] { return join(paula, his_table); }},
      {"makes an offer", "suspended", [&] { return result_of(paula.post("/api/seeks", wish)); }},
      {"waits for somebody about as strong", "suspended",
       [&] {
         return result_of(paula.post("/api/seeks", R"({"rules":"standard","time":"300+5","near":true})"));
       }},
      {"takes an offer", "suspended",
       [&] { return result_of(paula.post("/api/seeks/" + his_offer + "/take")); }},
      {"challenges", "suspended", [&] { return send_challenge(paula, "Otto"); }},
      {"accepts a challenge", "suspended", [&] { return accept(paula, his); }},
      {"has sent a challenge", "not_found", [&] { return accept(otto, hers); }},
      {"has made an offer", "not_found",
       [&] { return result_of(otto.post("/api/seeks/" + her_offer + "/take")); }},
      {"has opened a table", "opponent_suspended", [&] { return join(otto, her_table); }},
      {"wants another game", "suspended", [&] { return next(paulas_first, first_game); }},
      {"has wanted another game", "opponent_suspended", [&] { return next(ottos_second, second_game); }},
      {"wants another game at a seat that she visits", "suspended",
       [&] { return next(paulas_visit, visited.game); }},
      {"writes", "suspended", [&] { return chat(paulas, table.game); }},
      {"says a phrase", "suspended",
       [&] { return say(paulas, {{"t", "say"}, {"game", table.game}, {"preset", "hello"}}); }},
      {"writes by her return link", "suspended", [&] { return chat(phones, table.game); }},
      {"offers a draw with words", "suspended",
       [&] { return play(paulas, table.game, 1, R"(offer white "du Depp")"); }},
      {"offers a draw without words", done, [&] { return play(paulas, table.game, 1, R"(offer white "")"); }},
      {"is answered", done, [&] { return play(ottos, table.game, 2, R"(decline black "nein")"); }},
      {"is moved against", done, [&] { return play(ottos, table.game, 3, R"(move f4 offer "Remis?")"); }},
      {"declines with words", "suspended",
       [&] { return play(paulas, table.game, 4, R"(decline white "du Depp")"); }},
      {"declines without words", done, [&] { return play(paulas, table.game, 4, R"(decline white "")"); }},
      {"moves and writes", "suspended",
       [&] { return play(paulas, table.game, 5, R"(move d7 offer "du Depp")"); }},
      {"moves", done, [&] { return play(paulas, table.game, 5, "move d7"); }},
      {"calls a referee", done,
       [&] {
         return result_of(paula.post("/api/tables/" + table.code + "/call",
                                     R"({"text":"warum?","game":)" + std::to_string(table.game) + "}"));
       }},
      {"declines a challenge", done,
       [&] { return result_of(paula.post("/api/challenges/" + his + "/decline", R"({"reason":"later"})")); }},
      {"resigns", done, [&] { return play(paulas, table.game, 6, "resign white"); }},
  };
  expect_all("suspended", attempts);
  const std::string told = heard(ottos);
  for (const char* word : {"Hallo!", "Depp"}) EXPECT_THAT(told, Not(HasSubstr(word)));

  time.pass(24 * 3600 * 1000);
  EXPECT_EQ(next(paulas_first, first_game), done) << "it is over";
  EXPECT_EQ(join(otto, her_table), done);
}

// The account is gone with all that it promises; the name is nobody's until then.
TEST_F(SanctionTest, WhoDeletesHisAccountComesBackByNoNameOfHisBeforeTheSuspensionEnds) {
  Browser wirt = host();
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  ASSERT_EQ(wirt.post("/api/players/Paula/suspend", suspension()).status, 200);
  // Its second letter looks like a sign that no name may have.
  Browser nora = member("O\u02bcNora");
  ASSERT_EQ(wirt.post("/api/players/O%CA%BCNora/suspend", suspension()).status, 200);
  const auto leave = [](Browser& browser) {
    return result_of(browser.post("/api/me/delete", R"({"password":"ein langes Wort"})"));
  };
  ASSERT_EQ(leave(paula), done);
  ASSERT_EQ(leave(otto), done);
  ASSERT_EQ(leave(nora), done);
  const auto enroll = [&](const std::string& name) {
    return result_of(Browser(*this).post("/api/register", account(name)));
  };
  const auto come = [&](const std::string& name) {
    Browser browser(*this);
    return result_of(browser.post("/api/me", json::serialize(json::object{{"name", name}})));
  };
  const Attempt attempts[] = {
      {"takes her name again", "name_taken",
       [&] { return result_of(paula.post("/api/register", account("Paula"))); }},
      {"takes one that looks like it", "name_taken", [&] { return enroll("PAU1A"); }},
      {"takes one with more signs", "name_taken", [&] { return enroll("P.au-la"); }},
      {"calls herself so as a guest", "name_taken", [&] { return come("P a u l a"); }},
      {"takes one with an apostrophe again", "name_taken", [&] { return enroll("O\u02bcNora"); }},
      {"takes it without", "name_taken", [&] { return enroll("Onora"); }},
      {"is found", "not_found", [&] { return result_of(Browser(*this).ask("GET", "/api/players/Paula")); }},
      {"signs in", "bad_login", [&] { return result_of(paula.post("/api/login", account("Paula"))); }},
      {"is who was not suspended", done, [&] { return enroll("Otto"); }},
  };
  expect_all("suspended and deleted", attempts);
  restart_with([this](ServerOptions& options) { options.time = &time; });
  EXPECT_EQ(enroll("Paula"), "name_taken") << "after a restart, too";
  time.pass(24 * 3600 * 1000);
  EXPECT_EQ(enroll("Paula"), done) << "it is over";
}

// Who becomes a host is suspended no more, and whom nobody suspends is never kept from playing.
TEST_F(SanctionTest, AHostIsNotSuspended) {
  Browser wirt = host();
  Browser paula = member("Paula");
  ASSERT_EQ(wirt.post("/api/players/Paula/suspend", suspension()).status, 200);
  const json::value made = wirt.posted("/api/host/players/Paula/role", R"({"role":"host"})");
  EXPECT_TRUE(made.at("player").at("suspended").is_null());
  EXPECT_TRUE(paula.get("/api/me").at("player").at("suspended").is_null());
  EXPECT_EQ(result_of(paula.post("/api/tables", wish)), done);
  EXPECT_EQ(result_of(wirt.post("/api/players/Paula/suspend", suspension())), "not_allowed");

  Browser otto = member("Otto");
  ASSERT_EQ(wirt.post("/api/players/Otto/suspend", suspension()).status, 200);
  EXPECT_EQ(become_host(otto, host_token(time.now().at)).status, 200) << "by the link";
  EXPECT_EQ(result_of(otto.post("/api/tables", wish)), done);
}

TEST_F(SanctionTest, ARefereeWhoIsSuspendedDecidesNothing) {
  Browser wirt = host();
  Browser rike = member("Rike");
  make_referee(wirt, "Rike");
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const Running table = running(paula, otto);
  const std::string about = R"("game":)" + std::to_string(table.game) + R"(,"reason":"du Depp")";
  ASSERT_EQ(result_of(paula.post("/api/tables/" + table.code + "/call",
                                 R"({"text":"bitte","game":)" + std::to_string(table.game) + "}")),
            done);
  ASSERT_EQ(wirt.post("/api/players/Rike/suspend", suspension()).status, 200);
  const auto rule = [&] {
    return result_of(rike.post("/api/tables/" + table.code + "/ruling",
                               R"({"kind":"caution","against":"white",)" + about + "}"));
  };
  const Attempt attempts[] = {
      {"rules", "suspended", rule},
      {"takes a text out", "suspended",
       [&] {
         return result_of(rike.post("/api/tables/" + table.code + "/redact", R"({"chat":1,)" + about + "}"));
       }},
      {"answers a call", "suspended",
       [&] { return result_of(rike.post("/api/referee/calls/1/dismiss", R"({"reason":"nein"})")); }},
      {"suspends", "suspended",
       [&] { return result_of(rike.post("/api/players/Otto/suspend", suspension())); }},
      {"ends a suspension", "suspended",
       [&] { return result_of(rike.post("/api/players/Otto/unsuspend", R"({"reason":"doch"})")); }},
      {"sees calls", done, [&] { return result_of(rike.ask("GET", "/api/referee/calls")); }},
  };
  expect_all("a referee suspended", attempts);
  time.pass(24 * 3600 * 1000);
  EXPECT_EQ(rule(), done) << "it is over";
}

// What everybody is kept from by a block, before a suspension, he is kept from after it.
TEST_F(SanctionTest, ASuspensionForgetsNoBlocks) {
  Browser wirt = host();
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  ASSERT_EQ(otto.post("/api/players/Paula/block").status, 200);
  const std::string offer = id_of_seek(otto);
  ASSERT_EQ(wirt.post("/api/players/Paula/suspend", suspension()).status, 200);
  ASSERT_EQ(wirt.post("/api/players/Paula/unsuspend", R"({"reason":"es reicht"})").status, 200);
  EXPECT_TRUE(paula.get("/api/lobby").at("seeks").as_array().empty());
  EXPECT_EQ(result_of(paula.post("/api/seeks/" + offer + "/take")), "not_found");
  EXPECT_EQ(paula.posted("/api/seeks", R"({"rules":"standard","colour":"black"})").at("seek").at("mine"),
            true)
      << "she waits";
}

TEST_F(SanctionTest, ABlockKeepsTwoFromGamesAndHidesWords) {
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const Running table = running(paula, otto);
  TestSocket paulas = paula.socket(table.code);
  TestSocket ottos = otto.socket(table.code);
  EXPECT_EQ(play(paulas, table.game, 0, "move d6"), done);
  EXPECT_EQ(play(ottos, table.game, 1, "move f4"), done);
  EXPECT_EQ(chat(paulas, table.game, "vorher"), done);
  const std::string first = over(paula, otto);
  TestSocket paulas_first = paula.socket(first);
  TestSocket ottos_first = otto.socket(first);
  const int first_game = number_in(paulas_first);
  EXPECT_EQ(next(paulas_first, first_game), done);
  const std::string hers = challenge(paula, "Otto");
  const std::string his = challenge(otto, "Paula");
  const std::string her_offer = id_of_seek(paula);
  const std::string his_offer = id_of_seek(otto, R"({"rules":"strikt"})");
  const std::string her_table = paula.open();
  const std::string his_table = otto.open();

  ASSERT_EQ(otto.post("/api/players/Paula/block").status, 200);
  const auto has_kind = [&](Browser& browser, const std::string& kind) {
    return json::serialize(browser.get("/api/me/waiting")).find("\"kind\":\"" + kind + "\"") !=
           std::string::npos;
  };
  EXPECT_THAT(heard(ottos_first), HasSubstr(R"("asked":[false,false])"));
  EXPECT_FALSE(has_kind(otto, "next"));
  heard(ottos);
  const Attempt attempts[] = {
      {"challenges who has blocked her", "no_challenges", [&] { return send_challenge(paula, "Otto"); }},
      {"challenges whom he has blocked", "blocked", [&] { return send_challenge(otto, "Paula"); }},
      {"accepts a challenge of before", "not_found", [&] { return accept(paula, his); }},
      {"has his accepted", "not_found", [&] { return accept(otto, hers); }},
      {"takes his offer", "not_found",
       [&] { return result_of(paula.post("/api/seeks/" + his_offer + "/take")); }},
      {"has hers taken", "not_found",
       [&] { return result_of(otto.post("/api/seeks/" + her_offer + "/take")); }},
      {"joins his table", "no_challenges", [&] { return join(paula, his_table); }},
      {"has hers joined", "blocked", [&] { return join(otto, her_table); }},
      {"wants another game", "no_challenges", [&] { return next(paulas_first, first_game); }},
      {"is asked for another game", "blocked", [&] { return next(ottos_first, first_game); }},
      {"writes", done, [&] { return chat(paulas, table.game, "nachher"); }},
      {"wants a move back", done, [&] { return undo(paulas, table.game, 2); }},
      {"is not seen to", done, [&] { return undo(ottos, table.game, 2); }},
      {"offers a draw", done, [&] { return play(paulas, table.game, 2, R"(offer white "bitte")"); }},
      {"moves", done, [&] { return play(paulas, table.game, 3, "move d7"); }},
  };
  expect_all("blocked", attempts);
  const std::string told = heard(ottos);
  EXPECT_THAT(told, Not(HasSubstr("nachher")));
  EXPECT_THAT(told, Not(HasSubstr(R"("undo":{"by":0)")));
  EXPECT_THAT(told, HasSubstr("offer white")) << "it belongs to the game";
  EXPECT_THAT(told, Not(HasSubstr("bitte"))) << "what is written with it does not";
  EXPECT_EQ(chat(ottos, table.game, "Schluss"), done);
  EXPECT_THAT(heard(paulas), HasSubstr("Schluss")) << "who has blocked is heard";
  TestSocket anew = otto.socket(table.code);
  const std::string state = json::serialize(anew.read("state"));
  for (const char* hidden : {"vorher", "nachher", "bitte"}) EXPECT_THAT(state, Not(HasSubstr(hidden)));
  EXPECT_THAT(state, HasSubstr("Schluss"));
  EXPECT_THAT(json::serialize(paula.socket(table.code).read("state")), HasSubstr("vorher"));

  ASSERT_EQ(otto.post("/api/players/Paula/unblock").status, 200);
  EXPECT_THAT(heard(ottos), HasSubstr("vorher")) << "it is shown again";
  EXPECT_TRUE(has_kind(otto, "next"));
  EXPECT_EQ(next(ottos_first, first_game), done);
}

// As a guest he is nobody whom the server knows.
TEST_F(SanctionTest, WhoSignsInBehindAGameAsAGuestIsUnderHisOwnSanctionsThere) {
  Browser wirt = host();
  member("Paula");
  Browser otto = member("Otto");
  ASSERT_EQ(otto.post("/api/players/Paula/block").status, 200);
  Browser gast = guest("Gast");
  const Running table = running(otto, gast);
  TestSocket ottos = otto.socket(table.code);
  TestSocket gasts = gast.socket(table.code);
  EXPECT_EQ(chat(gasts, table.game, "vorher"), done);
  EXPECT_THAT(heard(ottos), HasSubstr("vorher"));
  ASSERT_EQ(gast.post("/api/login", account("Paula")).status, 200);
  TestSocket paulas = gast.socket(table.code);
  EXPECT_EQ(chat(paulas, table.game, "nachher"), done);
  EXPECT_THAT(heard(ottos), Not(HasSubstr("nachher")));
  ASSERT_EQ(wirt.post("/api/players/Paula/suspend", suspension()).status, 200);
  EXPECT_EQ(play(ottos, table.game, 0, "move d6"), done);
  const Attempt attempts[] = {
      {"writes", "suspended", [&] { return chat(paulas, table.game); }},
      {"offers a game", "suspended",
       [&] { return result_of(gast.post("/api/seeks", R"({"rules":"standard"})")); }},
      {"plays on", done, [&] { return play(paulas, table.game, 1, "move f4"); }},
  };
  expect_all("suspended", attempts);
}

// Not in what a referee is called for, which is about what was said.
TEST_F(SanctionTest, ABlockHidesWordsInRecords) {
  Browser wirt = host();
  Browser otto = member("Otto");
  Browser paula = member("Paula");
  const Running table = running(otto, paula);
  Browser phone = by_link(table);
  TestSocket ottos = otto.socket(table.code);
  TestSocket paulas = paula.socket(table.code);
  EXPECT_EQ(play(ottos, table.game, 0, "move d6"), done);
  EXPECT_EQ(play(paulas, table.game, 1, R"(offer black "bitte")"), done);
  EXPECT_EQ(play(ottos, table.game, 2, R"(decline white "nie")"), done);
  const auto record = [&](Browser& browser) {
    return browser.ask("GET", "/api/tables/" + table.code + "/record").body;
  };
  const auto own_data = [](Browser& browser) {
    return json::serialize(browser.get("/api/me/data").at("records"));
  };
  EXPECT_THAT(record(otto), HasSubstr("bitte"));
  ASSERT_EQ(otto.post("/api/players/Paula/block").status, 200);
  Browser nobody(*this);
  const struct {
    const char* who;
    std::string text;
    bool reads;
  } rows[] = {
      {"who has blocked her", record(otto), false}, {"the same by his return link", record(phone), false},
      {"in his own data", own_data(otto), false},   {"who is blocked", record(paula), true},
      {"in her own data", own_data(paula), true},   {"who watches", record(nobody), true}};
  for (const auto& [who, text, reads] : rows) {
    EXPECT_EQ(text.find("bitte") != std::string::npos, reads) << who << ": " << text;
    EXPECT_THAT(text, HasSubstr("nie")) << who;
  }
  EXPECT_THAT(record(otto), HasSubstr("[%offer black")) << "that she has offered is the game's";
  const json::value called =
      otto.posted("/api/tables/" + table.code + "/call",
                  json::serialize(json::object{{"game", table.game}, {"text", "Hilfe"}}));
  const std::string call = "/api/referee/calls/" + std::to_string(called.at("id").as_int64());
  EXPECT_THAT(wirt.ask("GET", call).body, HasSubstr("bitte"));
  ASSERT_EQ(otto.post("/api/players/Paula/unblock").status, 200);
  EXPECT_THAT(record(otto), HasSubstr("bitte")) << "it is shown again";
}

TEST_F(SanctionTest, ARenewedReturnLinkPutsOutWhoCameByTheOldOne) {
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const Running table = running(paula, otto);
  Browser phone = by_link(table);
  TestSocket paulas = paula.socket(table.code);
  TestSocket phones = phone.socket(table.code);
  TestSocket ottos = otto.socket(table.code);
  EXPECT_EQ(chat(phones, table.game, "am Telefon"), done);
  ASSERT_EQ(paula.post("/api/tables/" + table.code + "/return").status, 200);
  EXPECT_EQ(phones.close_code(), going_away);
  TestSocket again = phone.socket(table.code);
  const json::value state = again.read("state");
  EXPECT_TRUE(state.at("seat").is_null());
  EXPECT_FALSE(state.as_object().contains("chat"));
  const Attempt attempts[] = {
      {"moves", "not_seated", [&] { return play(again, table.game, 0, "move d6"); }},
      {"resigns", "not_seated", [&] { return play(again, table.game, 0, "resign white"); }},
      {"offers a draw", "not_seated", [&] { return play(again, table.game, 0, R"(offer white "")"); }},
      {"writes", "not_seated", [&] { return chat(again, table.game); }},
      {"aborts", "not_seated", [&] { return say(again, {{"t", "abort"}, {"game", table.game}}); }},
      {"leaves moves", "not_seated",
       [&] { return say(again, {{"t", "foresee"}, {"game", table.game}, {"version", 0}, {"answers", ""}}); }},
      {"wants another game", "not_seated", [&] { return next(again, table.game); }},
      {"comes by the old link", "bad_secret",
       [&] {
         return result_of(
             phone.post("/api/tables/" + table.code + "/claim", R"({"token":")" + table.token + "\"}"));
       }},
      {"makes a link", "not_seated",
       [&] { return result_of(phone.post("/api/tables/" + table.code + "/return")); }},
      {"takes another name", "not_seated",
       [&] { return result_of(phone.post("/api/tables/" + table.code + "/name", R"({"name":"Eva"})")); }},
      {"calls a referee", "not_seated",
       [&] {
         return result_of(phone.post("/api/tables/" + table.code + "/call",
                                     R"({"text":"x","game":)" + std::to_string(table.game) + "}"));
       }},
      {"sees whose seat it is move", done, [&] { return play(paulas, table.game, 0, "move d6"); }},
      {"sees the other one move", done, [&] { return play(ottos, table.game, 1, "move f4"); }},
  };
  expect_all("link renewed", attempts);
}

// A seat from before there were players, whose secret is in a cookie.
TEST_F(SanctionTest, ARenewedReturnLinkPutsOutWhoHasTheSecretAlone) {
  Browser paula = member("Paula");
  const json::value opened = paula.posted("/api/tables", wish);
  const std::string code(opened.at("code").as_string());
  TestSocket by_secret = socket(code, cookie(opened.as_object()));
  EXPECT_EQ(by_secret.read("state").at("seat"), 0);
  TestSocket paulas = paula.socket(code);
  ASSERT_EQ(paula.post("/api/tables/" + code + "/return").status, 200);
  EXPECT_EQ(by_secret.close_code(), going_away);
  EXPECT_TRUE(socket(code, cookie(opened.as_object())).read("state").at("seat").is_null());
  EXPECT_EQ(play(paulas, number_in(paulas), 0, "move d6"), done) << "she stays";
}

}  // namespace
}  // namespace muehle::server::testing
