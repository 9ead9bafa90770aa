// Offers to play that wait for somebody, as they are stored.
#pragma once

#include <string>
#include <vector>

#include "storage/players.h"

namespace muehle {

struct StoredSeek {
  std::string id;
  StoredPlayer player;
  std::string rules;
  std::string time_control;
  std::string colour;  // of the player: lot, white, black
  bool rated = false;
  bool near = false;  // only with whoever is about as strong
  bool bots = false;  // with a bot, too
  UnixSeconds since = 0;
};

class Seeks {
 public:
  virtual ~Seeks() = default;

  virtual void add(const StoredSeek& seek) = 0;
  // False where it was gone.
  virtual bool remove(const std::string& id) = 0;
  virtual bool has(const std::string& id) = 0;
  virtual std::vector<StoredSeek> of(PlayerId player) = 0;
  virtual std::vector<StoredSeek> all() = 0;  // the oldest first
};

}  // namespace muehle
