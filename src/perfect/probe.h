// What a database says about a position. The search knows this file and no other of the part.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/position.h"
#include "support/result.h"

namespace muehle::perfect {

// For the side to move, with best play of both and no draw rules: endless play is a draw.
enum class Value : std::uint8_t { loss, draw, win };

constexpr Value for_the_other(Value value) {
  return static_cast<Value>(static_cast<int>(Value::win) - static_cast<int>(value));
}

struct Answer {
  Value value;
  // Plies to the end when the winner hurries and the loser delays, 0 for a game already lost; nothing for a
  // draw, and where no distance is stored.
  std::optional<int> plies;
  friend bool operator==(const Answer&, const Answer&) = default;
};

// Asks a database. An object belongs to one thread; any number of them can share a database.
class Probe {
 public:
  virtual ~Probe() = default;

  // Nothing: the database does not hold what it takes to know this position. That is not a draw. An error
  // names the file that is damaged.
  virtual Result<std::optional<Answer>> answer(const Position& position) = 0;
};

}  // namespace muehle::perfect
