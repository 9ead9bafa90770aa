// What of a request counts, and what is left of connections that come to nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <deque>
#include <thread>

#include "net/connection.h"
#include "net/quiet.h"
#include "net/request_parser.h"
#include "net/test_time.h"
#include "net/trace.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

// Sockets lead into a place where nothing is said.
class Silence final : public Place {
 public:
  explicit Silence(int& heard) : heard_(heard) {}

  asio::awaitable<void> hear(std::string /*text*/, Moment /*when*/) override {
    ++heard_;
    co_return;
  }
  std::string refusal(std::string_view /*text*/, Fault /*fault*/) const override { return "no"; }
  void leave() override {}

 private:
  int& heard_;
};

class Doorway final : public Door {
 public:
  explicit Doorway(int& heard) : heard_(heard) {}

  Opener opener() const override { return {}; }
  std::string protocol() const override { return ""; }
  asio::awaitable<tl::expected<std::unique_ptr<Place>, HttpResponse>> enter(Listener& /*listener*/) override {
    co_return std::make_unique<Silence>(heard_);
  }

 private:
  int& heard_;
};

class Echo final : public Front {
 public:
  asio::awaitable<HttpResponse> answer(HttpRequest request) override {
    asking = current_client();
    if (gate != nullptr) co_await gate->async_wait(quiet);
    co_return HttpResponse{.status = 200, .headers = {}, .body = told.value_or(std::move(request.body))};
  }
  asio::awaitable<tl::expected<std::unique_ptr<Door>, HttpResponse>> open(HttpRequest /*request*/) override {
    co_return std::make_unique<Doorway>(heard);
  }
  HttpResponse refusal(Fault fault, std::string message) const override {
    return {.status = fault == Fault::too_large ? 413 : 400, .headers = {}, .body = std::move(message)};
  }

  std::optional<std::string> told;     // instead of what was said
  asio::steady_timer* gate = nullptr;  // answers wait until it is cancelled
  net::Client* asking = nullptr;       // who has asked last
  int heard = 0;                       // messages
};

// Clients and the server's side of their connections, on one thread.
class RequestTest : public ::testing::Test {
 protected:
  struct Client {
    explicit Client(asio::io_context& io) : socket(io) {}

    void say(const std::string& text) { asio::write(socket, asio::buffer(text)); }
    // As long as somebody reads it.
    void say_while_heard(std::string text) {
      rest = std::move(text);
      asio::async_write(socket, asio::buffer(rest), [](const boost::system::error_code&, std::size_t) {});
    }

    tcp::socket socket;
    std::string rest;
    std::string heard;
    bool ended = false;  // the server's side
  };

  Client& client() {
    tcp::acceptor acceptor(io_, {asio::ip::address_v4::loopback(), 0});
    Client& client = clients_.emplace_back(io_);
    client.socket.connect(acceptor.local_endpoint());
    const Surroundings around{front_,      connections_, outboxes_,
                              unfinished_, messages_,    time_,
                              false,       false,        std::chrono::seconds(30),
                              false,       false,        nullptr,
                              nullptr,     &untaken_,    opened_};
    asio::co_spawn(io_, serve_connection(acceptor.accept(), around),
                   [&client](const std::exception_ptr& failure) {
                     EXPECT_FALSE(failure);
                     client.ended = true;
                   });
    return client;
  }
  static constexpr std::size_t most_of_an_address = 20;

  template <typename Until>
  void run_until(Until until) {
    while (!until()) io_.run_one();
  }
  void run_as_far_as_it_goes() {
    while (io_.poll() > 0) continue;
  }
  std::string heard_until(Client& client, const std::string& end) {
    run_until([&] {
      std::string more(client.socket.available(), ' ');
      client.heard.append(more.data(), client.socket.receive(asio::buffer(more)));
      return client.heard.find(end) != std::string::npos;
    });
    return std::exchange(client.heard, "");
  }

