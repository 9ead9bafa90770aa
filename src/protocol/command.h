// What a front end may say to the engine: one line of text each, and the value it stands for. The grammar is
// in docs/protocol.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/go.h"
#include "rules/history.h"

namespace muehle::protocol {

struct Uci {
  friend bool operator==(const Uci&, const Uci&) = default;
};
struct IsReady {
  friend bool operator==(const IsReady&, const IsReady&) = default;
};
struct NewGame {
  friend bool operator==(const NewGame&, const NewGame&) = default;
};
// What the name and the value mean is for the engine that has the option (options.h).
struct SetOption {
  std::string name;
  std::optional<std::string> value;  // none: a button
  friend bool operator==(const SetOption&, const SetOption&) = default;
};
// The moves are well-formed; whether they are legal shows when they are played.
struct SetPosition {
  Start start;
  RuleSet rules;
  std::vector<Move> moves;
  friend bool operator==(const SetPosition&, const SetPosition&) = default;
};
struct PonderHit {
  friend bool operator==(const PonderHit&, const PonderHit&) = default;
};
struct Stop {
  friend bool operator==(const Stop&, const Stop&) = default;
};
// `d`: the board, for people.
struct Display {
  friend bool operator==(const Display&, const Display&) = default;
};
// `eval`: what the position is worth without looking ahead, for people.
struct Evaluate {
  friend bool operator==(const Evaluate&, const Evaluate&) = default;
};
struct Perft {
  int depth;
  friend bool operator==(const Perft&, const Perft&) = default;
};
struct ListMoves {
  friend bool operator==(const ListMoves&, const ListMoves&) = default;
};
struct DescribeState {
  friend bool operator==(const DescribeState&, const DescribeState&) = default;
};
struct Quit {
  friend bool operator==(const Quit&, const Quit&) = default;
};

using Command = std::variant<Uci, IsReady, NewGame, SetOption, SetPosition, Go, PonderHit, Stop, Display,
                             Evaluate, Perft, ListMoves, DescribeState, Quit>;

// Longer lines are refused unread; a game of tens of thousands of plies fits.
inline constexpr std::size_t max_line_bytes = 1 << 20;

Result<Command> parse_command(std::string_view line);
std::string to_text(const Command& command, Captures captures = Captures::joined);

}  // namespace muehle::protocol
