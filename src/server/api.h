// What the server answers to HTTP requests (docs/server-protocol.md).
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/assets.h"
#include "server/files.h"
#include "server/http.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/values.h"

namespace muehle::server {

class Api {
 public:
  // What the server knows of itself: `health` makes the body of GET /healthz, `addresses` lists where others
  // in its networks find it, `databases` are those elsewhere that its page may read.
  struct Self {
    std::function<std::string()> health;
    std::function<std::vector<std::string>()> addresses;
    std::vector<std::string> databases;
  };
  Api(Hub& hub, Values& values, Files& files, std::span<const Asset> assets, HostRule hosts, Self self);

  boost::asio::awaitable<HttpResponse> answer(HttpRequest request);

  // The table that a WebSocket is asked for. The secret it comes with is in the cookie.
  struct Door {
    std::string code;
    std::string secret;
  };
  Answer<Door> socket_door(const HttpRequest& request);

  // To be called now and then.
  void forget_quiet();

 private:
  Answer<void> check(const HttpRequest& request, bool changes);
  boost::asio::awaitable<HttpResponse> check_and_route(const HttpRequest& request);
  boost::asio::awaitable<HttpResponse> route(const HttpRequest& request);
  boost::asio::awaitable<HttpResponse> route_api(const HttpRequest& request);
  boost::asio::awaitable<HttpResponse> open_table(const HttpRequest& request);
  boost::asio::awaitable<HttpResponse> join_table(const HttpRequest& request, std::string code);
  boost::asio::awaitable<HttpResponse> rename(const HttpRequest& request, std::string code);
  boost::asio::awaitable<HttpResponse> table_state(std::string code);
  boost::asio::awaitable<HttpResponse> game_record(const HttpRequest& request, std::string code);
  boost::asio::awaitable<HttpResponse> return_to_seat(const HttpRequest& request);
  boost::asio::awaitable<HttpResponse> values(const HttpRequest& request);
  boost::asio::awaitable<HttpResponse> review(const HttpRequest& request);
  HttpResponse addresses(const HttpRequest& request) const;
  HttpResponse page(const HttpRequest& request) const;
  // For people the page, which says in their language what is wrong; for programs the error itself.
  HttpResponse refusal(const HttpRequest& request, const Refused& refused) const;

  Hub& hub_;
  Values& values_;
  Files& files_;
  std::span<const Asset> assets_;
  HostRule hosts_;
  Self self_;
  AddressLimits requests_;
  AddressLimits openings_;
  AddressLimits lookups_;
  AddressLimits reviews_;
};

// The body of `POST /api/tables`, of `…/join` and of `…/name`.
Answer<Opening> read_opening(std::string_view body);
Answer<Joining> read_joining(std::string_view body);
Answer<std::string> read_naming(std::string_view body);

}  // namespace muehle::server
