// Browsers that want to be woken when something waits for their player, as it is stored: where each is
// reached, and whether a push is on its way there. What waits for it survives a restart.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/players.h"

namespace muehle {

struct StoredSubscription {
  std::int64_t id = 0;
  PlayerId player = 0;
  std::string endpoint;
  int wanted = 0;    // so many times since the last one was settled
  int failures = 0;  // one after the other, of the push that is wanted
  UnixSeconds made_at = 0;
};

class Subscriptions {
 public:
  virtual ~Subscriptions() = default;

  // Of the browser with this session, with which it ends. A player has at most `most`: the oldest make room.
  virtual void add(std::int64_t session, const std::string& endpoint, UnixSeconds at, int most) = 0;
  virtual void remove(PlayerId player, const std::string& endpoint) = 0;
  virtual std::vector<StoredSubscription> of(PlayerId player) = 0;  // the oldest first

  // All browsers of a player are to be woken, from then on and once.
  virtual void want(PlayerId player, UnixSeconds from) = 0;
  // Those to be woken now, who has waited longest first.
  virtual std::vector<StoredSubscription> due(UnixSeconds now, int most) = 0;
  // The same, and whoever takes them has until then: they are due again then, whatever becomes of them.
  virtual std::vector<StoredSubscription> take_due(UnixSeconds now, UnixSeconds until, int most) = 0;
  // Where it is there, and wanted still.
  virtual std::optional<StoredSubscription> wanted(std::int64_t id) = 0;
  // What was wanted then is done, or was given up; none again before `next`.
  virtual void settle(const StoredSubscription& subscription, UnixSeconds next) = 0;
  // It has failed once more.
  virtual void put_off(std::int64_t id, UnixSeconds next) = 0;
  // It is not there any more.
  virtual void remove(std::int64_t id) = 0;
};

}  // namespace muehle
