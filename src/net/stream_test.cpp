// Bodies that are made while they are sent.
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <deque>

#include "net/connection.h"
#include "net/test_time.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

// How a stream behaves, and what became of it.
struct Plan {
  std::deque<std::string> pieces;
  enum class Then { end, wait, fail, repeat } then = Then::end;
  int asked = 0;
  bool gone = false;
};

class Planned final : public BodyStream {
 public:
  explicit Planned(Plan& plan) : plan_(plan) {}
  ~Planned() override { plan_.gone = true; }

  asio::awaitable<std::optional<std::string>> next() override {
    ++plan_.asked;
    if (plan_.then == Plan::Then::repeat) co_return plan_.pieces.front();
    if (!plan_.pieces.empty()) {
      std::string piece = std::move(plan_.pieces.front());
      plan_.pieces.pop_front();
      co_return piece;
    }
    if (plan_.then == Plan::Then::fail) throw std::runtime_error("as planned");
    if (plan_.then == Plan::Then::end) co_return std::nullopt;
    const auto executor = co_await asio::this_coro::executor;
    asio::steady_timer never(executor, asio::steady_timer::time_point::max());
    co_await never.async_wait(asio::use_awaitable);
    co_return std::nullopt;
  }

 private:
  Plan& plan_;
};

class StreamFront final : public Front {
 public:
  explicit StreamFront(Plan& plan) : plan_(plan) {}

  asio::awaitable<HttpResponse> answer(HttpRequest request) override {
    HttpResponse response{.status = 200, .headers = {{"Content-Type", "text/plain"}}, .body = {}};
    if (request.target == "/stream") {
      response.body = std::make_shared<Planned>(plan_);
    } else {
      response.body = std::string("no stream");
    }
    co_return response;
  }
  asio::awaitable<tl::expected<std::unique_ptr<Door>, HttpResponse>> open(HttpRequest /*request*/) override {
    co_return tl::unexpected<HttpResponse>(refusal(Fault::not_found, "no sockets"));
  }
  HttpResponse refusal(Fault /*fault*/, std::string message) const override {
    return {.status = 400, .headers = {}, .body = std::move(message)};
  }

 private:
  Plan& plan_;
};

// A client and the server's side of its connection, on one thread.
class StreamTest : public ::testing::Test {
 protected:
  StreamTest() {
    tcp::acceptor acceptor(io_, {asio::ip::address_v4::loopback(), 0});
    client_.connect(acceptor.local_endpoint());
    const Surroundings around{front_,      connections_, outboxes_,
                              unfinished_, messages_,    time_,
                              false,       false,        std::chrono::seconds(30)};
    asio::co_spawn(io_, serve_connection(acceptor.accept(), around),
                   [this](const std::exception_ptr& failure) {
                     EXPECT_FALSE(failure);
                     ended_ = true;
                   });
  }

  void say(const std::string& text) { asio::write(client_, asio::buffer(text)); }
  template <typename Until>
  void run_until(Until until) {
    while (!until()) io_.run_one();
  }
  // Takes what has come, until it ends as expected.
  std::string heard_until(const std::string& end) {
    run_until([&] {
      take();
      return heard_.ends_with(end);
    });
    return std::exchange(heard_, "");
  }
  // The server takes leave by ending its side, and waits a little for ours to end.
  std::string heard_to_the_end() {
    run_until([&] {
      take();
      boost::system::error_code gone_already;
      if (server_has_ended()) client_.shutdown(tcp::socket::shutdown_send, gone_already);
      return ended_;
    });
    take();
    return std::exchange(heard_, "");
  }
  void take() {
    std::string more(client_.available(), ' ');
    asio::read(client_, asio::buffer(more));
    heard_ += more;
  }

  Plan plan_;
  StreamFront front_{plan_};
  Connections connections_;
  Outboxes outboxes_;
  Budget unfinished_{1024 * 1024};
  MessageLimits messages_;
  testing::StillTime time_;
  bool ended_ = false;
  std::string heard_;
  asio::io_context io_;
  tcp::socket client_{io_};

 private:
  bool server_has_ended() {
    char byte = 0;
    boost::system::error_code error;
    client_.non_blocking(true);
    client_.receive(asio::buffer(&byte, 1), tcp::socket::message_peek, error);
    client_.non_blocking(false);
    return error == asio::error::eof;
  }
};

const std::string request = "GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n";

std::string body_of(const std::string& response) { return response.substr(response.find("\r\n\r\n") + 4); }

