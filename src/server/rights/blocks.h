// Who will not meet whom, in memory, as the store has it. Lives on the I/O thread.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "storage/identity.h"

namespace muehle::server {

class Blocks {
 public:
  void add(PlayerId player, PlayerId other);
  void remove(PlayerId player, PlayerId other);
  void forget(PlayerId player);

  bool blocks(PlayerId player, PlayerId other) const;
  // Whether one of the two blocks the other.
  bool apart(PlayerId one, PlayerId other) const;
  // Whether he blocks anybody, or is blocked.
  bool concern(PlayerId player) const;
  // Whom he blocks.
  std::vector<PlayerId> of(PlayerId player) const;

 private:
  using Pairs = std::unordered_map<PlayerId, std::unordered_set<PlayerId>>;
  Pairs blocked_;  // by whom it is → whom
  Pairs by_;       // who it is → by whom
};

}  // namespace muehle::server
