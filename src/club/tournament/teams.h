// Simuls and team matches: one against many, and two teams, board by board. Both have two teams; in a simul
// the first one is somebody alone, who plays at all boards. Pure.
#pragma once

#include <array>
#include <vector>

#include "club/tournament/draw.h"

namespace muehle::club::tournament {

bool has_teams(Kind kind);

// Those of a team who are there, by board: as it was said, then as they entered. Who withdraws before it has
// begun lets those behind him move up; in a team match who stands behind the last board is a substitute.
std::vector<Number> lineup(const Tournament& tournament, int team);

// All boards. In a team match the first team has White at the first board, then colours change from board to
// board; who has nobody opposite has a bye, as his team wins there.
Draw boards_of_teams(const Tournament& tournament);

struct TeamScore {
  int points = 0;        // of all boards, as the settings count them
  int match_points = 0;  // two for the match, one where it is drawn; nothing before its end
  int won = 0;           // games
  int drawn = 0;
  int lost = 0;
  friend bool operator==(const TeamScore&, const TeamScore&) = default;
};
std::array<TeamScore, team_count> team_scores(const Tournament& tournament);

}  // namespace muehle::club::tournament
