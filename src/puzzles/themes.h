// What a line shows. All but the trap can be told from the line alone, if its moves are right.
#pragma once

#include "puzzles/puzzle.h"
#include "rules/ruleset.h"

namespace muehle::puzzles {

// Every last move ends the game. How it ends is another matter.
bool ends_the_game(const Position& start, const Line& line, const RuleSet& rules);
// … and the other side is shut in.
bool ends_by_block(const Position& start, const Line& line, const RuleSet& rules);
// The mover of `move` had no Zwickmühle, has one after it, and no reply without a mill breaks it.
bool builds_zwickmuehle(const Position& position, Move move, const RuleSet& rules);
// The other side had one and has none after `move`.
bool breaks_zwickmuehle(const Position& position, Move move);
// `move` closes no mill and lets the other side take a stone at once, and there was a move that did not.
bool is_sacrifice(const Position& position, Move move, const RuleSet& rules);
// All stones are placed, and a side flies.
bool is_flying(const Position& position, const RuleSet& rules);

// All of these themes that the line has, `win`, `only` and `draw` too.
Themes themes_of(const Position& start, perfect::Value goal, const Line& line, const RuleSet& rules);

}  // namespace muehle::puzzles
