// Hosts, referees and their rulings, over HTTP and sockets.
#include <gmock/gmock.h>

#include <future>

#include "server/kernel/secrets.h"
#include "server/testing/server_test.h"
#include "storage/maintenance.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;

constexpr UnixSeconds soon = 3600;

std::string error_of(const HttpReply& reply) { return reply.status < 400 ? "-" : error_code(reply.body); }

class RefereeTest : public ServerTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { options.time = &time_; });
  }
  void again(int warnings_lose = 0) {
    restart_with([&](ServerOptions& options) {
      options.time = &time_;
      options.warnings_lose = warnings_lose;
    });
  }

  std::string host_token() { return ServerTest::host_token(time_.now().at); }
  static std::string body_of(const std::string& token) {
    return json::serialize(json::object{{"token", token}});
  }
  Browser host(const std::string& name = "Wirt") { return ServerTest::host(time_.now().at, name); }
  Browser referee(Browser& host, const std::string& name = "Rike") {
    Browser browser = member(name);
    EXPECT_EQ(host.post("/api/host/players/" + name + "/role", R"({"role":"referee"})").status, 200);
    return browser;
  }

  // A game between Anna (White, seat 0) and Ben, in which both first moves are made.
  struct Match {
    Browser anna;
    Browser ben;
    std::string code;
    TestSocket white;
    TestSocket black;
    int game;
  };
  Match match(const std::string& time = "60+5", bool rated = false, const std::string& rules = "standard") {
    Browser anna = member("Anna");
    Browser ben = member("Ben");
    const std::string wish = json::serialize(
        json::object{{"rules", rules}, {"time", time}, {"colour", "white"}, {"rated", rated}});
    EXPECT_EQ(anna.post("/api/seeks", wish).status, 201);
    const std::string other = json::serialize(
        json::object{{"rules", rules}, {"time", time}, {"colour", "black"}, {"rated", rated}});
    const std::string code(ben.posted("/api/seeks", other).at("code").as_string());
    TestSocket white = anna.socket(code);
    TestSocket black = ben.socket(code);
    const json::value state = white.read("state");
    const int game = static_cast<int>(state.at("game").at("number").as_int64());
    black.read("state");
    white.write(event(game, 0, "move d6", "w1"));
    white.read("ack");
    black.read("event");
    black.write(event(game, 1, "move f4", "b1"));
    black.read("ack");
    white.read("event");
    return {std::move(anna), std::move(ben), code, std::move(white), std::move(black), game};
  }
  static std::string ruling(const Match& match, json::object what, const std::string& reason = "so ist es") {
    what["game"] = match.game;
    what["reason"] = reason;
    return json::serialize(what);
  }
  static std::string ruling_path(const Match& match) { return "/api/tables/" + match.code + "/ruling"; }
  json::object state(const std::string& code) {
    return json::parse(ask("GET", "/api/tables/" + code).body).as_object();
  }

  FalseTime time_;
};

TEST_F(RefereeTest, TheLinkMakesOneHostOnce) {
  Browser anna = member("Anna");
  EXPECT_EQ(anna.get("/api/me").at("player").at("role"), "player");
  const std::string old = host_token();
  const std::string token = host_token();
  EXPECT_EQ(error_of(become_host(anna, old)), "bad_secret") << "another one was made";
  EXPECT_EQ(error_of(become_host(anna, "nonsense")), "bad_secret");
  EXPECT_EQ(become_host(anna, token).status, 200);
  EXPECT_EQ(anna.get("/api/me").at("player").at("role"), "host");
  EXPECT_EQ(error_of(member("Ben").post("/api/host", body_of(token))), "bad_secret") << "used";
  again();
  Browser back(*this);
  EXPECT_EQ(back.posted("/api/login", account_body("Anna")).at("player").at("role"), "host");
}

TEST_F(RefereeTest, TheLinkDiesAfterADay) {
  Browser anna = member("Anna");
  const std::string token = host_token();
  time_.pass(24LL * 3600 * 1000);
  EXPECT_EQ(error_of(become_host(anna, token)), "bad_secret");
}

TEST_F(RefereeTest, TheLastHostStaysOne) {
  Browser wirt = host();
  EXPECT_EQ(error_of(wirt.post("/api/host/players/Wirt/role", R"({"role":"player"})")), "last_host");
  Browser rike = referee(wirt);
  EXPECT_EQ(rike.get("/api/me").at("player").at("role"), "referee");
  EXPECT_EQ(wirt.post("/api/host/players/Rike/role", R"({"role":"host"})").status, 200);
  EXPECT_EQ(wirt.post("/api/host/players/wirt/role", R"({"role":"player"})").status, 200);
  EXPECT_EQ(error_of(wirt.ask("GET", "/api/host/players")), "not_allowed");
  EXPECT_EQ(error_of(rike.post("/api/host/players/Nobody/role", R"({"role":"host"})")), "not_found");
  EXPECT_EQ(error_of(rike.post("/api/host/players/Wirt/role", R"({"role":"king"})")), "bad_request");
}

TEST_F(RefereeTest, FindsPlayersByTheBeginningOfTheirNames) {
  Browser wirt = host();
  member("Anna");
  member("Annika");
  member("Ben_1");
  const auto names = [&](const std::string& name) {
    std::vector<std::string> found;
    const json::value answer = wirt.get("/api/host/players?name=" + name);
    for (const json::value& player : answer.at("players").as_array())
      found.emplace_back(player.at("name").as_string());
    return found;
  };
  using ::testing::ElementsAre;
  EXPECT_THAT(names(""), ElementsAre("Wirt", "Anna", "Annika", "Ben_1"));
  EXPECT_THAT(names("ann"), ElementsAre("Anna", "Annika"));
  EXPECT_THAT(names("Ben_"), ElementsAre("Ben_1"));
  EXPECT_THAT(names("%25"), ElementsAre());
}

