// What the server writes to players by mail, in their languages.
#pragma once

#include <string>
#include <string_view>

#include "server/transports/mail.h"

namespace muehle::server {

enum class Letter {
  confirm,  // whether this is really his address
  reset,    // a link to another password
  changed,  // the password is another one now
  moved,    // to the address that was the player's until now
};

// `language`: as players have it; English for any other. `place`: where the server is found, `https://…`.
// `token`: of the link, if there is one.
Mail mail_of(Letter letter, std::string_view language, const Mailbox& to, const std::string& name,
             const std::string& place, const std::string& token = {});

}  // namespace muehle::server
