// How a server stops.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <deque>
#include <semaphore>

#include "net/relay.h"
#include "server/testing/server_test.h"

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

// A hundred of them, of whom 32 wait for a worker, and games to look at; the workers are held all the time.
TEST_F(DrainTest, NothingThatIsQueuedHoldsUpTheEnd) {
  constexpr std::size_t registrations = 100;
  constexpr std::size_t most_waiting = 32;
  constexpr int reviews = 60;
  std::counting_semaphore<> gate{0};
  start_with([&](ServerOptions& options) {
    options.before_work = [&gate] { gate.acquire(); };
    options.site.new_accounts = 0;
    options.drain_time = std::chrono::milliseconds(20);
  });
  boost::asio::io_context io;
  std::deque<boost::asio::ip::tcp::socket> clients;
  const auto post = [&](const std::string& target, const std::string& body) {
    boost::asio::ip::tcp::socket& client = clients.emplace_back(io);
    client.connect({boost::asio::ip::address_v4::loopback(), port_});
    const std::string request = "POST " + target +
                                " HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n" +
                                "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    boost::asio::write(client, boost::asio::buffer(request));
  };
  for (int n = 0; n < reviews; ++n) post("/api/review", "1. d6 f4 *");
  for (std::size_t n = 0; n < registrations; ++n)
    post("/api/register", R"({"name":"Anna)" + std::to_string(n) + R"(","password":"ein langes Wort"})");
  const auto answered = [&] {
    return std::ranges::count_if(clients, [](auto& client) { return client.available() > 0; });
  };
  while (answered() < static_cast<std::ptrdiff_t>(registrations - most_waiting)) std::this_thread::yield();
  const auto metrics = [&] { return http_ask(reading_port_, "GET", "/metrics", "", {}).body; };
  while (metrics().find("muehle_lookups{kind=\"review\"} 60\n") == std::string::npos)
    std::this_thread::yield();
  for (auto& client : clients) {
    std::string answer(client.available(), ' ');
    if (answer.empty()) continue;
    boost::asio::read(client, boost::asio::buffer(answer));
    EXPECT_THAT(answer, ::testing::HasSubstr("503 Service Unavailable"));
    EXPECT_THAT(answer, ::testing::HasSubstr("Retry-After: "));
    EXPECT_THAT(answer, ::testing::HasSubstr("\"busy\""));
  }
  server_->stop();
  thread_.join();
  gate.release(1000);
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
