// The tables of the appendix: the placing phase ply by ply, and every sector.
#include <fmt/format.h>

#include "cli/db/report/page.h"
#include "cli/db/report/words.h"
#include "rules/notation.h"

namespace muehle::cli::db::report {
namespace {

using perfect::placing_plies;
using perfect::Sector;

// The plies and the board of the position, two cells.
std::string extreme_cells(const std::optional<solver::Extreme>& extreme) {
  if (!extreme) return "– |";
  if (!extreme->position) return in_plies(extreme->plies) + " |";
  return fmt::format("{} | `{}`", in_plies(extreme->plies),
                     to_text(*extreme->position).substr(0, point_count));
}

std::string placing_table(const Findings& findings) {
  std::string table = heading({"stones placed", "to move", "won", "drawn", "lost", "won", "drawn", "lost"});
  for (int ply = 0; ply <= placing_plies; ++ply) {
    Counts counts;
    for (const SectorSurvey& one : findings.sectors) {
      if (one.sector.ply == ply) add(counts, one.classes);
    }
    if (all_of(counts) == 0) continue;
    const char* mover = ply == placing_plies ? "White, say" : ply % 2 == 0 ? "White" : "Black";
    table += row({std::to_string(ply), mover, count_cells(counts), share_cells(counts)});
  }
  return table;
}

}  // namespace

void add_tables(const Findings& findings, Facts& facts) {
  if (findings.sectors.empty()) return;
  std::string moving = heading({"own–opp", "won", "drawn", "lost", "decided", "longest win",
                                "from a position like", "longest loss", "from a position like"});
  std::string placing = heading({"stones placed", "own–opp", "won", "drawn", "lost", "decided"});
  for (const SectorSurvey& one : findings.sectors) {
    const Sector& sector = one.sector;
    const Counts& counts = one.classes;
    const std::string stones = fmt::format("{}–{}", sector.own, sector.opp);
    const std::string decided = percent(counts.win + counts.loss, all_of(counts));
    if (sector.moving()) {
      moving += row({stones, count_cells(counts), decided, extreme_cells(one.longest_win),
                     extreme_cells(one.longest_loss)});
    } else {
      placing += row({std::to_string(sector.ply), stones, count_cells(counts), decided});
    }
  }
  facts.set("tables.placing_plies", placing_table(findings));
  facts.set("tables.moving_sectors", moving);
  facts.set("tables.placing_sectors", placing);
}

}  // namespace muehle::cli::db::report
