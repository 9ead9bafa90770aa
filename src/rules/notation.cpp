#include "rules/notation.h"

#include <algorithm>
#include <vector>

#include "rules/problem.h"
#include "support/named.h"
#include "support/text.h"

namespace muehle {
namespace {

using Name = std::array<char, 2>;

// The steps from the middle of the board to the eight places of the innermost ring, clockwise from the top
// left.
struct Step {
  int file;
  int rank;
};
constexpr std::array<Step, ring_size> steps = {
    {{-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}}};

constexpr std::array<Name, point_count> make_names() {
  std::array<Name, point_count> names{};
  for (int ring = 0; ring < ring_count; ++ring) {
    for (int place = 0; place < ring_size; ++place) {
      const int distance = ring_count - ring;
      const Step step = steps[place];
      names[ring * ring_size + place] = {static_cast<char>('d' + step.file * distance),
                                         static_cast<char>('4' + step.rank * distance)};
    }
  }
  return names;
}
constexpr std::array<Name, point_count> names = make_names();

constexpr std::array<Point, point_count> make_reading_order() {
  std::array<Point, point_count> order{};
  int n = 0;
  for (char rank = '7'; rank >= '1'; --rank) {
    for (char file = 'a'; file <= 'g'; ++file) {
      for (Point p = 0; p < point_count; ++p) {
        if (names[p] == Name{file, rank}) order[n++] = p;
      }
    }
  }
  return order;
}

Result<Setup> parse_stones(std::string_view text) {
  if (text.size() != point_count) {
    return fail(Problem::wrong_board_length, {std::to_string(text.size())});
  }
  Setup setup;
  for (int n = 0; n < point_count; ++n) {
    const Mask point = bit(reading_order[n]);
    switch (text[n]) {
      case 'W':
        setup.white |= point;
        break;
      case 'B':
        setup.black |= point;
        break;
      case '.':
        break;
      default:
        return fail(
            Problem::bad_board_character,
            {std::to_string(n + 1), std::string(point_name(reading_order[n])), shown(text.substr(n, 1))});
    }
  }
  return setup;
}

Result<int> parse_field(std::string_view text, Problem problem, int lowest, int highest) {
  if (const std::optional<int> number = read_number(text, lowest, highest)) return *number;
  return fail(problem, {shown(text), std::to_string(lowest), std::to_string(highest)});
}

constexpr Named<Phase> phases[] = {
    {Phase::placing, "placing"},
    {Phase::moving, "moving"},
    {Phase::flying, "flying"},
};

}  // namespace

const std::array<Point, point_count> reading_order = make_reading_order();

std::string_view point_name(Point point) { return {names[point].data(), names[point].size()}; }

Result<Point> parse_point(std::string_view text) {
  for (Point p = 0; p < point_count; ++p) {
    if (point_name(p) == text) return p;
  }
  return fail(Problem::bad_point, {shown(text)});
}

std::string to_text(Move move) {
  std::string text;
  if (!move.places()) {
    text += point_name(move.from);
    text += '-';
  }
  text += point_name(move.to);
  if (move.captures()) {
    text += 'x';
    text += point_name(move.capture);
  }
  return text;
}

Result<Move> parse_move(std::string_view text) {
  const std::vector<std::string_view> words = split_words(text);
  if (words.empty()) return fail(Problem::no_move);

  std::string joined(words[0]);
  if (words.size() == 2 && words[1].starts_with('x')) joined += words[1];
  const bool one_move = words.size() == 1 || (words.size() == 2 && joined.size() > words[0].size());
  const auto malformed = [&] { return fail(Problem::bad_move, {shown(text)}); };
  if (!one_move) return malformed();

  std::string_view rest = joined;
  Move move;
  if (const std::size_t x = rest.find('x'); x != std::string_view::npos) {
    const Result<Point> capture = parse_point(rest.substr(x + 1));
    if (!capture) return malformed();
    move.capture = *capture;
    rest = rest.substr(0, x);
  }
  if (const std::size_t dash = rest.find('-'); dash != std::string_view::npos) {
    const Result<Point> from = parse_point(rest.substr(0, dash));
    if (!from) return malformed();
    move.from = *from;
    rest = rest.substr(dash + 1);
  }
  const Result<Point> to = parse_point(rest);
  if (!to) return malformed();
  move.to = *to;
  return move;
}

std::string to_text(const Position& position) {
  std::string text;
  for (const Point point : reading_order) {
    const bool white = (position.stones(Colour::white) & bit(point)) != 0;
    const bool black = (position.stones(Colour::black) & bit(point)) != 0;
    text += white ? 'W' : black ? 'B' : '.';
  }
  text += position.to_move() == Colour::white ? " w " : " b ";
  text += std::to_string(position.hand(Colour::white));
  text += ' ';
  text += std::to_string(position.hand(Colour::black));
  return text;
}

std::string to_text(const Start& start) {
  return to_text(start.position) + ' ' + std::to_string(start.quiet_plies) + ' ' +
         std::to_string(start.move_number);
}

Result<Start> parse_start(std::string_view text) {
  const std::vector<std::string_view> fields = split_words(text);
  if (fields.size() != 4 && fields.size() != 6) {
    return fail(Problem::wrong_field_count, {std::to_string(fields.size())});
  }
  Result<Setup> setup = parse_stones(fields[0]);
  if (!setup) return tl::unexpected(setup.error());
  if (fields[1] != "w" && fields[1] != "b") return fail(Problem::bad_side_to_move, {shown(fields[1])});
  setup->to_move = fields[1] == "w" ? Colour::white : Colour::black;

  const Result<int> white_hand = parse_field(fields[2], Problem::bad_white_hand, 0, stones_per_side);
  if (!white_hand) return tl::unexpected(white_hand.error());
  const Result<int> black_hand = parse_field(fields[3], Problem::bad_black_hand, 0, stones_per_side);
  if (!black_hand) return tl::unexpected(black_hand.error());
  setup->white_hand = *white_hand;
  setup->black_hand = *black_hand;

  const Result<Position> position = Position::make(*setup);
  if (!position) return tl::unexpected(position.error());
  Start start{.position = *position};
  if (fields.size() == 4) return start;

  const Result<int> quiet = parse_field(fields[4], Problem::bad_quiet_plies, 0, max_counter);
  if (!quiet) return tl::unexpected(quiet.error());
  const Result<int> number = parse_field(fields[5], Problem::bad_move_number, 1, max_counter);
  if (!number) return tl::unexpected(number.error());
  start.quiet_plies = *quiet;
  start.move_number = *number;
  return start;
}

Result<Position> parse_position(std::string_view text) {
  const Result<Start> start = parse_start(text);
  if (!start) return tl::unexpected(start.error());
  return start->position;
}

std::string_view to_text(Colour colour) { return colour == Colour::white ? "white" : "black"; }

std::optional<Colour> parse_colour(std::string_view text) {
  for (const Colour colour : {Colour::white, Colour::black}) {
    if (text == to_text(colour)) return colour;
  }
  return std::nullopt;
}

std::string_view to_text(Phase phase) { return name_in(phases, phase); }

std::string to_text(const BoardState& state) {
  if (state.ongoing()) return "ongoing";
  const std::string_view reason = state.end == BoardEnd::too_few_stones ? "too_few_stones" : "no_legal_move";
  return std::string(to_text(state.winner)) + "_wins:" + std::string(reason);
}

}  // namespace muehle
