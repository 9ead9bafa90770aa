#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

std::vector<Operation> coming_and_going() {
  return {
      {.method = "GET",
       .path = "/api/me",
       .id = "whoAmI",
       .summary = "See who you are here, and what this server's host has decided",
       .replies = {answers("WhoIAm", "`player` is null where there is no session")}},
      {.method = "POST",
       .path = "/api/me",
       .id = "changeMe",
       .summary = "Be a guest, or change your name or language",
       .body = Body{object({maybe("name", text()), maybe("language", text(), "a tag such as `de`")})},
       .replies = {answers("WhoIAm", "who you are now")},
       .refusals = {ErrorCode::bad_name, ErrorCode::name_reserved, ErrorCode::name_taken,
                    ErrorCode::registered},
       .note =
           "Makes a guest where there is no session, but where guests do not play. The name of an account "
           "stays."},
      {.method = "POST",
       .path = "/api/register",
       .id = "register",
       .summary = "Make an account of the guest",
       .body = Body{object({{"name", text(), "2 to 20 letters, digits, `-`, `.`, `_`, of one alphabet"},
                            {"password", text(), "8 to 200 characters, not the name"},
                            maybe("language", text()),
                            maybe("invitation", text(), "the code, where one is needed")})},
       .replies = {{201, "the account; the session goes on by another cookie", ref("WhoIAm")}},
       .refusals = {ErrorCode::bad_name, ErrorCode::name_taken, ErrorCode::name_reserved,
                    ErrorCode::bad_password, ErrorCode::registered, ErrorCode::closed,
                    ErrorCode::no_invitation, ErrorCode::bad_invitation}},
      {.method = "POST",
       .path = "/api/login",
       .id = "signIn",
       .summary = "Sign in",
       .body = Body{object({{"name", text()}, {"password", text()}})},
       .replies = {answers("WhoIAm", "with a new session, which the answer sets as a cookie")},
       .refusals = {ErrorCode::bad_login, ErrorCode::bad_name},
       .note = "The seats of the guest who was here go to the account."},
      {.method = "POST",
       .path = "/api/logout",
       .id = "signOut",
       .summary = "Sign out",
       .body = empty_body(),
       .replies = {answers("WhoIAm", "nobody any more")},
       .refusals = {ErrorCode::guest}},
      {.method = "POST",
       .path = "/api/password",
       .id = "changePassword",
       .summary = "Change your password",
       .body = Body{object({{"old", text()}, {"new", text()}})},
       .replies = {done("all other sessions have ended, this one goes on by another cookie")},
       .refusals = {ErrorCode::bad_login, ErrorCode::bad_password, ErrorCode::guest}},
  };
}

std::vector<Operation> what_is_known() {
  return {
      {.method = "GET",
       .path = "/api/sessions",
       .id = "listSessions",
       .summary = "List your sessions",
       .replies = {answers("Sessions", "the newest first")}},
      {.method = "POST",
       .path = "/api/sessions/end",
       .id = "endSessions",
       .summary = "End one of your sessions, or all others",
       .body = Body{object({maybe("id", text()), maybe("others", flag(), "true: all but this one")})},
       .replies = {answers("Sessions", "those that are left")},
       .refusals = {ErrorCode::not_found, ErrorCode::guest}},
      {.method = "GET",
       .path = "/api/me/games",
       .id = "listMyGames",
       .summary = "List your games",
       .replies = {answers("Games",
                           "at most 200: your turn first and the least time left before the others, "
                           "then what runs, then what is over")}},
      {.method = "GET",
       .path = "/api/me/data",
       .id = "getMyData",
       .summary = "Get all that is known of you",
       .replies = {answers("OwnData", "to be saved; accounts have more in it than guests")}},
      {.method = "POST",
       .path = "/api/me/delete",
       .id = "deleteMe",
       .summary = "Delete your account, or the guest",
       .body = Body{object({maybe("password", text(), "of an account")})},
       .replies = {answers("WhoIAm", "nobody any more; your games stay with a player without a name")},
       .refusals = {ErrorCode::bad_login, ErrorCode::last_host}},
  };
}

}  // namespace

Area account_area() {
  std::vector<Operation> all = coming_and_going();
  for (Operation& one : what_is_known()) all.push_back(std::move(one));
  return {"Accounts", "Who you are here: a guest at first, with an account from then on.", std::move(all)};
}

Area recovery_area() {
  const Body link = {object({{"token", text(), "what stands behind the `=` of the link"}})};
  return {
      "Mail and forgotten passwords",
      "Where the host has the server send mail; elsewhere most of these answer `no_mail`.",
      {
          {.method = "GET",
           .path = "/api/me/mail",
           .id = "getMail",
           .summary = "See your mail address",
           .replies = {answers("Mail", "told to nobody else")},
           .refusals = {ErrorCode::no_mail}},
          {.method = "POST",
           .path = "/api/me/mail",
           .id = "setMail",
           .summary = "State your mail address",
           .body = Body{object({{"address", text()}, {"password", text()}})},
           .replies = {answers("Mail", "a link is sent to it; until it is used the address before stays")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_mail, ErrorCode::bad_login}},
          {.method = "POST",
           .path = "/api/me/mail/remove",
           .id = "removeMail",
           .summary = "Take your mail address back",
           .body = Body{object({{"password", text()}})},
           .replies = {answers("Mail", "there is none any more")},
           .refusals = {ErrorCode::bad_login}},
          {.method = "POST",
           .path = "/api/mail/confirm",
           .id = "confirmMail",
           .summary = "Confirm a mail address by the link that was sent",
           .body = link,
           .replies = {answers("Name", "whose address it is now")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_secret}},
          {.method = "POST",
           .path = "/api/password/forgotten",
           .id = "forgotPassword",
           .summary = "Have a link for a new password sent",
           .body = Body{object({{"who", text(), "the name of an account, or a mail address"}})},
           .replies = {done("whether there is such an account or not")},
           .refusals = {ErrorCode::no_mail}},
          {.method = "POST",
           .path = "/api/password/link",
           .id = "readPasswordLink",
           .summary = "Ask whose password a link sets",
           .body = link,
           .replies = {answers("Name", "nothing is changed by it")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_secret}},
          {.method = "POST",
           .path = "/api/password/reset",
           .id = "resetPassword",
           .summary = "Set a new password by a link",
           .body = Body{object({{"token", text()}, {"password", text()}})},
           .replies = {answers("Name", "all sessions of the account have ended; nobody is signed in by it")},
           .refusals = {ErrorCode::no_mail, ErrorCode::bad_secret, ErrorCode::bad_password}},
      },
  };
}

}  // namespace muehle::server::openapi
