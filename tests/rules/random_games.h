// Random rule sets, positions and games for the property tests. Everything comes from rapidcheck, so a
// failing case is shrunk and repeated from its seed.
#pragma once

#include <rapidcheck.h>

#include <string>
#include <vector>

#include "reference/reference.h"
#include "rules/game.h"
#include "rules/rules_test.h"

namespace muehle {

// A number from `lowest` up to but not including `end`, evenly spread whatever the size of the case.
template <typename Number>
Number pick(Number lowest, Number end) {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<Number>(lowest, end));
}

// A preset or a custom rule set; limits are small, so that games reach them.
inline RuleSet any_rules() {
  using namespace rc;
  if (pick(0, 2) == 0) return presets()[pick<std::size_t>(0, presets().size())].rules;
  RuleSet rules;
  rules.mill_protection = *gen::element(MillProtection::exception_all_in_mills, MillProtection::strict,
                                        MillProtection::strict_above_three);
  rules.fly_at = *gen::element(3, never_fly);
  if (rules.fly_at == 3) rules.no_flying = *gen::element(NoFlying::nobody, NoFlying::white, NoFlying::black);
  rules.repetition = *gen::element(Repetition::off, Repetition::threefold, Repetition::consecutive);
  rules.no_mill_limit_plies = *gen::element(0, 5, 20, 40);
  rules.no_mill_counts_placing = rules.no_mill_limit_plies > 0 && *gen::arbitrary<bool>();
  const bool counts = rules.repetition != Repetition::off || rules.no_mill_limit_plies > 0;
  rules.draw_by_rule = counts && *gen::arbitrary<bool>() ? DrawByRule::claim : DrawByRule::automatic;
  rules.draw_by_agreement = pick(0, 4) != 0;
  return rules;
}

// The same rules for the reference, by way of their text.
inline reference::Rules reference_rules(const RuleSet& rules) {
  return {.protection = parameter_value(rules, "millProtection"),
          .fly_at = parameter_value(rules, "flyAt"),
          .no_flying = parameter_value(rules, "noFlying"),
          .repetition = parameter_value(rules, "repetition"),
          .no_mill_limit = std::stoi(parameter_value(rules, "noMillLimitPlies")),
          .no_mill_counts_placing = parameter_value(rules, "noMillCountsPlacing") == "true"};
}

// Any well-formed position, whether a game can lead to it or not.
inline Position any_position() {
  using namespace rc;
  const bool white_to_move = *gen::arbitrary<bool>();
  const int black_hand = *gen::arbitrary<bool>() ? 0 : pick(0, stones_per_side + 1);
  const int white_hand = white_to_move || black_hand == 0 ? black_hand : black_hand - 1;
  int white = pick(0, stones_per_side - white_hand + 1);
  int black = pick(0, stones_per_side - black_hand + 1);
  // All points in random order: the first hold White's stones, the next Black's.
  std::vector<Point> points;
  for (Point p = 0; p < point_count; ++p) points.push_back(p);
  Setup setup{.white_hand = white_hand,
              .black_hand = black_hand,
              .to_move = white_to_move ? Colour::white : Colour::black};
  while (white + black > 0) {
    const auto n = pick<std::size_t>(0, points.size());
    Mask& stones = white > 0 ? setup.white : setup.black;
    --(white > 0 ? white : black);
    stones |= bit(points[n]);
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(n));
  }
  return *Position::make(setup);
}

// How a random player chooses: anything, mills first, or back to where a stone came from, which repeats
// positions.
enum class Habit { wander, capture, shuffle };
inline Habit any_habit() { return *rc::gen::element(Habit::wander, Habit::capture, Habit::shuffle); }

