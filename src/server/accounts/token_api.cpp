#include "server/accounts/token_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/people/account_bodies.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

}  // namespace

json::object token_value(const StoredToken& token) {
  json::array scopes;
  for (const Scope scope : all_scopes) {
    if (parse_scopes(token.scopes).has(scope)) scopes.emplace_back(to_text(scope));
  }
  return {{"id", token.id},
          {"name", token.name},
          {"scopes", std::move(scopes)},
          {"created", token.made_at},
          {"used", token.used_at ? json::value(*token.used_at) : json::value(nullptr)}};
}

std::vector<net::Route> TokenApi::routes() {
  return {
      {"GET", "/api/account/tokens", [this](const net::Call& call) { return list(call); }, net::May::account},
      {"POST", "/api/account/tokens", [this](const net::Call& call) { return make(call); }},
      {"DELETE", "/api/account/tokens/*", [this](const net::Call& call) { return revoke(call); },
       net::May::account},
      {"POST", "/api/me/bot", [this](const net::Call& call) { return become_bot(call); }},
  };
}

asio::awaitable<net::HttpResponse> TokenApi::list(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<std::vector<StoredToken>> tokens = co_await tokens_.of(session->player.id);
  if (!tokens) co_return error_response(tokens.error());
  json::array all;
  for (const StoredToken& token : *tokens) all.emplace_back(token_value(token));
  co_return net::json_response(200, json::serialize(json::object{{"tokens", std::move(all)}}));
}

asio::awaitable<net::HttpResponse> TokenApi::make(const net::Call& call) {
  const Answer<TokenWish> wish = read_token_wish(call.request.body);
  if (!wish) co_return error_response(wish.error());
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  if (!session->player.registered)
    co_return error_response(
        {ErrorCode::guest, "tokens are for players with an account; make one first", std::nullopt});
  const Answer<std::string> right = co_await people_.check_password(*session, wish->password);
  if (!right) co_return error_response(right.error());
  const Answer<Tokens::Made> made = co_await tokens_.make(session->player, *right, wish->name, wish->scopes);
  if (!made) co_return error_response(made.error());
  co_return net::json_response(
      201, json::serialize(json::object{{"token", token_value(made->token)}, {"secret", made->secret}}));
}

asio::awaitable<net::HttpResponse> TokenApi::revoke(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Result<int> id = parse_number(call.parts[0], "token", 1, INT32_MAX);
  if (!id) co_return error_response({ErrorCode::not_found, "you have no such token", std::nullopt});
  const Answer<void> done = co_await tokens_.revoke(session->player.id, *id);
  co_return done ? net::json_response(200, "{}") : error_response(done.error());
}

asio::awaitable<net::HttpResponse> TokenApi::become_bot(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<StoredPlayer> bot = co_await people_.make_bot(*session);
  if (!bot) co_return error_response(bot.error());
  if (!session->player.bot) lobby_.withdraw_offers(bot->id);
  lobby_.know(*bot);
  co_return net::json_response(200, R"({"bot":true})");
}

}  // namespace muehle::server
