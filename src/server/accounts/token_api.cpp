#include "server/accounts/token_api.h"

#include <boost/json/array.hpp>

#include "server/accounts/account_forms.h"
#include "server/kernel/error_response.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

class TokenApi {
 public:
  TokenApi(Tokens& tokens, People& people, Lobby& lobby) : tokens_(tokens), people_(people), lobby_(lobby) {}

  Response list(const Call& call) {
    json::array all;
    for (const StoredToken& token : or_refuse(co_await tokens_.of(call.session->player.id)))
      all.emplace_back(token_value(token));
    co_return reply({{"tokens", std::move(all)}});
  }

  Response make(const Call& call, TokenWish wish) {
    if (!call.session->player.registered)
      or_refuse(refuse(ErrorCode::guest, "tokens are for players with an account; make one first"));
    const std::string right =
        or_refuse(co_await people_.check_password(*call.session, std::move(wish.password)));
    const Tokens::Made made =
        or_refuse(co_await tokens_.make(call.session->player, right, std::move(wish.name), wish.scopes));
    co_return reply({{"token", token_value(made.token)}, {"secret", made.secret}}, 201);
  }

  Response revoke(const Call& call) {
    const std::optional<int> id = read_number(call.parts[0], 1, INT32_MAX);
    if (!id) or_refuse(refuse(ErrorCode::not_found, "you have no such token"));
    or_refuse(co_await tokens_.revoke(call.session->player.id, *id));
    co_return reply_done();
  }

  Response become_bot(const Call& call) {
    const StoredPlayer bot = or_refuse(co_await people_.make_bot(*call.session));
    if (!call.session->player.bot) lobby_.withdraw_offers(bot.id);
    lobby_.know(bot);
    co_return reply({{"bot", true}});
  }

 private:
  Tokens& tokens_;
  People& people_;
  Lobby& lobby_;
};

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

Area token_area(Tokens& tokens, People& people, Lobby& lobby) {
  using namespace schema;
  const auto api = std::make_shared<TokenApi>(tokens, people, lobby);
  return {
      "Tokens and bots",
      "Programs speak for an account by a token: `Authorization: Bearer muehle_…`. What it opens are its "
      "scopes.",
      {
          {.method = "GET",
           .path = "/api/account/tokens",
           .id = "listTokens",
           .summary = "List your tokens",
           .may = May::account,
           .handler = does(api, &TokenApi::list),
           .replies = {{200, "the newest first", object({{"tokens", schema::list(ref("Token"))}})}}},
          {.method = "POST",
           .path = "/api/account/tokens",
           .id = "makeToken",
           .summary = "Make a token",
           .may = May::session,
           .handler = does(api, &TokenApi::make, token_wish_form()),
           .replies = {{201, "the secret is told this once",
                        object({{"token", ref("Token")}, {"secret", text()}})}},
           .refusals = {ErrorCode::guest, ErrorCode::too_many_tokens, ErrorCode::bad_login}},
          {.method = "DELETE",
           .path = "/api/account/tokens/{id}",
           .id = "revokeToken",
           .summary = "Revoke a token",
           .may = May::account,
           .handler = does(api, &TokenApi::revoke),
           .replies = {done("it opens nothing any more, and its streams end")},
           .refusals = {ErrorCode::not_found}},
          {.method = "POST",
           .path = "/api/me/bot",
           .id = "becomeBot",
           .summary = "Make a bot of your account",
           .may = May::session,
           .tokens = Scopes{Scope::play},
           .handler = does(api, &TokenApi::become_bot),
           .replies = {{200, "it stays one", object({{"bot", flag()}})}},
           .refusals = {ErrorCode::guest, ErrorCode::has_played, ErrorCode::not_allowed},
           .note = "Only before it has sat at a table. Bots are marked, and never rated."},
      },
  };
}

}  // namespace muehle::server
