// What the server does about too much, too slow, and mistakes of its own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using testing::error_code;
using testing::event;
using ::testing::HasSubstr;
using testing::Log;
using testing::ServerTest;
using ::testing::StartsWith;

// More than the system holds for a client.
constexpr std::size_t large_size = 24 * 1024 * 1024;
const std::vector<unsigned char> large_bytes(large_size, 'x');
const Asset large_pages[] = {{"/large", "application/wasm", "\"large\"", "", large_bytes}};
const std::string ask_for_large = "GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

TEST_F(ServerTest, BelievesAProxyOnlyWhereItIsToldOfOne) {
  const auto seat_cookie = [&] {
    return ask("POST", "/api/tables", R"({"rules":"standard"})", {{"X-Forwarded-Proto", "https"}})
        .header("Set-Cookie");
  };
  EXPECT_THAT(seat_cookie(), ::testing::Not(HasSubstr("Secure"))) << "any client may write such a header";
  stop();
  start(port_, [](ServerOptions& options) { options.behind_proxy = true; });
  EXPECT_THAT(seat_cookie(), HasSubstr("; Secure"));
}

TEST_F(ServerTest, BelievesTheLastOfSeveralProxies) {
  stop();
  start(port_, [](ServerOptions& options) { options.behind_proxy = true; });
  const auto made = [&](const Headers& headers) {
    return ask("POST", "/api/me", "{}", headers).header("Set-Cookie");
  };
  EXPECT_THAT(made({{"X-Forwarded-Proto", "http, https"}}), HasSubstr("; Secure"));
  EXPECT_THAT(made({{"X-Forwarded-Proto", "https, http"}}), ::testing::Not(HasSubstr("Secure")));
  EXPECT_THAT(made({{"X-Forwarded-Proto", "HTTPS"}}), HasSubstr("; Secure")) << "as some proxies write it";
  EXPECT_THAT(made({{"X-Forwarded-Proto", "httpsx"}}), ::testing::Not(HasSubstr("Secure")));
  // A proxy that adds a line behind the client's.
  const std::string raw =
      http_raw(port_,
               "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: "
               "close\r\nX-Forwarded-Proto: http\r\nX-Forwarded-Proto: https\r\n\r\n{}");
  EXPECT_THAT(raw, HasSubstr("; Secure"));
}

TEST_F(ServerTest, OverHttpsAnOriginWithoutItIsAnotherOne) {
  stop();
  start(port_, [](ServerOptions& options) { options.behind_proxy = true; });
  const auto asked = [&](const char* origin) {
    return ask("POST", "/api/me", "{}", {{"X-Forwarded-Proto", "https"}, {"Origin", origin}}).status;
  };
  const std::string name = "127.0.0.1:" + std::to_string(port_);
  EXPECT_EQ(asked(("https://" + name).c_str()), 200);
  EXPECT_EQ(asked(("http://" + name).c_str()), 403);
}

TEST_F(ServerTest, SaysOnceThatAProxyIsNotTold) {
  stop();
  const Log log;
  start(port_);
  for (int times = 0; times < 3; ++times) ask("GET", "/", "", {{"X-Forwarded-For", "192.0.2.1"}});
  stop();
  const std::string said = log.text();
  const std::size_t at = said.find("--behind-proxy");
  ASSERT_NE(at, std::string::npos) << said;
  EXPECT_EQ(said.find("--behind-proxy", at + 1), std::string::npos) << said;
}

TEST_F(ServerTest, CountsTheClientsOfAProxyEachByItself) {
  const std::string path = "/api/tables/" + std::string(open_table().at("code").as_string()) + "/socket";
  stop();
  start(port_, [](ServerOptions& options) {
    options.behind_proxy = true;
    options.connections.each = 2;
  });
  const auto from = [](int client) {
    return Headers{{"X-Forwarded-For", "192.0.2.200, 192.0.2." + std::to_string(client)}};
  };
  std::vector<TestSocket> open;
  for (int client = 1; client <= 6; ++client) open.emplace_back(port_, path, "", from(client));
  open.emplace_back(port_, path, "", from(1));

  EXPECT_EQ(upgrade_status(port_, path, from(1)), 429);
  const HttpReply refused = ask("GET", "/", "", from(1));
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(error_code(refused.body), "too_many");
  EXPECT_EQ(ask("GET", "/", "", from(2)).status, 200) << "the others are served";

  // The proxy keeps a connection and sends what comes from whomever.
  std::string requests;
  for (int client = 2; client <= 6; ++client) {
    requests += "GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + from(client)[0].second +
                (client == 6 ? "\r\nConnection: close\r\n\r\n" : "\r\n\r\n");
  }
  const std::string answers = http_raw(port_, requests);
  EXPECT_EQ(answers.find("HTTP/1.1 429"), std::string::npos);
  EXPECT_THAT(answers, HasSubstr("Connection: close")) << "the last one was answered too";
}

