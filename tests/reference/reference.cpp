#include "reference/reference.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <sstream>

namespace reference {
namespace {

// Coordinates with the middle of the board at (0, 0): x and y from -3 to 3.
struct Place {
  int x;
  int y;
};

std::string name(Place place) {
  return {static_cast<char>('a' + place.x + 3), static_cast<char>('1' + place.y + 3)};
}

Place place_of(const std::string& point) { return {point[0] - 'a' - 3, point[1] - '1' - 3}; }

// On one of the three squares, at a corner or in the middle of a side.
bool is_point(Place place) {
  const bool middle_of_board = place.x == 0 && place.y == 0;
  const bool on_diagonal = std::abs(place.x) == std::abs(place.y);
  const bool on_cross = place.x == 0 || place.y == 0;
  return !middle_of_board && (on_diagonal || on_cross);
}

// Which of the three squares, 1 (inner) to 3 (outer).
int square_of(Place place) { return std::max(std::abs(place.x), std::abs(place.y)); }

// The same corner or side of another square.
Place on_square(Place place, int square) {
  const int old = square_of(place);
  return {place.x / old * square, place.y / old * square};
}

// Row by row and column by column; the middle row and column are cut in two by the middle of the board.
std::vector<Line> make_lines() {
  std::vector<Line> all;
  for (const bool is_row : {true, false}) {
    for (int fixed = -3; fixed <= 3; ++fixed) {
      Line line;
      for (int running = -3; running <= 3; ++running) {
        const Place place = is_row ? Place{running, fixed} : Place{fixed, running};
        if (is_point(place)) line.push_back(name(place));
        if (line.size() == 3) {
          all.push_back(line);
          line.clear();
        }
      }
    }
  }
  return all;
}

char stone_of(char side) { return side == 'w' ? 'W' : 'B'; }
char other_side(char side) { return side == 'w' ? 'b' : 'w'; }
char mover(const State& state) { return stone_of(state.to_move); }
char enemy(const State& state) { return stone_of(other_side(state.to_move)); }

std::vector<std::string> points_with(const State& state, char stone) {
  std::vector<std::string> found;
  for (const std::string& point : points()) {
    if (state.stones.at(point) == stone) found.push_back(point);
  }
  return found;
}

int on_board(const State& state, char stone) { return static_cast<int>(points_with(state, stone).size()); }
int total(const State& state, char stone) { return on_board(state, stone) + state.hand.at(stone); }

bool contains(const Line& line, const std::string& point) {
  return std::find(line.begin(), line.end(), point) != line.end();
}

bool all_are(const State& state, const Line& line, char stone) {
  return std::all_of(line.begin(), line.end(),
                     [&](const std::string& p) { return state.stones.at(p) == stone; });
}

bool in_mill(const State& state, const std::string& point) {
  const char stone = state.stones.at(point);
  return std::any_of(lines().begin(), lines().end(),
                     [&](const Line& line) { return contains(line, point) && all_are(state, line, stone); });
}

bool both_hands_empty(const State& state) { return state.hand.at('W') == 0 && state.hand.at('B') == 0; }

struct Parts {
  std::string from;
  std::string to;
  std::string capture;
};

Parts split(const std::string& move) {
  Parts parts;
  std::string rest = move;
  if (const auto x = rest.find('x'); x != std::string::npos) {
    parts.capture = rest.substr(x + 1);
    rest.resize(x);
  }
  if (const auto dash = rest.find('-'); dash != std::string::npos) {
    parts.from = rest.substr(0, dash);
    rest = rest.substr(dash + 1);
  }
  parts.to = rest;
  return parts;
}

std::string join(const Parts& parts) {
  return (parts.from.empty() ? "" : parts.from + "-") + parts.to +
         (parts.capture.empty() ? "" : "x" + parts.capture);
}

// The stones a closed mill may take, seen before the removal.
std::vector<std::string> takeable(const State& state, const Rules& rules) {
  const std::vector<std::string> stones = points_with(state, enemy(state));
  std::vector<std::string> loose;
  for (const std::string& point : stones) {
    if (!in_mill(state, point)) loose.push_back(point);
  }
  if (rules.protection == "strict") return loose;
  if (rules.protection == "strict_above_three") return total(state, enemy(state)) > 3 ? loose : stones;
  assert(rules.protection == "exception_all_in_mills");
  return loose.empty() ? stones : loose;
}

// Stone movements without a thought about mills.
std::vector<Parts> steps(const State& state, const Rules& rules) {
  std::vector<Parts> all;
  const std::vector<std::string> empty = points_with(state, '.');
  if (phase(state, rules) == "placing") {
    for (const std::string& to : empty) all.push_back({"", to, ""});
    return all;
  }
  const bool flies = phase(state, rules) == "flying";
  for (const std::string& from : points_with(state, mover(state))) {
    for (const std::string& to : flies ? empty : neighbours(from)) {
      if (state.stones.at(to) == '.') all.push_back({from, to, ""});
    }
  }
  return all;
}

std::string loses(char side, const std::string& why) {
  return std::string(side == 'w' ? "black_wins:" : "white_wins:") + why;
}

bool repeated_in_succession(const std::vector<std::string>& positions, const std::vector<Row>& rows) {
  const int n = static_cast<int>(rows.size());
  for (int k = 1; 2 * k <= n; ++k) {
    bool same = positions[n] == positions[n - k] && positions[n] == positions[n - 2 * k];
    for (int i = 0; same && i < k; ++i) same = rows[n - 1 - i].move == rows[n - 1 - k - i].move;
    if (same) return true;
  }
  return false;
}

}  // namespace

const std::vector<std::string>& points() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> made;
    for (int y = 3; y >= -3; --y) {
      for (int x = -3; x <= 3; ++x) {
        if (is_point({x, y})) made.push_back(name({x, y}));
      }
    }
    return made;
  }();
  return all;
}

