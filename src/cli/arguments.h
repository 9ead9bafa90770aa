// What a subcommand takes on the command line. A thin layer over CLI11, whose templates cost seconds in every
// file that sees them: here they are instantiated once, for the types that options have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/options.h"
#include "support/result.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace muehle::cli {

// What the numbers of several commands may be.
using engine::most_threads;
inline constexpr int most_table_megabytes = engine::most_megabytes;
inline constexpr int most_milliseconds = 24 * 60 * 60 * 1000;

// One option, flag or operand. A handle: copies mean the same one.
class Argument {
 public:
  explicit Argument(CLI::Option* option) : option_(option) {}

  Argument required(bool is = true) const;
  Argument range(int least, int most) const;
  Argument range(std::uint64_t least, std::uint64_t most) const;
  Argument positive() const;
  Argument one_of(const std::vector<std::string>& words) const;
  Argument excludes(const std::string& name) const;
  Argument excludes(Argument other) const;
  // Several values in one word, with this character between them.
  Argument separated_by(char delimiter) const;
  // One value each time it is given; all of them are kept.
  Argument repeatable() const;
  // How --help calls the value.
  Argument called(const std::string& type) const;
  // --help tells what holds without it.
  Argument show_default() const;

  // The long name of an option, without its dashes; empty for an operand.
  std::string name() const;
  // It takes any number of values.
  bool is_list() const;
  bool given() const;
  // Those that were given, else what --help tells as the default; none where there is none.
  std::vector<std::string> values() const;
  // As if it had been given with these on the command line, which is read already.
  Result<void> give(const std::vector<std::string>& values) const;

 private:
  CLI::Option* option_;
};

// The program or one of its subcommands. A handle, too: CLI11 owns what it stands for.
class Arguments {
 public:
  explicit Arguments(CLI::App& app) : app_(&app) {}

  Arguments subcommand(const std::string& name, const std::string& description) const;
  // A subcommand must be given.
  void require_subcommand() const;
  // All words from the first that is neither an operand nor an option on, as they stand; read after parsing.
  void keep_rest() const;
  std::vector<std::string> rest() const;
  // Shown below the options.
  void footer(const std::string& text) const;
  bool given() const;
  bool given(const std::string& option) const;
  // All that it has by now, in their order, without operands.
  std::vector<Argument> options() const;

  Argument flag(const std::string& name, bool& target, const std::string& description) const;

  // `target` keeps what it holds where the option is not given.
  Argument option(const std::string& name, std::string& target, const std::string& description) const;
  Argument option(const std::string& name, int& target, const std::string& description) const;
  Argument option(const std::string& name, std::uint16_t& target, const std::string& description) const;
  Argument option(const std::string& name, std::uint64_t& target, const std::string& description) const;
  Argument option(const std::string& name, std::optional<std::string>& target,
                  const std::string& description) const;
  Argument option(const std::string& name, std::optional<int>& target, const std::string& description) const;
  Argument option(const std::string& name, std::optional<std::uint64_t>& target,
                  const std::string& description) const;
  Argument option(const std::string& name, std::vector<std::string>& target,
                  const std::string& description) const;
  Argument option(const std::string& name, std::vector<int>& target, const std::string& description) const;

 private:
  CLI::App* app_;
};

}  // namespace muehle::cli
