// Positions with their exact values, as the evaluation meets them in the search.
#pragma once

#include <cstdint>
#include <vector>

#include "perfect/database.h"
#include "rules/ruleset.h"
#include "search/network.h"

namespace muehle::tune {

// A position from the mover's view with its value, eight bytes.
class Sample {
 public:
  explicit Sample(std::uint64_t bits) : bits_(bits) {}
  Sample(const Position& position, perfect::Value value)
      : bits_(std::uint64_t{position.own()} | std::uint64_t{position.opponent()} << opponent_shift |
              static_cast<std::uint64_t>(position.hand(position.to_move())) << own_hand_shift |
              static_cast<std::uint64_t>(position.hand(other(position.to_move()))) << opponent_hand_shift |
              static_cast<std::uint64_t>(value) << value_shift) {}

  std::uint64_t bits() const { return bits_; }
  Mask own() const { return static_cast<Mask>(bits_) & all_points; }
  Mask opponent() const { return static_cast<Mask>(bits_ >> opponent_shift) & all_points; }
  int own_hand() const { return static_cast<int>(bits_ >> own_hand_shift) & 15; }
  int opponent_hand() const { return static_cast<int>(bits_ >> opponent_hand_shift) & 15; }
  search::Material material() const {
    return {count(own()), count(opponent()), own_hand() + opponent_hand()};
  }
  perfect::Value value() const { return static_cast<perfect::Value>(bits_ >> value_shift); }

 private:
  static constexpr int opponent_shift = 24;
  static constexpr int own_hand_shift = 48;
  static constexpr int opponent_hand_shift = 52;
  static constexpr int value_shift = 56;
  std::uint64_t bits_;
};

// `count` samples, or an error that names what the database lacks. They come from games of players who err
// little or much: the positions of the games, and those after moves that were looked at and not made, since a
// search looks at bad moves most of the time. Positions that are over are left out. The same seed and number
// of threads give the same samples.
Result<std::vector<Sample>> sample(const perfect::Database& database, const RuleSet& rules, std::size_t count,
                                   std::uint64_t seed, int threads);

}  // namespace muehle::tune