// Who may do what: each as the least of those who may.
TEST_F(RefereeTest, WhoMayDoWhat) {
  Browser guest(*this);
  guest.post("/api/me", "{}");
  Browser wirt = host();
  Browser rike = referee(wirt);
  Browser player = member("Paul");
  member("Sam");
  Match game = match();
  Browser nobody(*this);
  const std::string suspension =
      json::serialize(json::object{{"until", time_.now().at + soon}, {"reason", "beleidigt andere"}});
  enum Who { a_guest, a_player, a_referee, a_host };
  const struct {
    const char* method;
    std::string path;
    std::string body;
    Who least;
  } routes[] = {
      {"POST", "/api/host", body_of("00000000000000000000000000000000"), a_player},
      {"GET", "/api/host/players", "", a_host},
      {"POST", "/api/host/players/Sam/role", R"({"role":"player"})", a_host},
      {"POST", "/api/host/players/Sam/password", "", a_host},
      {"POST", "/api/players/Sam/suspend", suspension, a_referee},
      {"POST", "/api/players/Sam/unsuspend", R"({"reason":"hat sich entschuldigt"})", a_referee},
      {"POST", ruling_path(game), ruling(game, {{"kind", "warn"}, {"against", "white"}}), a_referee},
      {"GET", "/api/referee/calls", "", a_referee},
      {"GET", "/api/referee/stopped", "", a_referee},
      {"GET", "/api/referee/calls/1", "", a_referee},
      {"POST", "/api/referee/calls/1/dismiss", R"({"reason":"nein"})", a_referee},
      {"GET", "/api/referee/log", "", a_referee},
  };
  const std::pair<Who, Browser*> all[] = {
      {a_guest, &guest}, {a_player, &player}, {a_referee, &rike}, {a_host, &wirt}};
  for (const auto& route : routes) {
    EXPECT_EQ(error_of(nobody.ask(route.method, route.path, route.body)), "no_session") << route.path;
    for (const auto& [who, browser] : all) {
      const HttpReply reply = browser->ask(route.method, route.path, route.body);
      if (who < route.least) {
        EXPECT_EQ(reply.status, 403) << route.path << " by " << who;
        EXPECT_EQ(error_of(reply), "not_allowed") << route.path << " by " << who;
      } else {
        EXPECT_NE(error_of(reply), "not_allowed") << route.path << " by " << who;
      }
    }
  }
  EXPECT_EQ(state(game.code).at("table").at("rulings").as_array().size(), 2u)
      << "the referee's and the host's";
}

TEST_F(RefereeTest, AHostHandsOverALinkToAnotherPassword) {
  Browser wirt = host();
  Browser sam = member("Sam");
  const auto link_for = [&](const std::string& name) {
    const HttpReply reply = wirt.post("/api/host/players/" + name + "/password");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("link").as_string()).substr(8);
  };
  const auto reset = [&](const std::string& token) {
    return Browser(*this).post("/api/password/reset", json::serialize(json::object{
                                                          {"token", token}, {"password", "noch ein Wort"}}));
  };
  const std::string late = link_for("sam");
  time_.pass(25LL * 3600 * 1000);
  EXPECT_EQ(error_of(reset(late)), "bad_secret") << "after a day";
  const std::string first = link_for("Sam");
  const std::string token = link_for("Sam");
  EXPECT_EQ(error_of(reset(first)), "bad_secret") << "there is a newer one";
  EXPECT_EQ(reset(token).body, R"({"name":"Sam"})");
  EXPECT_EQ(error_of(reset(token)), "bad_secret") << "once";
  EXPECT_TRUE(sam.get("/api/me").at("player").is_null()) << "whoever was signed in is so no more";
  EXPECT_EQ(Browser(*this).post("/api/login", R"({"name":"Sam","password":"noch ein Wort"})").status, 200);

  member("Rike");
  EXPECT_EQ(wirt.post("/api/host/players/Rike/role", R"({"role":"host"})").status, 200);
  EXPECT_EQ(error_of(wirt.post("/api/host/players/Rike/password")), "not_allowed");
  EXPECT_EQ(error_of(wirt.post("/api/host/players/Nobody/password")), "not_found");
}

TEST_F(RefereeTest, WhoIsSuspendedBeginsNoGame) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Match game = match("-");
  Browser cara = member("Cara");
  const std::string waiting(
      cara.posted("/api/seeks", R"({"rules":"standard","colour":"white"})").at("seek").at("id").as_string());
  const std::string open = cara.open();
  EXPECT_EQ(game.anna.post("/api/seeks", R"({"rules":"standard","colour":"white"})").status, 201);

  const UnixSeconds until = time_.now().at + soon;
  const std::string order = json::serialize(json::object{{"until", until}, {"reason", "beleidigt andere"}});
  EXPECT_EQ(rike.post("/api/players/anna/suspend", order).status, 200);
  EXPECT_EQ(game.anna.get("/api/me").at("player").at("suspended").at("until"), until);
  EXPECT_EQ(game.anna.get("/api/me").at("player").at("suspended").at("reason"), "beleidigt andere");
  EXPECT_EQ(Browser(*this).get("/api/lobby").at("seeks").as_array().size(), 1u) << "her offer is gone";

  const std::pair<const char*, std::string> tries[] = {
      {"/api/tables", R"({"rules":"standard"})"},
      {"/api/seeks", R"({"rules":"standard"})"},
  };
  for (const auto& [path, body] : tries) EXPECT_EQ(error_of(game.anna.post(path, body)), "suspended") << path;
  const HttpReply taken = game.anna.post("/api/seeks/" + waiting + "/take");
  EXPECT_EQ(error_of(taken), "suspended");
  EXPECT_EQ(taken.status, 403);
  EXPECT_EQ(json::parse(taken.body).at("error").at("until"), until);
  EXPECT_EQ(json::parse(taken.body).at("error").at("reason"), "beleidigt andere");
  EXPECT_EQ(error_of(game.anna.post("/api/tables/" + open + "/join")), "suspended");

  game.white.write(event(game.game, 2, "move d7", "w2"));
  EXPECT_EQ(game.white.read("ack").at("version"), 3) << "what runs goes on";
  game.white.write(event(game.game, 3, "resign white", "w3"));
  game.white.read("ack");
  const auto next = [&](const char* id) {
    return json::serialize(json::object{{"t", "next"}, {"id", id}, {"game", game.game}, {"do", "ask"}});
  };
  game.white.write(next("n1"));
  EXPECT_EQ(game.white.read("error").at("code"), "suspended");
  game.black.write(next("n1"));
  const json::value refused = game.black.read("error");
  EXPECT_EQ(refused.at("code"), "opponent_suspended") << "nor does anybody with her";
  EXPECT_FALSE(refused.as_object().contains("until")) << "which is hers to know";
  EXPECT_FALSE(refused.as_object().contains("reason"));

  time_.pass(soon * 1000);
  EXPECT_TRUE(game.anna.get("/api/me").at("player").at("suspended").is_null());
  EXPECT_EQ(game.anna.post("/api/tables", R"({"rules":"standard"})").status, 201) << "it has ended";
}

TEST_F(RefereeTest, ASuspensionCanBeEnded) {
  Browser wirt = host();
  Browser anna = member("Anna");
  const std::string order =
      json::serialize(json::object{{"until", time_.now().at + soon}, {"reason", "beleidigt andere"}});
  EXPECT_EQ(wirt.post("/api/players/Anna/suspend", order).status, 200);
  again();
  Browser back(*this);
  back.post("/api/login", account_body("Anna"));
  EXPECT_EQ(error_of(back.post("/api/tables", R"({"rules":"standard"})")), "suspended");
  EXPECT_EQ(wirt.post("/api/players/Anna/unsuspend", R"({"reason":"es war ein Irrtum"})").status, 200);
  EXPECT_EQ(back.post("/api/tables", R"({"rules":"standard"})").status, 201);
  const json::value deed = wirt.get("/api/referee/log").at("log").at(0);
  EXPECT_EQ(deed.at("about"), "Anna");
  EXPECT_TRUE(deed.at("white").is_null()) << "it is about no game";

  EXPECT_EQ(error_of(wirt.post("/api/players/Wirt/suspend", order)), "not_allowed");
  EXPECT_EQ(error_of(wirt.post("/api/players/Anna/suspend", R"({"until":1,"reason":"x"})")), "bad_request");
  EXPECT_EQ(error_of(wirt.post("/api/players/Anna/unsuspend", R"({"reason":" "})")), "bad_request");
  Browser rike = referee(wirt);
  Browser rolf = referee(wirt, "Rolf");
  EXPECT_EQ(error_of(rike.post("/api/players/Rolf/suspend", order)), "not_allowed") << "that is the host's";
  EXPECT_EQ(wirt.post("/api/players/Rolf/suspend", order).status, 200);
}

