// Passwords as they are stored.
#pragma once

#include <string>
#include <string_view>

namespace muehle::server {

// As all passwords are compared, however a keyboard or a password store writes them: RFC 8265's profile
// OpaqueString, so every kind of space is one, and letters are composed.
std::string prepared_password(std::string_view password);
// How many texts of what was typed are tried: as it is compared, and where that is another one as it came,
// since accounts from before have it so.
int texts_of(std::string_view password);

// Argon2id, with its parameters and salt; takes 64 MiB and some time. Empty where there is no memory for it.
std::string hash_of_password(const std::string& password);
// Whether `stored` is of one of the texts of what was typed.
bool is_password_of(const std::string& stored, const std::string& password);

}  // namespace muehle::server
