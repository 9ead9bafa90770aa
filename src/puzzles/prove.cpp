#include "puzzles/prove.h"

#include <algorithm>

#include "puzzles/line.h"
#include "puzzles/themes.h"
#include "puzzles/trap.h"
#include "rules/notation.h"

namespace muehle::puzzles {
namespace {

using perfect::Value;

std::string text_of(const std::vector<Move>& moves) {
  std::string text;
  for (const Move move : moves) text += (text.empty() ? "" : ", ") + to_text(move);
  return text;
}

bool contains(const std::vector<Move>& moves, Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool all_in(const std::vector<Move>& moves, const std::vector<Move>& others) {
  return std::all_of(moves.begin(), moves.end(), [&](Move move) { return contains(others, move); });
}

bool same_moves(const std::vector<Move>& a, const std::vector<Move>& b) {
  return a.size() == b.size() && all_in(a, b) && all_in(b, a);
}

std::string letters(Themes themes) {
  std::string text;
  for (const Theme theme : all_themes) {
    if (themes.has(theme)) text += letter_of(theme);
  }
  return text;
}

std::string step_name(int step) { return "step " + std::to_string(step) + ": "; }

// ---- by the rules ----

Flaw illegal(const Position& position, Move move, const RuleSet& rules) {
  const auto fault = find_fault(position, move, rules);
  if (!fault) return std::nullopt;
  return to_text(move) + " is illegal in " + to_text(position) + ": " + std::string(describe(*fault));
}

Flaw find_illegal_move(const Puzzle& puzzle, const RuleSet& rules) {
  Position position = puzzle.start;
  for (const Move move : puzzle.line.played) {
    if (Flaw flaw = illegal(position, move, rules)) return flaw;
    position = position.after(move);
  }
  for (const Move move : puzzle.line.last) {
    if (Flaw flaw = illegal(position, move, rules)) return flaw;
  }
  return std::nullopt;
}

// ---- by a database ----

Flaw unknown(const Position& position) {
  return "the database does not know what it takes to judge " + to_text(position);
}

Flaw wrong_moves(int step, const std::vector<Move>& given, const std::vector<Move>& right) {
  if (same_moves(given, right)) return std::nullopt;
  return step_name(step) + "right are " + text_of(right) + ", not " + text_of(given);
}

Flaw wrong_reply(int step, Move reply, const std::optional<std::vector<Move>>& best,
                 const Position& position) {
  if (!best) return unknown(position);
  if (contains(*best, reply)) return std::nullopt;
  return step_name(step) + "the reply is one of " + text_of(*best) + ", not " + to_text(reply);
}

Flaw wrong_value(int step, Value value, Value goal) {
  if (value == goal) return std::nullopt;
  return step_name(step) + "the position is a " + std::string(to_text(value)) + ", not a " +
         std::string(to_text(goal));
}

Flaw wrong_trap(const Puzzle& puzzle, Judge& judge) {
  const auto right = judge.right_moves(puzzle.start);
  if (!right) return unknown(puzzle.start);
  if (Flaw flaw = wrong_value(1, right->value, puzzle.goal)) return flaw;
  const std::optional<Line> line = find_trap(judge, puzzle.start, *right);
  if (!line) return "no move is clearly the best trap";
  if (Flaw flaw = wrong_moves(1, puzzle.line.first(), line->first())) return flaw;
  if (puzzle.line == *line) return std::nullopt;
  return "the likeliest error and what punishes it are " + text_of(line->played) + " … " +
         text_of(line->last);
}

Flaw wrong_step(const Puzzle& puzzle, int step, const Position& position, const std::vector<Move>& given,
                Judge& judge) {
  const auto right = judge.right_moves(position);
  if (!right) return unknown(position);
  if (Flaw flaw = wrong_value(step, right->value, puzzle.goal)) return flaw;
  return wrong_moves(step, given, right->moves);
}

Flaw wrong_length(const Puzzle& puzzle, Judge& judge) {
  if (!puzzle.themes.has(Theme::win)) return std::nullopt;
  const std::optional<int> plies = judge.plies(puzzle.start);
  if (!plies) return unknown(puzzle.start);
  if (*plies == puzzle.line.plies()) return std::nullopt;
  return "the win takes " + std::to_string(*plies) + " plies, not " + std::to_string(puzzle.line.plies());
}

}  // namespace

Flaw find_illegal(const Puzzle& puzzle, const RuleSet& rules) {
  if (Flaw flaw = find_illegal_move(puzzle, rules)) return flaw;
  const bool is_trap = puzzle.theme == Theme::trap;
  const Themes shown =
      is_trap ? themes_with(Theme::trap) : themes_of(puzzle.start, puzzle.goal, puzzle.line, rules);
  if (shown == puzzle.themes) return std::nullopt;
  return "the line shows the themes " + letters(shown) + ", not " + letters(puzzle.themes);
}

Flaw find_wrong(const Puzzle& puzzle, Judge& judge) {
  if (puzzle.theme == Theme::trap) return wrong_trap(puzzle, judge);
  const std::vector<Move>& played = puzzle.line.played;
  Position position = puzzle.start;
  for (std::size_t ply = 0; ply < played.size(); ply += 2) {
    const int step = static_cast<int>(ply) / 2 + 1;
    if (Flaw flaw = wrong_step(puzzle, step, position, {played[ply]}, judge)) return flaw;
    const Position asked = position.after(played[ply]);
    if (Flaw flaw = wrong_reply(step, played[ply + 1], judge.best_replies(asked), asked)) return flaw;
    position = asked.after(played[ply + 1]);
  }
  if (Flaw flaw = wrong_step(puzzle, puzzle.line.steps(), position, puzzle.line.last, judge)) return flaw;
  return wrong_length(puzzle, judge);
}

}  // namespace muehle::puzzles
