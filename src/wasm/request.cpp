#include "wasm/request.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/json.h"
#include "rules/notation.h"
#include "rules/perft.h"
#include "rules/record.h"
#include "rules/series.h"
#include "rules/symmetry.h"
#include "support/text.h"
#include "wasm/arguments.h"
#include "wasm/notes.h"
#include "wasm/view.h"

namespace muehle::wasm {
namespace {

std::string presets_answer() {
  Json json;
  write_presets(json);
  return json.take();
}

std::string rules_answer(std::string_view text) {
  const Result<RuleSet> rules = parse_rules(text);
  if (!rules) return error("bad_rules", rules.error());
  Json json;
  json.open_object();
  write_rules(json, "rules", *rules);
  return json.close_object().take();
}

Told all_of(const Game& game) { return {game.history().size(), static_cast<int>(game.log().size())}; }

std::string board_answer(const Game& game, std::string_view ply_text) {
  const std::optional<int> ply = read_number(ply_text, 0, game.history().size());
  if (!ply) return error("bad_ply", "expected a ply from 0 to the last one");
  Json json;
  json.open_object();
  write_board(json, game, *ply);
  return json.close_object().take();
}

// A position by itself: as in a game that begins there, so without draws by what came before.
std::string position_answer(std::string_view arguments, bool plays) {
  const Result<RuleSet> rules = parse_rules(take_line(arguments));
  if (!rules) return error("bad_rules", rules.error());
  const Result<Start> start = parse_start(take_line(arguments));
  if (!start) return error("bad_position", start.error());
  Game game(*rules, *start);
  if (plays) {
    const Result<Move> move = parse_move(arguments);
    if (!move) return error("bad_move", move.error());
    if (const auto applied = game.apply(MakeMove{*move, {}}); !applied) return error(applied.error());
  }
  Json json;
  json.open_object();
  write_place(json, game);
  return json.close_object().take();
}

// The stones on the board, whatever is in hand and whoever is to move.
Position on_board(const Position& position) {
  const Setup stones{position.stones(Colour::white), position.stones(Colour::black), 0, 0, Colour::white};
  return *Position::make(stones);  // well-formed, as no stones are added
}

// After which plies a position stood, or one that a symmetry of the board makes of it. Stones alone are found
// with any hands.
std::string twins_answer(const Game& game, std::string_view text) {
  const bool stones_alone = text.find(' ') == std::string_view::npos;
  const Result<Start> wanted = parse_start(stones_alone ? std::string(text) + " w 0 0" : std::string(text));
  if (!wanted) return error("bad_position", wanted.error());
  const Position twin = canonical(wanted->position);
  Json json;
  json.open_object().open_array("plies");
  for (int ply = 0; ply <= game.history().size(); ++ply) {
    const Position position = game.history().position(ply);
    if (canonical(stones_alone ? on_board(position) : position) == twin) json.number(ply);
  }
  return json.close_array().close_object().take();
}

std::string canonical_answer(std::string_view text) {
  const Result<Start> start = parse_start(text);
  if (!start) return error("bad_position", start.error());
  Json json;
  return json.open_object().text("position", to_text(canonical(start->position))).close_object().take();
}

std::string explain_answer(const Game& game, std::string_view text) {
  const Result<Move> move = parse_move(text);
  if (!move) return error("bad_move", move.error());
  Json json;
  json.open_object();
  const std::optional<Fault> fault = find_fault(game.position(), *move, game.rules());
  const std::optional<Error> reason = fault ? std::optional(error_of(*fault)) : std::nullopt;
  write_reason(json, reason ? &*reason : nullptr);
  return json.close_object().take();
}

std::string record_answer(const Game& game, std::string_view arguments) {
  Record record{{}, game, {}};
  while (!arguments.empty()) {
    std::string_view line = take_line(arguments);
    if (line.empty()) break;
    const std::string_view name = take_word(line);
    record.tags.push_back({std::string(name), std::string(line)});
  }
  Result<std::vector<Note>> notes = parse_notes(arguments);
  if (!notes) return error("bad_record", notes.error());
  record.notes = *std::move(notes);
  const std::string text = write_record(record);
  // The reader is the judge of variations.
  if (!record.notes.empty()) {
    if (const Result<Record> read = read_record(text); !read) return error("bad_record", read.error());
  }
  Json json;
  return json.open_object().text("record", text).close_object().take();
}

std::string series_answer(std::string_view arguments) {
  const Result<NextColours> policy = parse_next_colours(take_line(arguments));
  if (!policy) return error("bad_series", policy.error());
  const std::optional<int> white = read_number(take_line(arguments), 0, 1);
  if (!white) return error("bad_series", "expected 0 or 1, the player who has White");
  Series series(*policy, *white);
  bool running = true;
  while (!arguments.empty()) {
    std::string_view line = take_line(arguments);
    const std::optional<Verdict> verdict = parse_verdict(take_word(line));
    if (!verdict) return error("bad_series", "expected white_wins, black_wins, draw or aborted");
    series.finish({*verdict, Reason::none});
    running = take_word(line) == "next";
    if (running) series.next(parse_colour(line));
  }
  Json json;
  json.open_object()
      .number("game", series.game_number())
      .number("white", series.white())
      .number("counted", series.counted_games())
      .open_array("half_points")
      .number(series.half_points(0))
      .number(series.half_points(1))
      .close_array();
  const std::optional<int> chooser = running ? std::nullopt : series.chooser();
  chooser ? json.number("chooser", *chooser) : json.null("chooser");
  return json.close_object().take();
}

std::string perft_answer(const Game& game, std::string_view text) {
  const std::optional<int> depth = read_number(text, 0, max_argument);
  if (!depth) return error("bad_depth", "expected a depth from 0");
  Json json;
  const auto nodes = static_cast<std::int64_t>(perft(game.position(), *depth, game.rules()));
  return json.open_object().number("nodes", nodes).close_object().take();
}

}  // namespace

std::string Desk::open(std::string_view arguments) {
  const Result<RuleSet> rules = parse_rules(take_line(arguments));
  if (!rules) return error("bad_rules", rules.error());
  const std::string_view start_text = take_line(arguments);
  const Result<Start> start = start_text.empty() ? Start{} : parse_start(start_text);
  if (!start) return error("bad_position", start.error());
  Game fresh(*rules, *start);
  while (!arguments.empty()) {
    const Result<Event> event = parse_event(take_line(arguments));
    if (!event) return error("bad_event", event.error());
    if (const auto applied = fresh.apply(*event); !applied) return error(applied.error());
  }
  game_ = std::move(fresh);
  told_ = {};
  return view();
}

std::string Desk::apply(std::string_view line) {
  const Result<Event> event = parse_event(line);
  if (!event) return error("bad_event", event.error());
  const auto applied = game_.apply(*event);
  if (!applied) return error(applied.error());
  // Taking back makes both shorter and adds nothing.
  const Told all = all_of(game_);
  told_ = {std::min(told_.plies, all.plies), std::min(told_.log, all.log)};
  Json json;
  json.open_object().text("event", to_text(*event));
  if (applied->claim) {
    json.open_object("claim").truth("right", applied->claim->right);
    write_dues(json.key("proof"), applied->claim->proof);
    json.close_object();
  } else {
    json.null("claim");
  }
  return json.close_object().take();
}

std::string Desk::view() {
  Json json;
  write_view(json, game_, told_);
  told_ = all_of(game_);
  return json.take();
}

std::string Desk::answer(std::string_view request) {
  const std::string_view verb = take_line(request);
  if (verb == "presets") return presets_answer();
  if (verb == "rules") return rules_answer(request);
  if (verb == "open") return open(request);
  if (verb == "moves") return position_answer(request, false);
  if (verb == "play") return position_answer(request, true);
  if (verb == "apply") return apply(request);
  if (verb == "view") return view();
  if (verb == "board") return board_answer(game_, request);
  if (verb == "twins") return twins_answer(game_, request);
  if (verb == "canonical") return canonical_answer(request);
  if (verb == "explain") return explain_answer(game_, request);
  if (verb == "record") return record_answer(game_, request);
  if (verb == "series") return series_answer(request);
  if (verb == "perft") return perft_answer(game_, request);
  std::optional<std::string> more = more_ ? more_(verb, request, game_) : std::nullopt;
  return more ? *std::move(more) : error("bad_request", "unknown verb");
}

}  // namespace muehle::wasm
