// Input that several subcommands share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/arguments.h"
#include "rules/notation.h"

namespace muehle::cli {

// The options --position and --rules as they were given.
struct SetupOptions {
  std::optional<std::string> position;
  std::optional<std::string> rules;
};
void add_position_option(Arguments command, SetupOptions& options, bool required);
void add_rules_option(Arguments command, SetupOptions& options);

// What they mean; the empty board and `standard` where nothing was given.
struct BoardSetup {
  RuleSet rules;
  Start start;
};
Result<BoardSetup> read_setup(const SetupOptions& options);

// The whole file, or standard input for `-`, without a byte order mark in front. Larger files are refused.
inline constexpr std::size_t most_record_bytes = std::size_t{16} << 20;
inline constexpr std::size_t most_batch_bytes = std::size_t{1} << 30;
Result<std::string> read_text(const std::string& path, std::size_t most_bytes = most_record_bytes);

// Writes the whole file, or to standard output for `-`. An existing file is replaced only by a complete one.
Result<void> write_text(const std::string& path, std::string_view text);
// Whether that can be done, before long work; it may still fail later.
Result<void> check_writable(const std::string& path);

}  // namespace muehle::cli
