// What the server answers to HTTP requests (docs/server-protocol.md).
#pragma once

#include <boost/asio/awaitable.hpp>

#include "net/assets.h"
#include "net/http.h"
#include "net/limits.h"
#include "server/kernel/kept.h"
#include "server/kernel/router.h"
#include "server/openapi/open_api.h"
#include "server/people/sessions.h"
#include "server/previews/previews.h"
#include "server/tables/seating.h"
#include "server/truth/files.h"
#include "server/truth/other_servers.h"

namespace muehle::server {

class Api {
 public:
  // What the server knows of itself: `addresses` lists where others in its networks find it, `databases` are
  // those elsewhere that its page may read.
  struct Self {
    std::function<std::vector<std::string>()> addresses;
    std::vector<std::string> databases;
    std::chrono::milliseconds manifest_lasts;  // before the other servers are asked for theirs again
  };
  Api(Seating& seating, Sessions& sessions, Files& files, OtherServers* others, Previews& previews,
      std::span<const Asset> assets, net::HostRule hosts, Self self);
  // What is answered under /api/.
  void add(Area area) { router_.add(std::move(area)); }
  void add(std::vector<NamedSchema> schemas) { router_.add(std::move(schemas)); }
  // What this answers itself, and the description of all.
  void add_own();

  boost::asio::awaitable<net::HttpResponse> answer(net::HttpRequest request);

  // What a WebSocket is asked for, and by whom.
  struct Door {
    std::optional<std::string> code;  // of a table; none: the lobby
    Caller caller;
  };
  boost::asio::awaitable<Answer<Door>> socket_door(net::HttpRequest request);

 private:
  Answer<void> check(const net::HttpRequest& request, bool changes);
  boost::asio::awaitable<net::HttpResponse> check_and_route(const net::HttpRequest& request);
  boost::asio::awaitable<net::HttpResponse> route(const net::HttpRequest& request);
  Area addresses_area();
  boost::asio::awaitable<net::HttpResponse> return_to_seat(const net::HttpRequest& request);
  boost::asio::awaitable<net::HttpResponse> file(const net::HttpRequest& request);
  boost::asio::awaitable<Answer<std::vector<std::string>>> ask_for_manifests(std::string address);
  boost::asio::awaitable<net::HttpResponse> page(const net::HttpRequest& request);
  // For people the page, which says in their language what is wrong; for programs the error itself.
  net::HttpResponse refusal(const net::HttpRequest& request, const Refused& refused) const;

  Seating& seating_;
  Sessions& sessions_;
  Router router_;
  OpenApi open_api_{router_};
  Files& files_;
  OtherServers* others_;  // null: there are none
  Previews& previews_;
  std::span<const Asset> assets_;
  net::HostRule hosts_;
  Self self_;
  Kept<std::vector<std::string>> others_manifests_;
  net::NetworkLimits requests_;
  net::NetworkLimits lookups_;
  net::NetworkLimits reviews_;
  net::NetworkLimits pictures_;
};

}  // namespace muehle::server
