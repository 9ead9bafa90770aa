#include "server/accounts/recovery_api.h"

#include "server/accounts/account_forms.h"
#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"

namespace muehle::server {
namespace {

class RecoveryApi {
 public:
  explicit RecoveryApi(Recovery& recovery) : recovery_(recovery) {}

  Response show(const Call& call) {
    co_return reply(mail_value(or_refuse(co_await recovery_.of(call.session->player))));
  }

  Response set(const Call& call, NewAddress wanted) {
    or_refuse(co_await recovery_.set(*call.session, std::move(wanted.address), std::move(wanted.password),
                                     call.request.address));
    net::HttpResponse response = co_await show(call);
    co_return response;
  }

  Response remove(const Call& call, std::string password) {
    or_refuse(co_await recovery_.remove(*call.session, std::move(password)));
    const MailAddress none;
    co_return reply(mail_value(none));
  }

  Response confirm(const Call& /*call*/, std::string token) {
    co_return named(or_refuse(co_await recovery_.confirm(std::move(token))));
  }

  Response forgotten(const Call& call, std::string who) {
    or_refuse(recovery_.forgotten(std::move(who), call.request.address));
    co_return reply_done();
  }

  Response owner_of(const Call& /*call*/, std::string token) {
    co_return named(or_refuse(co_await recovery_.owner_of(std::move(token))));
  }

  Response reset(const Call& call, PasswordReset wanted) {
    co_return named(or_refuse(
        co_await recovery_.reset(std::move(wanted.token), std::move(wanted.password), call.request.address)));
  }

  Response link_for(const Call& call) {
    const std::string token = or_refuse(co_await recovery_.link_for(call.session->player, call.parts[0]));
    // Behind the `#`, so that it reaches no log.
    co_return reply({{"link", "/#reset=" + token}, {"hours", handed_link_lasts / 3600}}, 201);
  }

 private:
  static net::HttpResponse named(const StoredPlayer& player) { return reply({{"name", player.name}}); }

  Recovery& recovery_;
};

}  // namespace

boost::json::object mail_value(const MailAddress& mail) {
  return {{"address", text_or_null(mail.confirmed)}, {"waiting", text_or_null(mail.waiting)}};
}

Area recovery_area(Recovery& recovery) {
  const auto api = std::make_shared<RecoveryApi>(recovery);
  const Form<std::string> link = one_field("token", kinds::text(), "what stands behind the `=` of the link");
  return {
      "Mail and forgotten passwords",
      "Where the host has the server send mail; elsewhere most of these answer `no_mail`.",
      {
          {.method = "GET",
           .path = "/api/me/mail",
           .id = "getMail",
           .summary = "See your mail address",
           .may = May::account,
           .handler = does(api, &RecoveryApi::show),
           .replies = {answers("Mail", "told to nobody else")},
           .refusals = {ErrorCode::no_mail}},
          {.method = "POST",
           .path = "/api/me/mail",
           .id = "setMail",
           .summary = "State your mail address",
           .may = May::account,
           .handler = does(api, &RecoveryApi::set, new_address_form()),
           .replies = {answers("Mail", "a link is sent to it; until it is used the address before stays")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_mail, ErrorCode::bad_login}},
          {.method = "POST",
           .path = "/api/me/mail/remove",
           .id = "removeMail",
           .summary = "Take your mail address back",
           .may = May::account,
           .handler = does(api, &RecoveryApi::remove, one_field("password", kinds::text())),
           .replies = {answers("Mail", "there is none any more")},
           .refusals = {ErrorCode::bad_login}},
          {.method = "POST",
           .path = "/api/mail/confirm",
           .id = "confirmMail",
           .summary = "Confirm a mail address by the link that was sent",
           .handler = does(api, &RecoveryApi::confirm, link),
           .replies = {answers("Name", "whose address it is now")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_secret}},
          {.method = "POST",
           .path = "/api/password/forgotten",
           .id = "forgotPassword",
           .summary = "Have a link for a new password sent",
           .handler = does(api, &RecoveryApi::forgotten,
                           one_field("who", kinds::text(), "the name of an account, or a mail address")),
           .replies = {done("whether there is such an account or not")},
           .refusals = {ErrorCode::no_mail}},
          {.method = "POST",
           .path = "/api/password/link",
           .id = "readPasswordLink",
           .summary = "Ask whose password a link sets",
           .handler = does(api, &RecoveryApi::owner_of, link),
           .replies = {answers("Name", "nothing is changed by it")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_secret}},
          {.method = "POST",
           .path = "/api/password/reset",
           .id = "resetPassword",
           .summary = "Set a new password by a link",
           .handler = does(api, &RecoveryApi::reset, password_reset_form()),
           .replies = {answers("Name", "all sessions of the account have ended; nobody is signed in by it")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_secret, ErrorCode::bad_password}},
      },
  };
}

Area password_link_area(Recovery& recovery) {
  using namespace schema;
  return {"Hosts",
          "",
          {{.method = "POST",
            .path = "/api/host/players/{name}/password",
            .id = "makePasswordLink",
            .summary = "Make a link by which a player sets a new password",
            .may = May::host,
            .handler = does(std::make_shared<RecoveryApi>(recovery), &RecoveryApi::link_for),
            .replies = {{201, "to be handed over; it works once",
                         object({{"link", text(), "`/#reset=<token>`"}, {"hours", whole()}})}},
            .refusals = {ErrorCode::not_found}}}};
}

}  // namespace muehle::server
