// How many offers stand in the lobby, and whose make room for those of others. Pure.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "storage/games.h"

namespace muehle::server {

// All together: as many as `load_bench lobby` has (docs/benchmarks.md). The message with all of them is then
// less than half of what one client may have waiting (net/outbox.h), however long names and rules are.
inline constexpr std::size_t most_seeks = 500;

// By what an offer is counted: by the widest network of who made it. Of one that the server has read from the
// store no address is known: it is counted by its player.
std::string whose_place(PlayerId player, const std::string& address);

// Who has how many.
class OfferPlaces {
 public:
  explicit OfferPlaces(std::size_t most = most_seeks) : most_(most) {}

  void add(const std::string& whose);
  bool are_full() const { return all_ >= most_; }
  // Who gives one of his up for one more of somebody: who has most, and has more even then. Nobody where
  // there is none such: that one is refused.
  std::optional<std::string> who_makes_room(const std::string& whose) const;

 private:
  std::size_t most_;
  std::size_t all_ = 0;
  std::map<std::string, std::size_t> counts_;
};

// Which of many offers stand where there are too many, by whose they are, the oldest first: each player's
// first before anybody's second. Their places in the list, in its order.
std::vector<std::size_t> fair_share(const std::vector<PlayerId>& players, std::size_t most = most_seeks);

}  // namespace muehle::server
