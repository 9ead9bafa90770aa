// The whole server on a free port of this machine, with a real store, and a client that speaks to it.
#include "server/process/server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using testing::error_code;
using testing::event;
using ::testing::HasSubstr;
using testing::ServerTest;
using ::testing::StartsWith;

TEST_F(ServerTest, ServesThePageWithItsGuards) {
  const HttpReply page = ask("GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.body, "<p>");
  EXPECT_THAT(page.header("Content-Security-Policy"), HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));
  EXPECT_THAT(page.header("Content-Security-Policy"), HasSubstr("ws://127.0.0.1:" + std::to_string(port_)));
  EXPECT_EQ(page.header("X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(page.header("ETag"), "\"tag\"");

  const HttpReply again = ask("GET", "/", "", {{"If-None-Match", "\"tag\""}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  const HttpReply head = ask("HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.header("Content-Length"), "3");
  EXPECT_EQ(ask("GET", "/g/abcdefghijkm").body, "<p>") << "every table has the same page";
  EXPECT_EQ(error_code(ask("GET", "/nothing").body), "not_found");
  EXPECT_EQ(ask("POST", "/").status, 405);
}

TEST_F(ServerTest, GivesPeopleAPageWhereProgramsGetAnError) {
  const Headers browser = {{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}};
  const std::string secret(32, '0');
  struct Bad {
    std::string path;
    int status;
  };
  for (const Bad& bad :
       {Bad{"/nothing", 404}, Bad{"/g/x", 404}, Bad{"/r/abcdefghijkm/" + secret, 404}, Bad{"/r/x", 404},
        Bad{"/r/" + std::string(open_table().at("code").as_string()) + "/" + secret, 403}}) {
    const HttpReply page = ask("GET", bad.path, "", browser);
    EXPECT_EQ(page.status, bad.status) << bad.path;
    EXPECT_EQ(page.body, "<p>") << bad.path;
    EXPECT_EQ(page.header("ETag"), "-") << bad.path;
    const HttpReply program = ask("GET", bad.path);
    EXPECT_EQ(program.status, bad.status) << bad.path;
    EXPECT_FALSE(error_code(program.body).empty()) << bad.path;
  }
  Headers stranger = browser;
  stranger.emplace_back("Host", "<b>evil.example");
  const HttpReply page = ask("GET", "/", "", stranger);
  EXPECT_EQ(page.status, 403);
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_THAT(page.body, HasSubstr("--allow-host"));
  EXPECT_THAT(page.body, HasSubstr("&lt;b&gt;evil.example"));
  EXPECT_EQ(page.header("X-Frame-Options"), "DENY");
}

TEST_F(ServerTest, TellsValuesToWhoeverAsks) {
  const HttpReply absent = ask("GET", "/api/values?position=........................+w+9+9", "",
                               {{"Origin", "https://elsewhere.example"}});
  EXPECT_EQ(absent.status, 404);
  EXPECT_EQ(error_code(absent.body), "absent") << "this server has no database";
  EXPECT_EQ(absent.header("Access-Control-Allow-Origin"), "*");
  EXPECT_EQ(absent.header("Cache-Control"), "no-store");
  EXPECT_EQ(error_code(ask("GET", "/api/values").body), "bad_request");
  EXPECT_EQ(error_code(ask("GET", "/api/values?position=%zz").body), "bad_request");
  EXPECT_EQ(error_code(ask("GET", "/api/values?position=WWW").body), "bad_position");
  EXPECT_EQ(error_code(ask("GET", "/api/values?position=........................+w+9+9&rules=x").body),
            "bad_rules");
  EXPECT_EQ(ask("POST", "/api/values").status, 405);
  const Headers stranger = {{"Origin", "https://elsewhere.example"}};
  const HttpReply review = ask("POST", "/api/review", "1. d6 f4 *", stranger);
  EXPECT_EQ(error_code(review.body), "absent");
  EXPECT_EQ(review.header("Access-Control-Allow-Origin"), "*");
  EXPECT_EQ(error_code(ask("POST", "/api/review", "1. z9", stranger).body), "bad_record");
  EXPECT_EQ(ask("GET", "/api/review").status, 405);
  EXPECT_EQ(ask("GET", "/api/addresses").header("Access-Control-Allow-Origin"), "-");
}

TEST_F(ServerTest, NamesMayBeChanged) {
  const json::object anna = open_table();
  const std::string code(anna.at("code").as_string());
  TestSocket watcher = socket(code, "");
  watcher.read("state");
  const std::string path = "/api/tables/" + code + "/name";
  EXPECT_EQ(error_code(ask("POST", path, R"({"name":"Eve"})").body), "not_seated");
  const Headers own = {{"Cookie", cookie(anna)}};
  EXPECT_EQ(error_code(ask("POST", path, R"({"name":"a\u0007b"})", own).body), "bad_request");
  EXPECT_EQ(error_code(ask("POST", path, R"({"name":"Eve\u200b"})", own).body), "bad_name");
  EXPECT_EQ(error_code(ask("POST", path, R"({"name":"  "})", own).body), "bad_name");
  EXPECT_EQ(ask("GET", path).status, 405);
  EXPECT_EQ(ask("POST", path, R"({"name":" Änne "})", own).status, 200);
  EXPECT_EQ(watcher.read("table").at("table").at("names"), (json::array{"Änne", nullptr}));
  restart();
  const json::value state = json::parse(ask("GET", "/api/tables/" + code).body);
  EXPECT_EQ(state.at("table").at("names"), (json::array{"Änne", nullptr}));
}

TEST_F(ServerTest, TellsItsAddressesAtThisMachineOnly) {
  // It listens here only, so nobody else finds it anywhere.
  EXPECT_EQ(ask("GET", "/api/addresses").body, R"({"addresses":[]})");
  EXPECT_EQ(ask("POST", "/api/addresses").status, 405);
}

TEST(ServerAddresses, OfAllNetworksComeBeforeLocalhost) {
  const TestPlace place;
  const auto store = place.open();
  ServerOptions options;
  options.site.password_cost = least_password_cost;
  options.host = "0.0.0.0";
  options.port = 0;
  const auto server = Server::listen(options, *store).value();
  const std::vector<std::string> addresses = server->addresses();
  ASSERT_FALSE(addresses.empty());
  EXPECT_THAT(addresses.back(), StartsWith("http://localhost:"));
  for (std::size_t n = 0; n + 1 < addresses.size(); ++n) {
    EXPECT_THAT(addresses[n], ::testing::MatchesRegex(R"(http://[0-9.]+:[0-9]+/)"));
  }
}

TEST_F(ServerTest, RefusesStrangeHostsAndOrigins) {
  const auto port = std::to_string(port_);
  EXPECT_EQ(error_code(ask("GET", "/", "", {{"Host", "evil.example"}}).body), "bad_host");
  EXPECT_EQ(ask("GET", "/", "", {{"Host", "allowed.example"}}).status, 200);
  EXPECT_EQ(ask("GET", "/", "", {{"Host", "192.168.1.5:" + port}}).status, 200);
  const std::string body = R"({"rules":"standard"})";
  EXPECT_EQ(error_code(ask("POST", "/api/tables", body, {{"Origin", "http://evil.example"}}).body),
            "bad_origin");
  EXPECT_EQ(ask("POST", "/api/tables", body, {{"Origin", "null"}}).status, 403);
  EXPECT_EQ(ask("POST", "/api/tables", body, {{"Origin", "http://127.0.0.1:" + port}}).status, 201);
}

TEST_F(ServerTest, RefusesBadRequestsWithTheirReason) {
  struct Bad {
    const char* body;
    const char* code;
  };
  const std::string long_name = R"({"rules":"standard","name":")" + std::string(41, 'x') + "\"}";
  for (const Bad& bad :
       {Bad{"", "bad_request"}, Bad{"[]", "bad_request"}, Bad{"{}", "bad_rules"},
        Bad{R"({"rules":"chess"})", "bad_rules"},
        Bad{R"({"rules":"standard","colour":"red"})", "bad_request"},
        Bad{R"({"rules":"standard","next":"never"})", "bad_request"},
        Bad{R"({"rules":"standard","start":"x"})", "bad_position"},
        Bad{R"({"rules":"standard","start":"WW...................BBB w 0 0"})", "bad_position"},
        Bad{R"({"rules":"standard","name":"a\u0007"})", "bad_request"},
        Bad{long_name.c_str(), "bad_request"}}) {
    const HttpReply reply = ask("POST", "/api/tables", bad.body);
    EXPECT_EQ(reply.status, 400) << bad.body;
    EXPECT_EQ(error_code(reply.body), bad.code) << bad.body;
  }
  const HttpReply large = ask("POST", "/api/tables", std::string(20000, ' '));
  EXPECT_EQ(large.status, 413);
  EXPECT_EQ(error_code(large.body), "too_large");
  EXPECT_EQ(ask("GET", "/api/tables").status, 405);
  EXPECT_EQ(ask("GET", "/api/tables/abcdefghijkm").status, 404);
  EXPECT_EQ(ask("POST", "/api/tables/abcdefghijkm/join", "{}").status, 404);
  EXPECT_EQ(ask("GET", "/api/tables/../../etc/passwd").status, 404);
  EXPECT_EQ(http_raw(port_, "NONSENSE\r\n\r\n").substr(0, 12), "HTTP/1.1 400");
}

TEST_F(ServerTest, SeatsTheFirstVisitorAndLetsLaterOnesWatch) {
  const HttpReply opened = ask("POST", "/api/tables", R"({"rules":"standard","colour":"black"})");
  EXPECT_THAT(opened.header("Set-Cookie"), HasSubstr("HttpOnly; SameSite=Lax"));
  const json::object table = json::parse(opened.body).as_object();
  const std::string code(table.at("code").as_string());
  const std::string join = "/api/tables/" + code + "/join";

  const json::object owner =
      json::parse(ask("POST", join, "{}", {{"Cookie", cookie(table)}}).body).as_object();
  EXPECT_EQ(owner.at("seat"), 0) << "who has a seat keeps it";
  const std::string secret = "0123456789abcdef0123456789abcdef";
  const std::string asking = R"({"name":"Ben","secret":")" + secret + "\"}";
  const json::object ben = json::parse(ask("POST", join, asking).body).as_object();
  EXPECT_EQ(ben.at("seat"), 1);
  EXPECT_EQ(ben.at("return").as_string(), "/g/" + code + "#" + secret);
  EXPECT_EQ(json::parse(ask("POST", join, asking).body).at("seat"), 1)
      << "the answer was lost, and he asks again";
  EXPECT_TRUE(json::parse(ask("POST", join, "{}").body).at("seat").is_null());

  const json::value state = json::parse(ask("GET", "/api/tables/" + code).body);
  EXPECT_TRUE(state.at("seat").is_null());
  EXPECT_EQ(state.at("table").at("names"), (json::array{nullptr, "Ben"}));
  EXPECT_EQ(state.at("table").at("white"), 1);
  EXPECT_EQ(state.at("table").at("lot").at("drawn"), false);
}

TEST_F(ServerTest, AnOldReturnLinkLeadsBackToItsSeat) {
  const json::object table = open_table();
  const std::string secret = std::string(table.at("return").as_string()).substr(16);
  const std::string link = "/r/" + std::string(table.at("code").as_string()) + "/" + secret;
  const HttpReply back = ask("GET", link);
  EXPECT_EQ(back.status, 303);
  EXPECT_EQ(back.header("Location"), std::string(table.at("url").as_string()));
  EXPECT_THAT(back.header("Set-Cookie"), StartsWith(cookie(table)));
  EXPECT_EQ(back.header("Cache-Control"), "no-store");
  EXPECT_EQ(error_code(ask("GET", link.substr(0, 16) + std::string(32, '0')).body), "bad_secret");
}

TEST_F(ServerTest, PlaysOverSockets) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  TestSocket anna = socket(code, cookie(table));
  const json::value state = anna.read();
  EXPECT_EQ(state.at("t"), "state");
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(state.at("game").at("turn"), "white");
  EXPECT_EQ(state.at("game").at("outcome"), "ongoing");
  const auto game = static_cast<int>(state.at("game").at("number").as_int64());

  const json::object joined =
      json::parse(ask("POST", "/api/tables/" + code + "/join", R"({"name":"Ben"})").body).as_object();
  EXPECT_EQ(anna.read("table").at("table").at("seated"), (json::array{true, true}));
  TestSocket ben = socket(code, cookie(joined));
  EXPECT_EQ(ben.read("state").at("seat"), 1);
  EXPECT_EQ(anna.read("table").at("table").at("here"), (json::array{true, true}));
  TestSocket watcher = socket(code, "");
  EXPECT_TRUE(watcher.read("state").at("seat").is_null());

  anna.write(event(game, 0, "move d6", "k1"));
  EXPECT_EQ(anna.read("event").at("event"), "move d6");
  EXPECT_EQ(anna.read("ack").at("id"), "k1");
  EXPECT_EQ(ben.read("event").at("version"), 1);
  EXPECT_EQ(watcher.read("event").at("event"), "move d6");

  watcher.write(event(game, 1, "move a1", "w1"));
  EXPECT_EQ(watcher.read("error").at("code"), "not_seated");
  ben.write(event(game, 0, "move a1", "b1"));
  EXPECT_EQ(ben.read("error").at("code"), "old_version");
  EXPECT_EQ(ben.read("state").at("game").at("version"), 1);
  ben.write(event(game, 1, "move d6", "b2"));
  const json::value illegal = ben.read("error");
  EXPECT_EQ(illegal.at("code"), "illegal_move");
  EXPECT_EQ(illegal.at("fault"), "target_occupied");
  ben.write("nonsense");
  EXPECT_TRUE(ben.read("error").at("id").is_null());
  ben.write(R"({"t":"ping"})");
  EXPECT_EQ(ben.read("pong").at("t"), "pong");

  const HttpReply record = ask("GET", "/api/tables/" + code + "/record");
  EXPECT_THAT(record.header("Content-Type"), StartsWith("text/plain"));
  EXPECT_THAT(record.body, HasSubstr("[White \"Anna\"]"));
  EXPECT_THAT(record.body, HasSubstr("1. d6"));
  EXPECT_EQ(ask("GET", "/api/tables/" + code + "/record?game=99").status, 404);

  ben.close();
  json::value away;
  do {
    away = anna.read("table").at("table").at("away");  // first it may be told that somebody watches
  } while (away.at("seat").is_null());
  EXPECT_EQ(away.at("seat"), 1);
}

TEST_F(ServerTest, ARestartLosesNothingAndRepeatsAreRecognised) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  int game = 0;
  {
    TestSocket anna = socket(code, cookie(table));
    game = static_cast<int>(anna.read("state").at("game").at("number").as_int64());
    anna.write(event(game, 0, "move d6", "k1"));
    anna.read("ack");
    restart();
    EXPECT_EQ(anna.close_code(), service_restart) << "the page must know that it should come back";
  }
  TestSocket anna = socket(code, cookie(table));
  EXPECT_EQ(anna.read("state").at("game").at("events"), (json::array{"move d6"}));
  anna.write(event(game, 0, "move d6", "k1"));
  EXPECT_EQ(anna.read("ack").at("version"), 1);
  EXPECT_EQ(json::parse(ask("GET", "/api/tables/" + code).body).at("game").at("version"), 1);
}

