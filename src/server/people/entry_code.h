// What lets somebody make an account where that takes an invitation: the code of one that a host has made, or
// the key of a club's letter, which lets him into the club as well.
#pragma once

#include <optional>

#include "storage/store.h"

namespace muehle::server {

// None: what was shown is no code.
bool opens_account(Transaction& all, const std::optional<SecretHash>& code, UnixSeconds now);
// By the account that it has opened. Where none was needed (`invited` is false) only a letter is used.
void use_entry_code(Transaction& all, const std::optional<SecretHash>& code, bool invited, PlayerId player,
                    UnixSeconds now);

}  // namespace muehle::server
