// What the server answers to programs that play (docs/bots.md).
#pragma once

#include "net/limits.h"
#include "server/bots/bot_bodies.h"
#include "server/bots/bots.h"
#include "server/people/sessions.h"

namespace muehle::server {

class BotApi {
 public:
  BotApi(Bots& bots, Hub& hub, Sessions& sessions, const Time& time);

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response events(const Call& call);
  Response game(const Call& call);
  Response move(const Call& call);
  Route action(std::string_view pattern, Action make);
  using Make = std::function<Answer<Request>(const ActionBody&, std::int64_t, const Room&, int)>;
  Response act(const Call& call, Make make);
  // Who asks; a bot.
  boost::asio::awaitable<Answer<Session>> bot(const net::HttpRequest& request);
  Answer<void> count_stream(const Session& session);
  net::SteadyTime now() const;  // by the clock of the server: tests move it

  Bots& bots_;
  Hub& hub_;
  Sessions& sessions_;
  const Time& time_;
  net::AddressLimits actions_;  // by player
  net::AddressLimits streams_;  // by token
};

}  // namespace muehle::server