TEST_F(ServerTest, GuardsItsSockets) {
  const json::object table = open_table();
  const std::string path = "/api/tables/" + std::string(table.at("code").as_string()) + "/socket";
  EXPECT_EQ(upgrade_status(port_, path, {{"Origin", "http://evil.example"}}), 403);
  EXPECT_EQ(upgrade_status(port_, path, {{"Host", "evil.example"}}), 403);
  EXPECT_EQ(upgrade_status(port_, "/api/tables/abcdefghijkm/socket", {}), 404);
  EXPECT_EQ(upgrade_status(port_, "/elsewhere", {}), 404);
  EXPECT_EQ(upgrade_status(port_, path, {{"Origin", "http://127.0.0.1:" + std::to_string(port_)}}), 101);
}

TEST_F(ServerTest, RefusesRequestsThatCouldBeReadInTwoWays) {
  const std::string get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n";
  const std::string post = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\n";
  const std::string chunks = "15\r\n{\"rules\":\"standard\"} \r\n0\r\n\r\n";
  for (const std::string& bad :
       {get + "Host: localhost\r\n\r\n", get + "Host: evil.example\r\n\r\n",
        post + "Transfer-Encoding: gzip\r\n\r\n", post + "Transfer-Encoding: gzip, chunked\r\n\r\n" + chunks,
        post + "Transfer-Encoding: chunked, gzip\r\n\r\n",
        post + "Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}",
        post + "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks,
        post + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n" + chunks,
        std::string("POST /api/tables HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n") +
            chunks}) {
    // What follows on the same connection must not be answered.
    const std::string answer = http_raw(port_, bad + get + "Connection: close\r\n\r\n");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 400")) << bad;
    EXPECT_THAT(answer, HasSubstr("Connection: close")) << bad;
    EXPECT_THAT(answer, HasSubstr("\"code\":\"bad_request\"")) << bad;
    EXPECT_THAT(answer, ::testing::Not(HasSubstr("\"ok\""))) << bad;
  }
  const std::string chunked =
      http_raw(port_, post + "Connection: close\r\nTransfer-Encoding: Chunked\r\n\r\n" + chunks);
  EXPECT_THAT(chunked, StartsWith("HTTP/1.1 201"));
}

