// What the host of a tournament does, as a closed set of values, and as one line of text each. A tournament
// is its acts in their order; whoever keeps tournaments stores these lines and replays them. Pure.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "club/tournament/tournament.h"
#include "support/result.h"

namespace muehle::club::tournament {

inline constexpr std::size_t most_name_letters = 40;
inline constexpr std::size_t most_title_letters = 80;
inline constexpr int highest_rating = 9999;
inline constexpr std::size_t most_line_bytes = 16384;  // a round of the largest field takes half of it
inline constexpr std::size_t most_acts = 100'000;

// The first act, and only that.
struct Found {
  std::string title;
  Settings settings;
  friend bool operator==(const Found&, const Found&) = default;
};
struct Enter {
  std::string name;
  std::optional<int> rating = {};
  std::optional<int> team = {};
  friend bool operator==(const Enter&, const Enter&) = default;
};
struct Withdraw {
  Number entrant;
  friend bool operator==(const Withdraw&, const Withdraw&) = default;
};
struct ComeBack {
  Number entrant;
  friend bool operator==(const ComeBack&, const ComeBack&) = default;
};
struct SitOut {
  Number entrant;
  int round;
  friend bool operator==(const SitOut&, const SitOut&) = default;
};
// Of a team, 1 or 2.
struct NameTeam {
  int team;
  std::string name;
  friend bool operator==(const NameTeam&, const NameTeam&) = default;
};
struct SetBoards {
  int team;
  std::vector<Number> order;
  friend bool operator==(const SetBoards&, const SetBoards&) = default;
};
// With the pairings as they were drawn, which stay so.
struct BeginRound {
  int round;
  std::vector<Seats> pairings;
  friend bool operator==(const BeginRound&, const BeginRound&) = default;
};
struct TakeBackRound {
  friend bool operator==(const TakeBackRound&, const TakeBackRound&) = default;
};
struct SetResult {
  int round;
  int board;
  std::optional<int> game;  // none where the pairing is one game
  GameResult result;
  friend bool operator==(const SetResult&, const SetResult&) = default;
};
struct Close {
  friend bool operator==(const Close&, const Close&) = default;
};

using Act = std::variant<Found, Enter, Withdraw, ComeBack, SitOut, NameTeam, SetBoards, BeginRound,
                         TakeBackRound, SetResult, Close>;

// tournament "Club evening" swiss rounds=3 games=2 … · enter "Anna" 1500 · enter "Bernd" · withdraw 3 · come
// back 3 · sit out 3 2 (entrant, round) · enter "Carla" team=2 · team 2 "Steinach" · boards 2: 4 3 5 · round
// 1: 1-2 3-4 5-bye (White of the first game first) · take back round · result 1.2 1-0 (round, board) ·
// result 1.2.2 ½ (and game) · close
//
// Entrants are numbered from 1. Names stand in double quotes, with \" and \\ as escapes.
std::string to_text(const Act& act);

// Reads what to_text writes, and `1/2` for `½`; blanks around words do not count. An error says the column,
// and what would be right.
Result<Act> parse_act(std::string_view line);

// `1-0`, `½` …, and back: also `1/2`, `½-½`, `1/2-1/2`.
std::string_view to_text(GameResult result);
Result<GameResult> parse_result(std::string_view text);
// `3-4`, `5-bye`.
std::string to_text(const Seats& seats);
Result<Seats> parse_seats(std::string_view text);

// Whether somebody can be called so: there is something to be seen, nothing that is not, and more than a
// number.
Result<void> check_name(std::string_view name);
Result<void> check_team_name(std::string_view name);
Result<void> check_title(std::string_view title);

// A tournament in which people have names.
struct NamedTournament {
  std::string title = {};
  Tournament tournament = {};
  std::vector<std::string> names = {};             // by number
  std::array<std::string, team_count> teams = {};  // empty: without a name
  friend bool operator==(const NamedTournament&, const NamedTournament&) = default;
};

Result<NamedTournament> found(const Found& act);
// Does what the act says. What is refused changes nothing; its error has the name of the fault as its code.
Result<void> perform(NamedTournament& named, const Act& act);

// The acts of all lines; empty ones do not count. An error says the line.
Result<NamedTournament> replay(std::span<const std::string_view> lines);

}  // namespace muehle::club::tournament
