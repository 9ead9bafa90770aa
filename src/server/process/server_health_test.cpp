// What a server tells of itself to who watches it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using testing::ServerTest;
using ::testing::StartsWith;

TEST_F(ServerTest, ShowsItsHealthAndItsDatabase) {
  const json::value health = json::parse(ask("GET", "/healthz").body);
  EXPECT_EQ(health.at("ok"), true);
  EXPECT_EQ(health.at("version"), MUEHLE_VERSION);
  EXPECT_EQ(health.at("database"), (json::object{{"sectors", 6}, {"building", true}}));
}

TEST_F(ServerTest, IsReadyWhenItHasTheGames) {
  ask("GET", "/");  // waits until clients are served
  const HttpReply reply = ask("GET", "/readyz");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(json::parse(reply.body), (json::object{{"ready", true}, {"role", "leader"}}));
  EXPECT_EQ(reply.header("Cache-Control"), "no-store");
  EXPECT_EQ(ask("POST", "/readyz", "{}").status, 405);
  EXPECT_EQ(ask("GET", "/readyz/more").status, ask("GET", "/nowhere").status);
}

TEST_F(ServerTest, AnswersWhoWatchesItByAnyNameAndWhoeverElseIsThere) {
  const std::string code(open_table().at("code").as_string());
  stop();
  start(port_, [](ServerOptions& options) { options.connections = {.together = 1, .each = 1}; });
  const TestSocket only = socket(code, "");
  EXPECT_EQ(http_raw(port_, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"), "") << "or it proves nothing";
  for (const char* path : {"/healthz", "/readyz", "/readyz?verbose"})
    EXPECT_EQ(ask("GET", path, "", {{"Host", "10.1.2.3.cluster.internal"}}).status, 200) << path;
  EXPECT_THAT(http_raw(port_, "HEAD /healthz HTTP/1.0\r\n\r\n"), StartsWith("HTTP/1.1 200"));
}

TEST_F(ServerTest, EndsAConnectionThatBeganWithThat) {
  const std::string probe = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n";
  const std::string answers = http_raw(port_, probe + "\r\n" + "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_THAT(answers, HasSubstr("Connection: close"));
  EXPECT_EQ(answers.find("HTTP/1.1", 1), std::string::npos) << "what follows may be for another server";
  const std::string upgrade = probe +
                              "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
  EXPECT_THAT(http_raw(port_, upgrade), StartsWith("HTTP/1.1 404"));
}

TEST_F(ServerTest, AnswersAlsoOnAConnectionThatBeganWithSomethingElse) {
  const std::string answers = http_raw(port_,
                                       "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                       "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(answers, HasSubstr("\"ready\":true"));
}

TEST_F(ServerTest, IsNotReadyWhileNothingCanBeStored) {
  mistakes_->full = true;
  EXPECT_EQ(ask("POST", "/api/tables", R"({"rules":"standard"})").status, 503);
  const HttpReply reply = ask("GET", "/readyz");
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(json::parse(reply.body),
            (json::object{{"ready", false},
                          {"role", "leader"},
                          {"reason", "store"},
                          {"message", "what was to be stored or read last could not be; the log says why"}}));
  EXPECT_EQ(ask("GET", "/healthz").status, 200) << "to start it anew would not help";
  mistakes_->full = false;
  open_table();
  EXPECT_EQ(ask("GET", "/readyz").status, 200);
}

TEST_F(ServerTest, StopsWhileSomebodyHasSaidNothingYet) {
  SlowReader silent(port_, "");
  SlowReader in_the_middle(port_, "GET /hea");
  ask("GET", "/healthz");  // so that they have come
  stop();
  EXPECT_EQ(silent.read_all(1, {}), 0u);
  EXPECT_EQ(in_the_middle.read_all(1, {}), 0u);
}

}  // namespace
}  // namespace muehle::server