TEST_F(ServerTest, APlayerOpensOnlySoManyTablesWhereverHeIs) {
  restart_with([](ServerOptions& options) { options.behind_proxy = true; });
  Browser anna = guest("Anna");
  const auto open_from = [](Browser& browser, int network) {
    browser.at("2001:db8:5:" + std::to_string(network % 40) + "::1");
    return testing::code_of(browser.post("/api/tables", R"({"rules":"standard"})"));
  };
  int opened = 0;
  std::string code = "201";
  while (opened < 200 && code == "201") {
    code = open_from(anna, opened);
    if (code == "201") ++opened;
  }
  EXPECT_EQ(code, "too_many");
  EXPECT_GE(opened, 60);
  Browser ben = guest("Ben");
  EXPECT_EQ(open_from(ben, 0), "201") << "others from there do";
}

// No address asks for more than it may, all of the network together do.
TEST_F(ServerTest, TheAddressesOfOneNetworkAskTogetherForNoMoreThanAFew) {
  restart_with([](ServerOptions& options) { options.behind_proxy = true; });
  const auto ask_from = [&](const std::string& address, int questions) {
    std::string requests;
    for (int n = 1; n <= questions; ++n) {
      requests +=
          "POST /api/review HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nX-Forwarded-For: " + address +
          (n == questions ? "\r\nConnection: close" : "") + "\r\n\r\n{}";
    }
    return http_raw(port_, requests);
  };
  std::string answers;
  for (int address = 0; address < 12; ++address)
    answers += ask_from("2001:db8:5:" + std::to_string(address) + "::1", 50);
  EXPECT_THAT(answers, HasSubstr("HTTP/1.1 429"));
  EXPECT_THAT(ask_from("2001:db8:6::1", 50), ::testing::Not(HasSubstr("HTTP/1.1 429")));
}

TEST_F(ServerTest, HasALimitForAllConnectionsTogether) {
  const std::string code(open_table().at("code").as_string());
  stop();
  start(port_, [](ServerOptions& options) { options.connections.together = 2; });
  const std::string request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  TestSocket first = socket(code, "");
  {
    TestSocket second = socket(code, "");
    EXPECT_EQ(http_raw(port_, request), "");
    second.close();
  }
  first.write(R"({"t":"ping"})");
  EXPECT_EQ(first.read("pong").at("t"), "pong") << "who is in stays in";
}

TEST_F(ServerTest, AnExceptionIsAnErrorAndALineInTheLog) {
  stop();
  const Log log;
  int asked = 0;
  start(port_, [&asked](ServerOptions& options) {
    options.database = [&asked]() -> DatabaseState {
      if (asked++ == 0) throw std::runtime_error("a mistake in the database");
      throw 42;
    };
  });
  for (int times = 0; times < 2; ++times) {
    const HttpReply failed = ask("GET", "/healthz");
    EXPECT_EQ(failed.status, 500);
    EXPECT_EQ(error_code(failed.body), "internal");
    EXPECT_EQ(failed.body.find("mistake"), std::string::npos) << "that is for the log";
    EXPECT_EQ(failed.header("X-Frame-Options"), "DENY");
  }
  EXPECT_EQ(ask("GET", "/").status, 200) << "the server goes on";
  stop();
  EXPECT_THAT(log.text(), HasSubstr("request: a mistake in the database"));
  EXPECT_THAT(log.text(), HasSubstr("request: an exception of unknown kind"));
}

