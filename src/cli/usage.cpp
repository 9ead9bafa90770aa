#include "cli/usage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <vector>

namespace muehle::cli {
namespace {

// The (sub)command up to which the command line was understood.
const CLI::App& reached(const CLI::App& app) {
  const std::vector<CLI::App*> given = app.get_subcommands();
  return given.empty() ? app : reached(*given.back());
}

std::string full_name(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  return parent ? full_name(*parent) + " " + command.get_name() : command.get_name();
}

std::vector<std::string> commands_of(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* sub : command.get_subcommands({})) names.push_back(sub->get_name());
  return names;
}

std::string not_expected(const CLI::App& command, const std::string& what) {
  const std::vector<std::string> commands = commands_of(command);
  if (what.starts_with('-')) return fmt::format("`{}` has no option {}", full_name(command), what);
  if (commands.empty()) return fmt::format("`{}` does not take '{}'", full_name(command), what);
  return fmt::format("`{}` has no command '{}'; its commands are {}", full_name(command), what,
                     fmt::join(commands, ", "));
}

std::string fault(const CLI::App& command, const CLI::Error& error) {
  const std::vector<std::string> extra = command.remaining();
  const std::vector<std::string> commands = commands_of(command);
  const bool wants_command = dynamic_cast<const CLI::RequiredError*>(&error) && !commands.empty();
  const bool is_extra = wants_command || dynamic_cast<const CLI::ExtrasError*>(&error);
  if (is_extra && !extra.empty()) return not_expected(command, extra.front());
  if (!wants_command) return error.what();
  return fmt::format("`{}` does one of these: {}", full_name(command), fmt::join(commands, ", "));
}

}  // namespace

std::string usage_fault(const CLI::App& app, const CLI::Error& error) {
  const CLI::App& command = reached(app);
  return fmt::format("{}\n`{} --help` says what is right.\n", fault(command, error), full_name(command));
}

}  // namespace muehle::cli
