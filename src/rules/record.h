// Game records: PGN-shaped text. Comments, glyphs, variations, offers, refusals, claims and messages survive
// a round trip. The grammar is in docs/notation.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/annotation.h"
#include "rules/game.h"
#include "rules/record_text.h"

namespace muehle {

struct Record {
  std::vector<Tag> tags;  // players, event and the like; those that follow from the game are made anew
  Game game;
  std::vector<Note> notes;  // in the order of their plies
};
const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name);

// Reads a record and plays its game under its `Rules` tag (`standard` without one). Errors name line, column
// and what was expected.
enum class ResultText {
  required,
  optional,  // a bare list of moves will do: without a result the game stands as its moves leave it
};
Result<Record> read_record(std::string_view text, ResultText result = ResultText::required);

std::string write_record(const Record& record);

// The moves of a record's main line, or of a bare list of moves, before anyone has played them.
struct MoveToken {
  Move move;
  Location location;
};
std::vector<MoveToken> main_line(const RecordText& text);

}  // namespace muehle
