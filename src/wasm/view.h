// A game as JSON: everything a page needs to draw it and to say what may be done. The shapes are those of
// web/src/rules/view.ts.
#pragma once

#include "rules/game.h"
#include "search/search.h"
#include "support/json.h"

namespace muehle::wasm {

// How much of a game's plies and of its log the page has been told.
struct Told {
  int plies = 0;
  int log = 0;
};

// `{"board": …, "game": …}`: the board as it stands, and the game. Of plies and log only what is new, as
// `{"kept": N, "more": […]}`: the first N of those told before still hold, and these follow.
void write_view(Json& json, const Game& game, Told told);

// The board as it stood after `ply` plies (0..size), as in a view. Legal moves are listed for the last
// position only.
void write_board(Json& json, const Game& game, int ply);

// `"position"` as text with its counters, `"board"` as in a view, and `"outcome"` of a game that has come to
// its last position from a start of its own.
void write_place(Json& json, const Game& game);

// What the computer thinks of the game it is to move in.
void write_thought(Json& json, const Game& game, const search::Info& thought);

// Why something was refused, as far as that has a name: the code of a sentence, what goes into it, and where
// in a text; null where there is none.
void write_reason(Json& json, const Error* reason);
void write_outcome(Json& json, std::string_view name, const Outcome& outcome, const std::vector<Due>& proof);
// All presets, and the names of the parameters.
void write_presets(Json& json);
// The rules of one game: their text, their preset (null for house rules) and the value of each parameter.
void write_rules(Json& json, std::string_view name, const RuleSet& rules);

}  // namespace muehle::wasm