TEST_F(RefereeTest, AGameThatIsStoppedIsListedUntilItGoesOn) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Match game = match();
  const auto stopped = [&](Browser& browser) {
    return browser.get("/api/referee/stopped").at("stopped").as_array();
  };
  EXPECT_TRUE(stopped(rike).empty());
  const std::string call = json::serialize(json::object{{"game", game.game}, {"text", "er zieht nicht"}});
  const json::value called = json::parse(game.anna.post("/api/tables/" + game.code + "/call", call).body);
  EXPECT_EQ(rike.post(ruling_path(game), ruling(game, {{"kind", "stop"}}, "ich sehe nach")).status, 200);
  const std::string warning =
      ruling(game, {{"kind", "warn"}, {"against", "black"}, {"call", called.at("id")}}, "zu spät");
  EXPECT_EQ(rike.post(ruling_path(game), warning).status, 200);
  EXPECT_TRUE(rike.get("/api/referee/calls").at("calls").as_array().empty()) << "the call is answered";
  again();
  const json::array found = stopped(wirt);
  ASSERT_EQ(found.size(), 1u) << "the game still stands";
  EXPECT_EQ(found[0].at("game"), game.game);
  EXPECT_EQ(found[0].at("code"), game.code.c_str());
  EXPECT_EQ(found[0].at("in_series"), 1);
  EXPECT_EQ(found[0].at("white"), "Anna");
  EXPECT_EQ(found[0].at("black"), "Ben");
  EXPECT_EQ(found[0].at("plies"), 2);
  EXPECT_EQ(found[0].at("by"), "Rike");
  EXPECT_EQ(found[0].at("reason"), "ich sehe nach");
  EXPECT_EQ(found[0].at("own"), false);
  EXPECT_EQ(error_of(game.anna.ask("GET", "/api/referee/stopped")), "not_allowed");
  EXPECT_EQ(rike.post(ruling_path(game), ruling(game, {{"kind", "go_on"}})).status, 200);
  EXPECT_TRUE(stopped(rike).empty());
  EXPECT_EQ(rike.post(ruling_path(game), ruling(game, {{"kind", "stop"}})).status, 200);
  EXPECT_EQ(stopped(rike).size(), 1u) << "once more";
  EXPECT_EQ(rike.post(ruling_path(game), ruling(game, {{"kind", "adjudicate"}, {"winner", "draw"}})).status,
            200);
  EXPECT_TRUE(stopped(rike).empty()) << "it is over";
}

TEST_F(RefereeTest, ACallWaitsUntilItIsAnswered) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Match game = match();
  const std::string path = "/api/tables/" + game.code + "/call";
  const std::string body =
      json::serialize(json::object{{"game", game.game}, {"text", "Remis: 12., 14., 16."}});
  EXPECT_EQ(error_of(rike.post(path, body)), "not_seated");
  EXPECT_EQ(error_of(game.anna.post(path, R"({"game":99,"text":"x"})")), "unknown_game");
  EXPECT_EQ(error_of(game.anna.post(path, R"({"game":1,"text":""})")), "bad_request");
  const HttpReply called = game.anna.post(path, body);
  EXPECT_EQ(called.status, 201) << called.body;
  EXPECT_EQ(error_of(game.anna.post(path, body)), "too_many") << "one at a time";
  time_.pass(1000);
  EXPECT_EQ(game.ben.post(path, body).status, 201);
  again();

  const json::value waiting = rike.get("/api/referee/calls");
  const json::array& calls = waiting.at("calls").as_array();
  ASSERT_EQ(calls.size(), 2u);
  EXPECT_EQ(calls[0].at("by"), "white");
  EXPECT_EQ(calls[0].at("white"), "Anna");
  EXPECT_EQ(calls[0].at("black"), "Ben");
  EXPECT_EQ(calls[0].at("game"), game.game);
  EXPECT_EQ(calls[0].at("text"), "Remis: 12., 14., 16.");
  EXPECT_EQ(calls[1].at("by"), "black");

  const std::string one = "/api/referee/calls/" + std::to_string(calls[0].at("id").as_int64());
  const json::value looked = rike.get(one);
  const json::value& facts = looked.at("facts");
  EXPECT_EQ(facts.at("plies"), 2);
  EXPECT_EQ(facts.at("turn"), "white");
  EXPECT_EQ(facts.at("draws").as_array().size(), 0u);
  EXPECT_EQ(facts.at("quiet").at("limit"), 100);
  EXPECT_EQ(rike.post(one + "/dismiss", R"({"reason":"Die Stellung stand erst einmal."})").status, 200);
  EXPECT_EQ(error_of(rike.post(one + "/dismiss", R"({"reason":"noch einmal"})")), "not_found");
  EXPECT_EQ(rike.get("/api/referee/calls").at("calls").as_array().size(), 1u);
  const json::value given = state(game.code).at("table").at("rulings").at(0);
  EXPECT_EQ(given.at("kind"), "dismiss");
  EXPECT_EQ(given.at("against"), "white");
  EXPECT_EQ(given.at("by"), "Rike");
  EXPECT_EQ(given.at("reason"), "Die Stellung stand erst einmal.");
}

TEST_F(RefereeTest, WhoLooksAtACallSeesThePositionAndTheClocks) {
  Browser wirt = host();
  Match game = match();
  const json::value called =
      game.anna.posted("/api/tables/" + game.code + "/call",
                       json::serialize(json::object{{"game", game.game}, {"text", "Ben ist gemein"}}));
  const std::string one = "/api/referee/calls/" + std::to_string(called.at("id").as_int64());
  const auto facts = [&] { return wirt.get(one).at("facts"); };
  EXPECT_EQ(facts().at("position"), "....W........B.......... w 8 8") << "d6 and f4";
  const json::value before = facts().at("clock");
  EXPECT_EQ(before.at("control"), "60+5");
  EXPECT_EQ(before.at("running"), "white");
  time_.pass(10'000);
  const json::value clock = facts().at("clock");
  EXPECT_EQ(clock.at("left").at(0), before.at("left").at(0).as_int64() - 10'000);
  EXPECT_EQ(clock.at("left").at(1), before.at("left").at(1));
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "stop"}})).status, 200);
  time_.pass(10'000);
  const json::value stopped = facts().at("clock");
  EXPECT_EQ(stopped.at("left"), clock.at("left"));
  EXPECT_TRUE(stopped.at("running").is_null());
}

