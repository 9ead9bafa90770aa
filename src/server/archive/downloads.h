// Who loads public games just now: one at a time from an address, and so many together. Pure.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "net/limits.h"

namespace muehle::server {

// One of them, as long as it lives.
class Download {
 public:
  explicit Download(net::SteadyTime now) : began_(now) {}

  void take_piece() { ++pieces_; }
  double pieces_per_second(net::SteadyTime now) const;
  net::SteadyTime began() const { return began_; }
  // He was too slow, and somebody else has his place.
  bool is_displaced() const { return displaced_; }
  void displace() { displaced_ = true; }

 private:
  net::SteadyTime began_;
  int pieces_ = 0;
  bool displaced_ = false;
};

class Downloads {
 public:
  explicit Downloads(std::size_t together) : together_(together) {}

  bool has(const std::string& address) const { return all_->contains(address); }
  // Nothing where the address has one, or all places are taken. Of who takes hardly anything the slowest
  // makes room, once he has had some time.
  std::shared_ptr<Download> begin(const std::string& address, net::SteadyTime now);

 private:
  using All = std::map<std::string, Download*>;  // by address
  bool make_room(net::SteadyTime now);

  std::size_t together_;
  std::shared_ptr<All> all_ = std::make_shared<All>();  // who loads may do so longer than this lives
};

}  // namespace muehle::server
