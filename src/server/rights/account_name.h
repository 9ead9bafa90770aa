// Names of accounts: nobody else has one that looks like it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/kernel/refusal.h"
#include "storage/players.h"

namespace muehle::server {

// Two to twenty letters, digits, hyphens, full stops and underscores, of one alphabet. Look-alikes are found
// as Unicode's technical standard 39 does it, by ICU.
Answer<AccountName> read_account_name(std::string_view name);

// A name that somebody asks for may be longer than any that there is; it is not looked at then.
inline constexpr std::size_t most_name_bytes = 256;

// What all names that look like `name` share; they need not be names that an account may have.
std::string skeleton_of(std::string_view name);

// The same of their letters and digits alone: `A n n a.` is read as `Anna`. Empty where there are none.
std::string bare_of(std::string_view name);
// Whether somebody has an account of that name, or of one that looks like it; or had, and would be suspended.
bool is_name_of_account(Players& players, std::string_view name, UnixSeconds now);
// The same of who has worked out both forms of the name before, which takes a while.
bool is_taken(Players& players, const std::string& skeleton, const std::string& bare, UnixSeconds now);
// Nobody takes the name of who was suspended, nor one that looks like it, before that would have ended.
void erase_account(Players& players, PlayerId player);
// The parts of a name that are read as words: between other signs, before and behind digits, and from a
// capital letter behind a small one on.
std::vector<std::string> words_of(std::string_view name);

}  // namespace muehle::server
