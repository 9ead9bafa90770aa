// The value of the game, the size of the database, the first moves and the earliest error.
#include <fmt/format.h>

#include "cli/db/findings/texts.h"
#include "cli/db/report/page.h"
#include "cli/db/report/words.h"

namespace muehle::cli::db::report {
namespace {

struct Phase {
  std::size_t sectors = 0;
  Counts classes;
  Counts positions;
};

Phase phase_of(const Findings& findings, bool moving) {
  Phase phase;
  for (const SectorSurvey& row : findings.sectors) {
    if (row.sector.moving() != moving) continue;
    ++phase.sectors;
    add(phase.classes, row.classes);
    add(phase.positions, row.positions);
  }
  return phase;
}

std::string phase_row(const Findings& findings, const char* name, bool moving, std::uint64_t bytes) {
  const Phase phase = phase_of(findings, moving);
  const std::uint64_t classes = all_of(phase.classes);
  const double bits = classes == 0 ? 0 : 8 * static_cast<double>(bytes) / static_cast<double>(classes);
  return row({name, std::to_string(phase.sectors), grouped(classes), grouped(all_of(phase.positions)),
              share_cells(phase.classes), grouped(bytes), fmt::format("{:.3f}", bits)});
}

Position after(const std::vector<Move>& moves, std::size_t count) {
  Position position;
  for (std::size_t n = 0; n < count; ++n) position = position.after(moves[n]);
  return position;
}

void add_opening(const OpeningFindings& found, Facts& facts) {
  facts.set("start.value", found.start);
  facts.expect("start.draw", found.start == "draw");
  std::string moves = heading({"first move", "value for White", "replies", "that draw"});
  bool all_draw = true;
  for (const FirstMove& move : found.first_moves) {
    moves += row({move.move, move.value, std::to_string(move.replies), std::to_string(move.drawing_replies)});
    all_draw = all_draw && move.value == "draw" && move.drawing_replies == move.replies;
  }
  facts.set("first_moves", moves);
  facts.expect("first_moves.all_draw", all_draw);

  std::string plies =
      heading({"ply", "positions before it", "won", "drawn", "lost", "drawn with a losing move"});
  for (const EarlyPly& ply : found.plies) {
    plies += row({std::to_string(ply.ply), grouped(ply.won + ply.drawn + ply.lost), grouped(ply.won),
                  grouped(ply.drawn), grouped(ply.lost), grouped(ply.in_danger)});
  }
  facts.set("early.table", plies);
  if (found.losing_moves == 0) return;
  const std::vector<Move> line = parse_moves(found.losing_line);
  facts.set("early.ply", std::to_string(found.plies.back().ply));
  facts.expect("early.third_ply", found.plies.back().ply == 3);
  facts.set("early.moves", std::to_string(found.losing_moves));
  facts.set("early.line", line_block(found.losing_line, Position()));
  const Position lost = after(line, line.size());
  facts.set("early.link", link(to_text(lost)));
  facts.picture("earliest-error", "After the earliest error: Black to move wins", lost, bit(line.back().to));
}

void add_central(const OpeningFindings& found, Facts& facts) {
  facts.set("central.value", found.central_value);
  std::string table =
      heading({"Black's stones on crossings", "pairs of Black's stones", "White wins already before 3. f6",
               "after 3. f6: Black wins", "drawn", "Black loses"});
  bool one_saves = true;
  for (const CentralMill& one : found.central) {
    table += row({std::to_string(one.black_crossings), std::to_string(one.pairs),
                  std::to_string(one.lost_for_black), std::to_string(one.won), std::to_string(one.drawn),
                  std::to_string(one.lost)});
    if (one.black_crossings > 0) one_saves = one_saves && one.lost == 0 && one.lost_for_black == 0;
  }
  facts.set("central.table", table);
  facts.expect("central.one_crossing_saves", one_saves);
  if (found.central.empty()) return;
  const CentralMill& none = found.central.front();
  facts.set("central.lost_without", std::to_string(none.lost_for_black));
  facts.set("central.pairs_without", std::to_string(none.pairs));
  facts.expect("central.often_lost_without", 2 * none.lost_for_black > none.pairs);
  facts.expect("central.draw", found.central_value == "draw" && found.central.back().lost == 0 &&
                                   found.central.back().won == 0);
  const std::vector<Move> line = parse_moves("d6 d2 f4 b4 f6");
  const Position mill = after(line, line.size());
  facts.set("central.link", link(to_text(mill)));
  facts.picture("central-mill", "The central mill and its reply: White threatens b6 and f2", mill,
                bit(*parse_point("b6")) | bit(*parse_point("f2")));
}

}  // namespace

void add_game(const Findings& findings, Facts& facts) {
  if (findings.files && !findings.sectors.empty()) {
    const FileFindings& files = *findings.files;
    facts.set("phases", heading({"phase", "sectors", "positions up to symmetry", "positions", "won", "drawn",
                                 "lost", "bytes", "bits a position"}) +
                            phase_row(findings, "placing", false, files.placing_bytes) +
                            phase_row(findings, "moving", true, files.moving_bytes));
    facts.set("files.sectors", std::to_string(files.sectors));
    facts.set("files.distance_bytes", grouped(files.distance_bytes));
  }
  if (!findings.opening) return;
  add_opening(*findings.opening, facts);
  add_central(*findings.opening, facts);
}

}  // namespace muehle::cli::db::report
