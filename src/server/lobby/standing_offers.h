// The offers that stand in the lobby, found by their ids, their players and what they are for: nobody who
// looks for one looks at all of them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <ranges>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/lobby/seek.h"

namespace muehle::server {

// All together: as many as `load_bench lobby` has (docs/benchmarks.md). The message with all of them is then
// less than half of what one client may have waiting (net/outbox.h), however long names and rules are.
inline constexpr std::size_t most_seeks = 500;

class StandingOffers {
 public:
  // The oldest first. Who changes one leaves its id, its player's number and its wish as they are.
  auto all() const { return std::views::values(offers_); }
  auto all() { return std::views::values(offers_); }
  std::size_t size() const { return offers_.size(); }

  void add(Seek seek);
  // False where it was gone.
  bool remove(const std::string& id);

  // Null where it is gone.
  const Seek* find(const std::string& id) const;
  // A player's, the oldest first.
  std::vector<const Seek*> of(PlayerId player) const;
  // The oldest of somebody else for the same game, with a colour that fits and of which `may` is true: it is
  // asked of such alone. Null: there is none. Those with `near` are for nobody here.
  const Seek* partner_of(const Seek& seek, const std::function<bool(const Seek&)>& may) const;

 private:
  using Number = std::uint64_t;  // in the order in which they came
  using ByColour = std::array<std::set<Number>, 3>;

  std::map<Number, Seek> offers_;
  std::unordered_map<std::string, Number> by_id_;
  std::unordered_map<PlayerId, std::set<Number>> by_player_;
  std::unordered_map<std::string, ByColour> by_game_;  // by game_key(), without those with `near`
  Number next_ = 0;
};

}  // namespace muehle::server
