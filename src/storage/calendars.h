// The secret links by which a player's calendar program reads when his games by days want a move.
#pragma once

#include <optional>
#include <vector>

#include "storage/players.h"

namespace muehle {

class Calendars {
 public:
  virtual ~Calendars() = default;

  // When his link was made; nothing where he has none.
  virtual std::optional<UnixSeconds> made_at(PlayerId player) = 0;
  // Only the hash is kept. The link before opens nothing any more.
  virtual void make(PlayerId player, const SecretHash& secret, UnixSeconds at) = 0;
  virtual void remove(PlayerId player) = 0;
  virtual std::optional<PlayerId> whose(const SecretHash& secret) = 0;
  // Players without an account who have one; at most so many. For checks.
  virtual std::vector<PlayerId> astray(int most) = 0;
};

}  // namespace muehle
