// What people and programs write along the moves of a game: comments, glyphs and variations, and so a game as
// a tree. Values: copy them, compare them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/history.h"
#include "rules/record_text.h"

namespace muehle {

struct Note;

// Other moves than those that were played. Legal under the rules of its game on the board; draw rules do not
// stop it.
struct Variation {
  std::vector<Move> moves;  // at least one
  std::vector<Note> notes;  // their plies go on counting from those of the game
  friend bool operator==(const Variation&, const Variation&);
};

struct Note {
  // Plies played before it. A glyph stands for the move that was played last then, and a variation begins
  // instead of that move: its first move is ply number `ply`.
  int ply;
  std::variant<CommentText, Glyph, Variation> what;
  friend bool operator==(const Note&, const Note&) = default;
};

// The notes in what was scanned, in their order; `history` holds the moves of its main line. Moves of
// variations have to be legal.
Result<std::vector<Note>> read_notes(const RecordText& text, const History& history);

// How many variations there are, those inside others too.
int count_variations(const std::vector<Note>& notes);

}  // namespace muehle
