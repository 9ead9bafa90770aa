#include "records/positions.h"
#include "records/flaw.h"

#include <algorithm>
#include <array>
#include <optional>

#include "records/rings.h"
#include "support/text.h"

namespace muehle::records {
namespace {

using Words = std::vector<std::string_view>;

constexpr std::string_view malom_mark = "malom2";
constexpr int malom_fields = 24 + 1 + 2 + 1 + 2 + 2 + 1;  // up to whether something is to be taken
constexpr int empty_point = -1;

struct Hands {
  int white;
  int black;
};

// What the setup says besides its stones has to fit them.
Result<Start> start_of(const Setup& setup, int move_number) {
  const Result<Position> position = Position::make(setup);
  if (!position) return tl::unexpected(position.error());
  return Start{*position, 0, move_number};
}

// A move number that fits the stones that have been placed, where nothing says it.
int usual_move_number(const Setup& setup) {
  return setup.white_hand + setup.black_hand > 0 ? stones_per_side - setup.white_hand + 1
                                                 : stones_per_side + 1;
}

Result<void> check_count(std::string_view what, int counted, std::string_view written) {
  if (read_number(written) == counted) return {};
  return fail(Flaw::wrong_stone_count, {what, std::to_string(counted), shown(written)});
}

std::optional<Colour> side_of(std::string_view word, std::string_view white, std::string_view black) {
  if (word == white) return Colour::white;
  if (word == black) return Colour::black;
  return std::nullopt;
}

Words malom_words(std::string_view line) {
  Words words;
  for (const std::string_view part : split_words(line)) {
    for (const std::string_view word : split(part, ',')) {
      if (!word.empty()) words.push_back(word);
    }
  }
  return words;
}

Result<Snapshot> malom_snapshot(const Line& line) {
  const Words words = malom_words(line.text);
  if (words.size() < malom_fields) {
    return fail_at(line.number, 1, error_of(Flaw::bad_malom_line, {std::to_string(words.size())}));
  }
  Setup setup;
  for (int n = 0; n < point_count; ++n) {
    const std::string_view word = words[static_cast<std::size_t>(n)];
    const std::optional<int> stone = read_number(word, empty_point, 1);
    if (!stone) return fail_at(place_in(line, word), Flaw::bad_malom_stone, {shown(word)});
    // Each ring begins with the middle of its left side.
    const int place = n / ring_size * ring_size + (n + ring_size - 1) % ring_size;
    if (*stone != empty_point) (*stone == 0 ? setup.white : setup.black) |= bit(static_cast<Point>(place));
  }
  const std::optional<Colour> side = side_of(words[24], "0", "1");
  if (!side) return fail_at(place_in(line, words[24]), Problem::bad_side_to_move, {shown(words[24])});
  setup.to_move = *side;
  for (const auto& [word, hand] :
       {std::pair(words[28], &setup.white_hand), std::pair(words[29], &setup.black_hand)}) {
    const std::optional<int> placed = read_number(word, 0, stones_per_side);
    if (!placed) return fail_at(place_in(line, word), Problem::bad_hand, {shown(word)});
    *hand = stones_per_side - *placed;
  }
  for (const auto& [what, word, stones] :
       {std::tuple("White", words[30], setup.white), std::tuple("Black", words[31], setup.black)}) {
    if (const auto checked = check_count(what, count(stones), word); !checked)
      return fail_at(place_in(line, word), checked.error());
  }
  if (words[32] == "True") return Snapshot{{line.number, 1}, {}, true};
  const Result<Start> start = start_of(setup, usual_move_number(setup));
  if (!start) return fail_at(line.number, 1, start.error());
  return Snapshot{{line.number, 1}, *start};
}

Result<Snapshot> morris_snapshot(const Line& line) {
  const Words parts = split(trim(line.text), '|');
  Setup setup;
  for (int n = 0; n < point_count; ++n) {
    const char c = parts[0][static_cast<std::size_t>(n)];
    if (c == 'W') setup.white |= bit(static_cast<Point>(n));
    if (c == 'B') setup.black |= bit(static_cast<Point>(n));
  }
  setup.to_move = parts[1] == "W" ? Colour::white : Colour::black;
  setup.white_hand = *read_number(parts[2]);
  setup.black_hand = *read_number(parts[3]);
  const Result<Start> start = start_of(setup, usual_move_number(setup));
  if (!start) return fail_at(line.number, 1, start.error());
  return Snapshot{{line.number, 1}, *start};
}

template <typename Read>
Result<std::vector<Snapshot>> read_lines(const std::vector<Line>& lines, Read read) {
  std::vector<Snapshot> snapshots;
  for (const Line& line : lines) {
    if (trim(line.text).empty()) continue;
    Result<Snapshot> snapshot = read(line);
    if (!snapshot) return tl::unexpected(snapshot.error());
    snapshots.push_back(*std::move(snapshot));
  }
  return snapshots;
}

std::optional<Move> move_between(const Position& before, const Position& after, const RuleSet& rules) {
  for (const Move move : legal_moves(before, rules)) {
    if (before.after(move) == after) return move;
  }
  return std::nullopt;
}

}  // namespace

bool looks_like_sanmill_position(std::string_view text) {
  text = trim(text);
  const Words rings = split(text.substr(0, text.find_first_of(" \t\r\n")), '/');
  return rings.size() == ring_count && std::ranges::all_of(rings, [](std::string_view ring) {
           return ring.size() == ring_size && ring.find_first_not_of("O@*X") == std::string_view::npos;
         });
}

Result<Start> parse_sanmill_position(std::string_view text) {
  constexpr std::size_t fewest_fields = 8;
  const Words words = split_words(text);
  if (!looks_like_sanmill_position(text) || words.size() < fewest_fields) {
    return fail(Flaw::bad_sanmill_position, {shown(text)});
  }
  Setup setup;
  const Words rings = split(words[0], '/');
  for (int ring = 1; ring <= ring_count; ++ring) {
    for (int place = 1; place <= ring_size; ++place) {
      const char c = rings[static_cast<std::size_t>(ring - 1)][static_cast<std::size_t>(place - 1)];
      if (c == 'X') return fail(Flaw::marked_point);
      if (c == 'O') setup.white |= bit(point_on(ring, place));
      if (c == '@') setup.black |= bit(point_on(ring, place));
    }
  }
  const std::optional<Colour> side = side_of(words[1], "w", "b");
  if (!side) return fail(Problem::bad_side_to_move, {shown(words[1])});
  setup.to_move = *side;
  if (words[3] == "r") return fail(Flaw::capture_pending);
  for (const auto& [word, hand, problem] :
       {std::tuple(words[5], &setup.white_hand, Problem::bad_white_hand),
        std::tuple(words[7], &setup.black_hand, Problem::bad_black_hand)}) {
    const std::optional<int> number = read_number(word, 0, stones_per_side);
    if (!number) return fail(problem, {shown(word), "0", std::to_string(stones_per_side)});
    *hand = *number;
  }
  for (const auto& [what, word, stones] :
       {std::tuple("White", words[4], setup.white), std::tuple("Black", words[6], setup.black)}) {
    if (const auto checked = check_count(what, count(stones), word); !checked)
      return tl::unexpected(checked.error());
  }
  constexpr std::size_t fields_with_numbers = 10;
  const std::optional<int> last =
      words.size() >= fields_with_numbers ? read_number(words.back(), 1, max_counter) : std::nullopt;
  return start_of(setup, last.value_or(usual_move_number(setup)));
}

bool looks_like_malom(std::string_view line) {
  const Words words = malom_words(line);
  return !words.empty() &&
         (words.back() == malom_mark ||
          (words.size() >= malom_fields &&
           std::all_of(words.begin(), words.begin() + point_count,
                       [](std::string_view word) { return read_number(word, empty_point, 1).has_value(); })));
}

Result<std::vector<Snapshot>> read_malom(const std::vector<Line>& lines) {
  return read_lines(lines, malom_snapshot);
}

bool looks_like_morris(std::string_view line) {
  const Words parts = split(trim(line), '|');
  return parts.size() == 4 && parts[0].size() == point_count &&
         parts[0].find_first_not_of("WB.") == std::string_view::npos &&
         (parts[1] == "W" || parts[1] == "B") && read_number(parts[2], 0, stones_per_side) &&
         read_number(parts[3], 0, stones_per_side);
}

Result<std::vector<Snapshot>> read_morris(const std::vector<Line>& lines) {
  return read_lines(lines, [](const Line& line) -> Result<Snapshot> {
    if (!looks_like_morris(line.text))
      return fail_at({line.number, 1}, Flaw::bad_morris_line, {shown(line.text)});
    return morris_snapshot(line);
  });
}

Result<RecordText> game_between(const std::vector<Snapshot>& snapshots, const RuleSet& rules) {
  RecordText text;
  const auto first = std::ranges::find(snapshots, false, &Snapshot::pending);
  if (first == snapshots.end()) return fail_at(snapshots.front().location, Flaw::capture_pending);
  if (snapshots.back().pending) return fail_at(snapshots.back().location, Flaw::capture_pending);
  Position before = first->start.position;
  if (before != Position()) {
    text.tags.push_back({"Position", to_text(first->start)});
    text.tag_locations.push_back(first->location);
  }
  for (auto each = first + 1; each != snapshots.end(); ++each) {
    const Position after = each->start.position;
    if (each->pending || after == before) continue;
    const std::optional<Move> move = move_between(before, after, rules);
    if (!move) return fail_at(each->location, Flaw::no_move_between, {to_text(before), to_text(after)});
    text.items.push_back({each->location, 0, Event{MakeMove{*move, {}}}});
    before = after;
  }
  text.result_location = snapshots.back().location;
  return text;
}

}  // namespace muehle::records
