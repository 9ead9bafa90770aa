// The same game when no stone may ever be taken out of a mill.
#include <fmt/format.h>

#include <algorithm>

#include "cli/db/report/page.h"
#include "cli/db/report/words.h"

namespace muehle::cli::db::report {
namespace {

Counts total(const Findings& findings, int first_ply, int last_ply) {
  Counts counts;
  for (const SectorSurvey& one : findings.sectors) {
    if (one.sector.ply >= first_ply && one.sector.ply <= last_ply) add(counts, one.classes);
  }
  return counts;
}

int longest_win(const Findings& findings) {
  int longest = 0;
  for (const SectorSurvey& one : findings.sectors) {
    if (one.longest_win) longest = std::max(longest, one.longest_win->plies);
  }
  return longest;
}

std::string phases_text(const Findings& standard, const Findings& strict) {
  std::string table = heading({"phase", "rules", "won", "drawn", "lost", "won", "drawn", "lost"});
  const auto add_rows = [&](const char* name, int first_ply, int last_ply) {
    const Counts with = total(standard, first_ply, last_ply);
    const Counts without = total(strict, first_ply, last_ply);
    table += row({name, "standard", count_cells(with), share_cells(with)});
    table += row({name, "strict", count_cells(without), share_cells(without)});
  };
  add_rows("placing", 0, perfect::placing_plies - 1);
  add_rows("moving", perfect::placing_plies, perfect::placing_plies);
  return table;
}

std::string sectors(const Findings& standard, const Findings& strict) {
  std::string table = heading({"own–opp", "standard: won", "drawn", "lost", "longest win", "strict: won",
                               "drawn", "lost", "longest win"});
  const auto plies = [](const SectorSurvey& one) {
    return one.longest_win ? in_plies(one.longest_win->plies) : std::string("–");
  };
  for (const SectorSurvey& one : standard.sectors) {
    const SectorSurvey* other = strict.sector(one.sector);
    if (!one.sector.moving() || other == nullptr) continue;
    table += row({fmt::format("{}–{}", one.sector.own, one.sector.opp), share_cells(one.classes), plies(one),
                  share_cells(other->classes), plies(*other)});
  }
  return table;
}

}  // namespace

void add_strict(const Findings& standard, const Findings& strict, Facts& facts) {
  if (standard.sectors.empty() || strict.sectors.empty()) return;
  facts.set("strict.phases", phases_text(standard, strict));
  facts.set("strict.sectors", sectors(standard, strict));
  facts.set("strict.longest_win", in_plies(longest_win(strict)));
  if (!strict.opening) return;
  facts.set("strict.start", strict.opening->start);
  facts.expect("strict.same_start", standard.opening && strict.opening->start == standard.opening->start);
  if (strict.opening->losing_moves > 0)
    facts.set("strict.early_ply", std::to_string(strict.opening->plies.back().ply));
}

}  // namespace muehle::cli::db::report
