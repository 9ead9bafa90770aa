#include "server/tables/callers.h"

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

}  // namespace muehle::server
