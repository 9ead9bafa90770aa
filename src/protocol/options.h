// The options of the engine. All of them are here, and each does something.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "search/search.h"
#include "support/result.h"

namespace muehle::protocol {

// The size of the transposition table.
struct Hash {
  int megabytes = 16;
  friend bool operator==(const Hash&, const Hash&) = default;
};
// How many threads search. A level always thinks with one.
struct Threads {
  int number = 1;
  friend bool operator==(const Threads&, const Threads&) = default;
};
// How many of the best moves get a line with an exact score.
struct MultiPv {
  int lines = 1;
  friend bool operator==(const MultiPv&, const MultiPv&) = default;
};
// The front end may ponder: `bestmove` names the answer that is expected.
struct Ponder {
  bool on = false;
  friend bool operator==(const Ponder&, const Ponder&) = default;
};
// Play like this level of the computer (search/levels.h), within its limits; none: as well as possible.
struct PlayLevel {
  std::optional<int> number;
  friend bool operator==(const PlayLevel&, const PlayLevel&) = default;
};
// What to do where several moves are worth the same.
struct PlayStyle {
  search::Style style = search::Style::solid;
  friend bool operator==(const PlayStyle&, const PlayStyle&) = default;
};
// What a draw by rule costs the engine, in hundredths; 0 to analyse.
struct Contempt {
  int hundredths = 25;
  friend bool operator==(const Contempt&, const Contempt&) = default;
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
// The folder of the solved game, as `muehle solve` writes it; empty: none.
struct DatabasePath {
  std::string folder;
  friend bool operator==(const DatabasePath&, const DatabasePath&) = default;
};
// Not a value but a deed: forgets what earlier searches found out.
struct ClearHash {
  friend bool operator==(const ClearHash&, const ClearHash&) = default;
};

using OptionValue = std::variant<Hash, Threads, MultiPv, Ponder, PlayLevel, PlayStyle, Contempt, MoveOverhead,
                                 Seed, DatabasePath, ClearHash>;

struct Options {
  Hash hash;
  Threads threads;
  MultiPv multi_pv;
  Ponder ponder;
  PlayLevel level;
  PlayStyle style;
  Contempt contempt;
  MoveOverhead overhead;
  Seed seed;
  DatabasePath database;
};

// `Hash`, `64`: case does not matter. No value: `setoption` had none. The errors say which names and values
// there are.
Result<OptionValue> parse_option(std::string_view name, std::optional<std::string_view> value);
std::string_view option_name(const OptionValue& option);
// Nothing for what takes no value.
std::optional<std::string> option_value(const OptionValue& option);

// The answer to `uci`: `option name Hash type spin default 16 min 1 max 4096`, …
std::vector<std::string> describe_options();

}  // namespace muehle::protocol
