// The `muehle` command: reads the arguments, runs the subcommand, turns what happened into an exit status.
#include <CLI/CLI.hpp>
#include <clocale>
#include <cstdio>
#include <exception>

#include "cli/commands.h"
#include "cli/licenses.h"
#include "cli/usage.h"

namespace muehle::cli {
namespace {

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_licenses() {
  print("muehle is distributed under this license:\n\n");
  print(license_text());
  print("\n\n");
  print(third_party_text());
}

int run(int argc, char** argv) {
  CLI::App app("Mühle (Nine Men's Morris): play it, look into it, serve it.", "muehle");
  app.set_version_flag("--version", "muehle " MUEHLE_VERSION, "Print the version and exit");
  bool licenses = false;
  app.add_flag("--licenses", licenses, "Print the licenses of the program and of its libraries and exit");
  app.require_subcommand(0, 1);
  app.footer("`muehle COMMAND --help` tells what a command can do.");
  app.failure_message(
      [](const CLI::App* program, const CLI::Error& error) { return usage_fault(*program, error); });
  const std::vector<Command> commands = add_commands(Arguments(app));

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Help and version are "errors" too, with status 0. CLI11 gives every real one a number of its own.
    return app.exit(error) == 0 ? exit_done : exit_usage;
  }
  if (licenses) {
    print_licenses();
    return exit_done;
  }
  for (const Command& command : commands) {
    if (command.app.given()) return command.run();
  }
  std::fputs(app.help().c_str(), stderr);
  return exit_usage;
}

}  // namespace
}  // namespace muehle::cli

int main(int argc, char** argv) {
  std::setlocale(LC_CTYPE, "");  // the terminal board writes UTF-8
  try {
    return muehle::cli::run(argc, argv);
  } catch (const std::exception& error) {
    return muehle::cli::complain(error.what(), muehle::cli::exit_failed);
  }
}
