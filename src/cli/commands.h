// All subcommands, one file each. They keep what they were given in the functions they return, so `app` must
// outlive only the call of add_commands() and the parsing.
#pragma once

#include <vector>

#include "cli/command.h"

namespace muehle::cli {

Command add_rules(CLI::App& app);
Command add_moves(CLI::App& app);
Command add_perft(CLI::App& app);
Command add_replay(CLI::App& app);
Command add_show(CLI::App& app);
Command add_play(CLI::App& app);
Command add_uci(CLI::App& app);
Command add_match(CLI::App& app);
Command add_solve(CLI::App& app);
Command add_serve(CLI::App& app);
Command add_db(CLI::App& app);
Command add_analyse(CLI::App& app);
Command add_bench(CLI::App& app);

// Adds every subcommand in the order in which `--help` shows them.
std::vector<Command> add_commands(CLI::App& app);

}  // namespace muehle::cli
