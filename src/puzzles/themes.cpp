#include "puzzles/themes.h"

#include <algorithm>

#include "puzzles/line.h"
#include "rules/patterns.h"

namespace muehle::puzzles {
namespace {

bool has_empty_hand(const Position& position, Colour colour) { return position.hand(colour) == 0; }

bool flies_now(const Position& position, Colour colour, const RuleSet& rules) {
  return phase(position, colour, rules) == Phase::flying;
}

bool has_zwickmuehle(const Position& position, Colour colour) {
  return !zwickmuehlen(position, colour).empty();
}

bool can_take(const Position& position, const RuleSet& rules) {
  const MoveList moves = legal_moves(position, rules);
  return std::any_of(moves.begin(), moves.end(), [](Move move) { return move.captures(); });
}

}  // namespace

bool ends_the_game(const Position& start, const Line& line, const RuleSet& rules) {
  return end_the_game(before_last(start, line), line.last, rules);
}

bool ends_by_block(const Position& start, const Line& line, const RuleSet& rules) {
  const Position position = before_last(start, line);
  return std::all_of(line.last.begin(), line.last.end(), [&](Move move) {
    return board_state(position.after(move), rules).end == BoardEnd::no_legal_move;
  });
}

bool builds_zwickmuehle(const Position& position, Move move, const RuleSet& rules) {
  const Colour us = position.to_move();
  const Position after = position.after(move);
  if (has_zwickmuehle(position, us) || !has_zwickmuehle(after, us)) return false;
  const MoveList replies = legal_moves(after, rules);
  return std::all_of(replies.begin(), replies.end(),
                     [&](Move reply) { return reply.captures() || has_zwickmuehle(after.after(reply), us); });
}

bool breaks_zwickmuehle(const Position& position, Move move) {
  const Colour them = other(position.to_move());
  return has_zwickmuehle(position, them) && !has_zwickmuehle(position.after(move), them);
}

bool is_sacrifice(const Position& position, Move move, const RuleSet& rules) {
  if (closes_mill(position, move) || !can_take(position.after(move), rules)) return false;
  const MoveList moves = legal_moves(position, rules);
  return std::any_of(moves.begin(), moves.end(),
                     [&](Move other) { return !can_take(position.after(other), rules); });
}

bool is_flying(const Position& position, const RuleSet& rules) {
  if (!has_empty_hand(position, Colour::white) || !has_empty_hand(position, Colour::black)) return false;
  return flies_now(position, Colour::white, rules) || flies_now(position, Colour::black, rules);
}

Themes themes_of(const Position& start, perfect::Value goal, const Line& line, const RuleSet& rules) {
  Themes themes;
  const std::vector<Move> first = line.first();
  const auto all = [&](auto&& holds) { return std::all_of(first.begin(), first.end(), holds); };
  if (ends_the_game(start, line, rules)) themes.add(Theme::win);
  if (first.size() == 1) themes.add(goal == perfect::Value::win ? Theme::only : Theme::draw);
  if (all([&](Move move) { return builds_zwickmuehle(start, move, rules); })) themes.add(Theme::build);
  if (all([&](Move move) { return breaks_zwickmuehle(start, move); })) themes.add(Theme::breaks);
  if (ends_by_block(start, line, rules)) themes.add(Theme::block);
  if (all([&](Move move) { return is_sacrifice(start, move, rules); })) themes.add(Theme::sacrifice);
  if (is_flying(start, rules)) themes.add(Theme::flying);
  return themes;
}

}  // namespace muehle::puzzles
