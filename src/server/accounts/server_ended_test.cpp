// After a session, an account, a role, a token or a link has ended: what nobody may do any more by what he
// has had open since before.
#include <gmock/gmock.h>

#include "server/people/people.h"
#include "server/rights/account_name.h"
#include "server/testing/after_test.h"
#include "server/testing/bot_test.h"
#include "storage/maintenance.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class EndedTest : public AfterTest {
 protected:
  // Whose player it is for the server; "" where it is nobody's.
  static std::string name_of(Browser& browser) {
    const json::value player = browser.get("/api/me").at("player");
    return player.is_null() ? "" : std::string(player.at("name").as_string());
  }
  std::string new_password(Browser& wirt, const std::string& name) {
    const json::value made = wirt.posted("/api/host/players/" + name + "/password");
    const std::string link(made.at("link").as_string());
    return link.substr(link.find('=') + 1);
  }
};

// Each ends what another browser of hers has open.
TEST_F(EndedTest, WhatASessionHasOpenEndsWithIt) {
  Browser wirt = host();
  Browser otto = member("Otto");
  const struct {
    const char* after;
    const char* name;
    std::function<HttpReply(Browser& home, Browser& laptop)> end;
  } rows[] = {
      {"ended elsewhere", "Anna",
       [](Browser& home, Browser&) {
         std::string id;
         const json::value all = home.get("/api/sessions");
         for (const json::value& one : all.at("sessions").as_array())
           if (!one.at("current").as_bool()) id = one.at("id").as_string();
         return home.post("/api/sessions/end", R"({"id":")" + id + "\"}");
       }},
      {"all others ended", "Berta",
       [](Browser& home, Browser&) { return home.post("/api/sessions/end", R"({"others":true})"); }},
      {"signed out", "Cleo", [](Browser&, Browser& laptop) { return laptop.post("/api/logout"); }},
      {"another password", "Dora",
       [](Browser& home, Browser&) {
         return home.post("/api/password", R"({"old":"ein langes Wort","new":"ein anderes Wort"})");
       }},
      {"another password by a link", "Emma",
       [&](Browser&, Browser&) {
         return Browser(*this).post("/api/password/reset", R"({"token":")" + new_password(wirt, "Emma") +
                                                               R"(","password":"ein anderes Wort"})");
       }},
      {"account deleted", "Frida",
       [](Browser& home, Browser&) {
         return home.post("/api/me/delete", R"({"password":"ein langes Wort"})");
       }},
  };
  for (const auto& row : rows) {
    Browser home = member(row.name);
    Browser laptop = signed_in(row.name);
    const Running table = running(home, otto);
    TestSocket at_table = laptop.socket(table.code);
    at_table.read("state");
    TestSocket in_lobby = lobby(laptop);
    TestSocket ottos = otto.socket(table.code);
    ottos.read("state");
    ASSERT_EQ(row.end(home, laptop).status, 200) << row.after;
    EXPECT_EQ(at_table.close_code(), going_away) << row.after;
    EXPECT_EQ(in_lobby.close_code(), going_away) << row.after;
    const Attempt attempts[] = {
        {"is somebody", done, [&] { return name_of(laptop); }},
        {"sits", "null", [&] { return json::serialize(laptop.socket(table.code).read("state").at("seat")); }},
        {"lists sessions", "no_session", [&] { return result_of(laptop.ask("GET", "/api/sessions")); }},
        {"makes a link", "no_session",
         [&] { return result_of(laptop.post("/api/tables/" + table.code + "/return")); }},
        {"challenges", "no_session",
         [&] { return result_of(laptop.post("/api/challenges", R"({"to":"Otto","rules":"standard"})")); }},
    };
    expect_all(row.after, attempts);
    EXPECT_EQ(chat(ottos, table.game), done) << "the other one stays";
  }
}

