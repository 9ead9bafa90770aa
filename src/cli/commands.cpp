#include "cli/commands.h"

namespace muehle::cli {

std::vector<Command> add_commands(Arguments app) {
  return {
      add_serve(app),   add_admin(app),   add_page(app),  add_play(app),   add_rules(app),
      add_moves(app),   add_perft(app),   add_reach(app), add_replay(app), add_convert(app),
      add_games(app),   add_analyse(app), add_show(app),  add_solve(app),  add_db(app),
      add_puzzles(app), add_uci(app),     add_match(app), add_bot(app),    add_tournament(app),
      add_bench(app),
  };
}

}  // namespace muehle::cli
