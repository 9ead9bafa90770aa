#include "net/relay.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <deque>

#include "net/http.h"

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

const std::string secret(64, 's');

TEST(Introduction, TellsWhoTheClientIs) {
  for (const Introduction& introduction :
       {Introduction{Errand::client, "192.0.2.7"}, Introduction{Errand::client, "2001:db8::"},
        Introduction{Errand::question, "192.0.2.7"}}) {
    const std::string text = to_text(introduction, secret);
    EXPECT_EQ(text.size(), introduction_size);
    EXPECT_EQ(parse_introduction(text, secret), introduction);
  }
}

TEST(Introduction, IsBelievedOnlyOfWhoKnowsTheSecret) {
  const auto is_refused = [](const std::string& text, const std::string& known) {
    return !parse_introduction(text, known);
  };
  const Introduction client{Errand::client, "192.0.2.7"};
  EXPECT_TRUE(is_refused(to_text(client, std::string(64, 't')), secret));
  EXPECT_TRUE(is_refused(to_text(client, secret.substr(1)), secret));
  EXPECT_TRUE(is_refused(to_text(client, ""), ""));
  EXPECT_TRUE(is_refused(to_text({Errand::client, "nonsense"}, secret), secret));
  EXPECT_TRUE(is_refused(to_text({Errand::question, ""}, secret), secret));
  EXPECT_TRUE(is_refused("GET / HTTP/1.1\r\n\r\n", secret));
  std::string garbled = to_text(client, secret);
  garbled[0] = 'x';
  EXPECT_TRUE(is_refused(garbled, secret));
}

TEST(Introduction, HasRoomForTheLongestOfEach) {
  const std::string longest_secret(most_secret_size, 's');
  const Introduction client{Errand::client, "1111:2222:3333:4444:5555:6666:7777:8888"};
  EXPECT_EQ(parse_introduction(to_text(client, longest_secret), longest_secret), client);
}

TEST(Endpoints, AreReadAsTheyAreWritten) {
  for (const char* text : {"127.0.0.1:4000", "[::1]:65535", "192.0.2.7:1"})
    EXPECT_EQ(to_text(read_endpoint(text).value()), text);
  for (const char* text :
       {"", "127.0.0.1", "127.0.0.1:", "127.0.0.1:70000", "127.0.0.1:4x", "localhost:4000"})
    EXPECT_FALSE(read_endpoint(text)) << text;
}

// A client, the relay, and who has the lead, on one thread.
class RelayTest : public ::testing::Test {
 protected:
  struct Ends {
    tcp::socket client;
    tcp::socket relayed;
  };
  Ends connect() {
    tcp::socket client(io_);
    client.connect(front_.local_endpoint());
    return {std::move(client), front_.accept()};
  }
  static std::string read_from(tcp::socket& socket, std::size_t size) {
    std::string text(size, ' ');
    asio::read(socket, asio::buffer(text));
    return text;
  }
  static std::string read_rest(tcp::socket& socket) {
    std::string text;
    boost::system::error_code error;
    asio::read(socket, asio::dynamic_buffer(text), error);
    EXPECT_TRUE(error == asio::error::eof || error == asio::error::connection_reset) << error.message();
    return text;
  }
  void pass_on(tcp::socket client) {
    asio::co_spawn(io_, relay_.pass_on(std::move(client)),
                   [this](const std::exception_ptr& failure, std::optional<tcp::socket> back) {
                     EXPECT_FALSE(failure);
                     back_ = std::move(back);
                     ++ended_;
                   });
  }
  tcp::socket accept_at(tcp::acceptor& acceptor) {
    std::optional<tcp::socket> socket;
    acceptor.async_accept(
        [&](const boost::system::error_code&, tcp::socket one) { socket = std::move(one); });
    run_until([&] { return socket.has_value(); });
    return *std::move(socket);
  }
  template <typename Until>
  void run_until(Until until) {
    if (io_.stopped()) io_.restart();  // it had nothing to do for a moment
    while (!until()) io_.run_one();
  }

  Connections connections_;  // outlives whoever still waits when the loop is gone
  asio::io_context io_;
  tcp::acceptor front_{io_, {asio::ip::address_v4::loopback(), 0}};
  tcp::acceptor leader_{io_, {asio::ip::address_v4::loopback(), 0}};
  Relay relay_{io_.get_executor(), connections_, secret, true};
  std::optional<tcp::socket> back_;
  int ended_ = 0;
};

