// What the reviews of many games say together: who gave value away, and when.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "collection/reviews.h"

namespace muehle::cli::games {

// Points are shares of a game: a win is 1, a draw 0.5, a loss 0.
struct PlayerTally {
  std::string name;  // as his first game has it
  int games = 0;
  int decided = 0;    // with a result
  double points = 0;  // of those
  review::PlayerReview made;
};

// The moves at one place of the games, counted from their beginning.
struct PlyTally {
  int moves = 0;
  double lost = 0;
};

// Of all moves, or of one side: a player, or his opponents.
struct SideTally {
  review::PlayerReview made;
  std::vector<PlyTally> plies;        // from the first on
  std::array<int, 3> losing_moves{};  // by phase: the moves with which games were lost
};

struct Survey {
  int games = 0;
  int moves = 0;
  int exact_moves = 0;
  std::string first_day;  // empty: no game has one
  std::string last_day;
  SideTally side;                              // the wanted player, or everybody
  SideTally opponents;                         // where a player is wanted
  std::map<std::string, PlayerTally> players;  // by their names as they are compared
  std::map<int, PlayerTally> ratings;  // by hundreds, rounded down to an even one: 1400 is 1400 to 1599
};

inline constexpr int rating_band = 200;

// Of the wanted games that were reviewed.
Result<Survey> survey_of(collection::Reviews& reviews, const collection::Wanted& wanted);

// Those with the most games first; without those whose names are not known.
std::vector<const PlayerTally*> by_games(const Survey& survey);

// Points lost in a hundred moves; nothing without moves.
std::optional<double> lost_in_a_hundred(double lost, int moves);

}  // namespace muehle::cli::games