TEST_F(ServerTest, AnExceptionInTheStoreIsToldToWhoWaits) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  const std::string path = "/api/tables/" + code;
  TestSocket anna = socket(code, cookie(table));
  const auto game = static_cast<int>(anna.read("state").at("game").at("number").as_int64());
  const Log log;
  mistakes_->mistaken = true;
  anna.write(event(game, 0, "move d6", "k1"));
  const json::value error = anna.read("error");
  EXPECT_EQ(error.at("code"), "internal");
  EXPECT_EQ(error.at("id"), "k1");
  EXPECT_EQ(anna.close_code(), internal_error);
  const HttpReply refused = ask("POST", "/api/tables", R"({"rules":"standard"})");
  EXPECT_EQ(refused.status, 500);
  EXPECT_EQ(error_code(refused.body), "internal");
  EXPECT_EQ(upgrade_status(port_, path + "/socket", {}), 500);

  mistakes_->mistaken = false;
  {
    TestSocket again = socket(code, cookie(table));
    again.read("state");
    again.write(event(game, 0, "move d6", "k1"));
    EXPECT_EQ(again.read("ack").at("version"), 1);
  }
  stop();
  EXPECT_THAT(log.text(), HasSubstr("[error] socket: a mistake in the store"));
  EXPECT_THAT(log.text(), HasSubstr("request: a mistake in the store"));
}

TEST_F(ServerTest, IsPatientWithWhoTakesSomething) {
  using std::chrono::milliseconds;
  constexpr milliseconds patience{1000};
  stop();
  start(port_, [&](ServerOptions& options) {
    options.assets = large_pages;
    options.patience = patience;
  });
  const auto begin = std::chrono::steady_clock::now();
  const std::size_t got = SlowReader(port_, ask_for_large).read_all(64 * 1024, milliseconds(5));
  EXPECT_GT(got, large_size);
  EXPECT_GT(std::chrono::steady_clock::now() - begin, patience) << "or it proves nothing";
}

TEST_F(ServerTest, GivesUpWhoTakesNothing) {
  stop();
  start(port_, [](ServerOptions& options) {
    options.assets = large_pages;
    options.patience = std::chrono::milliseconds(50);
    options.connections.together = 1;
  });
  SlowReader idle(port_, ask_for_large);
  // There is no place for another one until it has been given up.
  while (http_raw(port_, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").empty()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_LT(idle.read_all(64 * 1024, {}), large_size);
}

// Pings are answered by the library and empty fragments make no message: neither may go on for ever.
TEST_F(ServerTest, ClosesSocketsThatSendTooManyFrames) {
  const std::string code(open_table().at("code").as_string());
  constexpr int too_many = 2000;
  const std::string mask(4, '\0');
  const std::string ping = "\x89\x80" + mask;
  const std::string first_fragment = "\x01\x80" + mask;
  const std::string more_fragment = std::string("\0\x80", 2) + mask;

  std::string pings;
  for (int i = 0; i < too_many; ++i) pings += ping;
  TestSocket pinging = socket(code, "");
  pinging.read("state");
  pinging.write_raw(pings);
  EXPECT_EQ(pinging.close_code(), policy_error);

  std::string fragments = first_fragment;
  for (int i = 0; i < too_many; ++i) fragments += more_fragment;
  TestSocket fragmenting = socket(code, "");
  fragmenting.read("state");
  fragmenting.write_raw(fragments);
  EXPECT_EQ(fragmenting.close_code(), policy_error);
}

TEST_F(ServerTest, CutsOffWhoLeavesTooMuchUnreadForAllTogether) {
  const std::string code(open_table().at("code").as_string());
  stop();
  start(port_, [](ServerOptions& options) { options.unread.bytes_together = 100; });
  std::string request = "GET /api/tables/" + code + "/socket HTTP/1.1\r\nHost: localhost\r\n";
  for (const auto& [name, value] : upgrade_headers())
    request.append(name).append(": ").append(value).append("\r\n");
  EXPECT_EQ(http_raw(port_, request + "\r\n"), "") << "the state alone is more than all may leave unread";
  EXPECT_EQ(ask("GET", "/api/tables/" + code).status, 200) << "the others are served";
}

TEST_F(ServerTest, ClosesSocketsThatSendTooMuch) {
  const std::string code(open_table().at("code").as_string());
  TestSocket large = socket(code, "");
  large.read("state");
  large.write(std::string(20000, 'x'));
  EXPECT_EQ(large.read("error").at("code"), "too_large");
  EXPECT_EQ(large.close_code(), too_big);

  TestSocket binary = socket(code, "");
  binary.read("state");
  binary.write_binary("x");
  EXPECT_EQ(binary.close_code(), unknown_data);

  TestSocket flood = socket(code, "");
  flood.read("state");
  for (int i = 0; i < 400; ++i) flood.write(R"({"t":"ping"})");
  EXPECT_EQ(flood.close_code(), policy_error);
}

}  // namespace
}  // namespace muehle::server
