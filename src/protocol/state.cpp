#include "protocol/state.h"

#include "diagram/text.h"
#include "engine/count.h"
#include "rules/json.h"
#include "rules/notation.h"
#include "rules/patterns.h"
#include "search/evaluate.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.insert(0, width - text.size(), ' ');
  return text;
}

// A row of the table: what is counted, for White and for Black.
struct Row {
  std::string_view name;
  int (*count)(const Position&, Colour, const RuleSet&);
};

constexpr Row rows[] = {
    {"stones on the board", [](const Position& p, Colour c, const RuleSet&) { return count(p.stones(c)); }},
    {"stones in hand", [](const Position& p, Colour c, const RuleSet&) { return p.hand(c); }},
    {"mills",
     [](const Position& p, Colour c, const RuleSet&) { return static_cast<int>(mills(p, c).size()); }},
    {"open mills",
     [](const Position& p, Colour c, const RuleSet&) { return static_cast<int>(open_mills(p, c).size()); }},
    {"double mills",
     [](const Position& p, Colour c, const RuleSet&) { return static_cast<int>(zwickmuehlen(p, c).size()); }},
    {"empty neighbours",
     [](const Position& p, Colour c, const RuleSet&) { return count_shifts(p.stones(c), p.empty()); }},
    {"blocked stones",
     [](const Position& p, Colour c, const RuleSet&) { return count(blocked_stones(p, c)); }},
    {"stones on crossings",
     [](const Position& p, Colour c, const RuleSet&) { return count(p.stones(c) & crossings); }},
    {"flies", [](const Position& p, Colour c,
                 const RuleSet& rules) { return phase(p, c, rules) == Phase::flying ? 1 : 0; }},
};

}  // namespace

std::string state_json(const History& history) {
  const int plies = history.size();
  const Outcome outcome = outcome_of(history);
  Json json;
  json.open_object()
      .text("position", to_text(history.at(plies)))
      .text("rules", to_text(history.rules()))
      .text("side", to_text(history.position().to_move()))
      .text("phase", to_text(phase(history.position(), history.rules())))
      .text("result", to_text(outcome.verdict))
      .text("reason", to_text(outcome.reason))
      .number("plies", plies)
      .number("move_number", history.move_number(plies + 1))
      .number("quiet_plies", history.quiet_plies(plies))
      .number("quiet_moving_plies", history.quiet_moving_plies(plies))
      .number("occurrences", history.occurrences(plies));
  write_dues(json.key("due"), history.due(plies));
  json.open_array("moves");
  for (const Move move : engine::ordered_moves(history)) json.text(to_text(move));
  return json.close_array().close_object().take();
}

std::vector<std::string> drawing_of(const History& history) {
  diagram::TextStyle style;
  if (history.size() > 0) style.last = history.plies().back().move;
  const std::string drawing = diagram::to_text(history.position(), style);
  std::vector<std::string> lines;
  for (const std::string_view line : split(drawing, '\n')) lines.emplace_back(line);
  lines.push_back("position \"" + to_text(history.at(history.size())) + '"');
  lines.push_back("rules " + to_text(history.rules()));
  lines.push_back("result " + to_text(outcome_of(history)));
  return lines;
}

std::vector<std::string> evaluation_of(const History& history) {
  constexpr std::size_t name_width = 20;
  constexpr std::size_t count_width = 7;
  const Position& position = history.position();
  const RuleSet& rules = history.rules();
  std::vector<std::string> lines{std::string(name_width, ' ') + padded("White", count_width) +
                                 padded("Black", count_width)};
  for (const Row& row : rows) {
    std::string line(row.name);
    line.resize(name_width, ' ');
    for (const Colour colour : {Colour::white, Colour::black}) {
      line += padded(std::to_string(row.count(position, colour, rules)), count_width);
    }
    lines.push_back(std::move(line));
  }
  if (!board_state(position, rules).ongoing()) {
    lines.push_back("eval none, the game is over");
  } else {
    lines.push_back("eval cp " + std::to_string(search::evaluate(position, rules)) + " for " +
                    std::string(to_text(position.to_move())) + ", who is to move");
  }
  return lines;
}

}  // namespace muehle::protocol
