// Who waits for one of a few workers, and whose turn is next; pure, without threads and clocks.
//
// Nobody waits behind all that another one wants: each client is as far as what he was given has cost, and
// who is least far is next (start-time fair queueing; P. Goyal, H. Vin, H. Cheng, 1996). So are the networks
// around an address of IPv6, which get as much as a few addresses and as some more.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muehle::net {

class WorkLine {
 public:
  using Id = std::uint64_t;  // the later, the larger
  struct Limits {
    int workers = 1;
    std::int64_t waiting = 100;  // what all that is not done yet may cost, those who work included
  };
  // What somebody wants done.
  struct Wish {
    std::string client;
    std::int64_t cost = 1;
    std::int64_t turn = 1;  // so much of it at a time, then others have theirs
    bool urgent = false;    // before what is not, which has every fourth turn all the same
  };

  explicit WorkLine(Limits limits) : limits_(limits) {}

  // Nothing: too much waits already. `displaced` have to make room for it, and are in the line no more: what
  // is not urgent for what is, and the latest of who wants most, where the addresses of a network are one
  // (net/address.h); one that has more than half of all makes room for whatever another one wants. Nothing
  // that has begun is displaced.
  struct Admission {
    Id id = 0;
    std::vector<Id> displaced;
  };
  std::optional<Admission> admit(Wish wish);
  // Whoever works from now on; nothing while there is nobody or no worker for him. One client, or one
  // network, never has all workers, where there are several.
  std::optional<Id> next();
  // One turn is over, and there will be another one.
  void yield(Id id);
  // It is done, or nobody wants it any more. Who works is known until then.
  void leave(Id id);

  std::size_t size() const { return jobs_.size(); }

 private:
  struct Job {
    Wish wish;
    std::string network;     // the widest that its client is in
    std::int64_t left = 0;   // of its cost
    std::int64_t begin = 0;  // how far its client and his networks are when it is its turn
    bool begun = false;
    bool working = false;
  };
  using Jobs = std::map<Id, Job>;

  void line_up(Job& job);
  void take_back(const Job& job);
  std::int64_t cost_of(const std::string& client) const;
  std::int64_t cost_of_network(const std::string& network) const;
  bool makes_room(const Job& job, const Job& wanted) const;
  bool is_most(std::int64_t cost) const { return 2 * cost > limits_.waiting; }
  Jobs::iterator most_dispensable();
  bool may_work(const Job& job) const;
  void end_work(Job& job);

  Limits limits_;
  Jobs jobs_;
  std::vector<std::string> at_work_;  // a network for each worker that has something to do
  std::int64_t cost_ = 0;             // that is left of all
  Id last_ = 0;
  int passed_over_ = 0;                         // turns of what is urgent, while something else waited
  std::int64_t now_ = 0;                        // as far as who came to work last
  std::map<std::string, std::int64_t> so_far_;  // clients and networks that are farther
};

}  // namespace muehle::net
