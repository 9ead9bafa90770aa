// Games that one player asks another one for by name, as they are stored.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/players.h"

namespace muehle {

// Both have accounts.
struct StoredChallenge {
  // With the rating in the pool of the time control.
  struct Party {
    StoredPlayer player;
    std::optional<double> rating = {};
    std::optional<double> deviation = {};
  };
  std::string id;
  Party from;
  Party to;
  std::string rules;
  std::string start;
  std::string time_control;
  std::string colour;  // of who challenges: lot, white, black
  bool rated = false;
  bool is_public = false;
  std::string message;  // empty: none
  UnixSeconds sent_at = 0;
  std::optional<std::string> declined = {};  // why; none: it stands
};

class Challenges {
 public:
  virtual ~Challenges() = default;

  virtual void add(const StoredChallenge& challenge) = 0;
  virtual void decline(const std::string& id, const std::string& reason) = 0;
  // False where it was gone.
  virtual bool remove(const std::string& id) = 0;
  virtual void remove_before(UnixSeconds sent_at) = 0;
  // All that stand or stood between two, whoever asked.
  virtual void remove_between(PlayerId one, PlayerId other) = 0;
  virtual std::optional<StoredChallenge> find(const std::string& id) = 0;
  // The newest first. What he has been asked for and has not declined; what he asks others for, declined or
  // not.
  virtual std::vector<StoredChallenge> received_by(PlayerId player, UnixSeconds sent_after) = 0;
  virtual std::vector<StoredChallenge> sent_by(PlayerId player, UnixSeconds sent_after) = 0;
};

}  // namespace muehle
