// What the server answers about tables and the games there (docs/server-protocol.md, "Tables").
#pragma once

#include "net/limits.h"
#include "server/kernel/router.h"
#include "server/people/sessions.h"
#include "server/tables/hub.h"

namespace muehle::server {

class TableApi {
 public:
  static constexpr std::string_view socket_pattern = "/api/tables/*/socket";

  TableApi(Hub& hub, Sessions& sessions);

  std::vector<Route> routes();
  // Who asks at a table.
  boost::asio::awaitable<Answer<Caller>> caller_of(const net::HttpRequest& request, std::string code);

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response open_table(const Call& call);
  Response join_table(const Call& call);
  Response rename(const Call& call);
  Response claim(const Call& call);
  Response renew(const Call& call);
  Response table_state(const Call& call);
  Response game_record(const Call& call);

  Hub& hub_;
  Sessions& sessions_;
  net::NetworkLimits openings_;
  net::AddressLimits openings_each_;  // by player
};

// Of a route that opens a WebSocket, to who asks for something else.
boost::asio::awaitable<net::HttpResponse> only_sockets(const Call& call);

// The way back from the time before there were players.
net::HttpResponse::Header seat_cookie(const net::HttpRequest& request, const std::string& code,
                                      const std::string& secret);

}  // namespace muehle::server
