// The rules a second time, slowly: an oracle for the tests of src/rules.
//
// Points are names, boards are maps and moves are strings; geometry comes from coordinates, mills from rows
// and columns. It shares nothing with src/rules but the text formats, so a mistake would have to be made
// twice.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace reference {

using Line = std::vector<std::string>;

// All points in reading order: top row first, from left to right.
const std::vector<std::string>& points();
// The triples of points that can be a mill.
const std::vector<Line>& lines();
// The points one step along a line away.
const std::vector<std::string>& neighbours(const std::string& point);

// The sixteen maps of the board onto itself: square symmetries by coordinates, with and without swapping the
// outer and the inner square.
using Renaming = std::map<std::string, std::string>;
const std::vector<Renaming>& symmetries();

// The parameters of a rule set that matter to the oracle, as they are written in rule-set text.
struct Rules {
  std::string protection = "exception_all_in_mills";
  std::string fly_at = "3";
  std::string no_flying = "nobody";
  std::string repetition = "threefold";
  int no_mill_limit = 100;
  bool no_mill_counts_placing = false;
};

struct State {
  std::map<std::string, char> stones;  // 'W', 'B' or '.' for each point
  char to_move = 'w';
  std::map<char, int> hand;  // by 'W' and 'B'
};

State parse(const std::string& position);
std::string text(const State& state);
State renamed(const State& state, const Renaming& renaming);
// The move with its points renamed.
std::string renamed_move(const std::string& move, const Renaming& renaming);

// `placing`, `moving` or `flying`.
std::string phase(const State& state, const Rules& rules);
// `ongoing`, `white_wins:too_few_stones` and so on.
std::string board_state(const State& state, const Rules& rules);
// All legal moves, sorted as strings.
std::vector<std::string> moves(const State& state, const Rules& rules);
bool closes_mill(const State& state, const std::string& move);
State after(const State& state, const std::string& move);
long long perft(const State& state, int depth, const Rules& rules);

// A game as a list of positions, counting what the draw rules count.
struct Row {
  std::string move;
  std::string position;
  bool mill_closed = false;
  int quiet_plies = 0;
  int quiet_moving_plies = 0;
  int occurrences = 0;
  bool repetition_due = false;
  bool no_mill_due = false;
};
std::vector<Row> trace(const State& start, const std::vector<std::string>& game, const Rules& rules);

}  // namespace reference
