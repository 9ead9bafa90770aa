// Which of several servers has which games, where they share a database.
//
// All tables are divided into shards by their codes. A shard belongs to one server at a time, by a lease that
// this server renews; who does not renew in time has lost all of his. What is to be done by one server alone
// and is about no game (the lobby, expiry, packing) belongs to the one with the common shard.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/time.h"

namespace muehle {

constexpr int game_shards = 64;
constexpr int common_shard = game_shards;
constexpr int all_shards = game_shards + 1;

// Of a table, whether it is there or not; never the common one. The same in every program and version.
int shard_of(std::string_view code);

using ServerId = std::int64_t;

struct Lease {
  int shard = 0;
  std::int64_t epoch = 0;  // how often the shard has changed hands
  friend bool operator==(const Lease&, const Lease&) = default;
};

// As a server finds it when it renews its leases.
struct LeaseState {
  struct Peer {
    ServerId id = 0;
    std::string address;  // where it hears what others pass on to it
    friend bool operator==(const Peer&, const Peer&) = default;
  };
  Milliseconds now = 0;                          // on the clock of the database
  std::vector<Lease> own;                        // by shard
  std::vector<Peer> peers;                       // all that are alive, oneself among them, the oldest first
  std::array<ServerId, all_shards> owners = {};  // 0: nobody, for now
  int too_many = 0;                              // so many are to be given up, for others who have fewer
};

// Time on the clock of the database in which a shard belonged to nobody: no player's clock runs in it.
struct Outage {
  Milliseconds from = 0;
  Milliseconds until = 0;
  friend bool operator==(const Outage&, const Outage&) = default;
};

// Every call is a transaction of its own.
class Leases {
 public:
  virtual ~Leases() = default;

  // A new server, which has no shard yet. `home`: what only one server at a time can have, such as its data
  // folder; whoever had it before is gone. Empty: nothing is known of that.
  virtual ServerId enter(const std::string& address, const std::string& home = {}) = 0;
  // For another `term`, with a fair share of the shards that belong to nobody. None: it was so late that
  // another server has noticed; it has lost what it had, and has to enter anew.
  virtual std::optional<LeaseState> renew(ServerId server, Milliseconds term) = 0;
  // Whatever of these it has is free for others from now on.
  virtual void give_up(ServerId server, std::span<const int> shards) = 0;
  // With all it has.
  virtual void leave(ServerId server) = 0;
  // The earliest first; those that ended before `after` are left out.
  virtual std::vector<Outage> outages(int shard, Milliseconds after) = 0;
};

}  // namespace muehle
