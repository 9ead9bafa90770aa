// Where there are only so many places, whose make room for those of others. Pure.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "storage/identity.h"

namespace muehle::server {

// By what a player is counted: by the widest network of his address (net/address.h). Where none is known, as
// of what a server has read from the store, by himself.
std::string whose_place(PlayerId player, const std::string& address);

// Who has how many.
class FairPlaces {
 public:
  explicit FairPlaces(std::size_t most) : most_(most) {}

  void add(const std::string& whose);
  // One that was added.
  void remove(const std::string& whose);
  bool are_full() const { return all_ >= most_; }
  // Who gives one of his up for one more of somebody: who has most, and has more even then. Nobody where
  // there is none such: that one is refused.
  std::optional<std::string> who_makes_room(const std::string& whose) const;

 private:
  std::size_t most_;
  std::size_t all_ = 0;
  std::map<std::string, std::size_t> counts_;
};

// Which of many keep their places where there are too many, by whose they are, the oldest first: each
// player's first before anybody's second. Where they stand in the list, in its order.
std::vector<std::size_t> fair_share(const std::vector<PlayerId>& players, std::size_t most);

}  // namespace muehle::server
