// What the engine says to a front end: one line of text each, and the value it stands for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "search/search.h"

namespace muehle::protocol {

struct Id {
  std::string key;  // `name` or `author`
  std::string value;
  friend bool operator==(const Id&, const Id&) = default;
};
struct OptionLine {
  std::string text;  // as describe_options() makes it
  friend bool operator==(const OptionLine&, const OptionLine&) = default;
};
struct UciOk {
  friend bool operator==(const UciOk&, const UciOk&) = default;
};
struct ReadyOk {
  friend bool operator==(const ReadyOk&, const ReadyOk&) = default;
};
// What is known after a depth. Times are written in milliseconds.
struct Thought {
  search::Info info;
};
struct BestMove {
  std::optional<Move> move;  // none: the game is over
  friend bool operator==(const BestMove&, const BestMove&) = default;
};
// The last command was not understood or not possible; it has changed nothing.
struct ErrorLine {
  std::string message;
  friend bool operator==(const ErrorLine&, const ErrorLine&) = default;
};

using Reply = std::variant<Id, OptionLine, UciOk, ReadyOk, Thought, BestMove, ErrorLine>;

std::string to_text(const Reply& reply);
// Reads what to_text() writes. Fields of `info` that are not known are skipped.
Result<Reply> parse_reply(std::string_view line);

}  // namespace muehle::protocol
