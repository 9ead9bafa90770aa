#include "net/probe.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

namespace muehle::net {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

TEST(Probes, AreToldByTheirFirstBytes) {
  for (const char* probe :
       {"GET /healthz HTTP/1.1\r\n", "GET /healthz ", "HEAD /readyz ", "GET /readyz?verbose"})
    EXPECT_EQ(beginning_of(probe), Beginning::probe) << probe;
  for (const char* other : {"GET / HTTP/1.1\r\n", "POST /healthz ", "GET /healthz/more", "GET /healthzy ",
                            "x", "get /healthz ", "\x16\x03\x01"})
    EXPECT_EQ(beginning_of(other), Beginning::other) << other;
  for (const char* part : {"", "G", "GET /", "GET /healthz", "HEAD /rea"})
    EXPECT_EQ(beginning_of(part), Beginning::unclear) << part;
}

// A client, and where it has come.
class ProbeTest : public ::testing::Test {
 protected:
  void look() {
    asio::co_spawn(io_, begins_with_probe(server_, waiting_),
                   [this](const std::exception_ptr& failure, bool probe) {
                     EXPECT_FALSE(failure);
                     answer_ = probe;
                   });
  }
  bool answer() {
    while (!answer_) io_.run_one();
    return *answer_;
  }
  void send(const std::string& text) { asio::write(client_, asio::buffer(text)); }

  Connections waiting_;  // outlives whoever still waits when the loop is gone
  asio::io_context io_;
  tcp::acceptor door_{io_, tcp::endpoint(asio::ip::address_v4::loopback(), 0)};
  tcp::socket client_ = [this] {
    tcp::socket client(io_);
    client.connect(door_.local_endpoint());
    return client;
  }();
  tcp::socket server_ = door_.accept();
  std::optional<bool> answer_;
};

TEST_F(ProbeTest, WhatHasComeStaysToBeRead) {
  const std::string request = "GET /readyz HTTP/1.1\r\n\r\n";
  send(request);
  look();
  EXPECT_TRUE(answer());
  std::string read(request.size(), ' ');
  asio::read(server_, asio::buffer(read));
  EXPECT_EQ(read, request);
}

TEST_F(ProbeTest, PartsOfALineAreWaitedFor) {
  send("GET /hea");
  look();
  while (io_.poll_one() > 0) {
  }
  EXPECT_FALSE(answer_);
  send("lthz HTTP/1.1\r\n");
  EXPECT_TRUE(answer());
}

TEST_F(ProbeTest, WhoLeavesHasAskedForNothing) {
  send("GET /hea");
  client_.close();
  look();
  EXPECT_FALSE(answer());
}

TEST_F(ProbeTest, WhoLeavesWithoutAWordIsLetGo) {
  look();
  while (io_.poll_one() > 0) {
  }
  EXPECT_FALSE(answer_);
  client_.close();
  EXPECT_FALSE(answer());
  EXPECT_FALSE(server_.is_open());
}

TEST_F(ProbeTest, NobodyIsWaitedForWhenTheServerStops) {
  look();
  while (io_.poll_one() > 0) {
  }
  EXPECT_FALSE(answer_);
  waiting_.cut_all();
  EXPECT_FALSE(answer());
  EXPECT_FALSE(server_.is_open());
}

}  // namespace
}  // namespace muehle::net