TEST_F(RefereeTest, ACallInAGameWithoutAClockHasNone) {
  Browser wirt = host();
  Match game = match("-");
  const json::value called =
      game.anna.posted("/api/tables/" + game.code + "/call",
                       json::serialize(json::object{{"game", game.game}, {"text", "Ben ist gemein"}}));
  const std::string one = "/api/referee/calls/" + std::to_string(called.at("id").as_int64());
  EXPECT_TRUE(wirt.get(one).at("facts").at("clock").is_null());
}

TEST_F(RefereeTest, NobodyIsCalledWhereNobodyCouldAnswer) {
  Match game = match();
  const std::string path = "/api/tables/" + game.code + "/call";
  const std::string body = json::serialize(json::object{{"game", game.game}, {"text", "Hilfe"}});
  EXPECT_EQ(game.anna.get(path).at("referees"), false);
  EXPECT_EQ(error_of(game.anna.post(path, body)), "no_referee");
  EXPECT_EQ(become_host(game.ben, host_token()).status, 200);
  EXPECT_EQ(game.anna.get(path).at("referees"), false) << "who plays himself does not decide";
  EXPECT_EQ(error_of(game.anna.post(path, body)), "no_referee");
  Browser rike = referee(game.ben);
  EXPECT_EQ(game.anna.get(path).at("referees"), true);
  EXPECT_EQ(game.anna.post(path, body).status, 201);
}

// Nor is he told of calls, which he could not answer.
TEST_F(RefereeTest, ARefereeWhoIsSuspendedIsNobodyWhoCouldAnswer) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Browser otto = member("Otto");
  // The host plays himself, so that only the referee is left.
  const std::string code = wirt.open();
  ASSERT_EQ(otto.post("/api/tables/" + code + "/join").status, 200);
  TestSocket ottos = otto.socket(code);
  const json::value game = ottos.read("state").at("game").at("number");
  const std::string path = "/api/tables/" + code + "/call";
  const std::string body = json::serialize(json::object{{"game", game}, {"text", "Hilfe"}});
  const auto calls_wait_for_her = [&] {
    return json::serialize(rike.get("/api/me/waiting")).find(R"("kind":"call")") != std::string::npos;
  };
  EXPECT_EQ(otto.get(path).at("referees"), true);
  ASSERT_EQ(wirt.post(path, body).status, 201);
  EXPECT_TRUE(calls_wait_for_her());
  const json::object suspension{{"until", time_.now().at + 3600}, {"reason", "zu streng"}};
  ASSERT_EQ(wirt.post("/api/players/Rike/suspend", json::serialize(suspension)).status, 200);
  EXPECT_EQ(otto.get(path).at("referees"), false);
  EXPECT_EQ(error_of(otto.post(path, body)), "no_referee");
  EXPECT_FALSE(calls_wait_for_her());
  EXPECT_EQ(rike.get("/api/referee/calls").at("calls").at(0).at("own"), false) << "she does not sit there";
  time_.pass(3600 * 1000);
  EXPECT_EQ(otto.get(path).at("referees"), true) << "it is over";
  EXPECT_TRUE(calls_wait_for_her());
  EXPECT_EQ(otto.post(path, body).status, 201);
}

TEST_F(RefereeTest, WhoMayAnswerIsToldThatSomebodyCalls) {
  Browser wirt = host();
  Browser rike = referee(wirt);
  Browser paul = member("Paul");
  Match game = match();
  EXPECT_EQ(wirt.post("/api/host/players/Ben/role", R"({"role":"referee"})").status, 200);
  const auto waiting = [](Browser& browser) {
    return browser.get("/api/me/waiting").at("waiting").as_array();
  };
  const auto calls = [&](Browser& browser) {
    json::array found;
    for (const json::value& one : waiting(browser)) {
      if (one.at("kind") == "call") found.push_back(one);
    }
    return found;
  };
  EXPECT_TRUE(calls(rike).empty());
  // One of them looks at some table.
  TestSocket watching = rike.socket(game.code);
  watching.read("state");
  const std::string path = "/api/tables/" + game.code + "/call";
  const std::string body = json::serialize(json::object{{"game", game.game}, {"text", "Hilfe"}});
  const json::value called = game.anna.posted(path, body);
  watching.read("waiting");
  const json::array told = calls(rike);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].at("count"), 1);
  EXPECT_EQ(told[0].at("code"), nullptr);
  EXPECT_EQ(told[0].at("since"), time_.now().at);
  EXPECT_EQ(calls(wirt).size(), 1u);
  EXPECT_TRUE(calls(paul).empty());
  EXPECT_TRUE(calls(game.ben).empty()) << "he plays in it himself";
  EXPECT_EQ(game.ben.get("/api/referee/calls").at("calls").at(0).at("own"), true);
  EXPECT_EQ(rike.get("/api/referee/calls").at("calls").at(0).at("own"), false);
  EXPECT_EQ(rike.get("/api/referee/calls").at("calls").at(0).at("in_series"), 1);

  game.ben.posted(path, body);
  watching.read("waiting");
  const json::array again = calls(rike);
  EXPECT_EQ(again.at(0).at("count"), 2);
  EXPECT_NE(again.at(0).at("key"), told[0].at("key")) << "another one is news";
  const std::string one = "/api/referee/calls/" + std::to_string(called.at("id").as_int64());
  EXPECT_EQ(wirt.post(one + "/dismiss", R"({"reason":"nein"})").status, 200);
  watching.read("waiting");
  EXPECT_EQ(calls(rike).at(0).at("count"), 1);
  EXPECT_EQ(calls(rike).at(0).at("key"), again.at(0).at("key")) << "an answer is none";
}

TEST_F(RefereeTest, BothSeeThatARefereeIsCalled) {
  Browser wirt = host();
  Match game = match();
  const auto called = [&] { return state(game.code).at("table").at("called"); };
  EXPECT_EQ(called(), json::value({false, false}));
  const json::value call =
      game.anna.posted("/api/tables/" + game.code + "/call",
                       json::serialize(json::object{{"game", game.game}, {"text", "Ben ist gemein"}}));
  for (TestSocket* socket : {&game.white, &game.black}) {
    const json::value told = socket->read("table");
    EXPECT_EQ(told.at("table").at("called"), json::value({true, false}));
    EXPECT_EQ(json::serialize(told).find("gemein"), std::string::npos);
  }
  again();
  EXPECT_EQ(called(), json::value({true, false})) << "after a restart too";
  const std::string one = "/api/referee/calls/" + std::to_string(call.at("id").as_int64());
  EXPECT_EQ(wirt.post(one + "/dismiss", R"({"reason":"nein"})").status, 200);
  EXPECT_EQ(called(), json::value({false, false}));
}