TEST_F(StreamTest, IsSentInChunks) {
  plan_.pieces = {"one", "", std::string(16, 'x')};
  say(request);
  const std::string response = heard_until("0\r\n\r\n");
  EXPECT_TRUE(response.starts_with("HTTP/1.1 200 ")) << response;
  EXPECT_NE(response.find("Transfer-Encoding: chunked\r\n"), std::string::npos);
  EXPECT_EQ(response.find("Content-Length"), std::string::npos);
  EXPECT_EQ(body_of(response), "3\r\none\r\n10\r\nxxxxxxxxxxxxxxxx\r\n0\r\n\r\n");
  run_until([this] { return plan_.gone; });
}

TEST_F(StreamTest, LeavesTheConnectionForMore) {
  plan_.pieces = {"one"};
  say(request);
  heard_until("0\r\n\r\n");
  say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  heard_until("no stream");
}

TEST_F(StreamTest, AnswersWhatWasAskedMeanwhile) {
  plan_.pieces = {"one", "two"};
  say(request + "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const std::string responses = heard_until("no stream");
  EXPECT_NE(responses.find("3\r\none\r\n3\r\ntwo\r\n0\r\n\r\nHTTP/1.1 200 "), std::string::npos) << responses;
}

TEST_F(StreamTest, EndsWithTheConnectionForWhoKnowsNoChunks) {
  plan_.pieces = {"one", "two"};
  say("GET /stream HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n");
  const std::string response = heard_to_the_end();
  EXPECT_EQ(response.find("chunked"), std::string::npos) << response;
  EXPECT_EQ(body_of(response), "onetwo");
}

TEST_F(StreamTest, IsNotMadeForAHead) {
  plan_.pieces = {"one"};
  say("HEAD /stream HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(body_of(heard_until("\r\n\r\n")), "");
  EXPECT_EQ(plan_.asked, 0);
  say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  heard_until("no stream");
}

TEST_F(StreamTest, IsGoneWhenTheClientIs) {
  plan_.pieces = {"one"};
  plan_.then = Plan::Then::wait;
  say(request);
  heard_until("3\r\none\r\n");
  EXPECT_FALSE(plan_.gone);
  client_.close();
  run_until([this] { return ended_; });
  EXPECT_TRUE(plan_.gone);
  EXPECT_EQ(connections_.size(), 0u);
}

TEST_F(StreamTest, IsGoneWhenTheClientBreaksOffAfterAskingForMore) {
  plan_.then = Plan::Then::wait;
  say(request + "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  heard_until("\r\n\r\n");
  client_.set_option(asio::socket_base::linger(true, 0));
  client_.close();
  run_until([this] { return ended_; });
  EXPECT_TRUE(plan_.gone);
}

TEST_F(StreamTest, HasNoLastChunkWhereTheServerStops) {
  plan_.pieces = {"one"};
  plan_.then = Plan::Then::wait;
  say(request);
  heard_until("3\r\none\r\n");
  connections_.restart_all();
  EXPECT_EQ(heard_to_the_end(), "");
  EXPECT_TRUE(plan_.gone);
}

TEST_F(StreamTest, EndsAtOnceWhereItIsCutOff) {
  plan_.then = Plan::Then::wait;
  say(request);
  heard_until("\r\n\r\n");
  connections_.cut_all();
  run_until([this] { return ended_; });
  EXPECT_TRUE(plan_.gone);
}

TEST_F(StreamTest, HasNoLastChunkWhereItFails) {
  plan_.pieces = {"one"};
  plan_.then = Plan::Then::fail;
  say(request);
  EXPECT_EQ(body_of(heard_to_the_end()), "3\r\none\r\n");
}

TEST_F(StreamTest, IsMadeAsFastAsItIsTaken) {
  constexpr int most_in_the_system = 1000;  // pieces: 64 MB
  plan_.pieces = {std::string(64 * 1024, 'x')};
  plan_.then = Plan::Then::repeat;
  say(request);
  run_until([this] { return plan_.asked > 0; });
  while (io_.poll() > 0 && plan_.asked < most_in_the_system) continue;
  const int made = plan_.asked;
  EXPECT_LT(made, most_in_the_system);
  run_until([&] {
    take();
    return plan_.asked > made;
  });
  client_.close();
  run_until([this] { return ended_; });
  EXPECT_TRUE(plan_.gone);
}

}  // namespace
}  // namespace muehle::net