// Who says at the port for other servers who he is, and what came of it.
class IntroductionsTest : public RelayTest {
 protected:
  void TearDown() override {
    introductions_.cut_all();
    io_.restart();
    io_.run();
  }
  struct Stranger {
    explicit Stranger(Ends both) : ends(std::move(both)) {}
    Ends ends;
    bool over = false;
    std::optional<Introduction> said;
  };
  Stranger& stranger() {
    Stranger& stranger = strangers_.emplace_back(connect());
    asio::co_spawn(io_, introductions_.read(stranger.ends.relayed, secret),
                   [&stranger](const std::exception_ptr& failure, std::optional<Introduction> said) {
                     EXPECT_FALSE(failure);
                     stranger.over = true;
                     stranger.said = std::move(said);
                   });
    while (io_.poll() > 0) continue;
    return stranger;
  }

  Introductions introductions_{2};
  std::deque<Stranger> strangers_;
};

TEST_F(IntroductionsTest, WhoHasSaidNothingForLongestMakesRoom) {
  Stranger& first = stranger();
  Stranger& second = stranger();
  EXPECT_EQ(introductions_.size(), 2u);
  Stranger& third = stranger();
  EXPECT_EQ(introductions_.size(), 2u);
  EXPECT_TRUE(first.over);
  EXPECT_FALSE(first.said);
  EXPECT_EQ(read_rest(first.ends.client), "");
  EXPECT_FALSE(second.over || third.over);
  asio::write(third.ends.client, asio::buffer(to_text({Errand::client, "192.0.2.7"}, secret)));
  run_until([&] { return third.over; });
  EXPECT_EQ(third.said, (Introduction{Errand::client, "192.0.2.7"}));
  EXPECT_FALSE(second.over);
  EXPECT_EQ(introductions_.size(), 1u);
}

TEST_F(IntroductionsTest, NobodyIsWaitedForWhenTheServerStops) {
  Stranger& silent = stranger();
  introductions_.cut_all();
  io_.run();
  EXPECT_TRUE(silent.over);
  EXPECT_EQ(introductions_.size(), 0u);
}

TEST_F(RelayTest, PassesBytesOnAsTheyAreAndSaysWhoseTheyAre) {
  relay_.lead_to(leader_.local_endpoint());
  Ends ends = connect();
  pass_on(std::move(ends.relayed));
  std::optional<tcp::socket> server;
  leader_.async_accept(
      [&](const boost::system::error_code&, tcp::socket socket) { server = std::move(socket); });
  asio::write(ends.client, asio::buffer(std::string("hello")));
  run_until([&] { return server && server->available() >= introduction_size + 5; });
  EXPECT_EQ(parse_introduction(read_from(*server, introduction_size), secret),
            (Introduction{Errand::client, "127.0.0.1"}));
  EXPECT_EQ(read_from(*server, 5), "hello");
  asio::write(*server, asio::buffer(std::string("and back")));
  run_until([&] { return ends.client.available() >= 8; });
  EXPECT_EQ(read_from(ends.client, 8), "and back");
  EXPECT_EQ(connections_.size(), 1u);
  ends.client.shutdown(tcp::socket::shutdown_send);
  char byte = 0;
  bool said_all = false;
  server->async_read_some(asio::buffer(&byte, 1), [&](const boost::system::error_code& error, std::size_t) {
    said_all = error == asio::error::eof;
  });
  run_until([&] { return said_all; });
  EXPECT_EQ(ended_, 0) << "the answer may come still";
  server->close();
  run_until([&] { return ended_ == 1; });
  EXPECT_EQ(read_rest(ends.client), "");
  EXPECT_EQ(connections_.size(), 0u);
}

TEST_F(RelayTest, WhoIsAnsweredByAFormerLeaderIsCutOff) {
  relay_.lead_to(leader_.local_endpoint());
  Ends ends = connect();
  pass_on(std::move(ends.relayed));
  tcp::socket server = accept_at(leader_);
  run_until([&] { return server.available() >= introduction_size; });
  asio::write(server, asio::buffer(std::string("HTTP/1.1 ")));
  run_until([&] { return ends.client.available() >= 9; });
  relay_.lead_to(leader_.local_endpoint());
  io_.poll();
  EXPECT_EQ(ended_, 0) << "it is the same one";
  relay_.lead_to(std::nullopt);
  run_until([&] { return ended_ == 1; });
  EXPECT_EQ(read_rest(ends.client), "HTTP/1.1 ");
}

