// How often players held what a position was worth, by the games that were looked at with a database of the
// solved game.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "club/standings.h"
#include "storage/identity.h"
#include "support/time.h"

namespace muehle {

// Of positions in which some legal moves keep the value and some do not.
struct HeldPositions {
  int critical = 0;
  int held = 0;
  friend bool operator==(const HeldPositions&, const HeldPositions&) = default;
};
using HeldByPhase = std::array<HeldPositions, 3>;  // placing, moving, flying

// A rated game that nobody has looked at yet.
struct UnreadGame {
  std::int64_t game = 0;
  std::string code;  // of the table
};

class PerfectPlay {
 public:
  virtual ~PerfectPlay() = default;

  // The latest of those that count.
  virtual std::optional<UnreadGame> next_unread() = 0;
  // White's and Black's; none: the database does not know all of it. Instead of what was there.
  virtual void put(std::int64_t game, const std::optional<std::array<HeldByPhase, 2>>& held) = 0;
  // Forgets that the database did not know games: it knows more now.
  virtual void look_again() = 0;

  struct Sum {
    int games = 0;
    int unknown = 0;  // games of which the database does not know all
    int unread = 0;   // that wait to be looked at
    HeldByPhase held = {};
  };
  // All of a player's games that count in a pool.
  virtual Sum of(PlayerId player, club::Pool pool) = 0;
  // Of everybody else whose rating was near this one after the game, in the latest `most` games of the pool;
  // `unread` and `unknown` are not counted.
  virtual Sum of_others(PlayerId player, club::Pool pool, double rating, double near, int most) = 0;
};

}  // namespace muehle
