// What the server answers about players: who one is, accounts, sessions (docs/server-protocol.md, "Players").
#pragma once

#include <boost/asio/awaitable.hpp>
#include <set>

#include "server/archive/lists.h"
#include "server/kernel/router.h"
#include "server/lobby/challenges.h"
#include "server/lobby/circle.h"
#include "server/lobby/lobby.h"
#include "server/people/people.h"
#include "server/people/sessions.h"
#include "server/tables/hub.h"

namespace muehle::server {

class AccountApi {
 public:
  AccountApi(People& people, Sessions& sessions, Hub& hub, Lobby& lobby, Lists& lists, Circle& circle,
             Challenges& challenges)
      : people_(people),
        sessions_(sessions),
        hub_(hub),
        lobby_(lobby),
        lists_(lists),
        circle_(circle),
        challenges_(challenges) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response me(const Call& call);
  Response change_me(const Call& call);
  Response enroll(const Call& call);
  Response sign_in(const Call& call);
  Response sign_out(const Call& call);
  Response list_sessions(const Call& call);
  Response end_session(const Call& call);
  Response change_password(const Call& call);
  Response data(const Call& call);
  Response erase(const Call& call);
  Response own_games(const Call& call);
  Response player(const Call& call);

  Response me_response(int status, std::optional<StoredPlayer> player, std::optional<Bearer> bearer = {});
  Response sessions_of(Session session);
  Response data_of(Session session);

  People& people_;
  Sessions& sessions_;
  Hub& hub_;
  Lobby& lobby_;
  Lists& lists_;
  Circle& circle_;
  Challenges& challenges_;
  std::set<PlayerId> gathering_;  // whose data is put together just now
};

}  // namespace muehle::server
