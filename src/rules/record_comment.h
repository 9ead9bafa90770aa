// What stands between the braces of a record: what somebody says, and the events that are no moves, each in a
// form that every reader of PGN takes for a comment.
#pragma once

#include <string>
#include <string_view>

#include "rules/event.h"

namespace muehle {

// A comment with everything escaped that would be read as something else. It has one closing brace, at its
// end, so that every reader of PGN finds that.
std::string comment_text(std::string_view text);
// An event other than a move, or what goes with a move, as a comment of its own with one closing brace.
std::string command_text(const Event& event);

// For who reads them.

// PGN ends a comment at the first } whatever stands before it, so one that is meant is written like this.
inline constexpr std::string_view closing_brace = "\\x7D";
// What goes with a move, as in `[%with offer "text"]`.
inline constexpr std::string_view with_command = "with";
// The letters that `text` begins with.
std::string_view leading_letters(std::string_view text);
// True when `text` begins with one of our commands, `[%offer` and so on.
bool starts_command(std::string_view text);
// The event line in a command, whose closing braces are hidden there.
std::string show_braces(std::string_view hidden);

}  // namespace muehle
