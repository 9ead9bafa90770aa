// Chance, from libsodium: seats, codes and lots nobody can guess.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "storage/identity.h"

namespace muehle::server {

// To be called once before anything else here; false when the system has no randomness to give.
bool start_secrets();

// A seat's secret: 128 bits as 32 hex digits. The server keeps only its hash.
std::string new_secret();
// Nothing when the text is no secret.
std::optional<SecretHash> hash_secret(std::string_view secret);

// Of fixed length, whatever the text is: what a limit is counted by.
std::string digest_of(std::string_view text);

// A table's public name: 12 characters that cannot be mistaken for one another.
std::string new_code();
bool is_code(std::string_view text);

// 0 or 1.
int draw_lot();

}  // namespace muehle::server