TEST_F(EndedTest, OfTooManySessionsTheOldestEnd) {
  Browser first = member("Anna");
  TestSocket line = lobby(first);
  time.pass(play::second);
  Browser second = signed_in("Anna");
  time.pass(play::second);
  for (std::size_t more = 2; more < most_sessions; ++more) signed_in("Anna");
  EXPECT_EQ(name_of(first), "Anna") << "so many there may be";
  for (std::size_t more = 1; more < 50; ++more) signed_in("Anna");
  Browser last = signed_in("Anna");
  EXPECT_EQ(line.close_code(), going_away);
  EXPECT_EQ(name_of(first), "");
  EXPECT_EQ(name_of(second), "");
  EXPECT_EQ(name_of(last), "Anna");
  EXPECT_EQ(last.get("/api/sessions").at("sessions").as_array().size(), most_sessions);
}

TEST_F(EndedTest, WhatAGuestHasOpenEndsWhenHeSignsIn) {
  Browser otto = member("Otto");
  member("Paula");
  Browser guest = ServerTest::guest("Gast");
  const Running table = running(guest, otto);
  TestSocket before = guest.socket(table.code);
  before.read("state");
  ASSERT_EQ(guest.post("/api/login", account("Paula")).status, 200);
  EXPECT_EQ(before.close_code(), going_away);
  TestSocket after = guest.socket(table.code);
  EXPECT_EQ(after.read("state").at("seat"), 0) << "the seat is hers";
  ASSERT_EQ(guest.post("/api/logout").status, 200);
  EXPECT_EQ(after.close_code(), going_away);
}

TEST_F(EndedTest, WhoseRoleIsTakenDecidesNothingAndSeesWhatAllSee) {
  restart_with([this](ServerOptions& options) {
    options.time = &time;
    options.watch_delay_seconds = 60;
  });
  Browser wirt = host();
  Browser rike = member("Rike");
  make_referee(wirt, "Rike");
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string offer = R"({"rules":"standard","time":"300+5","rated":true,"colour":"white"})";
  const std::string answer = R"({"rules":"standard","time":"300+5","rated":true,"colour":"black"})";
  ASSERT_EQ(anna.post("/api/seeks", offer).status, 201);
  const std::string code(ben.posted("/api/seeks", answer).at("code").as_string());
  TestSocket annas = anna.socket(code);
  const int game = number_in(annas);
  TestSocket rikes = rike.socket(code);
  rikes.read("state");
  EXPECT_EQ(play(annas, game, 0, "move d6"), done);
  rikes.read("event");
  const std::string about = R"(,"game":)" + std::to_string(game) + R"(,"reason":"so ist es"})";
  const auto rule = [&](const std::string& kind) {
    return result_of(rike.post("/api/tables/" + code + "/ruling", R"({"kind":")" + kind + "\"" + about));
  };
  EXPECT_EQ(rule("stop"), done);
  EXPECT_EQ(rule("go_on"), done);

  ASSERT_EQ(wirt.post("/api/host/players/Rike/role", R"({"role":"player"})").status, 200);
  EXPECT_EQ(rikes.close_code(), going_away);
  TestSocket again = rike.socket(code);
  EXPECT_TRUE(again.read("state").at("game").at("events").as_array().empty()) << "as who watches sees it";
  const Attempt attempts[] = {
      {"decides", "not_allowed", [&] { return rule("stop"); }},
      {"takes a text out", "not_allowed",
       [&] { return result_of(rike.post("/api/tables/" + code + "/redact", R"({"version":1)" + about)); }},
      {"sees calls", "not_allowed", [&] { return result_of(rike.ask("GET", "/api/referee/calls")); }},
      {"sees a call", "not_allowed", [&] { return result_of(rike.ask("GET", "/api/referee/calls/1")); }},
      {"answers a call", "not_allowed",
       [&] { return result_of(rike.post("/api/referee/calls/1/dismiss", R"({"reason":"nein"})")); }},
      {"sees stopped games", "not_allowed",
       [&] { return result_of(rike.ask("GET", "/api/referee/stopped")); }},
      {"sees the log", "not_allowed", [&] { return result_of(rike.ask("GET", "/api/referee/log")); }},
      {"suspends", "not_allowed",
       [&] { return result_of(rike.post("/api/players/Ben/suspend", suspension())); }},
      {"ends a suspension", "not_allowed",
       [&] { return result_of(rike.post("/api/players/Ben/unsuspend", R"({"reason":"x"})")); }},
  };
  expect_all("role taken", attempts);
}

