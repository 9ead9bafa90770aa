// `muehle moves --position P [--rules R] [--json]`: the legal moves and the state of a position.
#include <algorithm>
#include <boost/json.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/output.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

struct MovesOptions {
  SetupOptions setup;
  bool json = false;
};

int run_moves(const MovesOptions& options) {
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return complain(setup.error());
  const Position& position = setup->start.position;
  const std::vector<std::string> moves = sorted_moves(position, setup->rules);
  if (!options.json) {
    for (const std::string& move : moves) print_line(move);
    return exit_done;
  }
  print_json(json::object{{"position", to_text(position)},
                          {"rules", to_text(setup->rules)},
                          {"protection", parameter_value(setup->rules, "millProtection")},
                          {"phase", to_text(phase(position, setup->rules))},
                          {"state", to_text(board_state(position, setup->rules))},
                          {"legal_move_count", moves.size()},
                          {"moves", json::value_from(moves)}});
  return exit_done;
}

}  // namespace

Command add_moves(Arguments app) {
  const auto options = std::make_shared<MovesOptions>();
  const Arguments command = app.subcommand("moves", "List the legal moves of a position");
  add_position_option(command, options->setup, true);
  add_rules_option(command, options->setup);
  command.flag("--json", options->json, "For machines: also the state and the phase, one line of JSON");
  return {command, [options] { return run_moves(*options); }};
}

}  // namespace muehle::cli
