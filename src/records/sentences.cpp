#include "records/sentences.h"
#include "records/flaw.h"

#include <algorithm>
#include <array>
#include <optional>

#include "records/positions.h"
#include "records/rings.h"
#include "records/turns.h"
#include "support/text.h"

namespace muehle::records {
namespace {

Location at(const Line& line, std::string_view part) {
  return {line.number, static_cast<int>(part.data() - line.text.data()) + 1};
}

RecordText ended(Turns turns, const std::vector<Line>& lines) {
  turns.text().result_location = {lines.empty() ? 1 : lines.back().number, 1};
  return std::move(turns.text());
}

// Takes `what` from the front of `text`, in any case of letters, with the blanks behind it.
bool skip(std::string_view& text, std::string_view what) {
  if (lower_case(text.substr(0, what.size())) != what) return false;
  text.remove_prefix(what.size());
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  return true;
}

// ---- GoldToken ----

struct Row {
  std::string_view white;
  std::optional<std::string_view> black;
};
std::optional<Row> goldtoken_row(std::string_view line) {
  const std::vector<std::string_view> cells = split(line, '\t');
  if (cells.size() < 2 || cells.size() > 4 || !read_number(trim(cells[0]), 1, max_counter))
    return std::nullopt;
  Row row{trim(cells[1]), {}};
  if (cells.size() > 2 && !trim(cells[2]).empty()) row.black = trim(cells[2]);
  return row;
}

Result<Point> goldtoken_point(const Line& line, std::string_view& rest) {
  const std::string_view word = rest.substr(0, 2);
  const Result<Point> point = parse_point(lower_case(word));
  if (!point) return fail_at(at(line, rest), point.error());
  rest.remove_prefix(word.size());
  rest = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
  return point;
}

Result<void> goldtoken_turn(Turns& turns, const Line& line, std::string_view cell) {
  std::string_view rest = cell;
  const Location here = at(line, cell);
  const auto wrong = [&](std::string_view part) {
    return fail_at(at(line, part), Flaw::bad_goldtoken_turn, {shown(part.empty() ? cell : part)});
  };
  if (skip(rest, "resign")) {
    turns.resign(here, turns.plies() % 2 == 0 ? Colour::white : Colour::black);
    return {};
  }
  Move move;
  if (skip(rest, "place to ")) {
    const Result<Point> to = goldtoken_point(line, rest);
    if (!to) return tl::unexpected(to.error());
    move.to = *to;
  } else {
    if (!parse_point(lower_case(rest.substr(0, 2)))) return wrong(cell);
    move.from = *goldtoken_point(line, rest);
    if (!skip(rest, "->")) return wrong(rest);
    const Result<Point> to = goldtoken_point(line, rest);
    if (!to) return tl::unexpected(to.error());
    move.to = *to;
  }
  if (skip(rest, ",")) {
    if (!skip(rest, "take ")) return wrong(rest);
    const Result<Point> taken = goldtoken_point(line, rest);
    if (!taken) return tl::unexpected(taken.error());
    move.capture = *taken;
  }
  if (!rest.empty()) return wrong(rest);
  turns.add(here, move);
  return {};
}

// ---- OpenSpiel ----

constexpr std::string_view place_sentence = "place at point ";
constexpr std::string_view move_sentence = "move point ";
constexpr std::array<std::string_view, 4> take_sentences = {"capture point ", "capture at point ",
                                                            "remove point ", "remove at point "};

Result<Point> openspiel_point(const Line& line, std::string_view& rest) {
  const std::string_view digits = rest.substr(0, std::min(rest.find_first_not_of("0123456789"), rest.size()));
  const std::optional<int> number = read_number(digits, 0, point_count - 1);
  if (!number) return fail_at(at(line, rest), Flaw::bad_point_number, {shown(rest), "0", "23"});
  rest.remove_prefix(digits.size());
  rest = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
  return reading_order[static_cast<std::size_t>(*number)];
}

Result<void> openspiel_sentence(Turns& turns, const Line& line) {
  std::string_view rest = trim(line.text);
  const Location here = at(line, rest);
  if (skip(rest, place_sentence)) {
    const Result<Point> to = openspiel_point(line, rest);
    if (!to) return tl::unexpected(to.error());
    turns.place(here, *to);
  } else if (skip(rest, move_sentence)) {
    const Result<Point> from = openspiel_point(line, rest);
    if (!from) return tl::unexpected(from.error());
    if (!skip(rest, "->") || !skip(rest, "point ")) {
      return fail_at(at(line, rest), Flaw::bad_openspiel_sentence, {shown(line.text)});
    }
    const Result<Point> to = openspiel_point(line, rest);
    if (!to) return tl::unexpected(to.error());
    turns.shift(here, *from, *to);
  } else if (std::ranges::any_of(take_sentences,
                                 [&](std::string_view sentence) { return skip(rest, sentence); })) {
    const Result<Point> taken = openspiel_point(line, rest);
    if (!taken) return tl::unexpected(taken.error());
    if (Result<void> done = turns.take(here, *taken); !done) return done;
  } else {
    return fail_at(here, Flaw::bad_openspiel_sentence, {shown(line.text)});
  }
  if (!rest.empty()) return fail_at(at(line, rest), Flaw::bad_openspiel_sentence, {shown(rest)});
  return {};
}

// ---- rings ----

// `(2,8)`.
std::optional<Point> ring_point(std::string_view& rest) {
  constexpr std::size_t size = 5;
  if (rest.size() < size || rest[0] != '(' || rest[2] != ',' || rest[4] != ')') return std::nullopt;
  const std::optional<int> ring = read_number(rest.substr(1, 1), 1, ring_count);
  const std::optional<int> place = read_number(rest.substr(3, 1), 1, ring_size);
  if (!ring || !place) return std::nullopt;
  rest.remove_prefix(size);
  return point_on(*ring, *place);
}

// `r0 s100 t00`: how the game was set, before its first move.
bool is_head(std::string_view word) {
  return word.size() > 1 && std::string_view("rst").find(word[0]) != std::string_view::npos &&
         read_number(word.substr(1)).has_value();
}
// `00:00.280` behind a move.
bool is_time(std::string_view word) {
  return word.find(':') != std::string_view::npos &&
         word.find_first_not_of("0123456789:.") == std::string_view::npos;
}

Result<void> ring_word(Turns& turns, Location here, std::string_view word) {
  const auto wrong = [&] { return fail_at(here, Flaw::bad_ring_word, {shown(word)}); };
  std::string_view rest = word;
  const bool takes = rest.starts_with('-');
  if (takes) rest.remove_prefix(1);
  const std::optional<Point> first = ring_point(rest);
  if (!first) return wrong();
  if (takes) return rest.empty() ? turns.take(here, *first) : wrong();
  if (rest.empty()) {
    turns.place(here, *first);
    return {};
  }
  if (!rest.starts_with("->")) return wrong();
  rest.remove_prefix(2);
  const std::optional<Point> second = ring_point(rest);
  if (!second || !rest.empty()) return wrong();
  turns.shift(here, *first, *second);
  return {};
}

// What stands behind `fen` up to `moves`.
Result<void> ring_start(Turns& turns, const Line& line, std::string_view text) {
  const Result<Start> start = parse_sanmill_position(text);
  if (!start) return fail_at(at(line, text), start.error());
  turns.text().tags.push_back({"Position", to_text(*start)});
  turns.text().tag_locations.push_back(at(line, text));
  return {};
}

}  // namespace

bool looks_like_goldtoken(std::string_view line) {
  const std::optional<Row> row = goldtoken_row(line);
  return row && (row->white.starts_with("Place to ") || row->white.find("->") != std::string_view::npos);
}

Result<RecordText> read_goldtoken(const std::vector<Line>& lines) {
  Turns turns;
  bool begun = false;
  for (const Line& line : lines) {
    const std::optional<Row> row = goldtoken_row(line.text);
    begun = begun || looks_like_goldtoken(line.text);
    if (!begun) continue;
    if (!row) {
      if (trim(line.text).empty()) continue;
      break;
    }
    if (auto done = goldtoken_turn(turns, line, row->white); !done) return tl::unexpected(done.error());
    if (!row->black) continue;
    if (auto done = goldtoken_turn(turns, line, *row->black); !done) return tl::unexpected(done.error());
  }
  return ended(std::move(turns), lines);
}

bool looks_like_openspiel(std::string_view line) {
  const std::string text = lower_case(trim(line));
  return text.starts_with(place_sentence) || text.starts_with(move_sentence);
}

Result<RecordText> read_openspiel(const std::vector<Line>& lines) {
  Turns turns;
  for (const Line& line : lines) {
    if (trim(line.text).empty()) continue;
    if (auto done = openspiel_sentence(turns, line); !done) return tl::unexpected(done.error());
  }
  return ended(std::move(turns), lines);
}

bool looks_like_rings(std::string_view line) {
  std::string_view text = trim(line);
  if (text.starts_with("position fen ")) return true;
  int heads = 0;
  for (const std::string_view word : split_words(text)) {
    if (is_head(word)) ++heads;
    if (word == "moves" || is_head(word)) continue;
    std::string_view rest = word;
    if (rest.starts_with('-')) rest.remove_prefix(1);
    return ring_point(rest).has_value();
  }
  return heads > 1;  // of a list whose moves stand on the lines below
}

Result<RecordText> read_rings(const std::vector<Line>& lines) {
  constexpr std::string_view position = "position";
  constexpr std::string_view fen = "fen ";
  constexpr std::string_view moves = "moves";
  Turns turns;
  for (const Line& line : lines) {
    std::string_view rest = trim(line.text);
    if (rest.starts_with(position)) {
      const std::size_t end = std::min(rest.find(moves), rest.size());
      if (const std::size_t from = rest.find(fen); from < end) {
        const std::string_view text = trim(rest.substr(from + fen.size(), end - from - fen.size()));
        if (auto done = ring_start(turns, line, text); !done) return tl::unexpected(done.error());
      }
      rest.remove_prefix(end);
    }
    for (const std::string_view word : split_words(rest)) {
      if (word == moves || is_head(word) || is_time(word)) continue;
      if (auto done = ring_word(turns, at(line, word), word); !done) return tl::unexpected(done.error());
    }
  }
  return ended(std::move(turns), lines);
}

}  // namespace muehle::records