TEST_F(RefereeTest, OnlyAWarningForDelayCounts) {
  again(2);
  Browser wirt = host();
  Match game = match();
  for (int times = 0; times < 3; ++times) {
    EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "caution"}, {"against", "black"}})).status,
              200);
  }
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "warn"}, {"against", "black"}})).status, 200);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "ongoing");
  EXPECT_EQ(state(game.code).at("table").at("rulings").at(0).at("kind"), "caution");
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "warn"}, {"against", "black"}})).status, 200);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "white_wins:adjudicated");
}

TEST_F(RefereeTest, APlayerCallsThreeTimesAGame) {
  Browser wirt = host();
  Match game = match();
  const std::string body = json::serialize(json::object{{"game", game.game}, {"text", "Hilfe"}});
  for (int times = 0; times < 3; ++times) {
    const json::value called = game.anna.posted("/api/tables/" + game.code + "/call", body);
    const std::string one = "/api/referee/calls/" + std::to_string(called.at("id").as_int64());
    EXPECT_EQ(wirt.post(one + "/dismiss", R"({"reason":"nein"})").status, 200);
  }
  EXPECT_EQ(error_of(game.anna.post("/api/tables/" + game.code + "/call", body)), "too_many");
}

TEST_F(RefereeTest, ThreeCallsOfAPlayerWaitInAllHisGames) {
  Browser wirt = host();
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  const auto call = [&] {
    const std::string code = anna.open();
    EXPECT_EQ(ben.post("/api/tables/" + code + "/join").status, 200);
    const json::object body{{"game", state(code).at("game").at("number")}, {"text", "Hilfe"}};
    return anna.post("/api/tables/" + code + "/call", json::serialize(body));
  };
  const std::int64_t first = json::parse(call().body).at("id").as_int64();
  for (int times = 0; times < 2; ++times) EXPECT_EQ(error_of(call()), "-");
  EXPECT_EQ(error_of(call()), "too_many");
  const std::string path = "/api/referee/calls/" + std::to_string(first) + "/dismiss";
  EXPECT_EQ(wirt.post(path, R"({"reason":"nein"})").status, 200);
  EXPECT_EQ(error_of(call()), "-");
}

TEST_F(RefereeTest, OneAddressCallsOnlySoOftenWhoeverComesFromThere) {
  restart_with([&](ServerOptions& options) {
    options.time = &time_;
    options.behind_proxy = true;
  });
  Browser wirt = host();
  const auto call_from = [&](const std::string& address) {
    Browser anna(*this);
    Browser ben(*this);
    const std::string code = anna.at(address).open();
    EXPECT_EQ(ben.at(address).post("/api/tables/" + code + "/join").status, 200);
    const json::object body{{"game", state(code).at("game").at("number")}, {"text", "Hilfe"}};
    return error_of(anna.post("/api/tables/" + code + "/call", json::serialize(body)));
  };
  int calls = 0;
  std::string refusal = "-";
  while (calls < 30 && refusal == "-") {
    refusal = call_from("192.0.2.1");
    if (refusal == "-") ++calls;
  }
  EXPECT_EQ(refusal, "too_many");
  EXPECT_GE(calls, 10);
  EXPECT_EQ(call_from("192.0.2.2"), "-");
}

TEST_F(RefereeTest, BothSeeAWarning) {
  Browser wirt = host();
  Match game = match();
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "warn"}, {"against", "black"}},
                                                "Spielverzögerung: Das Remis stand."))
                .status,
            200);
  for (TestSocket* socket : {&game.white, &game.black}) {
    const json::value table = socket->read("table").at("table");
    ASSERT_EQ(table.at("rulings").as_array().size(), 1u);
    const json::value given = table.at("rulings").at(0);
    EXPECT_EQ(given.at("kind"), "warn");
    EXPECT_EQ(given.at("against"), "black");
    EXPECT_EQ(given.at("by"), "Wirt");
    EXPECT_EQ(given.at("reason"), "Spielverzögerung: Das Remis stand.");
    EXPECT_EQ(given.at("at"), time_.now().at);
  }
  const json::value deed = wirt.get("/api/referee/log").at("log").at(0);
  EXPECT_EQ(deed.at("what"), "warn black");
  EXPECT_EQ(deed.at("by"), "Wirt");
  EXPECT_EQ(deed.at("game"), game.game);
  EXPECT_EQ(deed.at("code"), game.code.c_str());
  EXPECT_EQ(deed.at("white"), "Anna");
  EXPECT_EQ(deed.at("black"), "Ben");
  EXPECT_EQ(deed.at("reason"), "Spielverzögerung: Das Remis stand.");
}

TEST_F(RefereeTest, SoManyWarningsLoseTheGameWhereTheHostSaysSo) {
  again(2);
  Browser wirt = host();
  Match game = match("60+5", true);
  const auto warn = [&](const char* side) {
    return wirt.post(ruling_path(game), ruling(game, {{"kind", "warn"}, {"against", side}})).status;
  };
  EXPECT_EQ(warn("black"), 200);
  EXPECT_EQ(warn("white"), 200);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "ongoing");
  EXPECT_EQ(warn("black"), 200);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "white_wins:adjudicated");
  EXPECT_EQ(state(game.code).at("table").at("rulings").as_array().size(), 3u);
  EXPECT_EQ(warn("black"), 400);
  EXPECT_EQ(game.anna.get("/api/me").at("player").at("ratings").at("live").at("games"), 1);
  again(2);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "white_wins:adjudicated");
}

// Both have it open, and the second one decides by what is no more.
TEST_F(RefereeTest, ACallIsAnsweredOnce) {
  again(2);
  Browser wirt = host();
  Browser rike = referee(wirt);
  Match game = match("60+5", true);
  const std::string body = json::serialize(json::object{{"game", game.game}, {"text", "Anna zieht nicht"}});
  const json::value call = game.ben.posted("/api/tables/" + game.code + "/call", body).at("id");
  const std::string warning = ruling(game, {{"kind", "warn"}, {"against", "white"}, {"call", call}});
  EXPECT_EQ(rike.post(ruling_path(game), warning).status, 200);
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), warning)), "not_found");
  const std::string time =
      ruling(game, {{"kind", "add"}, {"against", "black"}, {"seconds", 600}, {"call", call}});
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), time)), "not_found");
  EXPECT_EQ(error_of(rike.post(ruling_path(game), warning)), "not_found") << "nor his own once more";
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "ongoing");
  EXPECT_EQ(state(game.code).at("table").at("rulings").as_array().size(), 1u);
  EXPECT_EQ(place_.number("SELECT count(*) FROM referee_log WHERE what LIKE 'warn %'"), 1);
}