TEST_F(ServerTest, RefusesHandshakesInTheFormOfAllErrors) {
  const std::string path = "/api/tables/" + std::string(open_table().at("code").as_string()) + "/socket";
  struct Bad {
    std::string path;
    std::pair<std::string, std::string> header;
    int status;
    std::string code;
  };
  for (const Bad& bad : {Bad{path, {"Sec-WebSocket-Key", ""}, 400, "bad_request"},
                         Bad{path, {"Sec-WebSocket-Key", "short"}, 400, "bad_request"},
                         Bad{path, {"Sec-WebSocket-Version", "8"}, 426, "bad_version"},
                         Bad{path, {"Sec-WebSocket-Protocol", "muehle.0"}, 426, "bad_protocol"},
                         Bad{path, {"Muehle-Protocol", "0"}, 426, "bad_protocol"},
                         Bad{path, {"Connection", "close"}, 400, "bad_request"},
                         Bad{path, {"Origin", "http://evil.example"}, 403, "bad_origin"},
                         Bad{path, {"Host", "evil.example"}, 403, "bad_host"},
                         Bad{"/elsewhere", {"Host", "localhost"}, 404, "not_found"},
                         Bad{"/api/tables/abcdefghijkm/socket", {"Host", "localhost"}, 404, "not_found"}}) {
    Headers headers = upgrade_headers();
    headers.push_back(bad.header);
    const HttpReply reply = ask("GET", bad.path, "", headers);
    EXPECT_EQ(reply.status, bad.status) << bad.header.second;
    EXPECT_EQ(error_code(reply.body), bad.code) << bad.header.second;
    EXPECT_EQ(reply.header("Content-Type"), "application/json") << bad.header.second;
    EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff") << bad.header.second;
    EXPECT_THAT(reply.header("Content-Security-Policy"), ::testing::Not(HasSubstr("evil")));
    EXPECT_EQ(reply.header("Sec-WebSocket-Version"), bad.code == "bad_version" ? "13" : "-");
  }
}

