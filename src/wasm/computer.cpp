#include "wasm/computer.h"

#include <algorithm>
#include <span>

#include "review/json.h"
#include "rules/notation.h"
#include "search/trap.h"
#include "support/json.h"
#include "support/text.h"
#include "wasm/arguments.h"
#include "wasm/view.h"

namespace muehle::wasm {
namespace {

constexpr std::size_t table_megabytes = 16;
constexpr int most_lines = 9;
constexpr std::int64_t a_millisecond = 1000;

// A limit that may be left out.
std::optional<int> read_limit(std::string_view text, int most) {
  return text.empty() ? 0 : read_number(text, 0, most);
}

std::string levels_answer() {
  Json json;
  json.open_object().open_array("levels");
  const auto write = [&](const search::Level& level) {
    json.open_object().number("number", level.number).close_object();
  };
  for (const search::Level& level : search::levels()) write(level);
  write(search::full_strength());
  write(search::trap_setter());
  return json.close_array().close_object().take();
}

std::string chance_answer(std::string_view arguments) {
  const Result<RuleSet> rules = parse_rules(take_line(arguments));
  if (!rules) return error("bad_rules", rules.error());
  const Result<Start> start = parse_start(take_line(arguments));
  if (!start) return error("bad_position", start.error());
  const MoveList moves = legal_moves(start->position, *rules);
  const std::vector<double> chances = search::chances(start->position, moves, *rules, {});
  double sum = 0;
  while (!arguments.empty()) {
    const Result<Move> move = parse_move(take_line(arguments));
    if (!move) return error("bad_move", move.error());
    const auto found = std::find(moves.begin(), moves.end(), *move);
    if (found == moves.end()) return error("bad_move", "a move is not legal there");
    sum += chances[static_cast<std::size_t>(found - moves.begin())];
  }
  Json json;
  return json.open_object().decimal("chance", sum).close_object().take();
}

}  // namespace

std::optional<std::string> Computer::answer(std::string_view verb, std::string_view arguments,
                                            const Game& game) {
  if (verb == "levels") return levels_answer();
  if (verb == "think") return think(arguments, game);
  if (verb == "analyse") return analyse(arguments, game);
  if (verb == "review") return review(arguments, game);
  if (verb == "chance") return chance_answer(arguments);
  return std::nullopt;
}

search::Control Computer::aloud(const Game& game) const {
  search::Control control{.clock = clock_};
  if (!tell_) return control;
  control.on_info = [this, &game](const search::Info& thought) {
    Json json;
    write_thought(json, game, thought);
    tell_(json.take());
  };
  return control;
}

search::Table& Computer::table() {
  if (!table_) {
    const std::size_t size = search::slots_in(table_megabytes);
    slots_ = std::make_unique<search::Slot[]>(size);
    table_ = std::make_unique<search::Table>(std::span(slots_.get(), size));
  }
  return *table_;
}

std::string Computer::think(std::string_view arguments, const Game& game) {
  const std::optional<int> level_number = read_number(take_line(arguments), 0, max_argument);
  const search::Level* level = level_number ? search::find_level(*level_number) : nullptr;
  if (level == nullptr) return error("bad_level", "there is no such level");
  const std::optional<Colour> colour = parse_colour(take_line(arguments));
  if (!colour) return error("bad_colour", "expected white or black");
  const std::optional<int> seed = read_number(take_line(arguments), 0, max_argument);
  if (!seed) return error("bad_seed", "expected a number from 0");

  std::vector<Move> only;
  while (!arguments.empty()) {
    const Result<Move> move = parse_move(take_line(arguments));
    if (!move) return error("bad_move", move.error());
    if (const auto fault = find_fault(game.position(), *move, game.rules()))
      return error("bad_move", error_of(*fault));
    only.push_back(*move);
  }

  search::ComputerPlayer player({level, static_cast<std::uint64_t>(*seed), std::move(only)}, table());
  const std::optional<search::Decision> decision = player.decide(game, *colour, aloud(game));
  Json json;
  json.open_object();
  decision ? json.text("event", to_text(decision->event)) : json.null("event");
  decision && decision->remark ? json.text("remark", to_text(*decision->remark)) : json.null("remark");
  return json.close_object().take();
}

std::string Computer::analyse(std::string_view arguments, const Game& game) {
  const std::optional<int> lines = read_number(take_line(arguments), 1, most_lines);
  if (!lines) return error("bad_lines", "expected a number of lines from 1 to 9");
  const std::optional<int> milliseconds = read_number(take_line(arguments), 0, max_argument);
  if (!milliseconds) return error("bad_time", "expected milliseconds from 0, which is no limit");
  const std::optional<int> nodes = read_limit(take_line(arguments), max_argument);
  if (!nodes) return error("bad_nodes", "expected a number of nodes from 0, which is no limit");
  const std::optional<int> depth = read_limit(take_line(arguments), search::max_depth);
  if (!depth) return error("bad_depth", "expected a depth from 1 to 64, or 0, which is no limit");
  if (game.outcome().over()) return error("game_over", "there is nothing to look for when the game is over");

  search::Request request{.lines = *lines};
  if (*milliseconds > 0) request.limits.microseconds = *milliseconds * a_millisecond;
  if (*nodes > 0) request.limits.nodes = static_cast<std::uint64_t>(*nodes);
  if (*depth > 0) request.limits.depth = *depth;
  const search::Report report = search::Searcher(table()).search(game.history(), request, aloud(game));
  Json json;
  json.open_object().open_array("lines");
  for (const search::Info& line : report.lines) write_thought(json, game, line);
  return json.close_array().close_object().take();
}

std::string Computer::review(std::string_view arguments, const Game& game) {
  const std::optional<int> nodes = read_number(take_line(arguments), 1, max_argument);
  if (!nodes) return error("bad_nodes", "expected a number of nodes from 1");
  const std::optional<int> milliseconds = read_number(take_line(arguments), 1, max_argument);
  if (!milliseconds) return error("bad_time", "expected milliseconds from 1");

  search::Searcher searcher(table());
  const auto search = [&](const History& history, const search::Request& request) -> Result<search::Report> {
    return searcher.search(history, request, {.clock = clock_});
  };
  const search::Limits limits{.nodes = static_cast<std::uint64_t>(*nodes),
                              .microseconds = *milliseconds * a_millisecond};
  review::Analyst analyst(search, nullptr, {limits, better_moves});
  const History& history = game.history();
  review::Reviewer reviewer(analyst, history, better_moves);
  while (!reviewer.done()) {
    if (const Result<void> stepped = reviewer.step(); !stepped)
      return error("review_failed", stepped.error().message);
    Json progress;
    progress.open_object().number("done", reviewer.looked_at()).number("of", history.size() + 1);
    if (tell_) tell_(progress.close_object().take());
  }
  Json json;
  review::write_review(json, reviewer.review());
  return json.take();
}

}  // namespace muehle::wasm