// Both have found it open.
TEST_F(RefereeTest, OfTwoAnswersAtTheSameMomentOneCounts) {
  again(2);
  Browser wirt = host();
  Browser rike = referee(wirt);
  Match game = match();
  const std::string body = json::serialize(json::object{{"game", game.game}, {"text", "Anna zieht nicht"}});
  const json::value call = game.ben.posted("/api/tables/" + game.code + "/call", body).at("id");
  const std::string warning = ruling(game, {{"kind", "warn"}, {"against", "white"}, {"call", call}});
  const auto warn = [&](Browser& browser) {
    return std::async(std::launch::async, [&] { return browser.post(ruling_path(game), warning); });
  };
  mistakes_->hold_reads();
  std::future<HttpReply> first = warn(rike);
  std::future<HttpReply> second = warn(wirt);
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_THAT((std::array{first.get().status, second.get().status}),
              ::testing::UnorderedElementsAre(200, 404));
  EXPECT_EQ(state(game.code).at("table").at("rulings").as_array().size(), 1u);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "ongoing");
}

// Somebody asks again who has not heard what came of it.
TEST_F(RefereeTest, TheSameRulingAskedTwiceCountsOnce) {
  again(2);
  Browser wirt = host();
  Browser rike = referee(wirt);
  Match game = match("60+5", true);
  const auto warning = [&](int seen) {
    return ruling(game, {{"kind", "warn"}, {"against", "black"}, {"rulings", seen}});
  };
  const auto rulings = [&] { return state(game.code).at("table").at("rulings").as_array().size(); };
  EXPECT_EQ(error_of(rike.post(ruling_path(game), warning(1))), "old_version") << "there is none yet";
  EXPECT_EQ(rike.post(ruling_path(game), warning(0)).status, 200);
  const HttpReply twice = rike.post(ruling_path(game), warning(0));
  EXPECT_EQ(error_of(twice), "old_version");
  EXPECT_THAT(std::string(json::parse(twice.body).at("error").at("message").as_string()),
              HasSubstr("rulings in this game: 1"));
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), warning(0))), "old_version") << "nor another referee's";
  EXPECT_EQ(error_of(rike.post(ruling_path(game), warning(-1))), "bad_request");
  EXPECT_EQ(rulings(), 1u);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "ongoing");
  const std::string time =
      ruling(game, {{"kind", "add"}, {"against", "white"}, {"seconds", 60}, {"rulings", 1}});
  EXPECT_EQ(wirt.post(ruling_path(game), time).status, 200) << "who has seen it decides on";
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), time)), "old_version");
  EXPECT_EQ(rulings(), 2u);
}

TEST_F(RefereeTest, AVerdictEndsTheGameAndAnswersItsCalls) {
  Browser wirt = host();
  Match game = match("60+5", true, "standard");
  const std::string body = json::serialize(json::object{{"game", game.game}, {"text", "Das ist remis."}});
  EXPECT_EQ(game.ben.post("/api/tables/" + game.code + "/call", body).status, 201);
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "adjudicate"}, {"winner", "draw"}})).status,
            200);
  EXPECT_EQ(game.white.read("event").at("event"), "adjudicate draw");
  EXPECT_EQ(game.white.read("table").at("table").at("rulings").at(0).at("winner"), "draw");
  EXPECT_EQ(wirt.get("/api/referee/calls").at("calls").as_array().size(), 0u);
  again();
  const json::object now = state(game.code);
  EXPECT_EQ(now.at("game").at("outcome"), "draw:adjudicated");
  EXPECT_EQ(now.at("table").at("rulings").at(0).at("reason"), "so ist es");
  Browser back(*this);
  back.post("/api/login", account_body("Wirt"));
  EXPECT_EQ(error_of(back.post(ruling_path(game), ruling(game, {{"kind", "stop"}}))), "game_over");
}

TEST_F(RefereeTest, WhileTheClocksStandNoMoveIsMade) {
  Browser wirt = host();
  Match game = match();
  time_.pass(20'000);
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "stop"}})).status, 200);
  const json::value stopped = game.white.read("state");
  EXPECT_EQ(stopped.at("table").at("stopped"), true);
  EXPECT_EQ(stopped.at("game").at("clock").at("left").at(0), 40'000);
  EXPECT_TRUE(stopped.at("game").at("clock").at("running").is_null());
  game.white.write(event(game.game, 2, "move d7", "w2"));
  EXPECT_EQ(game.white.read("error").at("code"), "stopped");
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), ruling(game, {{"kind", "stop"}}))), "stopped");

  time_.pass(100'000'000);
  again();
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "ongoing") << "no flag falls";
  EXPECT_EQ(state(game.code).at("game").at("clock").at("left").at(0), 40'000);
  EXPECT_EQ(state(game.code).at("table").at("stopped"), true);
  Browser back(*this);
  back.post("/api/login", account_body("Wirt"));
  const std::string more = ruling(game, {{"kind", "add"}, {"against", "white"}, {"seconds", 30}});
  EXPECT_EQ(back.post(ruling_path(game), more).status, 200);
  EXPECT_EQ(back.post(ruling_path(game), ruling(game, {{"kind", "go_on"}})).status, 200);
  EXPECT_EQ(error_of(back.post(ruling_path(game), ruling(game, {{"kind", "go_on"}}))), "nothing_asked");
  time_.pass(10'000);
  EXPECT_EQ(state(game.code).at("game").at("clock").at("left").at(0), 60'000);
  again();
  EXPECT_EQ(state(game.code).at("game").at("clock").at("left").at(0), 60'000) << "as it was replayed";
  EXPECT_EQ(state(game.code).at("game").at("clock").at("running"), "white");
}

TEST_F(RefereeTest, AStoppedGameIsListedAsItStandsAtTheTable) {
  Browser wirt = host();
  Match game = match();
  time_.pass(20'000);
  const auto listed = [&] { return game.anna.get("/api/me/games").at("games").at(0); };
  EXPECT_EQ(listed().at("left"), (json::value{40'000, 60'000}));
  EXPECT_EQ(listed().at("running"), "white");
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "stop"}})).status, 200);
  time_.pass(100'000);
  EXPECT_EQ(listed().at("left"), (json::value{40'000, 60'000}));
  EXPECT_TRUE(listed().at("running").is_null());
  again();
  EXPECT_EQ(listed().at("left"), (json::value{40'000, 60'000}));
  EXPECT_TRUE(listed().at("running").is_null());
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "go_on"}})).status, 200);
  time_.pass(1000);
  EXPECT_EQ(listed().at("left"), (json::value{39'000, 60'000}));
  EXPECT_EQ(listed().at("running"), "white");
}

TEST_F(RefereeTest, TheDeadlineFollowsTheRulings) {
  Browser wirt = host();
  Match game = match();
  const std::string more = ruling(game, {{"kind", "add"}, {"against", "white"}, {"seconds", 3600}});
  EXPECT_EQ(wirt.post(ruling_path(game), more).status, 200);
  EXPECT_EQ(game.white.read("state").at("game").at("clock").at("left").at(0), 3'660'000);
  const auto deadline = [&] { return place_.number("SELECT deadline FROM games"); };
  EXPECT_EQ(deadline(), time_.now().tick + 3'660'000);
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "stop"}})).status, 200);
  EXPECT_EQ(place_.number("SELECT count(*) FROM games WHERE deadline IS NOT NULL"), 0);
  time_.pass(5000);
  EXPECT_EQ(wirt.post(ruling_path(game), ruling(game, {{"kind", "go_on"}})).status, 200);
  EXPECT_EQ(deadline(), time_.now().tick + 3'660'000);
}

