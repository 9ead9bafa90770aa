// What is read of a socket while a message is heard that takes its time.
#include "net/socket.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/write.hpp>
#include <deque>
#include <vector>

#include "net/quiet.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

class TimeByHand final : public Time {
 public:
  Moment now() const override { return {0, tick}; }
  Milliseconds tick = 0;
};

// What happens where a socket leads to.
struct Hall {
  explicit Hall(asio::io_context& io) : gate(io, SteadyTime::max()) {}

  void go_on() {
    holds = false;
    gate.cancel();
  }

  std::string more;    // that is said with each answer
  bool holds = false;  // what is heard is not done until go_on()
  asio::steady_timer gate;
  std::vector<std::pair<std::string, Milliseconds>> heard;  // and when it came
  int noted = 0;                                            // came, and was neither done nor dropped
  bool left = false;
};

std::vector<std::string> texts(const Hall& hall) {
  std::vector<std::string> all;
  for (const auto& [text, when] : hall.heard) all.push_back(text.substr(0, 5));
  return all;
}

class InHall final : public Place {
 public:
  InHall(Hall& hall, Listener& listener) : hall_(hall), listener_(listener) {}

  std::shared_ptr<void> note(Moment /*when*/) override {
    ++hall_.noted;
    return {nullptr, [this](void*) { --hall_.noted; }};
  }
  asio::awaitable<void> hear(std::string text, Moment when) override {
    hall_.heard.emplace_back(text, when.tick);
    while (hall_.holds) co_await hall_.gate.async_wait(quiet);
    if (text == "fail") throw std::runtime_error("as planned");
    listener_.send(std::make_shared<const std::string>("done " + text.substr(0, 5) + hall_.more));
  }
  std::string refusal(std::string_view text, Fault /*fault*/) const override {
    return "no " + std::string(text.substr(0, 5));
  }
  void leave() override { hall_.left = true; }

 private:
  Hall& hall_;
  Listener& listener_;
};

class ToHall final : public Door {
 public:
  explicit ToHall(Hall& hall) : hall_(hall) {}

  Opener opener() const override { return {.player = 1}; }
  std::string protocol() const override { return ""; }
  asio::awaitable<tl::expected<std::unique_ptr<Place>, HttpResponse>> enter(Listener& listener) override {
    co_return std::make_unique<InHall>(hall_, listener);
  }

 private:
  Hall& hall_;
};

class HallFront final : public Front {
 public:
  explicit HallFront(Hall& hall) : hall_(hall) {}

  asio::awaitable<HttpResponse> answer(HttpRequest /*request*/) override { co_return HttpResponse{}; }
  asio::awaitable<tl::expected<std::unique_ptr<Door>, HttpResponse>> open(HttpRequest /*request*/) override {
    co_return std::make_unique<ToHall>(hall_);
  }
  HttpResponse refusal(Fault /*fault*/, std::string message) const override {
    return {.status = 400, .headers = {}, .body = std::move(message)};
  }

 private:
  Hall& hall_;
};

// Frames as a client sends them, with a mask that changes nothing.
constexpr char text_frame = '\x81';
constexpr char binary_frame = '\x82';
constexpr char close_frame = '\x88';
constexpr char ping_frame = '\x89';
constexpr char pong_frame = '\x8a';
std::string frame(char kind, const std::string& payload) {
  std::string head(1, kind);
  if (payload.size() < 126) {
    head += static_cast<char>(0x80U | payload.size());
  } else {
    head += '\xfe';
    head += static_cast<char>(payload.size() >> 8U);
    head += static_cast<char>(payload.size() & 0xffU);
  }
  return head + std::string(4, '\0') + payload;
}

class SocketTest : public ::testing::Test {
 protected:
  struct Client {
    explicit Client(asio::io_context& io) : hall(io), front(hall), socket(io) {}

