// What requests about one's own account say in their bodies, as values (docs/server-protocol.md).
#pragma once

#include <string>
#include <string_view>

#include "server/kernel/scopes.h"
#include "server/people/people.h"

namespace muehle::server {

struct TokenWish {
  std::string name;
  Scopes scopes;
  std::string password = {};
};
Answer<TokenWish> read_token_wish(std::string_view body);  // POST /api/account/tokens

struct AboutMe {
  std::optional<std::string> name;
  std::optional<std::string> language;
};
struct EndOfSession {
  bool others = false;  // but this one
  std::int64_t id = 0;
};
struct PasswordChange {
  std::string old;
  std::string wanted;
};
Answer<AboutMe> read_about_me(std::string_view body);
Answer<Credentials> read_credentials(std::string_view body);
Answer<EndOfSession> read_end_of_session(std::string_view body);
Answer<PasswordChange> read_password_change(std::string_view body);
Answer<std::string> read_password(std::string_view body);  // empty: none given
// What a link gives to who opens it: of a seat, of an invitation, for a new password.
Answer<std::string> read_token(std::string_view body);

struct NewAddress {
  std::string address;
  std::string password;
};
Answer<NewAddress> read_new_address(std::string_view body);  // POST /api/me/mail
Answer<std::string> read_forgetful(std::string_view body);   // POST /api/password/forgotten

}  // namespace muehle::server
