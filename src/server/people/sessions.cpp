#include "server/people/sessions.h"

#include "server/rights/suspension.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr std::string_view session_cookie = "session";
constexpr std::string_view device_cookie = "device";
constexpr std::string_view for_a_year = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
constexpr std::string_view for_no_time = "; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";

Answer<void> check_role(const StoredPlayer& player, May may) {
  if (may == May::account && !player.registered)
    return refuse(ErrorCode::not_allowed, "this is for players with an account; register or sign in first");
  if (may == May::referee && player.role == Role::player)
    return refuse(ErrorCode::not_allowed, "this is for referees and hosts");
  if (may == May::host && player.role != Role::host)
    return refuse(ErrorCode::not_allowed, "this is for hosts");
  return {};
}

}  // namespace

// With the prefix a browser takes it only over HTTPS, and from this host alone.
std::string Sessions::cookie_name(const net::HttpRequest& request, std::string_view what) const {
  std::string name(request.secure ? "__Host-muehle_" : "muehle_");
  return name.append(what).append("_").append(instance_);
}

Visit Sessions::visit(const net::HttpRequest& request) const {
  const std::string name = cookie_name(request, device_cookie);
  return {.with = device_of(request.user_agent),
          .address = request.address,
          .device = std::string(net::cookie_value(request.cookie, name).value_or(""))};
}

asio::awaitable<Answer<std::optional<Session>>> Sessions::of(const Call& call) {
  if (call.session) co_return call.session;  // the router has looked
  const net::HttpRequest& request = call.request;
  if (std::optional<std::string> shown = bearer_token(request.authorization)) {
    Answer<std::optional<Session>> bearer = co_await of_bearer(*std::move(shown), call.tokens);
    co_return bearer;
  }
  std::string token(net::cookie_value(request.cookie, cookie_name(request, session_cookie)).value_or(""));
  Answer<std::optional<Session>> session = co_await people_.session_of(std::move(token));
  co_return session;
}

asio::awaitable<Answer<std::optional<Session>>> Sessions::of_bearer(std::string token,
                                                                    std::optional<Scopes> wanted) {
  const Answer<Bearer> bearer = co_await tokens_.bearer(std::move(token));
  if (!bearer) co_return tl::unexpected<Refused>(bearer.error());
  const Answer<void> opens = check_scope(wanted, bearer->scopes);
  if (!opens) co_return tl::unexpected<Refused>(opens.error());
  co_return Session{bearer->player, -bearer->token, *bearer};
}

asio::awaitable<Answer<Session>> Sessions::required(const Call& call) {
  const Answer<std::optional<Session>> session = co_await of(call);
  if (!session) co_return tl::unexpected<Refused>(session.error());
  if (!*session)
    co_return refuse(ErrorCode::no_session, "you are nobody here yet; POST /api/me makes a guest");
  co_return **session;
}

asio::awaitable<Answer<SignedIn>> Sessions::or_guest(const Call& call, std::string name) {
  const Answer<std::optional<Session>> session = co_await of(call);
  if (!session) co_return tl::unexpected<Refused>(session.error());
  if (*session) co_return SignedIn{**session, {}};
  const std::string no_language;
  Visit visitor = visit(call.request);
  Answer<SignedIn> guest = co_await people_.add_guest(std::move(name), no_language, std::move(visitor));
  co_return guest;
}

asio::awaitable<Answer<SignedIn>> Sessions::to_play(const Call& call, std::string name) {
  const Answer<std::optional<Session>> session = co_await of(call);
  if (!session) co_return tl::unexpected<Refused>(session.error());
  StoredPlayer player = *session ? (*session)->player : StoredPlayer{};
  if (const Answer<void> may = check_may_play(people_.site(), player); !may)
    co_return tl::unexpected<Refused>(may.error());
  const Answer<void> checked = co_await check_name(player, name);
  if (!checked) co_return tl::unexpected<Refused>(checked.error());
  Answer<SignedIn> who = co_await or_guest(call, std::move(name));
  if (who && *session) who->session.player.name = player.name;
  co_return who;
}

asio::awaitable<Answer<void>> Sessions::check_name(StoredPlayer& player, std::string given) {
  if (player.registered) co_return Answer<void>();
  if (!given.empty()) {
    Answer<void> free = co_await people_.check_guest_name(std::move(given));
    co_return free;
  }
  if (player.name.empty()) co_return Answer<void>();
  const Answer<void> free = co_await people_.check_guest_name(player.name);
  if (!free) player.name.clear();
  co_return Answer<void>();
}

asio::awaitable<Answer<std::optional<Session>>> Sessions::allowed(const Call& call, May may) {
  if (may == May::anybody && !bearer_token(call.request.authorization)) co_return std::optional<Session>();
  Answer<Session> session = co_await required(call);
  if (!session) co_return tl::unexpected<Refused>(session.error());
  if (const Answer<void> has_role = check_role(session->player, may); !has_role)
    co_return tl::unexpected<Refused>(has_role.error());
  // A referee whom a host has suspended looks, and decides nothing.
  const bool decides = may == May::referee && call.request.method == "POST";
  const Answer<void> may_decide =
      decides ? check_not_suspended(session->player, people_.now()) : Answer<void>();
  if (!may_decide) co_return tl::unexpected<Refused>(may_decide.error());
  co_return std::optional<Session>(*std::move(session));
}

void Sessions::keep(const net::HttpRequest& request, const SignedIn& signed_in,
                    net::HttpResponse& response) const {
  const auto set = [&](std::string_view what, const std::string& token) {
    if (token.empty()) return;
    response.headers.emplace_back("Set-Cookie", cookie_name(request, what) + "=" + token +
                                                    std::string(for_a_year) +
                                                    (request.secure ? "; Secure" : ""));
  };
  set(session_cookie, signed_in.token);
  set(device_cookie, signed_in.device);
}

void Sessions::drop(const net::HttpRequest& request, net::HttpResponse& response) const {
  response.headers.emplace_back("Set-Cookie", cookie_name(request, session_cookie) + "=" +
                                                  std::string(for_no_time) +
                                                  (request.secure ? "; Secure" : ""));
}

}  // namespace muehle::server
