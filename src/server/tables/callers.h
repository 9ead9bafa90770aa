// Who asks at a table.
#pragma once

#include "server/people/sessions.h"
#include "server/tables/room.h"

namespace muehle::server {

// A player, or who has the secret of a seat from the time before there were players.
struct Caller {
  std::optional<StoredPlayer> player;
  std::string secret;
  std::int64_t session = 0;  // of the player
};

boost::asio::awaitable<Answer<Caller>> caller_of(Sessions& sessions, const Call& call, std::string code);

// The way back from the time before there were players.
net::HttpResponse::Header seat_cookie(const net::HttpRequest& request, const std::string& code,
                                      const std::string& secret);

// Where somebody sits, by who he is or by the secret of a return link.
Seat seat_at(const Room& room, const std::string& secret);
Seat seat_at(const Room& room, const Caller& caller);
Seat seat_at(const Room& room, std::optional<PlayerId> player, const std::string& secret);
// Who has to judge a game sees it as it is.
bool is_referee(const Caller& caller);
std::optional<PlayerId> id_of(const Caller& caller);

}  // namespace muehle::server
