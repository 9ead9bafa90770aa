// Names of accounts: nobody else has one that looks like it.
#pragma once

#include <string_view>

#include "server/refusal.h"
#include "storage/players.h"

namespace muehle::server {

// Two to twenty letters, digits, hyphens, full stops and underscores, of one alphabet. Look-alikes are found
// as Unicode's technical standard 39 does it, by ICU.
Answer<AccountName> read_account_name(std::string_view name);

// What all names that look like `name` share; they need not be names that an account may have.
std::string skeleton_of(std::string_view name);

}  // namespace muehle::server
