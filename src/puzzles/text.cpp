#include "puzzles/text.h"

#include <algorithm>

#include "rules/notation.h"
#include "support/text.h"

namespace muehle::puzzles {
namespace {

using perfect::Value;

constexpr std::string_view digits = "0123456789abcdefghijklmnopq";
constexpr int rows = 8;
constexpr int row_points = 3;
constexpr int row_codes = 27;
constexpr int all_placed = 2 * stones_per_side;
constexpr std::string_view all_name = "all";
constexpr std::string_view first_line = "# muehle puzzles 1: ";
static_assert(format_version == 1);

// ---- points and moves ----

int place_of(Point point) {
  return static_cast<int>(std::find(reading_order.begin(), reading_order.end(), point) -
                          reading_order.begin());
}
char small_letter(Point point) { return static_cast<char>('a' + place_of(point)); }
char capital_letter(Point point) { return static_cast<char>('A' + place_of(point)); }

Point point_of(char letter, char first) {
  const int place = letter - first;
  return place >= 0 && place < point_count ? reading_order[static_cast<std::size_t>(place)] : no_point;
}

std::string way_of(Move move) {
  std::string text;
  if (!move.places()) text += small_letter(move.from);
  text += small_letter(move.to);
  return text;
}

// Moves that differ in the stone they take only are one word.
std::string moves_text(const std::vector<Move>& moves) {
  std::string text;
  std::string way;
  for (const Move move : moves) {
    if (const std::string next = way_of(move); next != way || !move.captures()) {
      text += (text.empty() ? "" : ",") + next;
      way = next;
    }
    if (move.captures()) text += capital_letter(move.capture);
  }
  return text;
}

Result<void> read_word(std::string_view word, std::vector<Move>& moves) {
  const std::size_t small = static_cast<std::size_t>(
      std::find_if(word.begin(), word.end(), [](char c) { return point_of(c, 'a') == no_point; }) -
      word.begin());
  const std::string_view captures = word.substr(small);
  const bool captures_fit =
      std::all_of(captures.begin(), captures.end(), [](char c) { return point_of(c, 'A') != no_point; });
  if (small < 1 || small > 2 || !captures_fit)
    return fail(
        "a move is one or two letters a to x, with the letters A to X of stones it takes, as in `e`, `ab` or "
        "`abK`, not " +
        shown(word));
  const Move way{small == 2 ? point_of(word[0], 'a') : no_point, point_of(word[small - 1], 'a'), no_point};
  if (captures.empty()) moves.push_back(way);
  for (const char capture : captures) moves.push_back({way.from, way.to, point_of(capture, 'A')});
  return {};
}

Result<std::vector<Move>> read_moves(std::string_view field) {
  std::vector<Move> moves;
  for (const std::string_view word : split(field, ',')) {
    if (const Result<void> read = read_word(word, moves); !read) return tl::unexpected(read.error());
  }
  return moves;
}

// ---- fields ----

Result<void> read_aim(std::string_view field, Puzzle& puzzle) {
  if (field.size() < 2 || (field[0] != '+' && field[0] != '='))
    return fail("the third field is + (win) or = (draw) and the letters of the themes, as in `+of`, not " +
                shown(field));
  puzzle.goal = field[0] == '+' ? Value::win : Value::draw;
  for (const char letter : field.substr(1)) {
    const std::optional<Theme> theme = theme_of_letter(letter);
    if (!theme) {
      std::string all;
      for (const Theme each : all_themes) all += letter_of(each);
      return fail("a theme is one of the letters " + all + ", not " + shown({&letter, 1}));
    }
    if (puzzle.themes.none()) puzzle.theme = *theme;
    if (puzzle.themes.has(*theme))
      return fail("the theme " + shown({&letter, 1}) + " is there twice; it stands once");
    puzzle.themes.add(*theme);
  }
  return {};
}

std::string aim_of(const Puzzle& puzzle) {
  std::string text(1, puzzle.goal == Value::win ? '+' : '=');
  text += letter_of(puzzle.theme);
  for (const Theme theme : all_themes) {
    if (puzzle.themes.has(theme) && theme != puzzle.theme) text += letter_of(theme);
  }
  return text;
}

Result<Line> read_line(const std::vector<std::string_view>& fields) {
  Line line;
  for (std::size_t n = 0; n < fields.size(); ++n) {
    Result<std::vector<Move>> moves = read_moves(fields[n]);
    if (!moves) return tl::unexpected(moves.error());
    if (n + 1 == fields.size()) {
      line.last = std::move(*moves);
    } else if (moves->size() == 1) {
      line.played.push_back(moves->front());
    } else {
      return fail("only the last field may be several moves, not " + shown(fields[n]));
    }
  }
  return line;
}

}  // namespace

std::string code_of(const Position& position) {
  std::string code;
  for (int row = 0; row < rows; ++row) {
    int digit = 0;
    for (int n = 0; n < row_points; ++n) {
      const Mask point = bit(reading_order[static_cast<std::size_t>(row * row_points + n)]);
      const bool white = (position.stones(Colour::white) & point) != 0;
      const bool black = (position.stones(Colour::black) & point) != 0;
      digit = 3 * digit + (white ? 1 : black ? 2 : 0);
    }
    code += digits[static_cast<std::size_t>(digit)];
  }
  const int in_hand = position.hand(Colour::white) + position.hand(Colour::black);
  const int ply = in_hand > 0 ? all_placed - in_hand : all_placed + index(position.to_move());
  return code + digits[static_cast<std::size_t>(ply)];
}

Result<Position> position_of(std::string_view code) {
  const auto digit = [&](int n) {
    const std::size_t value = digits.find(code[static_cast<std::size_t>(n)]);
    return value < row_codes ? static_cast<int>(value) : -1;
  };
  bool fits = code.size() == rows + 1;
  for (int n = 0; fits && n <= rows; ++n) fits = digit(n) >= 0;
  if (!fits) return fail("a position is nine digits 0 to 9 and a to q, not " + shown(code));
  const int ply = digit(rows);
  if (ply > all_placed + 1)
    return fail("the ninth digit of a position is 0 to j, not " + shown(code.substr(rows)));

  Setup setup;
  for (int n = 0; n < point_count; ++n) {
    int row = digit(n / row_points);
    for (int skip = n % row_points; skip < row_points - 1; ++skip) row /= 3;
    const Mask point = bit(reading_order[static_cast<std::size_t>(n)]);
    if (row % 3 == 1) setup.white |= point;
    if (row % 3 == 2) setup.black |= point;
  }
  setup.to_move = ply % 2 == 0 ? Colour::white : Colour::black;
  setup.white_hand = std::max(0, stones_per_side - (ply + 1) / 2);
  setup.black_hand = std::max(0, stones_per_side - ply / 2);
  return Position::make(setup);
}

std::string to_text(const Puzzle& puzzle) {
  std::string text = code_of(puzzle.start) + ' ' + std::to_string(puzzle.rating) + ' ' + aim_of(puzzle);
  for (const Move move : puzzle.line.played) text += ' ' + moves_text({move});
  return text + ' ' + moves_text(puzzle.line.last);
}

Result<Puzzle> parse_puzzle(std::string_view text) {
  constexpr std::size_t before_moves = 3;
  std::vector<std::string_view> fields = split(text, ' ');
  if (fields.size() <= before_moves || fields.size() % 2 != 0)
    return fail(
        "a puzzle is a position, a rating, goal and themes, and an odd number of moves, with one blank "
        "between "
        "them, not " +
        shown(text));
  Puzzle puzzle;
  const Result<Position> start = position_of(fields[0]);
  if (!start) return tl::unexpected(start.error());
  puzzle.start = *start;
  const Result<int> rating = parse_number(fields[1], "the rating", lowest_rating, highest_rating);
  if (!rating) return tl::unexpected(rating.error());
  puzzle.rating = *rating;
  if (const Result<void> aim = read_aim(fields[2], puzzle); !aim) return tl::unexpected(aim.error());
  fields.erase(fields.begin(), fields.begin() + before_moves);
  Result<Line> line = read_line(fields);
  if (!line) return tl::unexpected(line.error());
  puzzle.line = std::move(*line);
  return puzzle;
}

std::string to_text(const Heading& heading, std::vector<Puzzle> puzzles) {
  std::string text(first_line);
  text += heading.theme ? name_of(*heading.theme) : all_name;
  text += "\n# " + heading.command + "\n# " + heading.rules + "\n# " + std::to_string(puzzles.size()) +
          " puzzles\n";
  std::vector<std::pair<int, std::string>> lines;
  for (const Puzzle& puzzle : puzzles) lines.emplace_back(puzzle.rating, to_text(puzzle));
  std::sort(lines.begin(), lines.end());
  for (const auto& [rating, line] : lines) text += line + '\n';
  return text;
}

Result<File> parse_file(std::string_view text) {
  std::vector<std::string_view> lines = split(text, '\n');
  if (!lines.empty() && lines.back().empty()) lines.pop_back();
  const auto begins = [](std::string_view line, std::string_view with) {
    return line.substr(0, with.size()) == with;
  };
  if (lines.empty() || !begins(lines.front(), first_line))
    return fail("a file of puzzles begins with `" + std::string(first_line) + "THEME`, not " +
                shown(lines.empty() ? std::string_view() : lines.front()));
  File file;
  const std::string_view name = lines.front().substr(first_line.size());
  file.theme = theme_called(name);
  if (!file.theme && name != all_name) return fail("there is no theme " + shown(name));
  for (std::size_t n = 0; n < lines.size(); ++n) {
    if (begins(lines[n], "#")) continue;
    file.entries.push_back({static_cast<int>(n) + 1, parse_puzzle(lines[n])});
  }
  const std::string promise = "# " + std::to_string(file.entries.size()) + " puzzles";
  if (std::find(lines.begin(), lines.end(), promise) == lines.end())
    return fail("the file has " + std::to_string(file.entries.size()) + " puzzles, and no line `" + promise +
                "`");
  return file;
}

}  // namespace muehle::puzzles
