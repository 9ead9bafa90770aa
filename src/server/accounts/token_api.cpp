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

std::vector<Route> TokenApi::routes() {
  return {
      {"GET", "/api/account/tokens", [this](const Call& call) { return list(call); }, May::account},
      {"POST", "/api/account/tokens", [this](const Call& call) { return make(call); }, May::session},
      {"DELETE", "/api/account/tokens/*", [this](const Call& call) { return revoke(call); }, May::account},
      {"POST", "/api/me/bot", [this](const Call& call) { return become_bot(call); }, May::session},
  };
}

asio::awaitable<net::HttpResponse> TokenApi::list(const Call& call) {
  const Answer<std::vector<StoredToken>> tokens = co_await tokens_.of(call.session->player.id);
  if (!tokens) co_return error_response(tokens.error());
  json::array all;
  for (const StoredToken& token : *tokens) all.emplace_back(token_value(token));
  co_return net::json_response(200, json::serialize(json::object{{"tokens", std::move(all)}}));
}

asio::awaitable<net::HttpResponse> TokenApi::make(const Call& call) {
  const Answer<TokenWish> wish = read_token_wish(call.request.body);
  if (!wish) co_return error_response(wish.error());
  if (!call.session->player.registered)
    co_return error_response(
        {ErrorCode::guest, "tokens are for players with an account; make one first", std::nullopt});
  const Answer<std::string> right = co_await people_.check_password(*call.session, wish->password);
  if (!right) co_return error_response(right.error());
  const Answer<Tokens::Made> made =
      co_await tokens_.make(call.session->player, *right, wish->name, wish->scopes);
  if (!made) co_return error_response(made.error());
  co_return net::json_response(
      201, json::serialize(json::object{{"token", token_value(made->token)}, {"secret", made->secret}}));
}

asio::awaitable<net::HttpResponse> TokenApi::revoke(const Call& call) {
  const Result<int> id = parse_number(call.parts[0], "token", 1, INT32_MAX);
  if (!id) co_return error_response({ErrorCode::not_found, "you have no such token", std::nullopt});
  const Answer<void> done = co_await tokens_.revoke(call.session->player.id, *id);
  co_return reply(done);
}

asio::awaitable<net::HttpResponse> TokenApi::become_bot(const Call& call) {
  const Answer<StoredPlayer> bot = co_await people_.make_bot(*call.session);
  if (!bot) co_return error_response(bot.error());
  if (!call.session->player.bot) lobby_.withdraw_offers(bot->id);
  lobby_.know(*bot);
  co_return net::json_response(200, R"({"bot":true})");
}

}  // namespace muehle::server
