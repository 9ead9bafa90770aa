// Lets a database play and sees whether the games end as it says.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perfect/database.h"

namespace muehle::testing_support {

// How often a check was made, and the first few ways in which it failed.
struct CheckResult {
  int games = 0;
  int longest = 0;  // plies
  std::vector<std::string> failures;
};

// How the losing side plays.
enum class Defence {
  longest,  // delays as long as it can
  random,   // any move
};

// `count` random won positions of the moving phase, from sectors whose distances are known. Against the
// longest defence the winner wins in exactly as many plies as the database says, against any in no more.
CheckResult check_wins_of_moving(const perfect::Database& database, int count, Defence defence,
                                 std::uint64_t seed);

// The same for the placing phase, which has no distances: the winner always wins. While no distance is known
// he plays any winning move.
CheckResult check_wins_of_placing(const perfect::Database& database, int count, Defence defence,
                                  std::uint64_t seed);

// Both sides play a best move, always the same in the same position, until the rules end the game.
std::string outcome_of_self_play(const perfect::Database& database, const Position& start);

}  // namespace muehle::testing_support
