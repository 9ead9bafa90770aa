// What the server answers to HTTP requests (docs/server-protocol.md).
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/account_api.h"
#include "server/assets.h"
#include "server/challenge_api.h"
#include "server/circle_api.h"
#include "server/files.h"
#include "server/http.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/lobby_api.h"
#include "server/people.h"
#include "server/router.h"
#include "server/sessions.h"
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
  Api(Hub& hub, Lobby& lobby, Circle& circle, Challenges& challenges, People& people, Sessions& sessions,
      Lists& lists, Values& values, Files& files, std::span<const Asset> assets, HostRule hosts, Self self);
  // More of what is answered here.
  void add(std::vector<Route> routes) { router_.add(std::move(routes)); }

  boost::asio::awaitable<HttpResponse> answer(HttpRequest request);

  // What a WebSocket is asked for, and by whom.
  struct Door {
    std::optional<std::string> code;  // of a table; none: the lobby
    Caller caller;
  };
  boost::asio::awaitable<Answer<Door>> socket_door(HttpRequest request);

  // To be called now and then.
  void forget_quiet();

 private:
  Answer<void> check(const HttpRequest& request, bool changes);
  boost::asio::awaitable<HttpResponse> check_and_route(const HttpRequest& request);
  boost::asio::awaitable<HttpResponse> route(const HttpRequest& request);
  // Who asks at a table.
  boost::asio::awaitable<Answer<Caller>> caller_of(const HttpRequest& request, std::string code);
  std::vector<Route> table_routes();
  std::vector<Route> truth_routes();
  boost::asio::awaitable<HttpResponse> open_table(const Call& call);
  boost::asio::awaitable<HttpResponse> join_table(const Call& call);
  boost::asio::awaitable<HttpResponse> rename(const Call& call);
  boost::asio::awaitable<HttpResponse> claim(const Call& call);
  boost::asio::awaitable<HttpResponse> renew(const Call& call);
  boost::asio::awaitable<HttpResponse> table_state(const Call& call);
  boost::asio::awaitable<HttpResponse> game_record(const Call& call);
  boost::asio::awaitable<HttpResponse> values(const Call& call);
  boost::asio::awaitable<HttpResponse> review(const Call& call);
  boost::asio::awaitable<HttpResponse> addresses(const Call& call);
  boost::asio::awaitable<HttpResponse> return_to_seat(const HttpRequest& request);
  HttpResponse page(const HttpRequest& request) const;
  // For people the page, which says in their language what is wrong; for programs the error itself.
  HttpResponse refusal(const HttpRequest& request, const Refused& refused) const;

  Hub& hub_;
  Sessions& sessions_;
  AccountApi accounts_;
  LobbyApi lobby_;
  CircleApi circle_;
  ChallengeApi challenges_;
  Router router_;
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

}  // namespace muehle::server
