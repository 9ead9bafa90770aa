// A front that answers requests and opens no sockets, whoever has the games.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string>

#include "net/connection.h"
#include "net/front.h"
#include "server/kernel/refusal.h"
#include "server/kernel/service_time.h"

namespace muehle::server {

class PlainFront : public net::Front {
 public:
  boost::asio::awaitable<tl::expected<std::unique_ptr<net::Door>, net::HttpResponse>> open(
      net::HttpRequest request) final;
  net::HttpResponse refusal(net::Fault fault, std::string message) const final;

 protected:
  explicit PlainFront(net::ConnectionLimits at_once);

  // `one_request`: and the connection ends.
  net::Surroundings surroundings(bool one_request);
  static Refused nothing_here();

  net::Connections connections_;

 private:
  net::Outboxes outboxes_;
  net::Budget unfinished_;
  net::MessageLimits messages_;
  ServiceTime time_;
};

}  // namespace muehle::server
