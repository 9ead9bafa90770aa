// The settings of a command that runs for long: from the command line, else the environment, else a file,
// else their defaults.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "support/result.h"

namespace muehle::cli {

using Environment = std::map<std::string, std::string>;
// Those variables of this process that are the program's own, by their names.
Environment own_environment();

// `relay-port` is set by MUEHLE_RELAY_PORT.
std::string variable_of(std::string_view option);

class Settings {
 public:
  // All options that `command` has by now may be set so. Adds --config and --print-config to them.
  explicit Settings(Arguments command);
  Settings(const Settings&) = delete;
  Settings& operator=(const Settings&) = delete;

  // Gives each option that the command line does not the value it has elsewhere. To be called once, after the
  // command line was read.
  Result<void> complete(const Environment& environment);

  // What else there is to say about it.
  const std::vector<std::string>& warnings() const { return warnings_; }
  // Nothing is to be done but to print text().
  bool only_print() const { return print_; }
  // All settings as a file that --config reads, with where each comes from and without passwords. `computed`
  // has, by their names, the values of options whose default is no fixed one.
  std::string text(const std::map<std::string, std::string>& computed) const;

  // A message about options, with where those that it names are set, if not on the command line.
  std::string explained(const std::string& message) const;

 private:
  struct Setting {
    Argument argument;
    std::string name;
    std::string source;  // empty: the command line, or nothing
  };

  Result<void> read_file();
  Result<void> read_environment(const Environment& environment);
  Result<void> give(Setting& setting, const std::vector<std::string>& values, std::string source);
  Setting* find(std::string_view name);
  std::vector<std::string> names() const;

  std::vector<Setting> settings_;
  std::string file_;
  bool print_ = false;
  std::vector<std::string> warnings_;
};

}  // namespace muehle::cli
