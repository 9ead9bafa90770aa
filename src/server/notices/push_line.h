// Whose browser is woken next, where more are to be woken than can be at a time; pure. A push service may
// take a connection and say nothing, and a subscription may name any service: neither one network's
// subscribers nor one service keeps all others waiting.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/kernel/fair_places.h"
#include "storage/players.h"

namespace muehle::server {

// What is known of services, by their hosts: since the server began, and of so many at most.
class PushHosts {
 public:
  explicit PushHosts(std::size_t most = 10'000) : most_(most) {}

  // It has answered, whatever it was.
  void note_answer(const std::string& host);
  // It has not. Nobody asks it again for a while, which grows.
  void note_silence(const std::string& host, UnixSeconds now);

  // Has answered when it was asked last.
  bool answers(const std::string& host) const;
  // Until when nobody asks it; nothing: it may be asked.
  std::optional<UnixSeconds> put_off(const std::string& host, UnixSeconds now) const;

 private:
  struct Known {
    int silences = 0;  // one after the other
    UnixSeconds until = 0;
  };
  void make_room();

  std::size_t most_;
  std::map<std::string, Known> all_;
};

inline constexpr UnixSeconds first_host_rest = 60;
inline constexpr UnixSeconds longest_host_rest = 3600;

class PushLine {
 public:
  struct Limits {
    std::size_t workers = 8;
    std::size_t waiting = 1000;
  };
  struct Wish {
    std::int64_t id = 0;
    std::string network;  // of who has subscribed
    std::string host;
  };

  PushLine(Limits limits, const PushHosts& hosts) : limits_(limits), hosts_(hosts), places_(limits.waiting) {}

  // False: it is in the line already, or has no room there. Where too many wait, the network that has most
  // makes room: the latest of it is in the line no more.
  bool add(Wish wish);
  // Who is at work from now on. Next is whose network, and then whose host, had its turn longest ago. One
  // network and one host have half of the workers at most; of those hosts that have not answered yet, a
  // quarter, and all of these together half.
  std::optional<Wish> next();
  // Who was at work is done.
  void leave(std::int64_t id);

  std::size_t size() const { return waiting_.size() + at_work_.size(); }

 private:
  bool may_work(const Wish& wish) const;
  bool make_room_for(const Wish& wish);
  void take_out(std::deque<Wish>::iterator at);

  Limits limits_;
  const PushHosts& hosts_;
  std::deque<Wish> waiting_;  // the earliest first
  FairPlaces places_;         // of those, by network
  std::vector<Wish> at_work_;
  std::uint64_t turns_ = 0;
  std::map<std::string, std::uint64_t> turn_of_network_;  // the last one
  std::map<std::string, std::uint64_t> turn_of_host_;
};

}  // namespace muehle::server
