#include "cli/commands.h"

namespace muehle::cli {

std::vector<Command> add_commands(CLI::App& app) {
  return {
      add_rules(app),
  };
}

}  // namespace muehle::cli