TEST_F(ServerTest, SaysWhichProtocolItSpeaks) {
  const std::string path = "/api/tables/" + std::string(open_table().at("code").as_string()) + "/socket";
  EXPECT_EQ(shake_hands(port_, path, {}).protocol, "");
  const Handshake both = shake_hands(port_, path, {{"Sec-WebSocket-Protocol", "muehle.99, muehle.1"}});
  EXPECT_EQ(both.status, 101);
  EXPECT_EQ(both.protocol, "muehle.1");

  EXPECT_EQ(ask("GET", "/api/lobby", "", {{"Muehle-Protocol", "1"}}).status, 200);
  const HttpReply newer = ask("GET", "/api/lobby", "", {{"Muehle-Protocol", "99"}});
  EXPECT_EQ(newer.status, 426);
  EXPECT_EQ(error_code(newer.body), "bad_protocol");
  EXPECT_EQ(newer.header("Muehle-Protocol"), "1") << "with what it speaks instead";
  EXPECT_EQ(json::parse(ask("GET", "/healthz").body).at("protocol"), "1");
}

TEST_F(ServerTest, EveryErrorCarriesTheGuardsOfThePage) {
  const std::string unreadable = http_raw(port_, "NONSENSE\r\n\r\n");
  EXPECT_THAT(unreadable, HasSubstr("X-Content-Type-Options: nosniff"));
  EXPECT_THAT(unreadable, HasSubstr("\"code\":\"bad_request\""));
  for (const HttpReply& reply : {ask("GET", "/", "", {{"Host", "evil.example"}}), ask("GET", "/nothing"),
                                 ask("POST", "/api/tables", std::string(20000, ' '))}) {
    EXPECT_GE(reply.status, 400);
    EXPECT_FALSE(error_code(reply.body).empty());
    EXPECT_EQ(reply.header("X-Frame-Options"), "DENY") << reply.body;
    EXPECT_THAT(reply.header("Content-Security-Policy"), ::testing::Not(HasSubstr("evil"))) << reply.body;
  }
}

