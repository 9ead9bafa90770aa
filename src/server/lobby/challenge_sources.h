// From which network the challenges come that wait for a player: no network has all his places. Known only of
// those that have come since the server started. Lives on the I/O thread.
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "storage/identity.h"

namespace muehle::server {

class ChallengeSources {
 public:
  // One is on its way to the store, and counts already. False: one with this id is known, and stays what it
  // is.
  bool come(PlayerId to, const std::string& id, const std::string& network);
  // It was refused after all.
  void go(PlayerId to, const std::string& id);
  // It stands. Of the others those are forgotten that are not among those that wait for him.
  void stand(PlayerId to, const std::string& id, const std::unordered_set<std::string>& waiting);

  // The ids of those that have come to him from a network, perhaps some of which wait no more.
  std::unordered_set<std::string> of(PlayerId to, const std::string& network) const;
  std::size_t size() const;

 private:
  struct Source {
    std::string network;
    bool on_its_way = true;
  };
  std::unordered_map<PlayerId, std::map<std::string, Source>> sources_;  // by ids
};

}  // namespace muehle::server
