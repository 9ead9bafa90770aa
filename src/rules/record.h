// Game records: PGN-shaped text with one main line. Comments, offers, refusals, claims and messages survive a
// round trip. The grammar is in docs/notation.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "rules/record_text.h"

namespace muehle {

struct Comment {
  int ply;  // plies played before it
  std::string text;
  friend bool operator==(const Comment&, const Comment&) = default;
};

struct Record {
  std::vector<Tag> tags;  // players, event and the like; those that follow from the game are made anew
  Game game;
  std::vector<Comment> comments;
};
const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name);

// Reads a record and plays its game under its `Rules` tag (`standard` without one). Errors name line, column
// and what was expected.
Result<Record> read_record(std::string_view text);

std::string write_record(const Record& record);

// The moves of a record, or of a bare list of moves, before anyone has played them.
struct MoveToken {
  Move move;
  Place place;
};
struct MoveText {
  std::vector<Tag> tags;
  std::vector<MoveToken> moves;
};
// Syntax only: legality and results are not looked at.
Result<MoveText> read_moves(std::string_view text);

}  // namespace muehle