TEST_F(ServerTest, PlaysANextGame) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  const json::object joined =
      json::parse(ask("POST", "/api/tables/" + code + "/join", "{}").body).as_object();
  TestSocket anna = socket(code, cookie(table));
  const auto game = static_cast<int>(anna.read("state").at("game").at("number").as_int64());
  TestSocket ben = socket(code, cookie(joined));
  ben.read("state");
  ben.write(event(game, 0, "resign black", "k1"));
  ben.read("ack");
  const std::string next = R"({"t":"next","id":"n","do":"ask","game":)" + std::to_string(game) + "}";
  anna.write(next);
  EXPECT_EQ(anna.read("ack").at("id"), "n");
  ben.write(next);
  const json::value state = ben.read("state");
  EXPECT_EQ(state.at("game").at("number"), game + 1);
  EXPECT_EQ(state.at("table").at("white"), 1);
  EXPECT_EQ(state.at("table").at("series").at("points"), (json::array{1, 0}));
}

TEST_F(ServerTest, WhatWasAskedForSurvivesARestart) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  const json::object joined =
      json::parse(ask("POST", "/api/tables/" + code + "/join", "{}").body).as_object();
  const auto asked = [](int game, const char* what, int version) {
    return json::serialize(
        json::object{{"t", what}, {"id", what}, {"game", game}, {"version", version}, {"do", "ask"}});
  };
  int game = 0;
  {
    TestSocket anna = socket(code, cookie(table));
    game = static_cast<int>(anna.read("state").at("game").at("number").as_int64());
    anna.write(event(game, 0, "move d6", "k1"));
    anna.write(asked(game, "undo", 1));
    anna.read("ack");
    EXPECT_EQ(anna.read("ack").at("id"), "undo");
  }
  restart();
  {
    TestSocket ben = socket(code, cookie(joined));
    EXPECT_EQ(ben.read("state").at("table").at("undo"), (json::object{{"by", 0}, {"plies", 1}}));
    ben.write(event(game, 1, "resign black", "k1"));
    ben.write(asked(game, "next", 2));
    ben.read("ack");
    EXPECT_EQ(ben.read("ack").at("id"), "next");
  }
  restart();
  TestSocket anna = socket(code, cookie(table));
  const json::value state = anna.read("state");
  EXPECT_TRUE(state.at("table").at("undo").is_null());
  EXPECT_EQ(state.at("table").at("next").at("asked"), (json::array{false, true}));
  anna.write(asked(game, "next", 2));
  EXPECT_EQ(anna.read("state").at("game").at("number"), game + 1);
  anna.read("ack");
  anna.write(event(game, 0, "move d6", "k1"));
  EXPECT_EQ(anna.read("ack").at("game"), game) << "a stored event of the game before, sent again";
}

TEST_F(ServerTest, ATakenPortIsAClearError) {
  const TestPlace other;
  const auto store = other.open();
  ServerOptions options;
  options.site.password_cost = least_password_cost;
  options.port = port_;
  const auto second = Server::listen(options, *store);
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().message, HasSubstr("is taken"));
  EXPECT_THAT(second.error().message, HasSubstr("--port"));
}

}  // namespace
}  // namespace muehle::server
