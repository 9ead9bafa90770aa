// What a front end may say to the engine: one line of text each, and the value it stands for. The grammar is
// in docs/protocol.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/options.h"
#include "rules/history.h"
#include "search/search.h"

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
struct SetOption {
  OptionValue value;
  friend bool operator==(const SetOption&, const SetOption&) = default;
};
// The moves are well-formed; whether they are legal shows when they are played.
struct SetPosition {
  Start start;
  RuleSet rules;
  std::vector<Move> moves;
  friend bool operator==(const SetPosition&, const SetPosition&) = default;
};
// Without a limit the search is infinite: it ends, and answers, only when it is told to stop.
struct Go {
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  std::optional<int> milliseconds;
  bool infinite() const { return !depth && !nodes && !milliseconds; }
  friend bool operator==(const Go&, const Go&) = default;
};
struct Stop {
  friend bool operator==(const Stop&, const Stop&) = default;
};
struct Quit {
  friend bool operator==(const Quit&, const Quit&) = default;
};

using Command = std::variant<Uci, IsReady, NewGame, SetOption, SetPosition, Go, Stop, Quit>;

// Longer lines are refused unread; a game of tens of thousands of plies fits.
inline constexpr std::size_t max_line_bytes = 1 << 20;

Result<Command> parse_command(std::string_view line);
std::string to_text(const Command& command);

}  // namespace muehle::protocol
