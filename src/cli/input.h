// Input that several subcommands share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/notation.h"

namespace CLI {
class App;
}

namespace muehle::cli {

// The options --position and --rules as they were given.
struct SetupOptions {
  std::optional<std::string> position;
  std::optional<std::string> rules;
};
void add_position_option(CLI::App& command, SetupOptions& options, bool required);
void add_rules_option(CLI::App& command, SetupOptions& options);

// What they mean; the empty board and `standard` where nothing was given.
struct BoardSetup {
  RuleSet rules;
  Start start;
};
Result<BoardSetup> read_setup(const SetupOptions& options);

// The whole file, or standard input for `-`. Files of more than 16 MiB are refused.
Result<std::string> read_text(const std::string& path);

// Writes the whole file, or to standard output for `-`. An existing file is replaced only by a complete one.
Result<void> write_text(const std::string& path, std::string_view text);

}  // namespace muehle::cli