TEST_F(RefereeTest, RefusesRulingsThatMakeNoSense) {
  Browser wirt = host();
  Match game = match("-");
  const auto refusal = [&](json::object what) {
    return error_of(wirt.post(ruling_path(game), ruling(game, std::move(what))));
  };
  EXPECT_EQ(refusal({{"kind", "add"}, {"against", "white"}, {"seconds", 60}}), "bad_time");
  EXPECT_EQ(refusal({{"kind", "add"}, {"against", "white"}, {"seconds", 0}}), "bad_request");
  EXPECT_EQ(refusal({{"kind", "warn"}, {"against", "both"}}), "bad_request");
  EXPECT_EQ(refusal({{"kind", "adjudicate"}}), "bad_request");
  EXPECT_EQ(refusal({{"kind", "behead"}}), "bad_request");
  EXPECT_EQ(refusal({{"kind", "stop"}, {"call", 7}}), "not_found");
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), ruling(game, {{"kind", "stop"}}, ""))), "bad_request");
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), ruling(game, {{"kind", "stop"}}, std::string(1001, 'x')))),
            "text_too_long");
  EXPECT_EQ(error_of(wirt.post(ruling_path(game), R"({"game":77,"kind":"stop","reason":"x"})")),
            "unknown_game");
  EXPECT_EQ(state(game.code).at("table").at("rulings").as_array().size(), 0u);
}

TEST_F(RefereeTest, AResultThatIsCorrectedCountsInRatingsListsAndTheSeries) {
  Browser wirt = host();
  Match game = match("60+5", true);
  const auto refusal = [&](const char* winner) {
    return error_of(wirt.post(ruling_path(game), ruling(game, {{"kind", "correct"}, {"winner", winner}})));
  };
  EXPECT_EQ(refusal("draw"), "game_running");
  game.black.write(event(game.game, 2, "resign black", "b2"));
  game.black.read("ack");
  const auto rating = [](Browser& who) {
    return who.get("/api/me").at("player").at("ratings").at("live").at("rating").as_int64();
  };
  EXPECT_EQ(rating(game.anna), 1662);
  EXPECT_EQ(state(game.code).at("table").at("brought"), (json::array{162, -162}));
  EXPECT_EQ(refusal("white"), "bad_result");
  EXPECT_EQ(refusal("both"), "bad_request");
  EXPECT_EQ(refusal("black"), "-");
  EXPECT_EQ(rating(game.anna), 1338);
  EXPECT_EQ(rating(game.ben), 1662);
  const json::object now = state(game.code);
  EXPECT_EQ(now.at("game").at("outcome"), "black_wins:adjudicated");
  EXPECT_EQ(now.at("game").at("events").as_array().size(), 3u) << "what was played stays";
  EXPECT_EQ(now.at("table").at("series").at("points"), (json::array{0, 1}));
  EXPECT_EQ(now.at("table").at("rulings").at(0).at("kind"), "correct");
  EXPECT_EQ(now.at("table").at("rulings").at(0).at("winner"), "black");
  EXPECT_EQ(now.at("table").at("players").at(0).at("rating"), 1338);
  EXPECT_EQ(now.at("table").at("brought"), (json::array{-162, 162}));
  const std::string record = ask("GET", "/api/tables/" + game.code + "/record").body;
  EXPECT_THAT(record, HasSubstr("[Correction \"0-1\"]"));
  EXPECT_THAT(record, HasSubstr("{Corrected by a referee, 0-1: "));
  EXPECT_THAT(record, HasSubstr("[Result \"1-0\"]")) << "what was played stays";
  const json::value row = json::parse(ask("GET", "/api/players/Ben").body).at("games").at(0);
  EXPECT_EQ(row.at("outcome"), "black_wins:adjudicated");

  EXPECT_EQ(refusal("nobody"), "-");
  EXPECT_EQ(state(game.code).at("table").at("series").at("points"), (json::array{0, 0}));
  EXPECT_TRUE(state(game.code).at("table").at("brought").is_null());
  EXPECT_TRUE(game.anna.get("/api/me").at("player").at("ratings").at("live").is_null());
  EXPECT_EQ(refusal("nobody"), "bad_result");
  EXPECT_EQ(refusal("draw"), "-") << "and back";
  EXPECT_EQ(rating(game.ben), 1500);
  again();
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "draw:adjudicated");
  EXPECT_EQ(state(game.code).at("table").at("series").at("points"), (json::array{0.5, 0.5}));
}

TEST_F(RefereeTest, WhileACorrectionIsWorkedOutEverybodyElsePlaysOn) {
  Browser wirt = host();
  Match game = match("60+5", true);
  game.black.write(event(game.game, 2, "resign black", "b2"));
  game.black.read("ack");
  Browser carl = guest("Carl");
  const std::string code = carl.open();
  EXPECT_EQ(guest("Dora").post("/api/tables/" + code + "/join").status, 200);
  TestSocket socket = carl.socket(code);
  const auto other = static_cast<int>(socket.read("state").at("game").at("number").as_int64());
  mistakes_->holds_looks = true;
  std::future<HttpReply> corrected = std::async(std::launch::async, [&] {
    return wirt.post(ruling_path(game), ruling(game, {{"kind", "correct"}, {"winner", "black"}}));
  });
  EXPECT_TRUE(mistakes_->look_began.try_acquire_for(std::chrono::seconds(30))) << "it is no look";
  mistakes_->holds_looks = false;
  socket.write(event(other, 0, "move d6", "c1"));
  socket.read("ack");
  mistakes_->look_may_go_on.release();
  EXPECT_EQ(corrected.get().status, 200);
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "black_wins:adjudicated");
}

TEST_F(RefereeTest, AGameThatTheTablePlaysNoMoreIsCorrectedAndTheNextOneGoesOn) {
  Browser wirt = host();
  Match game = match();
  game.black.write(event(game.game, 2, "resign black", "b2"));
  game.black.read("ack");
  const std::string next = R"(,"do":"ask","game":)" + std::to_string(game.game) + "}";
  game.white.write(R"({"t":"next","id":"n1")" + next);
  game.black.write(R"({"t":"next","id":"n2")" + next);
  std::int64_t number = game.game;
  while (number == game.game) number = state(game.code).at("game").at("number").as_int64();
  const std::string draw = ruling(game, {{"kind", "correct"}, {"winner", "draw"}});
  EXPECT_EQ(wirt.post(ruling_path(game), draw).status, 200);
  const json::object now = state(game.code);
  EXPECT_EQ(now.at("game").at("number"), number);
  EXPECT_EQ(now.at("game").at("outcome"), "ongoing");
  EXPECT_EQ(now.at("table").at("series").at("points"), (json::array{0.5, 0.5}));
  EXPECT_EQ(now.at("table").at("here"), (json::array{true, true}));
  game.black.write(event(static_cast<int>(number), 0, "move a1", "b3"));
  json::value ack = game.black.read("ack");
  while (ack.at("id") != "b3") ack = game.black.read("ack");
  EXPECT_EQ(ack.at("version"), 1) << "who had Black has White now";
}

