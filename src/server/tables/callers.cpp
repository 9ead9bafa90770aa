#include "server/tables/callers.h"

#include "server/kernel/secrets.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr std::string_view seat_cookie_year = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";

std::string seat_cookie_name(std::string_view code) { return "muehle_" + std::string(code); }

}  // namespace

asio::awaitable<Answer<Caller>> caller_of(Sessions& sessions, const Call& call, std::string code) {
  const Answer<std::optional<Session>> session = co_await sessions.of(call);
  if (!session) co_return tl::unexpected<Refused>(session.error());
  const std::string cookie = seat_cookie_name(code);
  Caller caller{std::nullopt, std::string(net::cookie_value(call.request.cookie, cookie).value_or(""))};
  if (*session) {
    caller.player = (*session)->player;
    caller.session = (*session)->id;
  }
  co_return caller;
}

net::HttpResponse::Header seat_cookie(const net::HttpRequest& request, const std::string& code,
                                      const std::string& secret) {
  return {"Set-Cookie", seat_cookie_name(code) + "=" + secret + std::string(seat_cookie_year) +
                            (request.secure ? "; Secure" : "")};
}

Seat seat_at(const Room& room, const std::string& secret) {
  const std::optional<SecretHash> hash = hash_secret(secret);
  return hash ? room.seat_of(*hash) : std::nullopt;
}

Seat seat_at(const Room& room, std::optional<PlayerId> player, const std::string& secret) {
  if (const Seat seat = player ? room.seat_of(*player) : std::nullopt) return seat;
  return seat_at(room, secret);
}

Seat seat_at(const Room& room, const Caller& caller) { return seat_at(room, id_of(caller), caller.secret); }

bool is_referee(const Caller& caller) { return caller.player && caller.player->role != Role::player; }

std::optional<PlayerId> id_of(const Caller& caller) {
  return caller.player ? std::optional(caller.player->id) : std::nullopt;
}

}  // namespace muehle::server