// However the one that heard it has ended: as told by the database, with a word of the system, or without.
TEST_F(RelayTest, WhatOnlyReadsIsAskedOfTheNextLeaderWhereTheOneBeforeDidNotAnswer) {
  const std::string request = "GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n";
  tcp::acceptor next(io_, {asio::ip::address_v4::loopback(), 0});
  for (const bool is_told : {false, true}) {
    ended_ = 0;
    relay_.lead_to(leader_.local_endpoint());
    Ends ends = connect();
    asio::write(ends.client, asio::buffer(request));
    pass_on(std::move(ends.relayed));
    tcp::socket first = accept_at(leader_);
    run_until([&] { return first.available() >= introduction_size + request.size(); });
    if (!is_told) first.close();
    relay_.lead_to(next.local_endpoint());
    tcp::socket second = accept_at(next);
    run_until([&] { return second.available() >= introduction_size + request.size(); });
    EXPECT_EQ(parse_introduction(read_from(second, introduction_size), secret),
              (Introduction{Errand::client, "127.0.0.1"}));
    EXPECT_EQ(read_from(second, request.size()), request);
    asio::write(second, asio::buffer(std::string("the answer")));
    second.close();
    run_until([&] { return ended_ == 1; });
    EXPECT_EQ(read_rest(ends.client), "the answer");
  }
}

TEST_F(RelayTest, WhatOnlyReadsIsAskedOfThisServerWhereItLeadsNow) {
  const std::string request = "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  tcp::acceptor own(io_, {asio::ip::address_v4::loopback(), 0});
  relay_.lead_to(leader_.local_endpoint());
  Ends ends = connect();
  asio::write(ends.client, asio::buffer(request));
  pass_on(std::move(ends.relayed));
  const tcp::socket first = accept_at(leader_);
  run_until([&] { return first.available() >= introduction_size + request.size(); });
  relay_.end(own.local_endpoint());
  tcp::socket second = accept_at(own);
  run_until([&] { return second.available() >= introduction_size + request.size(); });
  read_from(second, introduction_size);
  EXPECT_EQ(read_from(second, request.size()), request);
}

TEST_F(RelayTest, WhoAskedForAChangeIsToldThatNobodyKnowsWhetherItWasDone) {
  relay_.lead_to(leader_.local_endpoint());
  Ends ends = connect();
  asio::write(ends.client,
              asio::buffer(std::string("POST /api/tables HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}")));
  pass_on(std::move(ends.relayed));
  {
    const tcp::socket first = accept_at(leader_);
    run_until([&] { return first.available() > introduction_size + 2; });
  }
  run_until([&] { return ended_ == 1; });
  const std::string reply = read_rest(ends.client);
  EXPECT_TRUE(reply.starts_with("HTTP/1.1 502 Bad Gateway\r\n")) << reply;
  EXPECT_NE(reply.find(R"("code":"unanswered")"), std::string::npos) << reply;
  EXPECT_NE(reply.find("X-Content-Type-Options: nosniff"), std::string::npos) << reply;
}

TEST_F(RelayTest, WhoHasNotSaidAllYetSaysItToTheNextLeader) {
  tcp::acceptor next(io_, {asio::ip::address_v4::loopback(), 0});
  relay_.lead_to(leader_.local_endpoint());
  Ends ends = connect();
  const std::string begun = "POST /api/tables HTTP/1.1\r\nContent-";
  asio::write(ends.client, asio::buffer(begun));
  pass_on(std::move(ends.relayed));
  const tcp::socket first = accept_at(leader_);
  run_until([&] { return first.available() >= introduction_size + begun.size(); });
  relay_.lead_to(next.local_endpoint());
  tcp::socket second = accept_at(next);
  asio::write(ends.client, asio::buffer(std::string("Length: 2\r\n\r\n{}")));
  run_until([&] { return second.available() >= introduction_size + begun.size() + 15; });
  read_from(second, introduction_size);
  EXPECT_EQ(read_from(second, begun.size() + 15), begun + "Length: 2\r\n\r\n{}");
}

TEST_F(RelayTest, WhoIsPassedOnMayFinishWhenTheRelayCloses) {
  relay_.lead_to(leader_.local_endpoint());
  Ends ends = connect();
  pass_on(std::move(ends.relayed));
  std::optional<tcp::socket> server;
  leader_.async_accept(
      [&](const boost::system::error_code&, tcp::socket socket) { server = std::move(socket); });
  run_until([&] { return server && server->available() >= introduction_size; });
  relay_.close();
  connections_.restart_all();
  asio::write(*server, asio::buffer(std::string("the answer")));
  run_until([&] { return ends.client.available() >= 10; });
  EXPECT_EQ(ended_, 0);
  while (ended_ == 0) {
    connections_.restart_all();
    io_.poll();
  }
  EXPECT_EQ(read_rest(ends.client), "the answer");
}

