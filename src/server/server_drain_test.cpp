// How a server stops.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "net/relay.h"
#include "server/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using testing::event;
using testing::ServerTest;

constexpr std::chrono::hours for_ever{1};

class DrainTest : public ServerTest {
 protected:
  void start_with(const std::function<void(ServerOptions&)>& change) {
    restart_with([&](ServerOptions& options) {
      options.metrics_port = 0;
      change(options);
    });
    reading_port_ = net::read_endpoint(server_->metrics_address()).value().port();
  }
  // Until it says that it is about to stop.
  void wait_for_draining(std::uint16_t port) const {
    HttpReply reply;
    do {
      reply = http_ask(port, "GET", "/readyz", "", {});
    } while (reply.status != 503);
    EXPECT_EQ(json::parse(reply.body).at("reason"), "draining");
  }

  std::uint16_t reading_port_ = 0;
};

TEST_F(DrainTest, EverythingGoesOnAfterTheNoticeButItIsNotReady) {
  start_with([](ServerOptions& options) { options.drain_notice = for_ever; });
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  ASSERT_EQ(ask("POST", "/api/tables/" + code + "/join", R"({"name":"Ben"})").status, 200);
  TestSocket anna = socket(code, cookie(table));
  const auto game = static_cast<int>(anna.read("state").at("game").at("number").as_int64());
  server_->stop();
  wait_for_draining(port_);
  wait_for_draining(reading_port_);
  EXPECT_EQ(ask("GET", "/healthz").status, 200) << "it is alive";
  anna.write(event(game, 0, "move d6", "k1"));
  EXPECT_EQ(anna.read("ack").at("version"), 1);
  open_table();
  server_->stop();  // and now at once
  thread_.join();
  store_.reset();
  server_.reset();
}

TEST_F(DrainTest, PagesAreToldToComeBack) {
  TestSocket lobby(port_, "/api/lobby/socket", "");
  stop();
  EXPECT_EQ(lobby.close_code(), service_restart);
}

TEST_F(DrainTest, ItCanBeAskedHowItIsUntilTheEnd) {
  start_with([](ServerOptions& options) { options.drain_time = for_ever; });
  const TestSocket silent(port_, "/api/lobby/socket", "");  // does not answer that it is sent away
  server_->stop();
  wait_for_draining(reading_port_);
  while (true) {
    try {
      http_raw(port_, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    } catch (const std::exception&) {
      break;  // nobody more is taken
    }
  }
  EXPECT_EQ(http_ask(reading_port_, "GET", "/healthz", "", {}).status, 200);
  server_->stop();
  thread_.join();
  store_.reset();
  server_.reset();
}

TEST_F(DrainTest, WhoDoesNotLeaveIsCutOff) {
  start_with([](ServerOptions& options) { options.drain_time = std::chrono::milliseconds(20); });
  const TestSocket silent(port_, "/api/lobby/socket", "");
  stop();
}

}  // namespace
}  // namespace muehle::server
