#include "server/referees/staff_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/people/account_bodies.h"
#include "server/referees/referee_bodies.h"
#include "server/rights/suspension.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

json::object account_value(const StoredPlayer& player, UnixSeconds now) {
  return {{"name", player.name},
          {"role", to_text(player.role)},
          {"suspended", suspension_value(player, now)},
          {"since", player.created_at}};
}

json::object invitation_value(const StoredInvitation& invitation) {
  return {{"id", invitation.id},
          {"by", invitation.by},
          {"at", invitation.made_at},
          {"until", invitation.good_until}};
}

net::HttpResponse account_response(const Answer<StoredPlayer>& player, UnixSeconds now) {
  if (!player) return error_response(player.error());
  return net::json_response(200, json::serialize(json::object{{"player", account_value(*player, now)}}));
}

}  // namespace

std::vector<Route> StaffApi::routes() {
  return {
      {"POST", "/api/host", [this](const Call& call) { return claim(call); }, May::account},
      {"GET", "/api/host/players", [this](const Call& call) { return list(call); }, May::host},
      {"POST", "/api/host/players/*/role", [this](const Call& call) { return set_role(call); }, May::host},
      {"POST", "/api/players/*/suspend", [this](const Call& call) { return suspend(call); }, May::referee},
      {"POST", "/api/players/*/unsuspend", [this](const Call& call) { return end_suspension(call); },
       May::referee},
      {"POST", "/api/host/invitations", [this](const Call& call) { return invite(call); }, May::host},
      {"GET", "/api/host/invitations", [this](const Call& call) { return list_invitations(call); },
       May::host},
      {"DELETE", "/api/host/invitations/*", [this](const Call& call) { return withdraw_invitation(call); },
       May::host},
  };
}

asio::awaitable<net::HttpResponse> StaffApi::claim(const Call& call) {
  Answer<std::string> token = read_token(call.request.body);
  if (!token) co_return error_response(token.error());
  const Answer<void> done = co_await staff_.claim(call.session->player, *std::move(token));
  if (!done) co_return error_response(done.error());
  co_return net::json_response(200, json::serialize(json::object{{"role", to_text(Role::host)}}));
}

asio::awaitable<net::HttpResponse> StaffApi::list(const Call& call) {
  const std::optional<std::string> name = net::query_text(call.request.target, "name");
  const Answer<std::vector<StoredPlayer>> found = co_await staff_.accounts(name.value_or(""));
  if (!found) co_return error_response(found.error());
  const UnixSeconds now = time_.now().at;
  json::array players;
  for (const StoredPlayer& player : *found) players.emplace_back(account_value(player, now));
  co_return net::json_response(200, json::serialize(json::object{{"players", std::move(players)}}));
}

asio::awaitable<net::HttpResponse> StaffApi::set_role(const Call& call) {
  const Answer<Role> role = read_role(call.request.body);
  if (!role) co_return error_response(role.error());
  const Answer<StoredPlayer> done = co_await staff_.set_role(call.session->player, call.parts[0], *role);
  co_return account_response(done, time_.now().at);
}

asio::awaitable<net::HttpResponse> StaffApi::suspend(const Call& call) {
  const Answer<Suspension> suspension = read_suspension(call.request.body, time_.now().at);
  if (!suspension) co_return error_response(suspension.error());
  const std::optional<Suspension> until = *suspension;
  const Answer<StoredPlayer> done =
      co_await staff_.suspend(call.session->player, call.parts[0], until, suspension->reason);
  co_return account_response(done, time_.now().at);
}

asio::awaitable<net::HttpResponse> StaffApi::end_suspension(const Call& call) {
  const Answer<std::string> reason = read_reason(call.request.body);
  if (!reason) co_return error_response(reason.error());
  const std::optional<Suspension> none;
  const Answer<StoredPlayer> done =
      co_await staff_.suspend(call.session->player, call.parts[0], none, *reason);
  co_return account_response(done, time_.now().at);
}

asio::awaitable<net::HttpResponse> StaffApi::invite(const Call& call) {
  const Answer<Staff::Invited> invited = co_await staff_.invite(call.session->player);
  if (!invited) co_return error_response(invited.error());
  json::object invitation = invitation_value(invited->invitation);
  // Behind the `#`, so that it reaches no log.
  invitation["link"] = "/#join=" + invited->code;
  co_return net::json_response(201, json::serialize(json::object{{"invitation", std::move(invitation)}}));
}

asio::awaitable<net::HttpResponse> StaffApi::list_invitations(const Call& /*call*/) {
  const Answer<std::vector<StoredInvitation>> found = co_await staff_.invitations();
  if (!found) co_return error_response(found.error());
  json::array list;
  for (const StoredInvitation& invitation : *found) list.emplace_back(invitation_value(invitation));
  co_return net::json_response(200, json::serialize(json::object{{"invitations", std::move(list)}}));
}

asio::awaitable<net::HttpResponse> StaffApi::withdraw_invitation(const Call& call) {
  const std::optional<int> id = read_number(call.parts[0], 1, INT32_MAX);
  if (!id)
    co_return error_response({ErrorCode::not_found, "there is no such invitation any more", std::nullopt});
  const Answer<void> done = co_await staff_.withdraw_invitation(call.session->player, *id);
  if (!done) co_return error_response(done.error());
  co_return net::json_response(200, "{}");
}

}  // namespace muehle::server