TEST_F(RefereeTest, WhateverAnEarlierResultBecomesTheTableIsReadAsItWasPlayed) {
  Browser wirt = host();
  Match game = match();
  game.black.write(event(game.game, 2, "resign black", "b2"));
  game.black.read("ack");
  const auto correct = [&](const char* winner) {
    return error_of(wirt.post(ruling_path(game), ruling(game, {{"kind", "correct"}, {"winner", winner}})));
  };
  // The colours stay after a game that counts for nobody, and change after any other.
  EXPECT_EQ(correct("nobody"), "-");
  const std::string next = R"(,"do":"ask","game":)" + std::to_string(game.game) + "}";
  game.white.write(R"({"t":"next","id":"n1")" + next);
  game.black.write(R"({"t":"next","id":"n2")" + next);
  while (state(game.code).at("game").at("number") == game.game) continue;
  EXPECT_EQ(state(game.code).at("table").at("white"), 0);
  for (const char* winner : {"black", "draw", "nobody", "white"}) {
    EXPECT_EQ(correct(winner), "-") << winner;
    EXPECT_EQ(state(game.code).at("table").at("white"), 0) << winner;
    EXPECT_EQ(state(game.code).at("game").at("outcome"), "ongoing") << winner;
  }
  EXPECT_EQ(state(game.code).at("table").at("series").at("points"), (json::array{1, 0}));
  again();
  EXPECT_EQ(state(game.code).at("table").at("white"), 0);
}

TEST_F(RefereeTest, AnAbortedGameHasNoResultToCorrect) {
  Browser wirt = host();
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(anna.post("/api/seeks", R"({"rules":"standard","time":"60+5","colour":"white"})").status, 201);
  const std::string code(ben.posted("/api/seeks", R"({"rules":"standard","time":"60+5","colour":"black"})")
                             .at("code")
                             .as_string());
  TestSocket white = anna.socket(code);
  const auto number = static_cast<int>(white.read("state").at("game").at("number").as_int64());
  white.write(R"({"t":"abort","id":"w1","game":)" + std::to_string(number) + "}");
  EXPECT_EQ(white.read("event").at("event"), "abort");
  const json::object what{{"game", number}, {"kind", "correct"}, {"winner", "white"}, {"reason", "x"}};
  const HttpReply refused = wirt.post("/api/tables/" + code + "/ruling", json::serialize(what));
  EXPECT_EQ(error_of(refused), "bad_result");
  EXPECT_THAT(refused.body, HasSubstr("aborted"));
}

TEST_F(RefereeTest, ATextThatIsTakenOutIsGoneAndTheGameStaysAsItIs) {
  Browser wirt = host();
  Match game = match();
  game.white.write(event(game.game, 2, R"(move d7 offer "du Esel")", "w2"));
  game.white.read("ack");
  game.black.write(event(game.game, 3, R"(decline black "selber")", "b2"));
  game.black.write(R"({"t":"say","id":"c1","game":)" + std::to_string(game.game) + R"(,"text":"pfui"})");
  const auto path = "/api/tables/" + game.code + "/redact";
  const auto redact = [&](json::object which, const std::string& reason = "Beleidigung") {
    which["game"] = game.game;
    which["reason"] = reason;
    return error_of(wirt.post(path, json::serialize(which)));
  };
  const auto shown = [&] { return json::serialize(state(game.code).at("game").at("events")); };
  game.white.read("chat");
  EXPECT_THAT(shown(), HasSubstr("Esel"));
  const json::object before = state(game.code);
  EXPECT_EQ(redact({{"version", 3}}), "-");
  EXPECT_EQ(redact({{"version", 3}}), "not_found") << "it is gone";
  EXPECT_EQ(redact({{"version", 1}}), "not_found") << "a move without a text";
  EXPECT_EQ(redact({{"version", 99}}), "not_found");
  EXPECT_EQ(redact({{"chat", 1}}), "-");
  EXPECT_EQ(redact({{"chat", 1}}), "not_found");
  EXPECT_EQ(redact({{"chat", 2}}), "not_found");
  EXPECT_EQ(redact({}), "bad_request");
  EXPECT_EQ(redact({{"chat", 1}, {"version", 4}}), "bad_request");
  EXPECT_EQ(redact({{"version", 4}}, ""), "bad_request");
  json::value seen = game.white.read("state");
  while (seen.at("chat").at(0).at("text") != "") seen = game.white.read("state");
  EXPECT_THAT(json::serialize(seen), ::testing::Not(HasSubstr("Esel")));
  EXPECT_THAT(shown(), HasSubstr("selber")) << "of the other one nothing was said";
  const json::object after = state(game.code);
  const json::array& rulings = after.at("table").at("rulings").as_array();
  ASSERT_EQ(rulings.size(), 2u) << "both players are told of both texts";
  EXPECT_EQ(rulings[0].at("kind"), "redact");
  EXPECT_EQ(rulings[0].at("reason"), "Beleidigung");
  for (const char* what : {"turn", "outcome", "clock", "number"})
    EXPECT_EQ(after.at("game").at(what), before.at("game").at(what)) << what;
  EXPECT_EQ(error_of(game.anna.post(path, "{}")), "not_allowed");

  // The same in a game that was packed since.
  game.black.write(event(game.game, 4, "resign black", "b3"));
  while (game.black.read("ack").at("id") != "b3") continue;
  place_.games().all().games().pack(INT64_MAX, 10);
  EXPECT_EQ(redact({{"version", 4}}), "-");
  EXPECT_THAT(shown(), ::testing::Not(HasSubstr("selber")));
  EXPECT_EQ(state(game.code).at("game").at("outcome"), "white_wins:resignation");
  const json::value log = wirt.get("/api/referee/log").at("log");
  EXPECT_EQ(log.at(0).at("what"), "redact line 4");
  EXPECT_EQ(log.at(1).at("what"), "redact chat 1");
}

TEST_F(RefereeTest, NobodyRulesOnHisOwnGame) {
  Browser wirt = host();
  Match game = match();
  EXPECT_EQ(wirt.post("/api/host/players/Anna/role", R"({"role":"referee"})").status, 200);
  const HttpReply own =
      game.anna.post(ruling_path(game), ruling(game, {{"kind", "warn"}, {"against", "black"}}));
  EXPECT_EQ(error_of(own), "not_allowed");
  EXPECT_THAT(own.body, HasSubstr("somebody else"));
}

}  // namespace
}  // namespace muehle::server::testing
