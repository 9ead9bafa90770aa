// Game records: PGN-shaped text. Comments, glyphs, variations, offers, refusals, claims and messages survive
// a round trip. The grammar is in docs/notation.md.
#pragma once

#include <optional>
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
  // Where it was read: how the points were called, and what is worth telling, though it could be read.
  PointNames points = PointNames::names;
  std::vector<Error> remarks = {};
};
const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name);

enum class ResultText {
  required,
  optional,  // a bare list of moves will do: without a result the game stands as its moves leave it
};

// Reads a record and plays its game under its `Rules` tag; `unsaid` are the rules where it has none. Errors
// name line, column and what was expected. Where points are numbers that may be counted from 0 or from 1 and
// either way it is a game, it is refused.
Result<Record> read_record(std::string_view text, ResultText result = ResultText::required,
                           const RuleSet& unsaid = {});
// Each way in which it is a game: one, or two where points are numbers.
Result<std::vector<Record>> read_each_way(std::string_view text, ResultText result,
                                          const RuleSet& unsaid = {});

// The same of a text that has been read already.
Result<Record> play_record(const RecordText& text, ResultText result, const RuleSet& unsaid = {});

std::string write_record(const Record& record);

// How a record begins. `given` comes before what its tags say; what they say is read in any case.
struct Given {
  std::optional<RuleSet> rules = {};
  std::optional<Start> start = {};
};
struct Beginning {
  RuleSet rules;
  Start start;
  std::vector<Error> remarks;
};
Result<Beginning> beginning_of(const RecordText& text, const Given& given = {}, const RuleSet& unsaid = {});
// Numbers say where a move stands, not which one it is: where they stand they are right. They count moves,
// or, as some lists have it, plies.
Result<void> check_numbers(const RecordText& text, const History& start);

// The moves of a record's main line, or of a bare list of moves, before anyone has played them.
struct MoveToken {
  Move move;
  Location location;
  std::optional<Location> capture;  // as in a RecordItem
};
std::vector<MoveToken> main_line(const RecordText& text);

}  // namespace muehle