const std::vector<Line>& lines() {
  static const std::vector<Line> all = make_lines();
  return all;
}

const std::vector<std::string>& neighbours(const std::string& point) {
  static const std::map<std::string, std::vector<std::string>> all = [] {
    std::map<std::string, std::vector<std::string>> made;
    for (const Line& line : lines()) {
      for (std::size_t n = 0; n + 1 < line.size(); ++n) {
        made[line[n]].push_back(line[n + 1]);
        made[line[n + 1]].push_back(line[n]);
      }
    }
    return made;
  }();
  return all.at(point);
}

const std::vector<Renaming>& symmetries() {
  static const std::vector<Renaming> all = [] {
    std::vector<Renaming> made;
    for (const bool swap_squares : {false, true}) {
      for (const bool mirror : {false, true}) {
        for (int quarters = 0; quarters < 4; ++quarters) {
          Renaming renaming;
          for (const std::string& point : points()) {
            Place place = place_of(point);
            if (swap_squares) place = on_square(place, 4 - square_of(place));
            if (mirror) place.x = -place.x;
            for (int n = 0; n < quarters; ++n) place = {place.y, -place.x};
            renaming[point] = name(place);
          }
          made.push_back(renaming);
        }
      }
    }
    return made;
  }();
  return all;
}

State parse(const std::string& position) {
  std::istringstream in(position);
  std::string board;
  State state;
  in >> board >> state.to_move >> state.hand['W'] >> state.hand['B'];
  assert(in && board.size() == points().size());
  for (std::size_t n = 0; n < board.size(); ++n) state.stones[points()[n]] = board[n];
  return state;
}

std::string text(const State& state) {
  std::string board;
  for (const std::string& point : points()) board += state.stones.at(point);
  return board + ' ' + state.to_move + ' ' + std::to_string(state.hand.at('W')) + ' ' +
         std::to_string(state.hand.at('B'));
}

