// Passwords as they are stored.
#pragma once

#include <string>

namespace muehle::server {

// Argon2id, with its parameters and salt; takes 64 MiB and some time. Empty where there is no memory for it.
std::string hash_of_password(const std::string& password);

}  // namespace muehle::server
