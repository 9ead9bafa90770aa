// The syntax of a game record: text to tags, moves, notes and events with their locations. Plays nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/event.h"
#include "rules/foreign_move.h"
#include "rules/glyph.h"
#include "rules/problem.h"

namespace muehle {

// Where something begins in a text.
struct Location {
  int line = 1;    // from 1
  int column = 1;  // from 1, in characters
};
// Where a move is wrong: at what it takes, where the fault is that, and it is a word of its own.
Location place_of_fault(Location move, const std::optional<Location>& capture, Fault fault);
tl::unexpected<Error> fail_at(Location location, Error error);
tl::unexpected<Error> fail_at(Location location, Problem problem,
                              std::initializer_list<std::string_view> arguments = {});

struct Tag {
  std::string name;
  std::string value;
  friend bool operator==(const Tag&, const Tag&) = default;
};

// A move number as written: `12.` or `12...`.
struct NumberText {
  int number;
  bool black;  // three dots
};
struct CommentText {
  std::string text;
  friend bool operator==(const CommentText&, const CommentText&) = default;
};

// The parentheses around a variation.
enum class Parenthesis { open, close };

struct RecordItem {
  Location location;
  int depth;  // of the variations around it; a parenthesis is not inside of what it opens or closes
  std::variant<NumberText, Event, CommentText, Glyph, Parenthesis> what;  // a move is a MakeMove event
  std::optional<Location> capture = {};  // of what a move takes, where that is a word of its own
};

struct RecordText {
  PointNames points = PointNames::names;  // how it calls them
  std::vector<Tag> tags;
  std::vector<Location> tag_locations;
  std::vector<RecordItem> items;
  std::string result;        // `1-0`, `0-1`, `1/2-1/2`, `*`, or nothing
  Location result_location;  // of the result, or of the end of the text
};
// Variations may stand inside variations this deep.
inline constexpr int max_nesting = 100;
// Parentheses come in pairs, each around at least one move and after the move it is about; a glyph stands
// after a move; in a variation there are no events but moves. Moves are read as in_our_signs() takes them.
Result<RecordText> scan_record(std::string_view text, PointNames points = PointNames::names);

}  // namespace muehle
