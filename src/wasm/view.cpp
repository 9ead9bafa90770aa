#include "wasm/view.h"

#include <span>
#include <variant>

#include "rules/json.h"
#include "rules/notation.h"
#include "rules/patterns.h"
#include "support/named.h"

namespace muehle::wasm {
namespace {

constexpr Colour both_colours[] = {Colour::white, Colour::black};

void write_points(Json& json, std::string_view name, Mask mask) {
  json.open_array(name);
  for (const Point point : reading_order) {
    if (mask & bit(point)) json.text(point_name(point));
  }
  json.close_array();
}

void write_point(Json& json, std::string_view name, Point point) {
  if (point == no_point) {
    json.null(name);
  } else {
    json.text(name, point_name(point));
  }
}

constexpr Named<Protection> protections[] = {
    {Protection::none, "none"},
    {Protection::in_mill, "in_mill"},
    {Protection::all_in_mills, "all_in_mills"},
};

std::string_view to_text(Protection protection) { return name_in(protections, protection); }

void write_move(Json& json, Move move) {
  json.text("move", muehle::to_text(move));
  write_point(json, "from", move.from);
  write_point(json, "to", move.to);
  write_point(json, "capture", move.capture);
}

template <typename Value>
void write_both(Json& json, std::string_view name, Value&& value) {
  json.open_object(name);
  for (const Colour colour : both_colours) {
    json.key(muehle::to_text(colour));
    value(colour);
  }
  json.close_object();
}

// Nothing of the side that waits for the last stone to be placed: what it does next is not said by its hand.
std::optional<Phase> phase_of(const Position& position, Colour colour, const RuleSet& rules) {
  if (position.hand(colour) == 0 && position.hand(other(colour)) > 0) return std::nullopt;
  return phase(position, colour, rules);
}

void write_stones(Json& json, const Position& position, const RuleSet& rules) {
  const Mask blocked = blocked_stones(position, Colour::white) | blocked_stones(position, Colour::black);
  json.open_array("points");
  for (const Point point : reading_order) {
    json.open_object().text("name", point_name(point));
    if (position.empty() & bit(point)) {
      json.null("stone").number("mills", 0).text("protection", "none").truth("blocked", false);
    } else {
      const Colour colour = position.stones(Colour::white) & bit(point) ? Colour::white : Colour::black;
      int in_mills = 0;
      for (const int line : mills(position, colour)) in_mills += (lines[line] & bit(point)) ? 1 : 0;
      json.text("stone", muehle::to_text(colour))
          .number("mills", in_mills)
          .text("protection", to_text(protection(position, point, rules)))
          .truth("blocked", (blocked & bit(point)) != 0);
    }
    json.close_object();
  }
  json.close_array();
}

void write_lines(Json& json, const Position& position) {
  json.open_array("mills");
  for (const Colour colour : both_colours) {
    for (const int line : mills(position, colour)) {
      json.open_object().text("by", muehle::to_text(colour));
      write_points(json, "points", lines[line]);
      json.close_object();
    }
  }
  json.close_array().open_array("open_mills");
  for (const Colour colour : both_colours) {
    for (const OpenMill& open : open_mills(position, colour)) {
      json.open_object().text("by", muehle::to_text(colour));
      write_points(json, "points", lines[open.line]);
      write_point(json, "gap", open.gap);
      json.close_object();
    }
  }
  json.close_array();
}

// The lines through `target` that `mover` fills in `position`.
void write_filled_lines(Json& json, const Position& position, Colour mover, Point target) {
  json.open_array("lines");
  for (const int line : mills(position, mover)) {
    if (!(lines[line] & bit(target))) continue;
    json.open_array();
    for_each_point(lines[line], [&](Point point) { json.text(point_name(point)); });
    json.close_array();
  }
  json.close_array();
}

void write_last(Json& json, const History& history, int ply) {
  if (ply == 0) {
    json.null("last");
    return;
  }
  const Ply& last = history.plies()[ply - 1];
  const Colour mover = history.mover(ply);
  json.open_object("last");
  write_move(json, last.move);
  json.text("by", muehle::to_text(mover))
      .text("label", history.move_label(ply))
      .truth("mill", last.mill_closed);
  write_filled_lines(json, last.position, mover, last.move.to);
  json.close_object();
}

void write_moves(Json& json, const Game& game, bool current) {
  json.open_array("moves");
  if (current) {
    const Position& position = game.position();
    for (const Move move : game.moves()) {
      json.open_object();
      write_move(json, move);
      write_filled_lines(json, position.after(move), position.to_move(), move.to);
      json.close_object();
    }
  }
  json.close_array();
}

// What an event says beside its line: its kind (the first word), who said it, and the words.
struct Saying {
  std::string_view message;
  std::optional<DrawRule> rule;
};

Saying saying(const Event& event) {
  if (const auto* move = std::get_if<MakeMove>(&event)) {
    if (const auto* offer = std::get_if<Offer>(&move->with)) return {offer->message, {}};
    if (const auto* claim = std::get_if<Claim>(&move->with)) return {claim->message, claim->rule};
  }
  if (const auto* offer = std::get_if<OfferDraw>(&event)) return {offer->offer.message, {}};
  if (const auto* claim = std::get_if<ClaimDraw>(&event)) return {claim->claim.message, claim->claim.rule};
  if (const auto* decline = std::get_if<DeclineDraw>(&event)) return {decline->reason, {}};
  return {};
}

// `move`, `offer`, …; `with` is what came with a move.
std::string_view companion(const Event& event) {
  const auto* move = std::get_if<MakeMove>(&event);
  if (move == nullptr) return "";
  if (std::holds_alternative<Offer>(move->with)) return "offer";
  if (std::holds_alternative<Claim>(move->with)) return "claim";
  return "";
}

// The rest of something of which the page knows the first `kept`.
template <typename Rest>
void write_since(Json& json, std::string_view name, int kept, Rest&& rest) {
  json.open_object(name).number("kept", kept).open_array("more");
  rest();
  json.close_array().close_object();
}

void write_log(Json& json, const Game& game, int kept) {
  for (const LoggedEvent& logged : std::span(game.log()).subspan(kept)) {
    const std::string line = muehle::to_text(logged.event);
    const std::optional<Colour> by = std::holds_alternative<MakeMove>(logged.event)
                                         ? std::optional(game.history().position(logged.ply).to_move())
                                         : actor(logged.event);
    json.open_object()
        .number("ply", logged.ply)
        .text("line", line)
        .text("kind", std::string_view(line).substr(0, line.find(' ')))
        .text("with", companion(logged.event));
    by ? json.text("by", muehle::to_text(*by)) : json.null("by");
    const Saying said = saying(logged.event);
    said.rule ? json.text("rule", muehle::to_text(*said.rule)) : json.null("rule");
    json.text("message", said.message).close_object();
  }
}

void write_plies(Json& json, const History& history, int kept) {
  for (int n = kept + 1; n <= history.size(); ++n) {
    const Ply& ply = history.plies()[n - 1];
    json.open_object();
    write_move(json, ply.move);
    json.number("number", history.move_number(n))
        .text("label", history.move_label(n))
        .text("by", muehle::to_text(history.mover(n)))
        .truth("mill", ply.mill_closed)
        .text("position", muehle::to_text(history.at(n)))
        .close_object();
  }
}

}  // namespace

void write_board(Json& json, const Game& game, int ply) {
  const History& history = game.history();
  const RuleSet& rules = game.rules();
  const Position& position = history.position(ply);
  const bool current = ply == history.size();

  json.number("ply", ply)
      .text("position", muehle::to_text(position))
      .text("to_move", muehle::to_text(position.to_move()))
      .text("phase", muehle::to_text(phase(position, rules)))
      .text("state", muehle::to_text(board_state(position, rules)));
  write_both(json, "phases", [&](Colour colour) {
    const std::optional<Phase> own = phase_of(position, colour, rules);
    own ? json.text(muehle::to_text(*own)) : json.null();
  });
  write_both(json, "hand", [&](Colour colour) { json.number(position.hand(colour)); });
  write_both(json, "total", [&](Colour colour) { json.number(position.total(colour)); });
  write_both(json, "lost", [&](Colour colour) { json.number(stones_per_side - position.total(colour)); });
  write_both(json, "stuck", [&](Colour colour) { json.truth(is_blocked(position, colour, rules)); });
  write_stones(json, position, rules);
  write_lines(json, position);
  write_points(json, "removable", removable(position, rules));
  write_moves(json, game, current);
  write_last(json, history, ply);
  json.number("quiet", history.quiet_plies(ply))
      .number("quiet_moving", history.quiet_moving_plies(ply))
      .number("occurrences", history.occurrences(ply));
  json.number("no_mill", history.counted_quiet_plies(ply));
}

void write_thought(Json& json, const Game& game, const search::Info& thought) {
  json.open_object()
      .number("ply", game.history().size())
      .text("by", muehle::to_text(game.position().to_move()))
      .number("number", thought.number)
      .number("depth", thought.depth)
      .number("score", thought.score);
  const bool decided = search::is_decided(thought.score);
  decided ? json.number("end", search::plies_to_end(thought.score)) : json.null("end");
  json.open_array("line");
  for (const Move move : thought.line) {
    json.open_object();
    write_move(json, move);
    json.close_object();
  }
  json.close_array().close_object();
}

void write_reason(Json& json, const Error* reason) {
  if (reason == nullptr || reason->code.empty()) {
    json.null("reason");
    return;
  }
  json.open_object("reason").text("code", reason->code).open_array("arguments");
  for (const std::string& argument : reason->arguments) json.text(argument);
  json.close_array()
      .text("message", reason->message)
      .number("line", reason->line)
      .number("column", reason->column)
      .close_object();
}

void write_outcome(Json& json, std::string_view name, const Outcome& outcome, const std::vector<Due>& proof) {
  json.open_object(name)
      .text("text", muehle::to_text(outcome))
      .truth("over", outcome.over())
      .text("verdict", muehle::to_text(outcome.verdict))
      .text("reason", muehle::to_text(outcome.reason));
  write_dues(json.key("proof"), proof);
  json.close_object();
}

void write_rules(Json& json, std::string_view name, const RuleSet& rules) {
  const Preset* preset = preset_of(rules);
  json.open_object(name).text("text", muehle::to_text(rules));
  preset ? json.text("preset", preset->id) : json.null("preset");
  json.open_object("values");
  for (const RuleParameter& parameter : rule_parameters()) {
    json.text(parameter.name, parameter_value(rules, parameter.name));
  }
  json.close_object().open_array("differences");
  for (const std::string_view parameter : differences(rules, presets().front().rules)) json.text(parameter);
  json.close_array()
      .truth("repetition", rules.repetition != Repetition::off)
      .truth("consecutive", rules.repetition == Repetition::consecutive)
      .number("no_mill_limit", rules.no_mill_limit_plies)
      .truth("claims", rules.draw_by_rule == DrawByRule::claim)
      .truth("agreement", rules.draw_by_agreement)
      .close_object();
}

void write_presets(Json& json) {
  json.open_object().open_array("presets");
  for (const Preset& preset : presets()) {
    json.open_object().text("id", preset.id);
    write_rules(json, "rules", preset.rules);
    json.open_array("unsaid");
    for (const Unsaid& unsaid : preset.unsaid) {
      json.open_object()
          .text("rule", unsaid.rule)
          .text("basis", muehle::to_text(unsaid.basis))
          .close_object();
    }
    json.close_array().close_object();
  }
  json.close_array().open_array("parameters");
  for (const RuleParameter& parameter : rule_parameters()) {
    json.text(parameter.name);
  }
  json.close_array().close_object();
}

void write_place(Json& json, const Game& game) {
  const int size = game.history().size();
  json.text("position", muehle::to_text(game.history().at(size)));
  json.open_object("board");
  write_board(json, game, size);
  json.close_object();
  write_outcome(json, "outcome", game.outcome(), game.proof());
}

void write_view(Json& json, const Game& game, Told told) {
  json.open_object().open_object("board");
  write_board(json, game, game.history().size());
  json.close_object().open_object("game");
  write_rules(json, "rules", game.rules());
  json.text("start", muehle::to_text(game.history().start()));
  write_outcome(json, "outcome", game.outcome(), game.proof());
  if (const auto& offer = game.offer()) {
    json.open_object("offer")
        .text("by", muehle::to_text(offer->by))
        .text("message", offer->message)
        .close_object();
  } else {
    json.null("offer");
  }
  write_both(json, "offer_refusal", [&](Colour colour) {
    const std::optional<Refusal> refusal = game.offer_refusal(colour);
    refusal ? json.text(muehle::to_text(*refusal)) : json.null();
  });
  json.open_object("claimable");
  for (const Colour colour : both_colours)
    write_dues(json.key(muehle::to_text(colour)), game.claimable(colour));
  json.close_object().truth("draw_suggested", game.draw_suggested());
  write_since(json, "plies", told.plies, [&] { write_plies(json, game.history(), told.plies); });
  write_since(json, "log", told.log, [&] { write_log(json, game, told.log); });
  json.close_object().close_object();
}

}  // namespace muehle::wasm
