// Tokens with which programs speak for a player, as they are stored.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/players.h"

namespace muehle {

struct NewToken {
  SecretHash hash{};
  std::string name;    // for who has made it
  std::string scopes;  // what it is good for, with blanks between
  UnixSeconds at = 0;
};
struct StoredToken {
  std::int64_t id = 0;
  PlayerId player = 0;
  std::string name;
  std::string scopes;
  UnixSeconds made_at = 0;
  std::optional<UnixSeconds> used_at = {};  // last, about
};

class Tokens {
 public:
  virtual ~Tokens() = default;

  // Its number; nothing where the player has `most` already.
  virtual std::optional<std::int64_t> add(PlayerId player, const NewToken& token, int most) = 0;
  virtual std::vector<StoredToken> of(PlayerId player) = 0;  // the newest first
  // Of an account that is still there.
  virtual std::optional<StoredToken> find(const SecretHash& hash) = 0;
  virtual void use(std::int64_t token, UnixSeconds at) = 0;
  // False where he has no such token.
  virtual bool remove(PlayerId player, std::int64_t token) = 0;
};

}  // namespace muehle
