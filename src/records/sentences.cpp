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
// What stands between tabs, or, where those were lost, between several blanks.
std::vector<std::string_view> cells_of(std::string_view line) {
  if (line.find('\t') != std::string_view::npos) return split(line, '\t');
  std::vector<std::string_view> cells;
  for (line = trim(line); !line.empty(); line = trim(line)) {
    const std::size_t end = std::min(line.find("  "), line.size());
    cells.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return cells;
}

std::optional<Row> goldtoken_row(std::string_view line) {
  const std::vector<std::string_view> cells = cells_of(line);
  if (cells.size() < 2 || cells.size() > 4) return std::nullopt;
  std::string_view number = trim(cells[0]);
  if (number.ends_with('.')) number.remove_suffix(1);
  if (!read_number(number, 1, max_counter)) return std::nullopt;
  Row row{trim(cells[1]), {}};
  if (cells.size() > 2 && !trim(cells[2]).empty()) row.black = trim(cells[2]);
  return row;
}

Result<Point> goldtoken_point(const Line& line, std::string_view& rest) {
  const std::string_view word = rest.substr(0, 2);
  const Result<Point> point = parse_point(lower_case(word));
  if (!point) return fail_at(place_in(line, rest), point.error());
  rest.remove_prefix(word.size());
  rest = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
  return point;
}

Result<void> goldtoken_turn(Turns& turns, const Line& line, std::string_view cell) {
  std::string_view rest = cell;
  const Location here = place_in(line, cell);
  const auto wrong = [&](std::string_view part) {
    return fail_at(place_in(line, part), Flaw::bad_goldtoken_turn, {shown(part.empty() ? cell : part)});
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
  if (!number) return fail_at(place_in(line, rest), Flaw::bad_point_number, {shown(rest), "0", "23"});
  rest.remove_prefix(digits.size());
  rest = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
  return reading_order[static_cast<std::size_t>(*number)];
}

// Without what counts the sentences or says whose they are, and without a full stop: `3: `, `Player 0: `;
// and without the signs of a list as Python and JSON have it: `["Place at point 4", "Place at point 13"]`.
std::string_view bare_sentence(std::string_view line) {
  constexpr std::string_view signs_of_lists = " \t\r[]\"'";
  line.remove_prefix(std::min(line.find_first_not_of(signs_of_lists), line.size()));
  line = line.substr(0, line.find_last_not_of(signs_of_lists) + 1);
  std::string_view rest = line;
  skip(rest, "player ");
  const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
  if (digits > 0 && digits < rest.size() &&
      std::string_view(".:)").find(rest[digits]) != std::string_view::npos)
    line = trim(rest.substr(digits + 1));
  if (line.ends_with('.')) line.remove_suffix(1);
  return line;
}

Result<void> openspiel_sentence(Turns& turns, const Line& line, std::string_view sentence) {
  std::string_view rest = sentence;
  const Location here = place_in(line, rest);
  if (skip(rest, place_sentence)) {
    const Result<Point> to = openspiel_point(line, rest);
    if (!to) return tl::unexpected(to.error());
    turns.place(here, *to);
  } else if (skip(rest, move_sentence)) {
    const Result<Point> from = openspiel_point(line, rest);
    if (!from) return tl::unexpected(from.error());
    if (!skip(rest, "->") || !skip(rest, "point ")) {
      return fail_at(place_in(line, rest), Flaw::bad_openspiel_sentence, {shown(sentence)});
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
    return fail_at(here, Flaw::bad_openspiel_sentence, {shown(sentence)});
  }
  if (!rest.empty()) return fail_at(place_in(line, rest), Flaw::bad_openspiel_sentence, {shown(rest)});
  return {};
}

// ---- rings ----

// `(2,8)`, also with blanks inside.
std::optional<Point> ring_point(std::string_view& rest) {
  const std::size_t end = rest.find(')');
  if (!rest.starts_with('(') || end == std::string_view::npos) return std::nullopt;
  const std::vector<std::string_view> parts = split(rest.substr(1, end - 1), ',');
  if (parts.size() != 2) return std::nullopt;
  const std::optional<int> ring = read_number(trim(parts[0]), 1, ring_count);
  const std::optional<int> place = read_number(trim(parts[1]), 1, ring_size);
  if (!ring || !place) return std::nullopt;
  rest.remove_prefix(end + 1);
  return point_on(*ring, *place);
}

// The words between blanks that stand in no parentheses.
std::vector<std::string_view> ring_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (text = trim(text); !text.empty(); text = trim(text)) {
    std::size_t end = 0;
    bool inside = false;
    while (end < text.size() && (inside || !is_space(text[end]))) {
      if (text[end] == '(' || text[end] == ')') inside = text[end] == '(';
      ++end;
    }
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

// `r0 s100 t00`: how the game was set, before its first move.
bool is_head(std::string_view word) {
  return word.size() > 1 && std::string_view("rst").find(word[0]) != std::string_view::npos &&
         read_number(word.substr(1)).has_value();
}
// `12.` before one.
bool is_number_of_move(std::string_view word) {
  return word.size() > 1 && (word.ends_with('.') || word.ends_with(')')) &&
         read_number(word.substr(0, word.size() - 1), 1, max_counter).has_value();
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
  if (!start) return fail_at(place_in(line, text), start.error());
  turns.text().tags.push_back({"Position", to_text(*start)});
  turns.text().tag_locations.push_back(place_in(line, text));
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
  const std::string text = lower_case(bare_sentence(line));
  return text.starts_with(place_sentence) || text.starts_with(move_sentence);
}

Result<RecordText> read_openspiel(const std::vector<Line>& lines) {
  Turns turns;
  for (const Line& line : lines) {
    for (const std::string_view part : split(line.text, ',')) {
      const std::string_view sentence = bare_sentence(part);
      if (sentence.empty()) continue;
      if (auto done = openspiel_sentence(turns, line, sentence); !done) return tl::unexpected(done.error());
    }
  }
  return ended(std::move(turns), lines);
}

bool looks_like_rings(std::string_view line) {
  std::string_view text = trim(line);
  if (text.starts_with("position fen ") || text.starts_with("position startpos")) return true;
  int heads = 0;
  for (const std::string_view word : ring_words(text)) {
    if (is_head(word)) ++heads;
    if (word == "moves" || is_head(word) || is_number_of_move(word)) continue;
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
    for (const std::string_view word : ring_words(rest)) {
      if (word == moves || is_head(word) || is_number_of_move(word) || is_time(word)) continue;
      if (auto done = ring_word(turns, place_in(line, word), word); !done)
        return tl::unexpected(done.error());
    }
  }
  return ended(std::move(turns), lines);
}

}  // namespace muehle::records
