// For tests: tournaments played at random, with late ones, withdrawals, forfeits and corrections.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"

namespace muehle::club::tournament {

// How many of each kind: ./test takes a few, see docs/testing.md.
inline int how_many() {
  const char* asked = std::getenv("MUEHLE_TOURNAMENTS");
  return asked == nullptr ? 60 : std::atoi(asked);
}

inline void play_all(Tournament& tournament, Random& random) {
  const auto round = static_cast<int>(tournament.rounds.size());
  for (std::size_t board = 0; board < tournament.rounds.back().size(); ++board) {
    for (std::size_t game = 0; game < tournament.rounds.back()[board].games.size(); ++game) {
      if (tournament.rounds.back()[board].games[game] != GameResult::open) continue;
      ASSERT_EQ(reason(record(tournament, {round, static_cast<int>(board) + 1, static_cast<int>(game) + 1},
                              any_result(random))),
                "");
    }
  }
}

// Somebody comes, goes, comes back, misses a round, or a result is another one; whether that may be or not,
// nothing breaks.
inline void something_happens(Tournament& tournament, Random& random) {
  const auto anybody = static_cast<Number>(random.below(static_cast<int>(tournament.entrants.size())));
  const Tournament before = tournament;
  Done done;
  switch (random.below(6)) {
    case 0:
      done = enter(tournament, 1000 + random.below(1000), 1500 + random.below(500));
      break;
    case 1:
      done = withdraw(tournament, anybody);
      break;
    case 2:
      done = come_back(tournament, anybody);
      break;
    case 3:
      done = sit_out(tournament, anybody, next_round_number(tournament) + random.below(2));
      break;
    case 4:
      done = record(tournament, {1 + random.below(5), 1 + random.below(5), 1 + random.below(2)},
                    any_result(random));
      break;
    default:
      done = take_back_round(tournament);
      break;
  }
  if (!done) ASSERT_EQ(tournament, before) << "what is refused changes nothing: " << to_text(done.error());
}

inline void expect_everybody_is_seated_once(const Tournament& tournament, const std::vector<Seats>& round) {
  std::vector<Number> seated;
  for (const Seats& seats : round) {
    seated.push_back(seats.white);
    if (seats.black) seated.push_back(*seats.black);
  }
  std::ranges::sort(seated);
  ASSERT_EQ(seated, those_in(tournament, next_round_number(tournament)));
}

inline void expect_a_table_of_all(const Tournament& tournament) {
  const std::vector<Line> table = ranking(tournament);
  ASSERT_EQ(table.size(), tournament.entrants.size());
  for (std::size_t n = 1; n < table.size(); ++n) {
    ASSERT_LE(table[n - 1].rank, table[n].rank);
    if (table[n].rank != table[n - 1].rank) ASSERT_EQ(table[n].rank, static_cast<int>(n) + 1);
  }
}

inline Tournament any_tournament(Kind kind, int most, Random& random) {
  return with_players({.kind = kind,
                       .rounds = 3 + random.below(6),
                       .schedule = random.below(2) == 0 ? Schedule::berger : Schedule::sliding,
                       .cycles = 1 + random.below(2),
                       .games = 1 + random.below(2),
                       .counting = random.below(2) == 0 ? Counting::games : Counting::pairings,
                       .missed = random.below(2) == 0 ? Missed::nothing : Missed::half,
                       .seed = random.next()},
                      2 + random.below(most - 1));
}

}  // namespace muehle::club::tournament
