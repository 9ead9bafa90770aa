// What a server answers to the others that share its games, whether those are its own or not: values and
// reviews from its databases of perfect play, and which it has.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>

#include "net/connection.h"
#include "net/front.h"
#include "server/files.h"
#include "server/service_time.h"
#include "server/values.h"

namespace muehle::server {

class PeerFront final : public net::Front {
 public:
  // They outlive every connection.
  PeerFront(Values& values, Files& files);

  // Whoever has come with a question; `address`: of the client for whom it is asked.
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket server, std::string address);
  boost::asio::awaitable<net::HttpResponse> answer(net::HttpRequest request) override;
  boost::asio::awaitable<tl::expected<std::unique_ptr<net::Door>, net::HttpResponse>> open(
      net::HttpRequest request) override;
  net::HttpResponse refusal(net::Fault fault, std::string message) const override;

  void cut() { connections_.cut_all(); }
  std::size_t connections() const { return connections_.size(); }

 private:
  Values& values_;
  Files& files_;
  net::Connections connections_;
  net::Outboxes outboxes_;
  net::MessageLimits messages_;
  ServiceTime time_;
};

}  // namespace muehle::server
