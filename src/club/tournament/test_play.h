// For the tests of tournaments: how one is made and played in few words.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "club/tournament/draw.h"
#include "club/tournament/tournament.h"
#include "support/random.h"

namespace muehle::club::tournament {

inline std::string reason(const Done& done) { return done ? "" : std::string(name(done.error())); }

// Players 100, 101 … with ratings that fall by ten.
inline Tournament with_players(const Settings& settings, int players) {
  Tournament made = create(settings).value();
  for (int n = 0; n < players; ++n) EXPECT_EQ(reason(enter(made, 100 + n, 2000 - 10 * n)), "");
  return made;
}

inline std::string text_of(const std::vector<Seats>& pairings) {
  std::string text;
  for (const Seats& seats : pairings) {
    if (!text.empty()) text += ' ';
    text += std::to_string(seats.white) + "-" + (seats.black ? std::to_string(*seats.black) : "bye");
  }
  return text;
}

inline std::string next_text(const Tournament& tournament) {
  const Draw draw = next_round(tournament);
  return draw ? text_of(*draw) : std::string(name(draw.error()));
}

// The next round as it is drawn.
inline void begin_next(Tournament& tournament) {
  const Draw draw = next_round(tournament);
  ASSERT_TRUE(draw) << to_text(draw.error());
  ASSERT_EQ(reason(begin_round(tournament, *draw)), "");
}

// All results of a pairing: of the last round where none is named.
inline void put(Tournament& tournament, int board, std::vector<GameResult> results, int round = 0) {
  if (round == 0) round = static_cast<int>(tournament.rounds.size());
  for (std::size_t game = 0; game < results.size(); ++game)
    ASSERT_EQ(reason(record(tournament, {round, board, static_cast<int>(game) + 1}, results[game])), "");
}

// Every game of the last round is won by the one of the lower number.
inline void lower_numbers_win(Tournament& tournament) {
  int board = 0;
  for (const Pairing& pairing : Round(tournament.rounds.back())) {
    ++board;
    if (is_bye(pairing)) continue;
    const bool white = pairing.seats.white < *pairing.seats.black;
    std::vector<GameResult> results;
    for (std::size_t game = 0; game < pairing.games.size(); ++game)
      results.push_back((game % 2 == 0) == white ? GameResult::white_wins : GameResult::black_wins);
    put(tournament, board, results);
  }
}

inline GameResult any_result(Random& random) {
  const int n = random.below(20);
  if (n < 8) return GameResult::white_wins;
  if (n < 12) return GameResult::draw;
  if (n < 17) return GameResult::black_wins;
  return n == 17   ? GameResult::white_forfeits
         : n == 18 ? GameResult::black_forfeits
                   : GameResult::both_forfeit;
}

}  // namespace muehle::club::tournament
