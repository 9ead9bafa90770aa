// Many games between two participants, several at the same time, and what they add up to.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "match/opening.h"
#include "match/referee.h"
#include "match/statistics.h"
#include "support/threads.h"

namespace muehle::match {

struct Conditions {
  RuleSet rules = {};
  std::vector<Opening> openings = {};  // played in an order drawn by the seed, again from the first; empty:
  int opening_plies = 4;               // random ones of so many plies
  int max_plies = default_max_plies;
  std::uint64_t seed = 1;
  std::optional<Hypotheses> sprt = {};  // the match ends when the test is decided; none: no test
};

// Games 2n and 2n + 1 of a match begin with opening n; the first player has White in game 2n.
Opening opening(const Conditions& conditions, int number);
Colour first_players_colour(int game);

// Game `number` (from 0) of a match. Games are independent of each other and may be played in any order and
// at the same time. Nothing when it was stopped.
std::optional<Played> play_match_game(const Conditions& conditions, int number, const Maker& first,
                                      const Maker& second, const std::atomic<bool>* stop = nullptr);

// What the games so far come to, for the first player.
struct Standing {
  Tally tally;
  Pairs pairs;                                // both games of which are played
  std::array<int, foul_kinds> fouls_first{};  // by FoulKind
  std::array<int, foul_kinds> fouls_second{};
  std::int64_t plies = 0;  // of all games, openings included

  int fouls() const;
};

// A game of a match that is over.
struct FinishedGame {
  int number;
  Played played;
};

// Called with every game that is over, by one thread at a time; false ends the match.
using AfterEach = std::function<bool(const FinishedGame&, const Standing&)>;

// Plays in `threads` threads, or as many as there are, until all `games` are played, the test of `conditions`
// is decided, `stop` becomes true, or `after_each` ends it. Games that are broken off count nowhere.
Standing play_match(const Conditions& conditions, int games, int threads, const Maker& first,
                    const Maker& second, const AfterEach& after_each = nullptr,
                    const std::atomic<bool>* stop = nullptr, const BeginThread& begin = begin_thread);

}  // namespace muehle::match