inline Move any_move(const History& history, Habit habit) {
  const MoveList legal = legal_moves(history.position(), history.rules());
  std::vector<Move> preferred;
  for (const Move move : legal) {
    const bool closes = closes_mill(history.position(), move);
    const bool returns = history.size() >= 2 && move.from == history.plies()[history.size() - 2].move.to &&
                         move.to == history.plies()[history.size() - 2].move.from;
    if ((habit == Habit::capture && closes) || (habit == Habit::shuffle && returns))
      preferred.push_back(move);
  }
  if (!preferred.empty() && pick(0, 8) != 0) {
    return preferred[pick<std::size_t>(0, preferred.size())];
  }
  return legal[pick(0, legal.size())];
}

// Random moves from the start or from a random position until the board ends the game or `longest` plies.
inline History any_history(int longest) {
  const RuleSet rules = any_rules();
  const bool from_start = pick(0, 3) != 0;
  History history(rules, from_start ? Start{} : Start{any_position(), pick(0, 25), pick(1, 40)});
  const Habit habit = any_habit();
  const int plies = pick(0, longest + 1);
  while (history.size() < plies && board_state(history.position(), rules).ongoing()) {
    history.play(any_move(history, habit));
  }
  return history;
}

inline Colour any_colour() { return *rc::gen::element(Colour::white, Colour::black); }

// Short texts with the characters that matter to the formats.
inline std::string any_text() {
  const std::string_view characters[] = {"a", "x", "1", " ", "\"", "\\", "\n", "[",
                                         "]", "%", "{", "}", "(",  ";",  "ü",  "[%offer"};
  std::string text;
  for (int length = pick(0, 12); length > 0; --length)
    text += characters[pick<std::size_t>(0, std::size(characters))];
  return text;
}

inline Claim any_claim() {
  return {*rc::gen::element<std::optional<DrawRule>>(std::nullopt, DrawRule::repetition, DrawRule::no_mill),
          any_text()};
}

// Something that may or may not be possible now; mostly moves, so that games get on.
inline Event any_event(const Game& game, Habit habit) {
  using namespace rc;
  const int kind = pick(0, 24);
  const bool can_move = !game.outcome().over();
  if (kind < 14 && can_move) {
    MakeMove move{any_move(game.history(), habit), {}};
    if (kind == 12) move.with = Offer{any_text()};
    if (kind == 13) move.with = any_claim();
    return move;
  }
  switch (kind) {
    case 14:
      return MakeMove{{no_point, pick<Point>(0, point_count), no_point}, {}};
    case 15:
      return OfferDraw{any_colour(), {any_text()}};
    case 16:
      return WithdrawOffer{any_colour()};
    case 17:
      return AcceptDraw{any_colour()};
    case 18:
    case 19:
      return DeclineDraw{any_colour(), any_text()};
    case 20:
    case 21:
      return ClaimDraw{any_colour(), any_claim()};
    case 22:
      return TakeBack{pick(1, 6)};
    default:
      break;
  }
  switch (pick(0, 12)) {
    case 0:
      return Resign{any_colour()};
    case 1:
      return LoseOnTime{any_colour()};
    case 2:
      return Adjudicate{*gen::element<std::optional<Colour>>(std::nullopt, Colour::white, Colour::black)};
    case 3:
      return Abort{};
    case 4:
      return Absent{any_colour(), pick(0, 1) == 1};
    case 5:
      return pick(0, 1) == 1 ? Recorded{any_colour()} : Recorded{std::nullopt, pick(0, 1) == 1};
    default:
      return OfferDraw{any_colour(), {any_text()}};
  }
}

// A game with everything that may be said in it. `applied` gets the events that were accepted.
inline Game any_game(int longest, std::vector<Event>* applied = nullptr) {
  const bool from_start = pick(0, 3) != 0;
  const RuleSet rules = any_rules();
  Game game(rules, from_start ? Start{} : Start{any_position(), pick(0, 25), pick(1, 40)});
  const Habit habit = any_habit();
  const int events = pick(0, longest + 1);
  for (int n = 0; n < events; ++n) {
    const Event event = any_event(game, habit);
    if (game.apply(event) && applied != nullptr) applied->push_back(event);
  }
  return game;
}

}  // namespace muehle
