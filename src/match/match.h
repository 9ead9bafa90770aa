// Games between two participants, and what they add up to.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "match/participant.h"

namespace muehle::match {

struct Conditions {
  RuleSet rules = {};
  int opening_plies = 4;  // random placements before the participants take over; never a closed mill
  int max_plies = 400;    // longer games are adjudicated as draws
  std::uint64_t seed = 1;
};

// The random beginning number `number` of a match: both colours of each are played.
std::vector<Move> opening(const Conditions& conditions, int number);

// Plays one game from after `opening` to its end. Who does something illegal, or waits when it is his move,
// loses by adjudication.
Game play_game(const Conditions& conditions, const std::vector<Move>& opening, const Participant& white,
               const Participant& black);

// A result from the view of the first of two players.
struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;

  int games() const { return wins + draws + losses; }
  // Points a game, 0..1.
  double score() const;
  void add(const Outcome& outcome, Colour first);
  Tally& operator+=(const Tally& other);
  friend bool operator==(const Tally&, const Tally&) = default;
};

// Plays game `number` (from 0) of a match: games 2n and 2n + 1 share an opening, the first player has White
// in game 2n. Games are independent of each other and may be played in any order and at the same time.
Game play_match_game(const Conditions& conditions, int number, const Maker& first, const Maker& second);
Colour first_players_colour(int number);

// Plays `games` games in `threads` threads; `after_each` is called with the running result, from one thread
// at a time.
Tally play_match(const Conditions& conditions, int games, int threads, const Maker& first,
                 const Maker& second, const std::function<void(const Tally&)>& after_each = nullptr);

}  // namespace muehle::match