    void say(const std::string& bytes) { asio::write(socket, asio::buffer(bytes)); }
    void say_texts(std::initializer_list<const char*> all) {
      for (const char* text : all) say(frame(text_frame, text));
    }
    // The payloads of all frames of a kind that have come.
    std::vector<std::string> told(char kind = text_frame) {
      std::string more(socket.available(), ' ');
      bytes.append(more.data(), socket.receive(asio::buffer(more)));
      std::vector<std::string> all;
      for (std::size_t at = 0; at + 2 <= bytes.size();) {
        const auto size = static_cast<unsigned char>(bytes[at + 1]);
        if (bytes[at] == kind) all.push_back(bytes.substr(at + 2, size));
        at += 2U + size;
      }
      return all;
    }

    Hall hall;
    HallFront front;
    tcp::socket socket;
    std::string bytes;   // that have come behind the handshake
    bool ended = false;  // the server's side
  };

  void TearDown() override {
    for (Client& client : clients_) {
      client.hall.go_on();
      boost::system::error_code ignored;
      client.socket.close(ignored);
      run_until([&] { return client.ended; });
    }
    EXPECT_EQ(unfinished_.bytes(), 0u);
  }

  Client& client() {
    io_.restart();  // it stops where nothing is left to do
    tcp::acceptor acceptor(io_, {asio::ip::address_v4::loopback(), 0});
    Client& client = clients_.emplace_back(io_);
    client.socket.connect(acceptor.local_endpoint());
    const Surroundings around{client.front, connections_, outboxes_, unfinished_, messages_,
                              time_,        false,        false,     patience_};
    asio::co_spawn(io_, serve_connection(acceptor.accept(), around),
                   [&client](const std::exception_ptr& failure) {
                     EXPECT_FALSE(failure);
                     client.ended = true;
                   });
    client.say(
        "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    run_until([&] {
      client.told();
      const std::size_t end = client.bytes.find("\r\n\r\n");
      if (end != std::string::npos) client.bytes.erase(0, end + 4);
      return end != std::string::npos;
    });
    return client;
  }
  // One that says the first of these, which is heard from then on, and the others behind it.
  Client& waiting_client(std::initializer_list<const char*> all) {
    Client& client = this->client();
    client.hall.holds = true;
    client.say_texts(all);
    const auto count = static_cast<int>(all.size());
    run_until([&] { return client.hall.noted == count && !client.hall.heard.empty(); });
    return client;
  }
  template <typename Until>
  void run_until(Until until) {
    while (!until()) io_.run_one();
  }
  void run_as_far_as_it_goes() {
    while (io_.poll() > 0) continue;
  }

  Connections connections_;
  Outboxes outboxes_;
  Budget unfinished_{50'000};
  MessageLimits messages_;
  std::chrono::milliseconds patience_ = std::chrono::seconds(30);
  TimeByHand time_;
  asio::io_context io_;
  std::deque<Client> clients_;
};

using Texts = std::vector<std::string>;

TEST_F(SocketTest, KnowsWhenAMessageCameThatWaits) {
  time_.tick = 100;
  Client& client = waiting_client({"one", "two"});
  time_.tick = 200;
  client.say_texts({"three"});
  run_until([&] { return client.hall.noted == 3; });
  time_.tick = 5000;
  EXPECT_EQ(texts(client.hall), Texts{"one"}) << "one at a time";
  client.hall.go_on();
  run_until([&] { return client.told() == Texts{"done one", "done two", "done three"}; });
  EXPECT_EQ(client.hall.heard,
            (std::vector<std::pair<std::string, Milliseconds>>{{"one", 100}, {"two", 100}, {"three", 200}}));
  run_until([&] { return client.hall.noted == 0; });
}

TEST_F(SocketTest, ReadsNoMoreThanSoManyMessages) {
  Client& client = this->client();
  client.hall.holds = true;
  Texts all;
  for (int n = 10; n < 40; ++n) {
    all.push_back(std::to_string(n));
    client.say(frame(text_frame, all.back()));
  }
  const int most = 1 + static_cast<int>(most_said);
  run_until([&] { return client.hall.noted == most; });
  run_as_far_as_it_goes();
  EXPECT_EQ(client.hall.noted, most);
  time_.tick = 300;
  client.hall.go_on();
  run_until([&] { return client.told().size() == all.size(); });
  EXPECT_EQ(texts(client.hall), all);
  EXPECT_EQ(client.hall.heard[8].second, 0);
  EXPECT_EQ(client.hall.heard[9].second, 300) << "nobody has read it before";
}

