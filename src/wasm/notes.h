// What is written along the moves of a game, for the page: comments, glyphs and variations.
#pragma once

#include <string_view>
#include <vector>

#include "rules/annotation.h"
#include "support/json.h"

namespace muehle::wasm {

// `"notes":[…]`, each `{"ply":3,"text":"…"}`, `{"ply":3,"glyph":2}` or
// `{"ply":3,"moves":["d6",…],"notes":[…]}`.
void write_notes(Json& json, const std::vector<Note>& notes);

// The same from lines, in their order; a variation's own lines stand between it and its `end`:
//
//   text PLY COMMENT          `\n` is a line break, `\\` a backslash
//   glyph PLY NUMBER
//   line PLY MOVE MOVE…
//   end
//
// Whether the moves are legal is not looked at.
Result<std::vector<Note>> parse_notes(std::string_view lines);

}  // namespace muehle::wasm
