// The program as the network sees it: requests go to the routes, sockets to tables and to the lobby.
#pragma once

#include "net/front.h"
#include "server/lobby/lobby.h"
#include "server/process/api.h"
#include "server/process/metrics.h"
#include "server/process/monitor.h"
#include "server/tables/hub.h"

namespace muehle::server {

// All of it outlives every connection.
class Front final : public net::Front {
 public:
  Front(Api& api, Hub& hub, Lobby& lobby, Monitor& monitor, Metrics& metrics)
      : api_(api), hub_(hub), lobby_(lobby), monitor_(monitor), metrics_(metrics) {}

  boost::asio::awaitable<net::HttpResponse> answer(net::HttpRequest request) override;
  boost::asio::awaitable<tl::expected<std::unique_ptr<net::Door>, net::HttpResponse>> open(
      net::HttpRequest request) override;
  net::HttpResponse refusal(net::Fault fault, std::string message) const override;

 private:
  boost::asio::awaitable<tl::expected<std::unique_ptr<net::Door>, net::HttpResponse>> let_in(
      net::HttpRequest request);

  Api& api_;
  Hub& hub_;
  Lobby& lobby_;
  Monitor& monitor_;
  Metrics& metrics_;
};

}  // namespace muehle::server
