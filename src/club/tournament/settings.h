// What a tournament is played by. All of it is said before it begins.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "club/tournament/fault.h"

namespace muehle::club::tournament {

enum class Kind {
  round_robin,  // everybody meets everybody
  swiss,        // each round against somebody with as many points, nobody twice
  knockout,     // who loses is out
  arena,        // who is free is paired at once, until time is up
  ladder,       // who wins against somebody above takes his place
  simul,        // one plays against everybody else at once
  teams,        // two teams, board by board
};

// In which order everybody meets everybody.
enum class Schedule {
  berger,   // FIDE's tables
  sliding,  // one keeps his seat, the others move up by one
};

// What two, one and no point are for: a game that is won, drawn, lost; or a pairing, all of its games
// together.
enum class Counting { games, pairings };

// What rounds are worth that were over when somebody came, or that he said he would miss.
enum class Missed { nothing, half };

// Which colour who plays alone has in a simul: by turns, with White at the first board.
enum class Colours { white, black, alternating };

// See ranking.h for what each is.
enum class TieBreak {
  buchholz,
  buchholz_cut_1,
  sonneborn_berger,
  direct_encounter,
  wins,
  black_wins,
};

inline constexpr std::size_t most_entrants = 1000;  // drawing takes memory by the square of their number
inline constexpr int most_rounds = 100;
inline constexpr int most_games = 2;
inline constexpr int most_cycles = 2;
inline constexpr int most_reach = 100;
inline constexpr int most_boards = 100;

struct Settings {
  Kind kind = Kind::swiss;
  int rounds = 5;                        // of a Swiss tournament; the others take as many as they need
  Schedule schedule = Schedule::berger;  // of a round robin
  int cycles = 1;                        // of a round robin: in the second one colours are reversed
  int games = 2;                         // of a pairing: in the second one colours are reversed
  Counting counting = Counting::games;
  Missed missed = Missed::nothing;         // in a Swiss tournament
  int reach = 3;                           // of a ladder: who may be challenged stands at most so far above
  int boards = 8;                          // of a team match, at most
  Colours colours = Colours::alternating;  // of a simul
  std::vector<TieBreak> tie_breaks = {TieBreak::buchholz_cut_1, TieBreak::buchholz,
                                      TieBreak::direct_encounter, TieBreak::wins, TieBreak::black_wins};
  std::uint64_t seed = 0;  // of all lots
  friend bool operator==(const Settings&, const Settings&) = default;
};

// What is wrong with them, if anything is.
Done check(const Settings& settings);

}  // namespace muehle::club::tournament
