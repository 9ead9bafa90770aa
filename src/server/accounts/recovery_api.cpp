#include "server/accounts/recovery_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/json.h"
#include "server/people/account_bodies.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

net::HttpResponse name_response(const Answer<StoredPlayer>& player) {
  if (!player) return error_response(player.error());
  return net::json_response(200, json::serialize(json::object{{"name", player->name}}));
}

}  // namespace

json::object mail_value(const MailAddress& mail) {
  return {{"address", text_or_null(mail.confirmed)}, {"waiting", text_or_null(mail.waiting)}};
}

std::vector<Route> RecoveryApi::routes() {
  return {
      {"GET", "/api/me/mail", [this](const Call& call) { return show(call); }, May::account},
      {"POST", "/api/me/mail", [this](const Call& call) { return set(call); }, May::account},
      {"POST", "/api/me/mail/remove", [this](const Call& call) { return remove(call); }, May::account},
      {"POST", "/api/mail/confirm", [this](const Call& call) { return confirm(call); }},
      {"POST", "/api/password/forgotten", [this](const Call& call) { return forgotten(call); }},
      {"POST", "/api/password/link", [this](const Call& call) { return owner_of(call); }},
      {"POST", "/api/password/reset", [this](const Call& call) { return reset(call); }},
      {"POST", "/api/host/players/*/password", [this](const Call& call) { return link_for(call); },
       May::host},
  };
}

asio::awaitable<net::HttpResponse> RecoveryApi::show(const Call& call) {
  const Answer<MailAddress> address = co_await recovery_.of(call.session->player);
  if (!address) co_return error_response(address.error());
  co_return net::json_response(200, json::serialize(mail_value(*address)));
}

asio::awaitable<net::HttpResponse> RecoveryApi::set(const Call& call) {
  const Answer<NewAddress> wanted = read_new_address(call.request.body);
  if (!wanted) co_return error_response(wanted.error());
  const Answer<void> set =
      co_await recovery_.set(*call.session, wanted->address, wanted->password, call.request.address);
  if (!set) co_return error_response(set.error());
  net::HttpResponse response = co_await show(call);
  co_return response;
}

asio::awaitable<net::HttpResponse> RecoveryApi::remove(const Call& call) {
  const Answer<std::string> password = read_password(call.request.body);
  if (!password) co_return error_response(password.error());
  const Answer<void> removed = co_await recovery_.remove(*call.session, *password);
  if (!removed) co_return error_response(removed.error());
  const MailAddress none;
  co_return net::json_response(200, json::serialize(mail_value(none)));
}

asio::awaitable<net::HttpResponse> RecoveryApi::confirm(const Call& call) {
  Answer<std::string> token = read_token(call.request.body);
  if (!token) co_return error_response(token.error());
  const Answer<StoredPlayer> player = co_await recovery_.confirm(*std::move(token));
  co_return name_response(player);
}

asio::awaitable<net::HttpResponse> RecoveryApi::forgotten(const Call& call) {
  Answer<std::string> who = read_forgetful(call.request.body);
  if (!who) co_return error_response(who.error());
  const Answer<void> done = recovery_.forgotten(*std::move(who), call.request.address);
  co_return reply(done);
}

asio::awaitable<net::HttpResponse> RecoveryApi::link_for(const Call& call) {
  const Answer<std::string> token = co_await recovery_.link_for(call.session->player, call.parts[0]);
  if (!token) co_return error_response(token.error());
  // Behind the `#`, so that it reaches no log.
  co_return net::json_response(
      201, json::serialize(json::object{{"link", "/#reset=" + *token}, {"hours", handed_link_lasts / 3600}}));
}

asio::awaitable<net::HttpResponse> RecoveryApi::owner_of(const Call& call) {
  Answer<std::string> token = read_token(call.request.body);
  if (!token) co_return error_response(token.error());
  const Answer<StoredPlayer> player = co_await recovery_.owner_of(*std::move(token));
  co_return name_response(player);
}

asio::awaitable<net::HttpResponse> RecoveryApi::reset(const Call& call) {
  const Answer<std::string> token = read_token(call.request.body);
  if (!token) co_return error_response(token.error());
  const Answer<std::string> password = read_password(call.request.body);
  if (!password) co_return error_response(password.error());
  const Answer<StoredPlayer> player = co_await recovery_.reset(*token, *password, call.request.address);
  co_return name_response(player);
}

}  // namespace muehle::server
