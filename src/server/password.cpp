#include "server/password.h"

#include <sodium.h>

#include <array>

namespace muehle::server {

std::string hash_of_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  const bool done =
      crypto_pwhash_str(text.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
  return done ? text.data() : "";
}

}  // namespace muehle::server
