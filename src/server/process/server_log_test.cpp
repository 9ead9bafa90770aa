// What the log has of requests and sockets, and what it never has.
#include <gmock/gmock.h>

#include "net/log_format.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;

// As `muehle serve --log-format json --log-level debug` logs.
class JsonLog {
 public:
  JsonLog() {
    spdlog::default_logger()->set_formatter(net::json_lines());
    spdlog::default_logger()->set_level(spdlog::level::debug);
  }

  std::string text() const { return log_.text(); }
  // The lines that have a field, in their order; with `value`, where it is given.
  std::vector<json::object> lines_with(const std::string& field, const std::string& value = "") const {
    std::istringstream text(log_.text());
    std::vector<json::object> found;
    for (std::string line; std::getline(text, line);) {
      json::object object = json::parse(line).as_object();
      const json::value* has = object.if_contains(field);
      if (has != nullptr && (value.empty() || *has == json::value(value))) found.push_back(object);
    }
    return found;
  }

 private:
  Log log_;
};

class LogTest : public ServerTest {
 protected:
  void SetUp() override { with_access_log(true); }
  void with_access_log(bool on, bool behind_proxy = false) {
    stop();
    start(0, [&](ServerOptions& options) {
      options.access_log = on;
      options.behind_proxy = behind_proxy;
    });
  }
  static std::string secret_of(const json::object& seated) {
    return std::string(seated.at("return").as_string()).substr(16);
  }

  JsonLog log_;
};

TEST_F(LogTest, HasALineForEachRequest) {
  const std::string id = ask("GET", "/api/tables/abcdefghijkm?geheim=1").header("X-Request-Id");
  EXPECT_THAT(id, MatchesRegex("[0-9a-f]{16}"));
  EXPECT_NE(ask("GET", "/").header("X-Request-Id"), id);
  ask("POST", "/api/nothing/geheim");
  ask("GEHEIM", "/api/me");
  stop();
  const auto lines = log_.lines_with("status");
  ASSERT_EQ(lines.size(), 4U) << log_.text();
  EXPECT_EQ(lines[0].at("request"), json::value(id));
  EXPECT_EQ(lines[0].at("method"), "GET");
  EXPECT_EQ(lines[0].at("route"), "/api/tables/*");
  EXPECT_EQ(lines[0].at("status"), 404);
  EXPECT_EQ(lines[0].at("level"), "info");
  EXPECT_GE(lines[0].at("duration_ms").as_int64(), 0);
  EXPECT_EQ(lines[1].at("route"), "/*");
  EXPECT_EQ(lines[2].at("route"), "-");
  EXPECT_EQ(lines[3].at("method"), "-");
  EXPECT_THAT(log_.text(), Not(HasSubstr("geheim")));
  EXPECT_THAT(log_.text(), Not(HasSubstr("GEHEIM")));
}

TEST_F(LogTest, HasNoSuchLineWhereNobodyWantsIt) {
  with_access_log(false);
  EXPECT_THAT(ask("GET", "/api/me").header("X-Request-Id"), MatchesRegex("[0-9a-f]{16}"));
  stop();
  EXPECT_TRUE(log_.lines_with("status").empty()) << log_.text();
}

TEST_F(LogTest, NamesRequestsAsAProxyDoes) {
  const Headers named{{"X-Request-Id", "proxy-7.1"}};
  EXPECT_NE(ask("GET", "/api/me", "", named).header("X-Request-Id"), "proxy-7.1") << "no proxy is believed";
  with_access_log(true, true);
  EXPECT_EQ(ask("GET", "/api/me", "", named).header("X-Request-Id"), "proxy-7.1");
  EXPECT_THAT(ask("GET", "/api/me", "", {{"X-Request-Id", "ge heim"}}).header("X-Request-Id"),
              MatchesRegex("[0-9a-f]{16}"));
  stop();
  EXPECT_EQ(log_.lines_with("request", "proxy-7.1").size(), 1U);
}

