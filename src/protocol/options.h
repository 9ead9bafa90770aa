// The options of the engine. All of them are here, and each does something.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "support/result.h"

namespace muehle::protocol {

// The size of the transposition table.
struct Hash {
  int megabytes = 16;
  friend bool operator==(const Hash&, const Hash&) = default;
};
// Play like this level of the computer (search/levels.h), within its limits; none: as well as possible.
struct PlayLevel {
  std::optional<int> number;
  friend bool operator==(const PlayLevel&, const PlayLevel&) = default;
};
// Taken off the time of every move, for what it takes to bring the answer to the front end.
struct MoveOverhead {
  int milliseconds = 5;
  friend bool operator==(const MoveOverhead&, const MoveOverhead&) = default;
};
// What a level overlooks and misjudges follows from this number.
struct Seed {
  int number = 0;
  friend bool operator==(const Seed&, const Seed&) = default;
};

using OptionValue = std::variant<Hash, PlayLevel, MoveOverhead, Seed>;

struct Options {
  Hash hash;
  PlayLevel level;
  MoveOverhead overhead;
  Seed seed;
};

// `Hash`, `64`: case does not matter. The errors say which names and values there are.
Result<OptionValue> parse_option(std::string_view name, std::string_view value);
std::string_view option_name(const OptionValue& option);
std::string option_value(const OptionValue& option);

// The answer to `uci`: `option name Hash type spin default 16 min 1 max 4096`, …
std::vector<std::string> describe_options();

}  // namespace muehle::protocol
