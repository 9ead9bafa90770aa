// The options of the engine, as text. All of them are here, and each does something.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/options.h"

namespace muehle::protocol {

// Opens the folder of the solved game, as `muehle solve` writes it; empty: none.
struct UseDatabases {
  std::string folder;
  friend bool operator==(const UseDatabases&, const UseDatabases&) = default;
};
// Not a value but a deed: forgets what earlier searches found out.
struct ClearHash {
  friend bool operator==(const ClearHash&, const ClearHash&) = default;
};
// What `setoption` asks for.
using OptionChange = std::variant<engine::Options, UseDatabases, ClearHash>;

// `options` after `setoption name NAME value VALUE`. `Hash`, `64`: case does not matter. No value: there was
// none. The errors say which names and values there are.
Result<OptionChange> change_option(const engine::Options& options, std::string_view name,
                                   std::optional<std::string_view> value);

// The answer to `uci`: `option name Hash type spin default 16 min 1 max 4096`, …
std::vector<std::string> describe_options();

}  // namespace muehle::protocol
