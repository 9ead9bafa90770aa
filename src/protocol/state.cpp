#include "protocol/state.h"

#include <boost/json.hpp>

#include "diagram/text.h"
#include "engine/count.h"
#include "rules/notation.h"
#include "rules/patterns.h"
#include "search/evaluate.h"
#include "support/text.h"

namespace muehle::protocol {
namespace {

namespace json = boost::json;

json::array due_json(const History& history) {
  json::array array;
  for (const Due& due : history.due(history.size())) {
    array.push_back(json::object{
        {"kind", to_text(due.rule)}, {"automatic", due.automatic}, {"proof", json::value_from(due.proof)}});
  }
  return array;
}

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
  json::array moves;
  for (const Move move : engine::ordered_moves(history)) moves.push_back(json::string(to_text(move)));
  return json::serialize(json::object{{"position", to_text(history.at(plies))},
                                      {"rules", to_text(history.rules())},
                                      {"side", to_text(history.position().to_move())},
                                      {"phase", to_text(phase(history.position(), history.rules()))},
                                      {"result", to_text(outcome.verdict)},
                                      {"reason", to_text(outcome.reason)},
                                      {"plies", plies},
                                      {"move_number", history.move_number(plies + 1)},
                                      {"quiet_plies", history.quiet_plies(plies)},
                                      {"quiet_moving_plies", history.quiet_moving_plies(plies)},
                                      {"occurrences", history.occurrences(plies)},
                                      {"due", due_json(history)},
                                      {"moves", std::move(moves)}});
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