TEST_F(LogTest, SaysInWhichRequestSomethingFailed) {
  mistakes_->full = true;
  const std::string full = ask("POST", "/api/tables", R"({"rules":"standard"})").header("X-Request-Id");
  mistakes_->full = false;
  mistakes_->mistaken = true;
  const std::string mistaken = ask("POST", "/api/tables", R"({"rules":"standard"})").header("X-Request-Id");
  mistakes_->mistaken = false;
  ask("GET", "/api/me");
  stop();
  const auto of_full = log_.lines_with("request", full);
  ASSERT_EQ(of_full.size(), 2U) << log_.text();
  EXPECT_EQ(of_full[0].at("level"), "error");
  EXPECT_EQ(of_full[0].at("message"), "store: the disk is full");
  EXPECT_EQ(of_full[0].at("route"), "/api/tables");
  EXPECT_EQ(of_full[1].at("status"), 503);
  const auto of_mistaken = log_.lines_with("request", mistaken);
  ASSERT_EQ(of_mistaken.size(), 2U) << log_.text();
  EXPECT_EQ(of_mistaken[0].at("message"), "request: a mistake in the store");
  EXPECT_EQ(of_mistaken[1].at("status"), 500);
}

TEST_F(LogTest, SaysAtWhichSocketSomethingFailed) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  ask("POST", "/api/tables/" + code + "/join", R"({"name":"Ben"})");
  {
    TestSocket anna = socket(code, cookie(table));
    anna.read("state");
    mistakes_->full = true;
    anna.write(event(1, 0, "move a7", "k0"));
    anna.read("error");
    mistakes_->full = false;
    anna.close();
    stop();
  }
  const auto opened = log_.lines_with("route", "/api/tables/*/socket");
  ASSERT_EQ(opened.size(), 2U) << log_.text();
  EXPECT_EQ(opened[0].at("message"), "store: the disk is full");
  EXPECT_EQ(opened[1].at("status"), 101);
  EXPECT_EQ(opened[0].at("request"), opened[1].at("request"));
}

TEST_F(LogTest, HasNoSecretAndNoWordOfPlayers) {
  std::vector<std::string> secrets{"ein langes Wort", "ein falsches Wort", "Hallo, Nachbar", "geheime Frage"};
  const auto keep_cookie = [&](const Browser& browser) {
    secrets.push_back(browser.cookie().substr(browser.cookie().find('=') + 1));
  };
  Browser anna = member("Anna");
  keep_cookie(anna);
  Browser elsewhere(*this);
  elsewhere.post("/api/login", R"({"name":"Anna","password":"ein falsches Wort"})");
  elsewhere.post("/api/login", R"({"name":"Anna","password":"ein langes Wort"})");
  keep_cookie(elsewhere);
  const std::string token = host_token(0);
  secrets.push_back(token);
  become_host(anna, token);

  const json::object table =
      anna.posted("/api/tables", R"({"rules":"standard","colour":"white"})").as_object();
  const std::string code(table.at("code").as_string());
  Browser ben = guest("Ben");
  keep_cookie(ben);
  const json::object joined = ben.posted("/api/tables/" + code + "/join", R"({"name":"Ben"})").as_object();
  secrets.push_back(code);
  secrets.push_back(secret_of(table));
  secrets.push_back(secret_of(joined));
  ask("GET", "/g/" + code + "?frage=geheime%20Frage&token=" + token);
  ask("POST", "/api/tables/" + code + "/claim", json::serialize(json::object{{"token", secret_of(joined)}}));
  {
    TestSocket white = anna.socket(code);
    TestSocket black = ben.socket(code);
    white.write(event(1, 0, "move a7", "k0"));
    white.read("ack");
    black.write(R"({"t":"say","id":"c1","game":1,"text":"Hallo, Nachbar"})");
    EXPECT_EQ(white.read("chat").at("line").at("text"), "Hallo, Nachbar");
    white.write("no JSON, but a geheime Frage");
    white.read("error");
    white.write(event(1, 1, "resign white", "k1"));
    white.read("ack");
    white.close();
    black.close();
    stop();
  }
  EXPECT_GE(log_.lines_with("status").size(), 8U) << log_.text();
  for (const std::string& secret : secrets) {
    EXPECT_GE(secret.size(), 10U) << "it could be there by accident";
    EXPECT_THAT(log_.text(), Not(HasSubstr(secret)));
  }
  for (const char* other : {"127.0.0.1", "frage", "Anna", "Ben"})
    EXPECT_THAT(log_.text(), Not(HasSubstr(other)));
}

}  // namespace
}  // namespace muehle::server::testing
