#include "protocol/go.h"

#include <algorithm>

#include "protocol/failure.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

constexpr int most_milliseconds = 1'000'000'000;
constexpr int most_moves_to_go = 1000;
constexpr std::int64_t most_nodes = 1'000'000'000'000'000'000;

// A word of `go` with a number behind it. One that may be 0 may be written below it, too, and is 0 then:
// clocks that have run out show that in some front ends.
struct GoField {
  std::string_view name;
  std::int64_t least;
  std::int64_t most;
  bool (*given)(const Go&);
  std::int64_t (*get)(const Go&);
  void (*set)(Go&, std::int64_t);
};

// `member` finds the optional number in a Go.
template <auto member>
constexpr GoField field(std::string_view name, std::int64_t least, std::int64_t most) {
  return {name,
          least,
          most,
          [](const Go& go) { return member(go).has_value(); },
          [](const Go& go) { return static_cast<std::int64_t>(*member(go)); },
          [](Go& go, std::int64_t value) {
            auto& number = member(go);
            number = static_cast<typename std::remove_reference_t<decltype(number)>::value_type>(value);
          }};
}

constexpr int white = index(Colour::white);
constexpr int black = index(Colour::black);

constexpr std::array<GoField, 9> go_fields{{
    field<[](auto& go) -> auto& { return go.depth; }>("depth", 1, search::max_depth),
    field<[](auto& go) -> auto& { return go.nodes; }>("nodes", 1, most_nodes),
    field<[](auto& go) -> auto& { return go.milliseconds; }>("movetime", 1, most_milliseconds),
    field<[](auto& go) -> auto& { return go.win_within; }>("mate", 1, search::max_ply),
    field<[](auto& go) -> auto& { return go.clocks.left[white]; }>("wtime", 0, most_milliseconds),
    field<[](auto& go) -> auto& { return go.clocks.left[black]; }>("btime", 0, most_milliseconds),
    field<[](auto& go) -> auto& { return go.clocks.increment[white]; }>("winc", 0, most_milliseconds),
    field<[](auto& go) -> auto& { return go.clocks.increment[black]; }>("binc", 0, most_milliseconds),
    field<[](auto& go) -> auto& { return go.clocks.moves_to_go; }>("movestogo", 1, most_moves_to_go),
}};

constexpr std::string_view infinite_word = "infinite";
constexpr std::string_view ponder_word = "ponder";
constexpr std::string_view moves_word = "searchmoves";

const GoField* find_go_field(std::string_view name) {
  const auto* found =
      std::find_if(go_fields.begin(), go_fields.end(), [&](const GoField& f) { return f.name == name; });
  return found == go_fields.end() ? nullptr : found;
}

bool is_keyword(std::string_view word) {
  return word == infinite_word || word == ponder_word || word == moves_word || find_go_field(word) != nullptr;
}

// The moves up to the next keyword; takes them off `rest`.
Result<std::vector<Move>> take_moves(Words& rest) {
  const auto end = std::find_if(rest.begin(), rest.end(), is_keyword);
  const auto size = static_cast<std::size_t>(end - rest.begin());
  Result<std::vector<Move>> moves = parse_moves(rest.first(size));
  rest = rest.subspan(size);
  if (moves && moves->empty()) return fail(Failure::incomplete, "searchmoves needs at least one move");
  if (!moves) return fail_in_word("searchmoves", moves.error());
  std::vector<Move> once;
  for (const Move move : *moves) {
    if (std::find(once.begin(), once.end(), move) == once.end()) once.push_back(move);
  }
  return once;
}

tl::unexpected<Error> twice(std::string_view name) {
  return fail(Failure::contradiction, std::string(name) + " is given twice");
}

// Reads `name VALUE` at the beginning of `rest`.
Result<void> take_field(Go& go, const GoField& field, Words& rest) {
  if (field.given(go)) return twice(field.name);
  if (rest.size() < 2) return fail(Failure::incomplete, std::string(field.name) + " needs a number");
  const std::int64_t lowest = field.least == 0 ? -field.most : field.least;
  const Result<std::int64_t> value = parse_count(field.name, rest[1], lowest, field.most);
  if (!value) return tl::unexpected(value.error());
  field.set(go, std::max(*value, field.least));
  rest = rest.subspan(2);
  return {};
}

Result<Go> checked(Go go, bool infinite) {
  if (infinite && !go.infinite())
    return fail(Failure::contradiction, "a search is infinite or has limits, not both");
  for (const int side : {white, black}) {
    if (!go.clocks.increment[side] || go.clocks.left[side]) continue;
    return fail(Failure::contradiction, side == white ? "winc needs wtime" : "binc needs btime");
  }
  if (go.clocks.moves_to_go && !go.clocks.given())
    return fail(Failure::contradiction, "movestogo needs wtime or btime");
  return go;
}

}  // namespace

Result<Go> parse_go(Words rest) {
  Go go;
  bool infinite = false;
  while (!rest.empty()) {
    const std::string_view word = rest.front();
    if (const GoField* field = find_go_field(word)) {
      const Result<void> taken = take_field(go, *field, rest);
      if (!taken) return tl::unexpected(taken.error());
      continue;
    }
    rest = rest.subspan(1);
    if (word == infinite_word) {
      infinite = true;
    } else if (word == ponder_word) {
      go.ponder = true;
    } else if (word == moves_word) {
      if (!go.only.empty()) return twice(moves_word);
      Result<std::vector<Move>> moves = take_moves(rest);
      if (!moves) return tl::unexpected(moves.error());
      go.only = std::move(*moves);
    } else {
      return fail(
          Failure::unexpected_word,
          "go knows depth, nodes, movetime, mate, wtime, btime, winc, binc, movestogo, infinite, ponder and "
          "searchmoves, not " +
              shown(word));
    }
  }
  return checked(std::move(go), infinite);
}

std::string to_text(const Go& go, Captures captures) {
  std::string text = "go";
  if (go.ponder) text += " ponder";
  if (go.infinite()) text += " infinite";
  for (const GoField& field : go_fields) {
    if (!field.given(go)) continue;
    text += ' ';
    text += field.name;
    text += ' ' + std::to_string(field.get(go));
  }
  if (!go.only.empty()) text += " searchmoves" + to_text(go.only, captures);
  return text;
}

}  // namespace muehle::protocol
