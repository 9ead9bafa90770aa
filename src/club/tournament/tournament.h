// A tournament as a value, and all that a host may do with it. Pure: no clock, no text, and the same acts in
// the same order lead to the same tournament, which is why they are what is stored.
//
//   Tournament evening = *create({.kind = Kind::swiss, .rounds = 3, .seed = 7});
//   for (const PlayerId player : players) enter(evening, player);
//   const auto draw = next_round(evening);                    // draw.h: what comes next
//   begin_round(evening, *draw);                              // … and so it is played
//   record(evening, {.round = 1, .board = 1}, GameResult::white_wins);
//   ranking(evening);                                         // ranking.h
//
// Whoever stores acts stores the pairings of a round with it: they stay as they were drawn, also in a version
// of the program that would draw others.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "club/player.h"
#include "club/tournament/settings.h"

namespace muehle::club::tournament {

// Of an entrant: his place in the list of entrants, from 0. Nobody goes from that list.
using Number = std::size_t;

struct Entrant {
  PlayerId id = 0;
  std::optional<double> rating;  // as it was when he entered
  int entered = 1;               // the first round in which he plays, from 1
  std::optional<int> left = {};  // the last one, if he has withdrawn
  std::vector<int> away = {};    // rounds that he has said he misses
  std::vector<int> gone = {};    // rounds that were begun between his withdrawal and his coming back
  int team = 0;                  // 1 or 2; 0 where there are none
  friend bool operator==(const Entrant&, const Entrant&) = default;
};

enum class GameResult {
  open,  // nobody knows yet
  white_wins,
  draw,
  black_wins,
  white_forfeits,  // did not come, or may not play: the other one wins without a game
  black_forfeits,
  both_forfeit,
  not_played,  // and nobody gets anything for it
};

// Two who meet, or one who has a bye.
struct Seats {
  Number white = 0;             // has White in the first game
  std::optional<Number> black;  // none: a bye
  friend bool operator==(const Seats&, const Seats&) = default;
};

struct Pairing {
  Seats seats;
  std::vector<GameResult> games = {};  // none of a bye; of two the second one is with colours reversed
  friend bool operator==(const Pairing&, const Pairing&) = default;
};
using Round = std::vector<Pairing>;  // in the order of the boards

inline constexpr int team_count = 2;

struct Tournament {
  Settings settings = {};
  std::vector<Entrant> entrants = {};
  std::vector<Round> rounds = {};
  std::array<std::vector<Number>, team_count> boards = {};  // the order in each team, as far as it is said
  bool closed = false;                                      // the host has ended it
  friend bool operator==(const Tournament&, const Tournament&) = default;
};

// A game by the round, the board and its number in the pairing, all from 1.
struct GameAt {
  int round = 1;
  int board = 1;
  int game = 1;
};

// ---- asking ----

bool plays_in(const Entrant& entrant, int round);
int next_round_number(const Tournament& tournament);
// Those who play in it, by number.
std::vector<Number> those_in(const Tournament& tournament, int round);
std::optional<Number> number_of(const Tournament& tournament, PlayerId id);
bool is_bye(const Pairing& pairing);
bool is_finished(const Pairing& pairing);
bool is_finished(const Round& round);
// Whether any game of it was played on a board: only then have the two met.
bool was_played(const Pairing& pairing);
// Who has a pairing that is not finished.
std::vector<bool> busy(const Tournament& tournament);

// ---- doing ----

// Without anybody in it.
tl::expected<Tournament, Fault> create(const Settings& settings);

// Late ones play from the next round on; a round robin and a knockout take none.
// `team`: in a team match; in a simul who is entered first plays alone, as team 1, all others are team 2.
Done enter(Tournament& tournament, PlayerId id, std::optional<double> rating = {},
           std::optional<int> team = {});
// He plays in no later round. What is left of his games in this one is the host's to say.
Done withdraw(Tournament& tournament, Number entrant);
// In the next round. In a knockout nobody comes back, and in a round robin he has forfeited what was due
// meanwhile.
Done come_back(Tournament& tournament, Number entrant);
// The order of a team's boards, until they are played; who is not named stands behind them (teams.h).
Done set_boards(Tournament& tournament, int team, const std::vector<Number>& order);
// A round of a Swiss tournament that has not begun.
Done sit_out(Tournament& tournament, Number entrant, int round);

// With the pairings that next_round (draw.h) gives or, where the host knows better, with others: in a Swiss
// tournament and in an arena any who are there, elsewhere only colours and boards may differ.
Done begin_round(Tournament& tournament, const std::vector<Seats>& pairings);
// The last one, while it has no results: somebody came late, or a pairing was wrong.
Done take_back_round(Tournament& tournament);

// The result of a game, or another one in its place; `open` takes it away. Rounds that were drawn since stay
// as they are, only a knockout refuses that somebody else should have gone on.
Done record(Tournament& tournament, const GameAt& at, GameResult result);

// Nothing begins any more; results can still be corrected.
Done close(Tournament& tournament);

}  // namespace muehle::club::tournament