TEST_F(EndedTest, WhoIsHostNoMoreDecidesNothingHere) {
  Browser wirt = host();
  Browser other = member("Wirtin");
  ASSERT_EQ(wirt.post("/api/host/players/Wirtin/role", R"({"role":"host"})").status, 200);
  EXPECT_EQ(result_of(wirt.ask("GET", "/api/host/players")), done);
  ASSERT_EQ(other.post("/api/host/players/Wirt/role", R"({"role":"player"})").status, 200);
  const Attempt attempts[] = {
      {"lists accounts", "not_allowed", [&] { return result_of(wirt.ask("GET", "/api/host/players")); }},
      {"gives roles", "not_allowed",
       [&] { return result_of(wirt.post("/api/host/players/Wirt/role", R"({"role":"host"})")); }},
      {"makes a password", "not_allowed",
       [&] { return result_of(wirt.post("/api/host/players/Wirtin/password")); }},
      {"invites", "not_allowed", [&] { return result_of(wirt.post("/api/host/invitations")); }},
      {"sees invitations", "not_allowed",
       [&] { return result_of(wirt.ask("GET", "/api/host/invitations")); }},
      {"withdraws one", "not_allowed",
       [&] { return result_of(wirt.ask("DELETE", "/api/host/invitations/1")); }},
      {"suspends", "not_allowed",
       [&] { return result_of(wirt.post("/api/players/Wirtin/suspend", suspension())); }},
  };
  expect_all("no host", attempts);
}

