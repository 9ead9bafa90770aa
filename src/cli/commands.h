// All subcommands, one file each. They keep what they were given in the functions they return, so `app` must
// outlive only the call of add_commands() and the parsing.
#pragma once

#include <vector>

#include "cli/command.h"

namespace muehle::cli {

Command add_rules(Arguments app);
Command add_moves(Arguments app);
Command add_perft(Arguments app);
Command add_reach(Arguments app);
Command add_replay(Arguments app);
Command add_convert(Arguments app);
Command add_games(Arguments app);
Command add_show(Arguments app);
Command add_play(Arguments app);
Command add_uci(Arguments app);
Command add_match(Arguments app);
Command add_bot(Arguments app);
Command add_solve(Arguments app);
Command add_puzzles(Arguments app);
Command add_serve(Arguments app);
Command add_db(Arguments app);
Command add_analyse(Arguments app);
Command add_bench(Arguments app);
Command add_page(Arguments app);
Command add_admin(Arguments app);
Command add_tournament(Arguments app);

// Adds every subcommand in the order in which `--help` shows them.
std::vector<Command> add_commands(Arguments app);

}  // namespace muehle::cli
