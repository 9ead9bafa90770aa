// The ratings of all players of a pool, from the games they played. They hold nothing that does not follow
// from the games: where a ruling changes a result, they are computed again.
#pragma once

#include <map>
#include <span>

#include "club/player.h"
#include "club/rating.h"
#include "support/time.h"

namespace muehle::club {

// Two different players. Only games that count are listed: an aborted one is none.
struct RatedGame {
  PlayerId white = 0;
  PlayerId black = 0;
  Score score = Score::draw;
  UnixSeconds at = 0;  // when it ended
  friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

struct Standing {
  Rating rating;         // after his last game
  UnixSeconds last = 0;  // when that ended; 0: never
  friend bool operator==(const Standing&, const Standing&) = default;
};
using Standings = std::map<PlayerId, Standing>;

// A standing as it is now.
Rating rating_at(const Standing& standing, UnixSeconds now);

// Of one game; who is not known yet is a new player.
void rate(Standings& standings, const RatedGame& game);
// Of all games, in the order in which they count.
Standings recompute(std::span<const RatedGame> games);

}  // namespace muehle::club
