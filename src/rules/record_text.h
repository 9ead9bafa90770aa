// The syntax of a game record: text to tags, moves, comments and events with their places. Plays nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/event.h"

namespace muehle {

// Where something begins in a text.
struct Place {
  int line = 1;    // from 1
  int column = 1;  // from 1, in bytes
};
tl::unexpected<Error> fail_at(Place place, std::string_view message);

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
};

struct RecordItem {
  Place place;
  std::variant<NumberText, Event, CommentText> what;  // a move is a MakeMove event
};

struct RecordText {
  std::vector<Tag> tags;
  std::vector<Place> tag_places;
  std::vector<RecordItem> items;
  std::string result;  // `1-0`, `0-1`, `1/2-1/2`, `*`, or nothing
  Place result_place;  // of the result, or of the end of the text
};
Result<RecordText> scan_record(std::string_view text);

// A comment with everything escaped that would be read as something else.
std::string comment_text(std::string_view text);
// An event other than a move, or what goes with a move, as it stands in a comment.
std::string command_text(const Event& event);

}  // namespace muehle
