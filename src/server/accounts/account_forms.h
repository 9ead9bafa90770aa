// What requests about one's own account say.
#pragma once

#include "server/kernel/form.h"
#include "server/kernel/scopes.h"
#include "server/people/people.h"

namespace muehle::server {

struct AboutMe {
  std::optional<std::string> name;
  std::optional<std::string> language;
};
struct Registering {
  Credentials credentials;
  std::string language;
};
struct EndOfSession {
  bool others = false;  // but this one
  std::int64_t id = 0;
};
struct PasswordChange {
  std::string old;
  std::string wanted;
};

Form<AboutMe> about_me_form();
Form<Showing> showing_form();
Form<Registering> registering_form();
Form<Credentials> signing_in_form();
Form<PasswordChange> password_change_form();
Form<EndOfSession> end_of_session_form();
Form<std::string> own_password_form();

struct NewAddress {
  std::string address;
  std::string password;
};
struct PasswordReset {
  std::string token;
  std::string password;
};

Form<NewAddress> new_address_form();
Form<PasswordReset> password_reset_form();

struct TokenWish {
  std::string name;
  Scopes scopes;
  std::string password;
};

Form<TokenWish> token_wish_form();

}  // namespace muehle::server
