// Passwords as they are stored.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muehle::server {

// What is typed for one of the most bytes may be longer, with its letters taken apart.
inline constexpr std::size_t most_password_bytes = 200;
inline constexpr std::size_t most_typed_bytes = 3 * most_password_bytes;

// As all passwords are compared, however a keyboard or a password store writes them: RFC 8265's profile
// OpaqueString, so every kind of space is one, and letters are composed. What is longer than any stays as it
// is: to order the marks on a letter costs the square of their number.
std::string prepared_password(std::string_view password);
// How many texts of what was typed are tried: as it is compared, and where that is another one as it came,
// since accounts from before have it so.
int texts_of(std::string_view password);

// What it takes to try one password, here and for whoever has stolen the hashes.
struct PasswordCost {
  unsigned rounds = 2;
  std::size_t bytes = std::size_t{64} * 1024 * 1024;
};
inline constexpr PasswordCost least_password_cost{1, 8192};  // for tests: it protects nothing

// Argon2id, with its parameters and salt. Empty where there is no memory for it.
std::string hash_of_password(const std::string& password, PasswordCost cost = {});
// Whether `stored` is of one of the texts of what was typed.
bool is_password_of(const std::string& stored, const std::string& password);

}  // namespace muehle::server