State renamed(const State& state, const Renaming& renaming) {
  State next = state;
  for (const auto& [point, stone] : state.stones) next.stones[renaming.at(point)] = stone;
  return next;
}

std::string renamed_move(const std::string& move, const Renaming& renaming) {
  Parts parts = split(move);
  for (std::string* point : {&parts.from, &parts.to, &parts.capture}) {
    if (!point->empty()) *point = renaming.at(*point);
  }
  return join(parts);
}

std::string phase(const State& state, const Rules& rules) {
  if (state.hand.at(mover(state)) > 0) return "placing";
  const bool handicapped = rules.no_flying == (state.to_move == 'w' ? "white" : "black");
  const bool enough = std::to_string(on_board(state, mover(state))) == rules.fly_at;
  return enough && !handicapped ? "flying" : "moving";
}

std::string board_state(const State& state, const Rules& rules) {
  if (total(state, mover(state)) < 3) return loses(state.to_move, "too_few_stones");
  if (total(state, enemy(state)) < 3) return loses(other_side(state.to_move), "too_few_stones");
  if (steps(state, rules).empty()) return loses(state.to_move, "no_legal_move");
  return "ongoing";
}

std::vector<std::string> moves(const State& state, const Rules& rules) {
  std::vector<std::string> all;
  if (board_state(state, rules) != "ongoing") return all;
  const std::vector<std::string> victims = takeable(state, rules);
  for (const Parts& step : steps(state, rules)) {
    if (!closes_mill(state, join(step)) || victims.empty()) {
      all.push_back(join(step));
      continue;
    }
    for (const std::string& victim : victims) all.push_back(join({step.from, step.to, victim}));
  }
  std::sort(all.begin(), all.end());
  return all;
}

bool closes_mill(const State& state, const std::string& move) {
  const Parts parts = split(move);
  const State next = after(state, join({parts.from, parts.to, ""}));
  return in_mill(next, parts.to);
}

State after(const State& state, const std::string& move) {
  const Parts parts = split(move);
  State next = state;
  if (parts.from.empty()) {
    --next.hand[mover(state)];
  } else {
    next.stones[parts.from] = '.';
  }
  next.stones[parts.to] = mover(state);
  if (!parts.capture.empty()) next.stones[parts.capture] = '.';
  next.to_move = other_side(state.to_move);
  return next;
}

long long perft(const State& state, int depth, const Rules& rules) {
  if (depth == 0) return 1;
  long long nodes = 0;
  for (const std::string& move : moves(state, rules)) nodes += perft(after(state, move), depth - 1, rules);
  return nodes;
}

std::vector<Row> trace(const State& start, const std::vector<std::string>& game, const Rules& rules) {
  std::vector<Row> rows;
  std::vector<std::string> positions = {text(start)};
  State state = start;
  int quiet = 0;
  int quiet_moving = 0;
  for (const std::string& move : game) {
    Row row;
    row.move = move;
    row.mill_closed = closes_mill(state, move);
    const bool moving = both_hands_empty(state);
    state = after(state, move);
    row.position = text(state);
    quiet = row.mill_closed ? 0 : quiet + 1;
    quiet_moving = row.mill_closed || !moving ? 0 : quiet_moving + 1;
    positions.push_back(row.position);
    row.quiet_plies = quiet;
    row.quiet_moving_plies = quiet_moving;
    row.occurrences = static_cast<int>(std::count(positions.begin(), positions.end(), row.position));
    rows.push_back(row);
    rows.back().repetition_due = rules.repetition == "threefold"     ? row.occurrences >= 3
                                 : rules.repetition == "consecutive" ? repeated_in_succession(positions, rows)
                                                                     : false;
    const int counted = rules.no_mill_counts_placing ? quiet : quiet_moving;
    rows.back().no_mill_due = rules.no_mill_limit > 0 && counted >= rules.no_mill_limit;
  }
  return rows;
}

}  // namespace reference