// By links to their passwords that he has made and not handed over.
TEST_F(EndedTest, WhoIsHostNoMoreOpensNobodysAccount) {
  Browser wirt = host();
  Browser wirtin = member("Wirtin");
  Browser otto = member("Otto");
  member("Paula");
  const auto make_host = [](Browser& by, const std::string& name) {
    EXPECT_EQ(result_of(by.post("/api/host/players/" + name + "/role", R"({"role":"host"})")), done);
  };
  const auto reset = [&](const std::string& token) {
    return result_of(Browser(*this).post("/api/password/reset",
                                         R"({"token":")" + token + R"(","password":"ein anderes Wort"})"));
  };
  const std::string to_paula = new_password(wirt, "Paula");
  const std::string to_wirtin = new_password(wirt, "Wirtin");
  make_host(wirt, "Wirtin");
  EXPECT_EQ(reset(to_wirtin), "bad_secret") << "she is a host herself by now";
  ASSERT_EQ(wirtin.post("/api/host/players/Wirt/role", R"({"role":"player"})").status, 200);
  EXPECT_EQ(reset(to_paula), "bad_secret");

  make_host(wirtin, "Otto");
  const std::string from_otto = new_password(otto, "Paula");
  ASSERT_EQ(otto.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(reset(from_otto), "bad_secret");
  EXPECT_EQ(reset(new_password(wirtin, "Paula")), done) << "a host's link is good as ever";
}

TEST_F(EndedTest, ThereIsAlwaysAHost) {
  Browser wirt = host();
  const Attempt attempts[] = {
      {"deletes himself", "last_host",
       [&] { return result_of(wirt.post("/api/me/delete", R"({"password":"ein langes Wort"})")); }},
      {"gives up his role", "last_host",
       [&] { return result_of(wirt.post("/api/host/players/Wirt/role", R"({"role":"player"})")); }},
      {"becomes a referee", "last_host",
       [&] { return result_of(wirt.post("/api/host/players/Wirt/role", R"({"role":"referee"})")); }},
      {"suspends himself", "not_allowed",
       [&] { return result_of(wirt.post("/api/players/Wirt/suspend", suspension())); }},
      {"is wrong about his password", "bad_login",
       [&] { return result_of(wirt.post("/api/me/delete", R"({"password":"ein anderes Wort"})")); }},
  };
  expect_all("last host", attempts);
  member("Wirtin");
  ASSERT_EQ(wirt.post("/api/host/players/Wirtin/role", R"({"role":"host"})").status, 200);
  EXPECT_EQ(result_of(wirt.post("/api/me/delete", R"({"password":"ein langes Wort"})")), done);
}

// Who is not let go loses nothing by having asked.
TEST_F(EndedTest, OfTwoHostsWhoGoAtTheSameMomentOneStaysWithHisGames) {
  Browser wirt = host();
  Browser wirtin = member("Wirtin");
  Browser otto = member("Otto");
  ASSERT_EQ(wirt.post("/api/host/players/Wirtin/role", R"({"role":"host"})").status, 200);
  const Running first = running(wirt, otto);
  const Running second = running(wirtin, otto);
  wirt.get("/api/me");  // the server knows the sessions, and writes nothing to find them
  wirtin.get("/api/me");
  mistakes_->hold();
  std::future<HttpReply> his = later(wirt, "/api/me/delete", R"({"password":"ein langes Wort"})");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> hers = later(wirtin, "/api/me/delete", R"({"password":"ein langes Wort"})");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(result_of(his.get()), done);
  EXPECT_EQ(result_of(hers.get()), "last_host");
  const auto outcome = [&](const std::string& code) {
    return json::parse(ask("GET", "/api/tables/" + code).body).at("game").at("outcome");
  };
  EXPECT_EQ(outcome(first.code), "aborted");
  EXPECT_EQ(outcome(second.code), "ongoing");
  EXPECT_EQ(wirtin.get("/api/me").at("player").at("role"), "host");
}

// It was right when it was decided.
TEST_F(EndedTest, WhoGoesIsGoneThoughHisPasswordIsChangedMeanwhile) {
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  Browser phone = signed_in("Paula");
  const Running game = running(paula, otto);
  paula.get("/api/me");
  phone.get("/api/me");
  mistakes_->hold();
  std::future<HttpReply> goes = later(paula, "/api/me/delete", R"({"password":"ein langes Wort"})");
  mistakes_->wait_for_held(1);
  std::future<HttpReply> changes =
      later(phone, "/api/password", R"({"old":"ein langes Wort","new":"noch ein Wort"})");
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(result_of(goes.get()), done);
  changes.get();
  EXPECT_EQ(json::parse(ask("GET", "/api/tables/" + game.code).body).at("game").at("outcome"), "aborted");
  EXPECT_EQ(result_of(Browser(*this).post("/api/login", R"({"name":"Paula","password":"noch ein Wort"})")),
            "bad_login");
}

TEST_F(EndedTest, WhatOpensSomethingOnceOpensItOnce) {
  restart_with([this](ServerOptions& options) {
    options.time = &time;
    options.site.registration = Registration::open;
  });
  const std::string token = host_token(time.now().at);
  Browser wirt = member("Wirt");
  ASSERT_EQ(become_host(wirt, token).status, 200);
  Browser late = member("Spaet");
  EXPECT_EQ(result_of(become_host(late, token)), "bad_secret");
  const std::string reset = new_password(wirt, "Spaet");
  const std::string body = R"({"token":")" + reset + R"(","password":"ein anderes Wort"})";
  EXPECT_EQ(result_of(Browser(*this).post("/api/password/reset", body)), done);
  EXPECT_EQ(result_of(Browser(*this).post("/api/password/reset", body)), "bad_secret");
}

TEST_F(EndedTest, AnInvitationIsUsedOnce) {
  Browser wirt = host();
  const std::string link(wirt.posted("/api/host/invitations").at("invitation").at("link").as_string());
  restart_with([this](ServerOptions& options) {
    options.time = &time;
    options.site.registration = Registration::invited;
  });
  const auto enroll = [&](const std::string& name) {
    const json::object body{
        {"name", name}, {"password", "ein langes Wort"}, {"invitation", link.substr(link.find('=') + 1)}};
    return result_of(Browser(*this).post("/api/register", json::serialize(body)));
  };
  EXPECT_EQ(enroll("Anna"), done);
  EXPECT_EQ(enroll("Berta"), "bad_invitation");
}

using EndedBotTest = BotTest;

TEST_F(EndedBotTest, ARevokedTokenDoesNothingMore) {
  Browser owner = bot_owner("Robbi");
  const json::value made = make_token(owner);
  Program robbi(*this, std::string(made.at("secret").as_string()));
  Browser anna = member("Anna");
  const std::string game = begin(anna, robbi);
  TestStream events = robbi.events();
  TestStream at_game = robbi.game(game);
  at_game.read("gameFull");
  const std::string waiting = challenge(anna, "Robbi");
  events.read("challenge");
  const std::string id = std::to_string(made.at("token").at("id").as_int64());
  ASSERT_EQ(owner.ask("DELETE", "/api/account/tokens/" + id).status, 200);
  while (events.line()) {
  }
  while (at_game.line()) {
  }
  const std::pair<const char*, std::string> tries[] = {
      {"POST", "/api/bot/games/" + game + "/move/d6"},
      {"POST", "/api/bot/games/" + game + "/resign"},
      {"POST", "/api/bot/games/" + game + "/chat"},
      {"GET", "/api/bot/stream"},
      {"POST", "/api/seeks"},
      {"POST", "/api/challenges/" + waiting + "/accept"},
      {"GET", "/api/me"},
  };
  for (const auto& [method, target] : tries) {
    const bool is_offer = target == "/api/seeks";
    const HttpReply reply = robbi.ask(method, target, is_offer ? R"({"rules":"standard"})" : "{}");
    EXPECT_EQ(reply.status < 400 ? "" : error_code(reply.body), "bad_token") << target;
  }
}

TEST_F(EndedBotTest, ASuspendedBotBeginsNothingAndSaysNothing) {
  with_false_time();
  Browser wirt = ServerTest::host(time.now().at);
  Program robbi = bot("Robbi");
  Browser anna = member("Anna");
  const std::string game = begin(anna, robbi);
  TestStream events = robbi.events();
  const std::string waiting = challenge(anna, "Robbi");
  events.read("challenge");
  const std::string order =
      json::serialize(json::object{{"until", time.now().at + 3600}, {"reason", "zu schnell"}});
  ASSERT_EQ(wirt.post("/api/players/Robbi/suspend", order).status, 200);
  const auto code_of = [](const HttpReply& reply) {
    return reply.status < 400 ? std::string() : error_code(reply.body);
  };
  EXPECT_EQ(code_of(robbi.post("/api/challenges/" + waiting + "/accept")), "suspended");
  EXPECT_EQ(code_of(robbi.post("/api/seeks", R"({"rules":"standard","bots":true})")), "suspended");
  EXPECT_EQ(code_of(robbi.post("/api/challenges", R"({"to":"Anna","rules":"standard"})")), "suspended");
  EXPECT_EQ(code_of(robbi.act(game, "chat", R"({"text":"piep"})")), "suspended");
  EXPECT_EQ(code_of(robbi.act(game, "move/d6")), "") << "what runs goes on";
  EXPECT_EQ(code_of(robbi.act(game, "resign")), "");
  EXPECT_EQ(code_of(robbi.act(game, "next")), "suspended");
}

// Of the games of an account that is deleted.
TEST_F(EndedTest, ADeletedAccountEndsItsGamesAtOnce) {
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const Running begun = running(paula, otto);
  const Running played = running(paula, otto);
  Browser phone = by_link(played);
  TestSocket phones = phone.socket(played.code);
  TestSocket paulas = paula.socket(played.code);
  TestSocket at_begun = otto.socket(begun.code);
  TestSocket at_played = otto.socket(played.code);
  EXPECT_EQ(play(paulas, played.game, 0, "move d6"), done);
  EXPECT_EQ(play(at_played, played.game, 1, "move f4"), done);
  EXPECT_EQ(chat(paulas, played.game, "bis gleich"), done);
  const std::string open = paula.open();
  const std::string hers = challenge(paula, "Otto");
  heard(at_begun);
  heard(at_played);

  ASSERT_EQ(paula.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_THAT(heard(at_begun), HasSubstr(R"("event":"abort")"));
  EXPECT_THAT(heard(at_played), HasSubstr(R"("event":"resign white")"));
  EXPECT_EQ(paulas.close_code(), going_away);
  EXPECT_EQ(phones.close_code(), going_away);
  const auto outcome = [&](const std::string& code) {
    return std::string(
        json::parse(ask("GET", "/api/tables/" + code).body).at("game").at("outcome").as_string());
  };
  EXPECT_EQ(outcome(begun.code), "aborted");
  EXPECT_EQ(outcome(played.code), "black_wins:resignation");
  EXPECT_EQ(outcome(open), "aborted") << "nobody waits at a table that nobody comes back to";
  EXPECT_THAT(ask("GET", "/api/tables/" + played.code + "/record").body, HasSubstr("resignation"));
  TestSocket again = phone.socket(played.code);
  const Attempt attempts[] = {
      {"sits by her return link", "null",
       [&] { return json::serialize(phone.socket(played.code).read("state").at("seat")); }},
      {"comes by her return link", "bad_secret",
       [&] {
         return result_of(
             phone.post("/api/tables/" + played.code + "/claim", R"({"token":")" + played.token + "\"}"));
       }},
      {"wants another game for her", "not_seated", [&] { return next(again, played.game); }},
      {"signs in", "bad_login", [&] { return result_of(phone.post("/api/login", account("Paula"))); }},
      {"plays at the table that she had opened", "null",
       [&] { return json::serialize(otto.posted("/api/tables/" + open + "/join").at("seat")); }},
      {"accepts her challenge", "not_found",
       [&] { return result_of(otto.post("/api/challenges/" + hers + "/accept")); }},
      {"is waited for", "[]", [&] { return json::serialize(otto.get("/api/me/waiting").at("waiting")); }},
  };
  expect_all("account deleted", attempts);
  EXPECT_THAT(json::serialize(otto.socket(played.code).read("state")), Not(HasSubstr("bis gleich")));
  restart_with([this](ServerOptions& options) { options.time = &time; });
  EXPECT_EQ(outcome(played.code), "black_wins:resignation") << "it is stored";
  EXPECT_TRUE(phone.socket(played.code).read("state").at("seat").is_null());
}

// As by `muehle admin user delete`.
TEST_F(EndedTest, AnAccountThatIsDeletedWhileNoServerRunsEndsItsGamesWhenTheyAreOpened) {
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const Running begun = running(paula, otto);
  const Running played = running(paula, otto);
  TestSocket paulas = paula.socket(played.code);
  TestSocket ottos = otto.socket(played.code);
  EXPECT_EQ(play(paulas, played.game, 0, "move d6"), done);
  EXPECT_EQ(play(ottos, played.game, 1, "move f4"), done);
  stop();
  ASSERT_TRUE(change_games_alone(place_.place(), [](Transaction& all) {
    all.players().erase(all.players().by_skeleton(skeleton_of("Paula"))->id);
  }));
  restart_with([this](ServerOptions& options) { options.time = &time; });
  const auto outcome = [&](const std::string& code) {
    return std::string(otto.socket(code).read("state").at("game").at("outcome").as_string());
  };
  EXPECT_EQ(outcome(begun.code), "aborted");
  EXPECT_EQ(outcome(played.code), "black_wins:resignation");
}

TEST_F(EndedTest, NoOtherGameBeginsAgainstAnAccountThatIsDeleted) {
  Browser paula = member("Paula");
  Browser otto = member("Otto");
  const std::string code = paula.open();
  ASSERT_EQ(otto.post("/api/tables/" + code + "/join").status, 200);
  play_to_the_end(paula, otto, code);
  TestSocket line = lobby(otto);
  ASSERT_EQ(otto.post("/api/seeks", live_offer).status, 201);
  TestSocket paulas = paula.socket(code);
  const int game = number_in(paulas);
  EXPECT_EQ(next(paulas, game), done);
  const auto waiting = [&] { return json::serialize(otto.get("/api/me/waiting").at("waiting")); };
  EXPECT_THAT(waiting(), HasSubstr("next"));
  TestSocket ottos = otto.socket(code);
  EXPECT_EQ(ottos.read("state").at("table").at("gone"), (json::array{false, false}));

  ASSERT_EQ(paula.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_THAT(heard(ottos), HasSubstr(R"("gone":[true,false])")) << "whoever has the table open is told";
  const auto table = [&] { return otto.socket(code).read("state").at("table"); };
  const Attempt attempts[] = {
      {"comes again", "[true,false]", [&] { return json::serialize(table().at("gone")); }},
      {"has a name at the table",
       R"({"name":"","registered":false,"rating":null,"provisional":false,"bot":false,"deleted":true})",
       [&] { return json::serialize(table().at("players").at(0)); }},
      {"has a name in a list", "true",
       [&] {
         return json::serialize(otto.get("/api/me/games").at("games").at(0).at("white").at("deleted"));
       }},
      {"wants another game", "[false,false]",
       [&] { return json::serialize(table().at("next").at("asked")); }},
      {"is waited for", "[]", waiting},
      {"is asked for another game", "opponent_missing",
       [&] {
         TestSocket ottos = otto.socket(code);
         return next(ottos, number_in(ottos));
       }},
      {"begins one", std::to_string(game),
       [&] {
         TestSocket ottos = otto.socket(code);
         return std::to_string(number_in(ottos));
       }},
      {"ends the offers of the other one", "1",
       [&] { return std::to_string(otto.get("/api/lobby").at("seeks").as_array().size()); }},
  };
  expect_all("account deleted", attempts);
  restart_with([this](ServerOptions& options) { options.time = &time; });
  expect_all("account deleted, and another start", attempts);
}

// He has no account, so none is deleted.
TEST_F(EndedTest, NoOtherGameBeginsAgainstAGuestWhoIsGone) {
  Browser gast = guest("Gast");
  Browser otto = member("Otto");
  const std::string code = over(gast, otto);
  ASSERT_EQ(gast.post("/api/me/delete").status, 200);
  const auto table = [&] { return otto.socket(code).read("state").at("table"); };
  const Attempt attempts[] = {
      {"comes again", "[true,false]", [&] { return json::serialize(table().at("gone")); }},
      {"is told as an account", "false",
       [&] { return table().at("players").at(0).as_object().contains("deleted") ? "true" : "false"; }},
      {"is asked for another game", "opponent_missing",
       [&] {
         TestSocket ottos = otto.socket(code);
         return next(ottos, number_in(ottos));
       }},
  };
  expect_all("guest deleted", attempts);
  restart_with([this](ServerOptions& options) { options.time = &time; });
  expect_all("guest deleted, and another start", attempts);
}

TEST_F(EndedTest, NoOtherGameBeginsAgainstTheGuestThatOneWasOneself) {
  Browser gast = guest("Gast");
  Browser otto = member("Otto");
  const std::string code = over(gast, otto);
  ASSERT_EQ(gast.post("/api/login", account("Otto")).status, 200);
  const auto gone = [&] { return otto.socket(code).read("state").at("table").at("gone"); };
  EXPECT_EQ(gone(), (json::array{true, false}));
  restart_with([this](ServerOptions& options) { options.time = &time; });
  EXPECT_EQ(gone(), (json::array{true, false})) << "after another start";
}

}  // namespace
}  // namespace muehle::server::testing