  Echo front_;
  Connections connections_{{.together = 1000, .each = most_of_an_address}};
  std::function<asio::awaitable<bool>()> opened_;
  Outboxes outboxes_;
  Budget unfinished_{200'000};
  Budget untaken_{10'000'000};
  MessageLimits messages_;
  testing::StillTime time_;
  asio::io_context io_;
  std::deque<Client> clients_;
};

const std::string chunked = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
constexpr std::size_t far_too_much = 1024 * 1024;

std::string repeated(const std::string& text, std::size_t bytes) {
  std::string all;
  while (all.size() < bytes) all += text;
  return all;
}

TEST_F(RequestTest, ComesInAnyPiecesAsLargeAsItMayBe) {
  std::string whole = "POST / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + std::string(30'000, 'x') +
                      "\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (int chunk = 0; chunk < 64; ++chunk) whole += "100;a=b\r\n" + std::string(256, 'y') + "\r\n";
  whole += "0\r\nX-Trailer: z\r\n\r\n";
  Client& client = this->client();
  for (std::size_t at = 0; at < whole.size(); at += 1000) {
    client.say(whole.substr(at, 1000));
    run_as_far_as_it_goes();
  }
  EXPECT_EQ(heard_until(client, std::string(max_message_size, 'y')).substr(0, 12), "HTTP/1.1 200");
  EXPECT_EQ(unfinished_.bytes(), 0u);
  client.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  heard_until(client, "HTTP/1.1 200");
}

TEST_F(RequestTest, CountsEveryByteOfChunksAndTrailers) {
  const std::string xs(far_too_much, 'x');
  for (const std::string& endless :
       {"2;" + xs, "2;a=\"" + xs, repeated("1;" + std::string(1000, 'x') + "\r\ny\r\n", far_too_much),
        "0\r\nX-Trailer: " + xs, "0\r\n" + repeated("X: y\r\n", far_too_much),
        std::string(far_too_much, '0')}) {
    Client& client = this->client();
    client.say_while_heard(chunked + endless);
    EXPECT_EQ(heard_until(client, "\r\n\r\n").substr(0, 9), "HTTP/1.1 ") << endless.substr(0, 20);
    EXPECT_LT(unfinished_.bytes(), 100'000u);
    client.socket.close();
    run_until([&] { return client.ended; });
  }
  EXPECT_EQ(unfinished_.bytes(), 0u);
}

TEST_F(RequestTest, IsRefusedAsTooLargeWhereItsChunksAre) {
  Client& client = this->client();
  client.say_while_heard(chunked + "2;" + std::string(far_too_much, 'x'));
  EXPECT_EQ(heard_until(client, "\r\n\r\n").substr(0, 12), "HTTP/1.1 413");
}

TEST_F(RequestTest, MakesRoomWhereAllTogetherHaveBegunTooMuch) {
  const std::string part = "GET / HTTP/1.1\r\nX-Long: " + std::string(25'000, 'x');
  std::vector<Client*> begun;
  for (int n = 0; n < 9; ++n) {
    begun.push_back(&client());
    begun.back()->say(part);
    run_as_far_as_it_goes();
  }
  EXPECT_LE(unfinished_.bytes(), 200'000u);
  run_until([&] { return begun[0]->ended; });
  EXPECT_TRUE(begun[1]->ended);
  for (std::size_t n = 2; n < begun.size(); ++n) {
    begun[n]->say("\r\nHost: localhost\r\n\r\n");
    heard_until(*begun[n], "HTTP/1.1 200");
  }
  EXPECT_EQ(unfinished_.bytes(), 0u);
}

TEST_F(RequestTest, CountsWhatLinesOfHeadersTake) {
  Client& client = this->client();
  client.say("GET / HTTP/1.1\r\nHost: localhost\r\n" + repeated("a:\r\n", 600));
  run_as_far_as_it_goes();
  EXPECT_GE(unfinished_.bytes(), 600 + 150 * bytes_of_header_line);
  client.say("\r\n");
  heard_until(client, "HTTP/1.1 200");
  EXPECT_EQ(unfinished_.bytes(), 0u);
}

TEST_F(RequestTest, RefusesThousandsOfLinesBeforeTheyHaveEnded) {
  Client& client = this->client();
  client.say_while_heard("GET / HTTP/1.1\r\nHost: localhost\r\n" + repeated("a:\r\n", 32'000));
  EXPECT_EQ(heard_until(client, "\r\n\r\n").substr(0, 12), "HTTP/1.1 413");
}

TEST_F(RequestTest, KeepsNothingOfARequestThatIsAnswered) {
  asio::steady_timer gate(io_, SteadyTime::max());
  front_.gate = &gate;
  Client& client = this->client();
  client.say("GET / HTTP/1.1\r\nHost: localhost\r\n" + repeated("a:\r\n", 600));
  run_as_far_as_it_goes();
  EXPECT_GT(unfinished_.bytes(), 0u);
  client.say("\r\n");
  run_until([&] { return front_.asking != nullptr; });
  EXPECT_EQ(unfinished_.bytes(), 0u) << "which counts as long as its parser is there";
  gate.cancel();
  heard_until(client, "HTTP/1.1 200");
}

TEST_F(RequestTest, WhoWaitsUntilTheServerOpensHasHisPlaceAlready) {
  asio::steady_timer gate(io_, SteadyTime::max());
  opened_ = [&]() -> asio::awaitable<bool> {
    co_await gate.async_wait(quiet);
    co_return true;
  };
  std::vector<Client*> all;
  for (std::size_t n = 0; n <= most_of_an_address; ++n) all.push_back(&client());
  run_as_far_as_it_goes();
  EXPECT_EQ(connections_.size(), most_of_an_address);
  EXPECT_TRUE(all.back()->ended);
  EXPECT_FALSE(all.front()->ended);
  gate.cancel();
  all.front()->say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  heard_until(*all.front(), "HTTP/1.1 200");
}

TEST_F(RequestTest, WhoWaitedForAServerThatStopsInsteadIsLetGo) {
  opened_ = []() -> asio::awaitable<bool> { co_return false; };
  Client& client = this->client();
  run_until([&] { return client.ended; });
  EXPECT_EQ(connections_.size(), 0u);
}

TEST_F(RequestTest, CountsMessagesThatHaveBegun) {
  const std::string upgrade =
      "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  // Of a text message of 40,000 bytes, with a mask that changes nothing.
  const std::string frame = std::string("\x81\xfe\x9c\x40", 4) + std::string(4, '\0');
  std::vector<Client*> begun;
  for (int n = 0; n < 8; ++n) {
    begun.push_back(&client());
    begun.back()->say(upgrade);
    heard_until(*begun.back(), "HTTP/1.1 101");
    const std::size_t before = unfinished_.bytes();
    begun.back()->say(frame);
    run_as_far_as_it_goes();
    EXPECT_EQ(unfinished_.bytes(), before) << "what is only announced takes no memory";
    begun.back()->say(std::string(39'000, 'x'));
    run_as_far_as_it_goes();
  }
  EXPECT_LE(unfinished_.bytes(), 200'000u);
  EXPECT_GT(unfinished_.bytes(), 39'000u);
  run_until([&] { return begun[0]->ended; });
  EXPECT_FALSE(begun.back()->ended);
  begun.back()->say(std::string(1000, 'x'));
  run_until([&] { return front_.heard == 1; });
  for (Client* each : begun) each->socket.close();
  run_until([&] { return std::ranges::all_of(begun, &Client::ended); });
  EXPECT_EQ(unfinished_.bytes(), 0u);
}

TEST_F(RequestTest, MakesRoomWhereAnswersAreNotTaken) {
  front_.told = std::string(8'000'000, 'x');  // more than the system takes by itself
  const std::string question = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  Client& first = client();
  first.say(question);
  run_until([&] { return untaken_.bytes() > 0; });
  EXPECT_EQ(untaken_.bytes(), 8'000'000u);
  Client& second = client();
  second.say(question);
  run_until([&] { return first.ended; });
  EXPECT_FALSE(second.ended);
  EXPECT_EQ(untaken_.bytes(), 8'000'000u) << "of the second one";
  second.socket.close();
  run_until([&] { return second.ended; });
  EXPECT_EQ(untaken_.bytes(), 0u);
}

TEST_F(RequestTest, KeepsNothingOfAnswersThatWereTaken) {
  Client& client = this->client();
  client.say("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi");
  heard_until(client, "hi");
  run_until([&] { return untaken_.bytes() == 0; });
  EXPECT_FALSE(client.ended);
}

TEST_F(RequestTest, KnowsWhoHasGoneWhateverHeSaidBefore) {
  asio::steady_timer gate(io_, SteadyTime::max());
  front_.gate = &gate;
  Client& client = this->client();
  client.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  run_until([&] { return front_.asking != nullptr; });
  EXPECT_FALSE(front_.asking->has_gone());
  client.say("GET /");
  EXPECT_FALSE(front_.asking->has_gone());
  client.socket.shutdown(tcp::socket::shutdown_send);
  while (!front_.asking->has_gone()) std::this_thread::yield();
  gate.cancel();
  run_until([&] { return client.ended; });
}

TEST_F(RequestTest, LeavesNothingOfWhoEndsWithoutAWord) {
  Client& client = this->client();
  run_as_far_as_it_goes();
  client.socket.shutdown(tcp::socket::shutdown_send);
  run_until([&] { return client.ended; });
  EXPECT_EQ(connections_.size(), 0u);
}

}  // namespace
}  // namespace muehle::net