TEST_F(SocketTest, ReadsNoMoreThanSoManyBytes) {
  Client& client = this->client();
  client.hall.holds = true;
  for (const char* name : {"one  ", "two  ", "three", "four "})
    client.say(frame(text_frame, name + std::string(10'000, 'x')));
  run_until([&] { return client.hall.noted == 3; });
  run_as_far_as_it_goes();
  EXPECT_EQ(client.hall.noted, 3);
  EXPECT_GT(unfinished_.bytes(), 20'000u) << "but the one that is heard";
  EXPECT_LT(unfinished_.bytes(), 21'000u);
  client.hall.go_on();
  run_until([&] { return client.told().size() == 4; });
  EXPECT_EQ(texts(client.hall), (Texts{"one  ", "two  ", "three", "four "}));
  EXPECT_EQ(unfinished_.bytes(), 0u);
}

TEST_F(SocketTest, MakesRoomForOthersWithWhatWaits) {
  for (int n = 0; n < 3; ++n) {
    Client& client = this->client();
    client.hall.holds = true;
    for (const char* name : {"one  ", "two  ", "three"})
      client.say(frame(text_frame, name + std::string(10'000, 'x')));
    run_until([&] { return client.hall.noted == 3; });
    run_as_far_as_it_goes();
  }
  EXPECT_LT(unfinished_.bytes(), 41'000u) << "of two of them";
  for (Client& client : clients_) client.hall.go_on();
  run_until([&] { return clients_[0].ended; });
  EXPECT_EQ(texts(clients_[0].hall), Texts{"one  "}) << "the first has been at it for longest";
  for (std::size_t n : {1U, 2U}) {
    run_until([&] { return clients_[n].told().size() == 3; });
    EXPECT_FALSE(clients_[n].ended);
  }
}

TEST_F(SocketTest, HearsAllThatCameFromWhoHasHungUp) {
  Client& client = waiting_client({"one", "two", "three"});
  client.socket.close();
  run_as_far_as_it_goes();
  EXPECT_FALSE(client.hall.left);
  client.hall.go_on();
  run_until([&] { return client.ended; });
  EXPECT_EQ(texts(client.hall), (Texts{"one", "two", "three"}));
  EXPECT_TRUE(client.hall.left);
  EXPECT_EQ(connections_.size(), 0u);
}

TEST_F(SocketTest, AnswersFarewellsAndPingsWhileAMessageIsHeard) {
  Client& client = waiting_client({"one", "two"});
  client.say(frame(ping_frame, "there?"));
  run_until([&] { return client.told(pong_frame) == Texts{"there?"}; });
  client.say(frame(close_frame, "\x03\xe8"));
  run_until([&] { return client.told(close_frame) == Texts{"\x03\xe8"}; });
  EXPECT_FALSE(client.hall.left) << "what he has said is done first";
  client.hall.go_on();
  run_until([&] { return client.hall.noted == 0; });
  EXPECT_EQ(texts(client.hall), (Texts{"one", "two"}));
  EXPECT_EQ(client.told(), Texts{}) << "nobody is told it any more";
  client.socket.close();
  run_until([&] { return client.ended; });
  EXPECT_TRUE(client.hall.left);
}

TEST_F(SocketTest, HearsNothingThatWaitsWhereWeEndIt) {
  for (const bool cut : {false, true}) {
    Client& client = waiting_client({"one", "two", "three"});
    cut ? connections_.cut_all() : connections_.finish_where([](const Opener&) { return true; });
    if (!cut) run_until([&] { return client.told(close_frame) == Texts{"\x03\xe9"}; });
    if (!cut) client.say(frame(text_frame, "four") + frame(close_frame, "\x03\xe9"));
    run_as_far_as_it_goes();
    EXPECT_FALSE(client.hall.left);
    EXPECT_EQ(client.hall.noted, 1) << "nobody waits for what will not be heard: " << cut;
    client.hall.go_on();
    client.socket.close();
    run_until([&] { return client.ended; });
    EXPECT_EQ(texts(client.hall), Texts{"one"}) << cut;
    EXPECT_TRUE(client.hall.left);
    EXPECT_EQ(client.hall.noted, 0);
  }
  EXPECT_EQ(unfinished_.bytes(), 0u);
}

// Who floods may let us wait for his farewell.
TEST_F(SocketTest, DropsWhatWaitsWhereSomebodyFloods) {
  Client& client = waiting_client({"one", "two", "three"});
  constexpr int too_many = 400;
  std::string flood;
  for (int n = 0; n < too_many; ++n) flood += frame(pong_frame, "");
  client.say(flood);
  run_until([&] { return client.told(close_frame) == Texts{"\x03\xf0"}; });
  run_as_far_as_it_goes();
  EXPECT_EQ(client.hall.noted, 1) << "the one that is heard";
  EXPECT_FALSE(client.hall.left);
  EXPECT_EQ(unfinished_.bytes(), 0u);
}

TEST_F(SocketTest, HoldsNoPlaceForWhoTakesNothingAtTheEnd) {
  patience_ = std::chrono::milliseconds(20);
  for (const bool by_him : {true, false}) {
    Client& client = this->client();
    client.hall.more = std::string(800'000, 'x');  // than the system takes
    client.say_texts({"one"});
    run_until([&] { return !client.hall.heard.empty() && client.hall.noted == 0; });
    by_him ? client.socket.shutdown(tcp::socket::shutdown_send)
           : connections_.finish_where([](const Opener&) { return true; });
    run_until([&] { return client.hall.left; });
    if (!by_him) client.say(frame(pong_frame, "") + frame(text_frame, "two"));
    run_until([&] { return client.ended; });
    EXPECT_EQ(texts(client.hall), Texts{"one"}) << by_him;
    EXPECT_EQ(connections_.size(), 0u) << by_him;
  }
}

TEST_F(SocketTest, ReadsNothingBehindWhatIsRefused) {
  const std::string large(2 * max_message_size, 'x');
  const std::pair<std::string, std::string> refused[] = {{frame(text_frame, large), "\x03\xf1"},
                                                         {frame(binary_frame, "12345"), "\x03\xeb"}};
  for (const auto& [bytes, code] : refused) {
    Client& client = waiting_client({"one", "two"});
    client.say(bytes);
    run_until([&] { return client.hall.noted == 3; });
    client.say_texts({"three"});
    run_as_far_as_it_goes();
    EXPECT_EQ(client.hall.noted, 3);
    EXPECT_EQ(client.told(close_frame), Texts{}) << "what was before is done first";
    client.hall.go_on();
    run_until([&] { return client.told(close_frame) == Texts{code}; });
    const bool hears_it = bytes.size() > large.size();  // to refuse it in its own words
    EXPECT_EQ(texts(client.hall), hears_it ? (Texts{"one", "two", "xxxxx"}) : (Texts{"one", "two"}));
    client.socket.close();
    run_until([&] { return client.ended; });
  }
}

TEST_F(SocketTest, HearsNothingMoreBehindAMistake) {
  Client& client = waiting_client({"fail", "two"});
  client.hall.go_on();
  run_until([&] { return client.told(close_frame) == Texts{"\x03\xf3"}; });
  EXPECT_EQ(client.told(), Texts{"no fail"});
  EXPECT_EQ(texts(client.hall), Texts{"fail"});
}

// Some are heard, as time passes.
TEST_F(SocketTest, RefusesWhatIsTooMuchInItsTurn) {
  constexpr int at_once = 60;
  for (int n = 0; n < 2 * at_once; ++n) messages_.hear(1, "elsewhere", std::chrono::steady_clock::now());
  Client& client = this->client();
  constexpr int all = 200;
  for (int n = 0; n < all; ++n) client.say(frame(text_frame, std::to_string(100 + n)));
  run_until([&] { return client.told().size() == all; });
  const Texts told = client.told();
  for (int n = 0; n < all; ++n)
    EXPECT_TRUE(told[static_cast<std::size_t>(n)].ends_with(std::to_string(100 + n)));
  EXPECT_TRUE(std::ranges::any_of(told, [](const std::string& one) { return one.starts_with("no "); }));
}

}  // namespace
}  // namespace muehle::net
