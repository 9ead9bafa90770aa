// The longest wins, played out.
#include <algorithm>
#include <tuple>

#include "cli/db/findings/measure.h"
#include "cli/db/findings/texts.h"
#include "rules/notation.h"

namespace muehle::cli::db {
LineFindings measure_lines(Measure& measure) {
  std::vector<const SectorSurvey*> rows;
  for (const SectorSurvey& row : measure.rows()) {
    if (row.sector.moving() && row.longest_win && row.longest_win->position) rows.push_back(&row);
  }
  std::sort(rows.begin(), rows.end(), [](const SectorSurvey* a, const SectorSurvey* b) {
    return std::tuple(-a->longest_win->plies, a->sector) < std::tuple(-b->longest_win->plies, b->sector);
  });
  LineFindings found;
  for (const SectorSurvey* row : rows) {
    const solver::Extreme& win = *row->longest_win;
    const std::vector<Move> line = measure.prober().best_line(*win.position, most_line_plies);
    found.lines.push_back(
        {row->sector.own, row->sector.opp, win.plies, muehle::to_text(*win.position), moves_text(line)});
  }
  return found;
}

}  // namespace muehle::cli::db
