// Who asks, as a request shows it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/kernel/scopes.h"
#include "storage/players.h"

namespace muehle::server {

// Who has shown a token.
struct Bearer {
  StoredPlayer player;
  std::int64_t token = 0;
  std::string name;  // of the token
  Scopes scopes;
};

struct Session {
  StoredPlayer player;
  std::int64_t id = 0;  // of a token: -1 times its number
  std::optional<Bearer> bearer = {};
};

}  // namespace muehle::server
