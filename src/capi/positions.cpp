// Rules, positions and moves.
#include <algorithm>

#include "capi/values.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/symmetry.h"

namespace muehle::capi {
namespace {

constexpr int hand_bits = 4;
constexpr int word_bits = 2 * point_count + 2 * hand_bits + 1;

bool is_point_or_none(std::uint8_t point) { return point < point_count || point == no_point; }

}  // namespace

static_assert(MUEHLE_POINTS == point_count && MUEHLE_NO_POINT == no_point);
static_assert(MUEHLE_MAX_MOVES == MoveList::capacity && MUEHLE_SYMMETRIES == symmetry_count);
static_assert(Position().key() == MUEHLE_START);

Maybe<Position> position_of(muehle_position word) {
  const auto hand = [&](int begin) { return static_cast<int>(word >> begin & ((1u << hand_bits) - 1)); };
  if (word >> word_bits != 0) return failed(MUEHLE_BAD_ARGUMENT, "the upper seven bits of a position are 0");
  const Setup setup{.white = static_cast<Mask>(word) & all_points,
                    .black = static_cast<Mask>(word >> point_count) & all_points,
                    .white_hand = hand(2 * point_count),
                    .black_hand = hand(2 * point_count + hand_bits),
                    .to_move = static_cast<Colour>(word >> (word_bits - 1))};
  Result<Position> position = Position::make(setup);
  if (!position) return failed(MUEHLE_BAD_ARGUMENT, std::move(position.error()));
  return *position;
}

char* write_text(std::string_view text, char* room) {
  room[text.copy(room, text.size())] = '\0';
  return room;
}

}  // namespace muehle::capi

using namespace muehle;
using namespace muehle::capi;

extern "C" {

muehle_rules* muehle_rules_parse(const char* text, muehle_error* error) {
  return capi::make<muehle_rules>(error, [&]() -> Maybe<std::unique_ptr<muehle_rules>> {
    const Result<RuleSet> rules = parse_rules(text);
    if (!rules) return failed(MUEHLE_BAD_ARGUMENT, rules.error());
    return std::make_unique<muehle_rules>(*rules);
  });
}

void muehle_rules_free(muehle_rules* rules) { delete rules; }

char* muehle_rules_print(const muehle_rules* rules) {
  return text_of([&] { return to_text(capi::rules_of(rules)); });
}

int muehle_preset_count(void) { return static_cast<int>(presets().size()); }

const char* muehle_preset(int number) {
  if (number < 0 || number >= muehle_preset_count()) return nullptr;
  return presets()[static_cast<std::size_t>(number)].id.data();  // of a literal, which ends with a zero
}

muehle_code muehle_position_parse(const char* text, muehle_position* position, muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    const Result<Position> parsed = parse_position(text);
    if (!parsed) return failed(MUEHLE_BAD_ARGUMENT, parsed.error());
    *position = word_of(*parsed);
    return {};
  });
}

char* muehle_position_print(muehle_position position, char text[MUEHLE_POSITION_TEXT]) {
  *text = '\0';
  attempt(nullptr, [&] {
    return capi::position_of(position).map([&](const Position& known) { write_text(to_text(known), text); });
  });
  return text;
}

muehle_code muehle_position_check(muehle_position position, muehle_error* error) {
  return attempt(error, [&] { return capi::position_of(position).map([](const Position&) {}); });
}

muehle_code muehle_move_parse(const char* text, muehle_move* move, muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    const Result<Move> parsed = parse_move(text);
    if (!parsed) return failed(MUEHLE_BAD_ARGUMENT, parsed.error());
    *move = capi::move_of(*parsed);
    return {};
  });
}

char* muehle_move_print(muehle_move move, char text[MUEHLE_MOVE_TEXT]) {
  *text = '\0';
  const bool is_move = move.to < point_count && is_point_or_none(move.from) && is_point_or_none(move.capture);
  if (!is_move) return text;
  attempt(nullptr, [&]() -> Maybe<void> {
    write_text(to_text(capi::move_of(move)), text);
    return {};
  });
  return text;
}

muehle_code muehle_position_canonical(muehle_position position, muehle_position* canonical, int* symmetry,
                                      muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position).map([&](const Position& known) {
      const Position smallest = muehle::canonical(known);
      int leads_there = 0;
      while (transform(known, leads_there) != smallest) ++leads_there;
      *canonical = word_of(smallest);
      if (symmetry != nullptr) *symmetry = leads_there;
    });
  });
}

muehle_code muehle_position_transform(muehle_position position, int symmetry, muehle_position* image,
                                      muehle_error* error) {
  return attempt(error, [&]() -> Maybe<void> {
    if (symmetry < 0 || symmetry >= symmetry_count)
      return failed(MUEHLE_BAD_ARGUMENT, "a symmetry is a number from 0 to 15");
    return capi::position_of(position).map(
        [&](const Position& known) { *image = word_of(transform(known, symmetry)); });
  });
}

muehle_code muehle_position_moves(muehle_position position, const muehle_rules* rules,
                                  muehle_move moves[MUEHLE_MAX_MOVES], int* count, muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position).map([&](const Position& known) {
      const MoveList legal = legal_moves(known, capi::rules_of(rules));
      *count = legal.size();
      if (moves != nullptr)
        std::ranges::transform(legal, moves, [](Move move) { return capi::move_of(move); });
    });
  });
}

muehle_code muehle_position_play(muehle_position position, muehle_move move, const muehle_rules* rules,
                                 muehle_position* after, muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position).and_then([&](const Position& known) -> Maybe<void> {
      const auto fault = find_fault(known, capi::move_of(move), capi::rules_of(rules));
      if (fault) return failed(MUEHLE_ILLEGAL, Error(std::string(describe(*fault)), to_text(*fault)));
      *after = word_of(known.after(capi::move_of(move)));
      return {};
    });
  });
}

muehle_code muehle_position_state(muehle_position position, const muehle_rules* rules, muehle_state* state,
                                  muehle_error* error) {
  return attempt(error, [&] {
    return capi::position_of(position).map([&](const Position& known) {
      const RuleSet played = capi::rules_of(rules);
      const BoardState board = board_state(known, played);
      *state = {.end = static_cast<int>(board.end),
                .winner = board.ongoing() ? MUEHLE_NOBODY : index(board.winner),
                .phase = static_cast<int>(phase(known, played))};
    });
  });
}

}  // extern "C"
