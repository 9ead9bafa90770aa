// What the engine says to a front end: one line of text each, and the value it stands for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/go.h"
#include "protocol/words.h"

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
// Something worth knowing, for people: `info string …`.
struct Note {
  std::string text;
  friend bool operator==(const Note&, const Note&) = default;
};
using engine::BestMove;
// In the two-token relative of this protocol: the stone that the last move takes, which said nothing of it.
struct BestCapture {
  Point stone;
  friend bool operator==(const BestCapture&, const BestCapture&) = default;
};
struct LegalMoves {
  std::vector<Move> moves;  // none: the game is over
  friend bool operator==(const LegalMoves&, const LegalMoves&) = default;
};
// One line of JSON, an object.
struct StateLine {
  std::string json;
  friend bool operator==(const StateLine&, const StateLine&) = default;
};
// The answers to `perft`: one a legal move, then the sum.
struct PerftPart {
  Move move;
  std::uint64_t nodes;
  friend bool operator==(const PerftPart&, const PerftPart&) = default;
};
struct PerftSum {
  int depth;
  std::uint64_t nodes;
  friend bool operator==(const PerftSum&, const PerftSum&) = default;
};
// A line of the answers to `d` and `eval`: for people, so programs need not read it.
struct Drawing {
  std::string line;
  friend bool operator==(const Drawing&, const Drawing&) = default;
};
// The last command was not understood or not possible; it has changed nothing.
struct ErrorLine {
  std::string message;
  friend bool operator==(const ErrorLine&, const ErrorLine&) = default;
};

using Reply = std::variant<Id, OptionLine, UciOk, ReadyOk, Thought, Note, BestMove, BestCapture, LegalMoves,
                           StateLine, PerftPart, PerftSum, Drawing, ErrorLine>;

std::string to_text(const Reply& reply);
// What a front end does well to hear of a line from any engine: Id, UciOk, ReadyOk, BestMove, BestCapture and
// ErrorLine. Nothing: the line is something else, which other engines may write as they like. Before
// `bestmove` there may be other text on its line, and behind the move too. An error: `bestmove` without a
// move.
Result<std::optional<Reply>> hear(std::string_view line);

// What stands behind `bestmove`: MOVE, MOVE ponder MOVE, or (none); a capture may be a word of its own.
Result<Reply> parse_best_move(Words words);

}  // namespace muehle::protocol