TEST_F(RelayTest, WhoWaitsGetsTheNextLeader) {
  relay_.lead_to(std::nullopt);
  Ends ends = connect();
  pass_on(std::move(ends.relayed));
  io_.poll();
  relay_.lead_to(leader_.local_endpoint());
  tcp::socket server = accept_at(leader_);
  asio::write(server, asio::buffer(std::string("the answer")));
  server.close();
  run_until([&] { return ended_ == 1; });
  EXPECT_EQ(read_rest(ends.client), "the answer");
}

TEST_F(RelayTest, GivesBackWhoWaitsWhenTheLeadIsOurs) {
  relay_.lead_to(std::nullopt);
  Ends ends = connect();
  asio::write(ends.client, asio::buffer(std::string("hello")));
  pass_on(std::move(ends.relayed));
  io_.poll();
  relay_.end(leader_.local_endpoint());
  run_until([&] { return ended_ == 1; });
  ASSERT_TRUE(back_);
  EXPECT_EQ(read_from(*back_, 5), "hello") << "as it came";
}

TEST_F(RelayTest, SaysWhenNobodyIsThere) {
  Relay hasty(io_.get_executor(), connections_, secret, true, {.with_servers = std::chrono::milliseconds(0)});
  Ends ends = connect();
  asio::co_spawn(io_, hasty.pass_on(std::move(ends.relayed)), asio::detached);
  io_.run();
  const std::string answer = read_rest(ends.client);
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 503 ")) << answer;
  for (const auto& [name, value] : security_headers({}))
    EXPECT_NE(answer.find(std::string(name) + ": " + value + "\r\n"), std::string::npos) << name;
  const std::size_t body = answer.find("\r\n\r\n") + 4;
  EXPECT_NE(answer.find("Content-Length: " + std::to_string(answer.size() - body) + "\r\n"),
            std::string::npos);
}

// Who goes on taking it is given all of it.
TEST_F(RelayTest, WhoTakesNothingOfAnAnswerIsCutOff) {
  const std::size_t size = 16'000'000;  // more than the system takes by itself
  for (const bool takes : {true, false}) {
    ended_ = 0;
    Relay relay(io_.get_executor(), connections_, secret, true,
                {.with_clients = takes ? std::chrono::hours(1) : std::chrono::milliseconds(1)});
    relay.lead_to(leader_.local_endpoint());
    Ends ends = connect();
    asio::co_spawn(io_, relay.pass_on(std::move(ends.relayed)),
                   [this](const std::exception_ptr&, const std::optional<tcp::socket>&) { ++ended_; });
    tcp::socket server = accept_at(leader_);
    run_until([&] { return server.available() >= introduction_size; });
    read_from(server, introduction_size);  // or its end would break the connection
    const std::string answer(size, 'x');
    bool said = false;
    asio::async_write(server, asio::buffer(answer), [&](const boost::system::error_code&, std::size_t) {
      server.close();
      said = true;
    });
    std::string taken(size, ' ');
    std::optional<std::size_t> heard;
    if (takes) {
      asio::async_read(ends.client, asio::buffer(taken),
                       [&](const boost::system::error_code&, std::size_t bytes) { heard = bytes; });
    }
    run_until([&] { return ended_ == 1 && said && (!takes || heard); });
    EXPECT_EQ(heard, takes ? std::optional(size) : std::nullopt);
    EXPECT_EQ(connections_.size(), 0u);
  }
}

TEST_F(RelayTest, CountsClientsByTheirAddresses) {
  Connections few({.together = 10, .each = 1});
  Relay relay(io_.get_executor(), few, secret, true);
  Relay behind_proxy(io_.get_executor(), few, secret, false);
  Ends first = connect();
  Ends second = connect();
  Ends third = connect();
  asio::co_spawn(io_, relay.pass_on(std::move(first.relayed)), asio::detached);
  asio::co_spawn(io_, relay.pass_on(std::move(second.relayed)), asio::detached);
  asio::co_spawn(io_, behind_proxy.pass_on(std::move(third.relayed)), asio::detached);
  io_.poll();
  EXPECT_EQ(few.size(), 2u);
  EXPECT_EQ(read_rest(second.client), "");
  relay.end(leader_.local_endpoint());
  behind_proxy.end(leader_.local_endpoint());
  io_.run();
}

}  // namespace
}  // namespace muehle::net
