#include "server/referees/staff_api.h"

#include <boost/json/array.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"
#include "server/referees/referee_forms.h"
#include "server/rights/suspension.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

json::object invitation_value(const StoredInvitation& invitation) {
  return {{"id", invitation.id},
          {"by", invitation.by},
          {"at", invitation.made_at},
          {"until", invitation.good_until}};
}

class StaffApi {
 public:
  StaffApi(Staff& staff, const Time& time) : staff_(staff), time_(time) {}

  Response claim(const Call& call, std::string token) {
    or_refuse(co_await staff_.claim(call.session->player, std::move(token)));
    co_return reply({{"role", to_text(Role::host)}});
  }

  Response list(const Call& call) {
    const std::optional<std::string> name = net::query_text(call.request.target, "name");
    const std::vector<StoredPlayer> found = or_refuse(co_await staff_.accounts(name.value_or("")));
    const UnixSeconds now = time_.now().at;
    json::array players;
    for (const StoredPlayer& player : found) players.emplace_back(account_value(player, now));
    co_return reply({{"players", std::move(players)}});
  }

  Response set_role(const Call& call, Role role) {
    co_return account(or_refuse(co_await staff_.set_role(call.session->player, call.parts[0], role)));
  }

  Response suspend(const Call& call, Suspension suspension) {
    const std::optional<Suspension> until = suspension;
    co_return account(
        or_refuse(co_await staff_.suspend(call.session->player, call.parts[0], until, suspension.reason)));
  }

  Response end_suspension(const Call& call, std::string reason) {
    const std::optional<Suspension> none;
    co_return account(
        or_refuse(co_await staff_.suspend(call.session->player, call.parts[0], none, std::move(reason))));
  }

  Response remove_about(const Call& call, std::string reason) {
    co_return account(
        or_refuse(co_await staff_.remove_about(call.session->player, call.parts[0], std::move(reason))));
  }

  Response invite(const Call& call) {
    const Staff::Invited invited = or_refuse(co_await staff_.invite(call.session->player));
    json::object invitation = invitation_value(invited.invitation);
    // Behind the `#`, so that it reaches no log.
    invitation["link"] = "/#join=" + invited.code;
    co_return reply({{"invitation", std::move(invitation)}}, 201);
  }

  Response list_invitations(const Call& /*call*/) {
    json::array list;
    for (const StoredInvitation& invitation : or_refuse(co_await staff_.invitations()))
      list.emplace_back(invitation_value(invitation));
    co_return reply({{"invitations", std::move(list)}});
  }

  Response withdraw_invitation(const Call& call) {
    const std::optional<int> id = read_number(call.parts[0], 1, INT32_MAX);
    if (!id) or_refuse(refuse(ErrorCode::not_found, "there is no such invitation any more"));
    or_refuse(co_await staff_.withdraw_invitation(call.session->player, *id));
    co_return reply_done();
  }

 private:
  net::HttpResponse account(const StoredPlayer& player) const {
    return reply({{"player", account_value(player, time_.now().at)}});
  }

  Staff& staff_;
  const Time& time_;
};

std::vector<Route> accounts(const std::shared_ptr<StaffApi>& api) {
  using namespace schema;
  return {
      {.method = "POST",
       .path = "/api/host",
       .id = "becomeHost",
       .summary = "Become host by the link that `muehle admin host-link` prints",
       .may = May::account,
       .handler = does(api, &StaffApi::claim, one_field("token", kinds::text())),
       .replies = {{200, "you are one", object({{"role", one_of({"host"})}})}},
       .refusals = {ErrorCode::bad_secret}},
      {.method = "GET",
       .path = "/api/host/players",
       .id = "listAccounts",
       .summary = "Search accounts",
       .may = May::host,
       .query = {{"name", "how the name begins"}},
       .handler = does(api, &StaffApi::list),
       .replies = {answers("Accounts", "at most 200, hosts and referees first")}},
      {.method = "POST",
       .path = "/api/host/players/{name}/role",
       .id = "setRole",
       .summary = "Give an account a role",
       .may = May::host,
       .handler = does(api, &StaffApi::set_role, role_form()),
       .replies = {answers("AccountAnswer", "it has it")},
       .refusals = {ErrorCode::not_found, ErrorCode::last_host}},
  };
}

std::vector<Route> invitations(const std::shared_ptr<StaffApi>& api) {
  return {
      {.method = "GET",
       .path = "/api/host/invitations",
       .id = "listInvitations",
       .summary = "List the invitations that are open",
       .may = May::host,
       .handler = does(api, &StaffApi::list_invitations),
       .replies = {answers("Invitations", "the newest first")}},
      {.method = "POST",
       .path = "/api/host/invitations",
       .id = "invite",
       .summary = "Make an invitation to register",
       .may = May::host,
       .handler = does(api, &StaffApi::invite),
       .replies = {{201, "good for one account within 14 days", schema::ref("NewInvitation")}}},
      {.method = "DELETE",
       .path = "/api/host/invitations/{id}",
       .id = "withdrawInvitation",
       .summary = "Withdraw an invitation",
       .may = May::host,
       .handler = does(api, &StaffApi::withdraw_invitation),
       .replies = {done("it opens nothing any more")},
       .refusals = {ErrorCode::not_found}},
  };
}

}  // namespace

json::object account_value(const StoredPlayer& player, UnixSeconds now) {
  return {{"name", player.name},
          {"role", to_text(player.role)},
          {"suspended", suspension_value(player, now)},
          {"since", player.created_at}};
}

Area suspension_area(Staff& staff, const Time& time) {
  const auto api = std::make_shared<StaffApi>(staff, time);
  return {"Referees",
          "",
          {{.method = "POST",
            .path = "/api/players/{name}/suspend",
            .id = "suspend",
            .summary = "Suspend a player",
            .may = May::referee,
            .handler = does(api, &StaffApi::suspend, suspension_form(time)),
            .replies = {answers("AccountAnswer", "until then he begins no game")},
            .refusals = {ErrorCode::not_found, ErrorCode::text_too_long}},
           {.method = "POST",
            .path = "/api/players/{name}/unsuspend",
            .id = "unsuspend",
            .summary = "Suspend a player no more",
            .may = May::referee,
            .handler = does(api, &StaffApi::end_suspension, reason_form()),
            .replies = {answers("AccountAnswer", "he may begin games again")},
            .refusals = {ErrorCode::not_found, ErrorCode::text_too_long}},
           {.method = "POST",
            .path = "/api/players/{name}/about/remove",
            .id = "removeAbout",
            .summary = "Take out what a player says of himself",
            .may = May::referee,
            .handler = does(api, &StaffApi::remove_about, reason_form()),
            .replies = {answers("AccountAnswer", "his page says nothing of him; he may write anew")},
            .refusals = {ErrorCode::not_found, ErrorCode::text_too_long}}}};
}

Area host_area(Staff& staff, const Time& time) {
  const auto api = std::make_shared<StaffApi>(staff, time);
  std::vector<Route> all = accounts(api);
  std::ranges::move(invitations(api), std::back_inserter(all));
  return {"Hosts", "Who may what on this server.", std::move(all)};
}

}  // namespace muehle::server
