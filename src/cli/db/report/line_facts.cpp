// The longest wins, while stones are placed and afterwards, and what draw rules make of them.
#include <fmt/format.h>

#include <algorithm>

#include "cli/db/findings/texts.h"
#include "cli/db/report/page.h"
#include "cli/db/report/words.h"
#include "rules/game.h"

namespace muehle::cli::db::report {
namespace {

// A line under draw rules that count plies without a mill.
struct Fate {
  int first_mill = 0;  // the ply that closes the first one; 0: none is closed
  int drawn_at = 0;    // the ply with which the game is drawn by rule; 0: the win comes first
};

Fate fate_of(const Line& line, int limit) {
  RuleSet rules;
  rules.no_mill_limit_plies = limit;
  Fate fate;
  const Result<Start> start = parse_start(line.position);
  if (!start) return fate;
  History history(rules, *start);
  for (const Move move : parse_moves(line.moves)) {
    history.play(move);
    if (fate.first_mill == 0 && history.plies().back().mill_closed) fate.first_mill = history.size();
    if (fate.drawn_at == 0 && outcome_of(history).verdict == Verdict::draw) fate.drawn_at = history.size();
  }
  return fate;
}

std::string fate_cell(const Fate& fate) {
  return fate.drawn_at == 0 ? "won" : fmt::format("drawn at ply {}", fate.drawn_at);
}

std::string sector_text(const Line& line) { return fmt::format("{}–{}", line.own, line.opp); }

void add_survivor(const Line& line, Facts& facts) {
  facts.set("survivor.plies", in_plies(line.plies));
  facts.set("survivor.moves", in_moves(moves_of_the_winner(line.plies)));
  facts.set("survivor.sector", sector_text(line));
  facts.set("survivor.link", link(line.position));
  const Position position = *parse_position(line.position);
  facts.set("survivor.line", line_block(line.moves, position));
  facts.picture("longest-survivor", "The longest record line that a 50-move rule does not cut short",
                position);
}

std::string line_text(const Line& line) {
  return fmt::format("### {}, {}\n\n{}\n\n{}\n\n", sector_text(line), in_plies(line.plies),
                     link(line.position), line_block(line.moves, *parse_position(line.position)));
}

std::vector<std::string> end_cells(const std::optional<LongEnd>& end, int at_least) {
  if (!end) return {fmt::format("fewer than {}", at_least), ""};
  return {std::to_string(end->plies), link(end->position)};
}

// The longest win of all, and the longest ones with so many stones placed.
void add_ends(const LateFindings& late, Facts& facts) {
  const Line& record = *late.record;
  const Position position = *parse_position(record.position);
  facts.set("record.plies", in_plies(record.plies));
  facts.set("record.moves", in_moves(moves_of_the_winner(record.plies)));
  facts.set("record.link", link(record.position));
  facts.set("record.line", line_block(record.moves, position));
  facts.expect("record.while_placing", position.hand(position.to_move()) > 0);
  facts.picture("longest-of-all", "The longest win of all: the side to move places a stone", position);
  std::string table = heading({"stones placed", "longest win, plies", "from", "longest loss, plies", "from"});
  for (const LongEnds& ends : late.ends) {
    std::vector<std::string> cells = {std::to_string(ends.ply)};
    for (const auto& end : {ends.win, ends.loss}) {
      const std::vector<std::string> more = end_cells(end, ends.at_least);
      cells.insert(cells.end(), more.begin(), more.end());
    }
    table += row(cells);
  }
  facts.set("ends.table", table);
}

}  // namespace

void add_lines(const Findings& findings, Facts& facts) {
  if (findings.late && findings.late->record) add_ends(*findings.late, facts);
  if (!findings.lines || findings.lines->lines.empty()) return;
  constexpr int fifty_moves = 100;  // in plies
  constexpr int twenty_plies = 20;
  const std::vector<Line>& wins = findings.lines->lines;
  std::string table = heading({"own–opp", "longest win", "moves of the winner", "first mill",
                               "with a 50-move rule (100 plies)", "with a 20-ply rule"});
  std::string all;
  int drawn = 0;
  int drawn_by_twenty = 0;
  const Line* survivor = nullptr;
  for (const Line& line : wins) {
    const Fate fifty = fate_of(line, fifty_moves);
    const Fate twenty = fate_of(line, twenty_plies);
    if (fifty.drawn_at != 0) ++drawn;
    if (twenty.drawn_at != 0) ++drawn_by_twenty;
    if (fifty.drawn_at == 0 && survivor == nullptr) survivor = &line;
    const std::string mill = fifty.first_mill == 0 ? "none" : fmt::format("ply {}", fifty.first_mill);
    table += row({sector_text(line), in_plies(line.plies), std::to_string(moves_of_the_winner(line.plies)),
                  mill, fate_cell(fifty), fate_cell(twenty)});
    all += line_text(line);
  }
  facts.set("lines.table", table);
  facts.set("lines.all", all);
  facts.set("lines.count", std::to_string(wins.size()));
  facts.set("lines.drawn", std::to_string(drawn));
  facts.set("lines.drawn_by_twenty", std::to_string(drawn_by_twenty));
  const Line& longest = wins.front();
  const Position position = *parse_position(longest.position);
  facts.set("longest.plies", in_plies(longest.plies));
  facts.set("longest.moves", in_moves(moves_of_the_winner(longest.plies)));
  facts.set("longest.sector", sector_text(longest));
  facts.set("longest.link", link(longest.position));
  facts.set("longest.line", line_block(longest.moves, position));
  const Fate fate = fate_of(longest, fifty_moves);
  facts.set("longest.first_mill", std::to_string(fate.first_mill));
  facts.expect("longest.drawn_by_rule", fate.drawn_at != 0 && fate.first_mill > fifty_moves);
  facts.picture("longest-win", "The longest win: White to move", position);
  if (survivor != nullptr) add_survivor(*survivor, facts);
}

}  // namespace muehle::cli::db::report
