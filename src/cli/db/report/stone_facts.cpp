// What stones are worth: few against many, and one more than the other side.
#include <fmt/format.h>

#include <algorithm>

#include "cli/db/findings/texts.h"
#include "cli/db/report/page.h"
#include "cli/db/report/words.h"

namespace muehle::cli::db::report {
namespace {

using perfect::placing_plies;
using perfect::Sector;

constexpr int most_of_few = 4;
constexpr int fewest_of_many = 5;
constexpr int claimed_many = 7;

std::string plies_cell(const std::optional<solver::Extreme>& extreme) {
  return extreme ? in_plies(extreme->plies) : "–";
}

// The values of the side with few stones, whoever moves. Null where nothing is known.
struct FewAgainstMany {
  const SectorSurvey* few_move;
  const SectorSurvey* many_move;
};

FewAgainstMany few_against(const Findings& findings, int few, int many) {
  return {findings.sector({placing_plies, few, many}), findings.sector({placing_plies, many, few})};
}

std::uint64_t won(const FewAgainstMany& pair) {
  return pair.few_move->classes.win + pair.many_move->classes.loss;
}

void add_example(const Findings& findings, Facts& facts) {
  if (!findings.lines) return;
  for (const Line& line : findings.lines->lines) {
    if (line.own != most_of_few || line.opp != claimed_many) continue;
    const Position position = *parse_position(line.position);
    facts.set("few.link", link(line.position));
    facts.set("few.line", line_block(line.moves, position));
    facts.picture("four-against-seven", "Four against seven: White to move wins by shutting Black in",
                  position);
  }
}

void add_few(const Findings& findings, Facts& facts) {
  std::string table = heading({"stones", "to move", "positions up to symmetry", "won by the few", "drawn",
                               "lost by the few", "longest win of the few"});
  bool three_lose_heart = true;
  for (int few = fewest_stones; few <= most_of_few; ++few) {
    for (int many = fewest_of_many; many <= claimed_many; ++many) {
      const FewAgainstMany pair = few_against(findings, few, many);
      if (pair.few_move == nullptr || pair.many_move == nullptr) return;
      const std::string stones = fmt::format("{} against {}", few, many);
      const Counts& other = pair.many_move->classes;
      table += row({stones, "the few", grouped(all_of(pair.few_move->classes)),
                    count_cells(pair.few_move->classes), plies_cell(pair.few_move->longest_win)});
      table +=
          row({stones, "the many", grouped(all_of(other)), count_cells({other.loss, other.draw, other.win}),
               plies_cell(pair.many_move->longest_loss)});
      if (few == fewest_stones && many > fewest_of_many)
        three_lose_heart = three_lose_heart && won(pair) == 0;
      const std::string name = fmt::format("few.won_{}_{}", few, many);
      facts.set(name, grouped(pair.few_move->classes.win));
      facts.set(name + "_many_move", grouped(pair.many_move->classes.loss));
      facts.set(fmt::format("few.drawn_{}_{}", few, many),
                percent(pair.few_move->classes.draw, all_of(pair.few_move->classes)));
    }
  }
  facts.set("few.table", table);
  facts.expect("few.three_never_win", three_lose_heart);
  // Too soon for anything but shutting the seven in.
  const FewAgainstMany four = few_against(findings, most_of_few, claimed_many);
  constexpr int soon = 5;
  facts.expect("few.four_hardly_win",
               won(four) < 100 && four.few_move->longest_win && four.few_move->longest_win->plies <= soon);
}

// Positions in which neither side has lost a stone, and those in which one has.
void add_one_more(const Findings& findings, Facts& facts) {
  std::string table = heading({"stones placed", "as many: won", "drawn", "lost", "one more: won", "drawn",
                               "lost", "one fewer: won", "drawn", "lost"});
  for (int ply = 6; ply <= placing_plies; ply += 2) {
    const int stones = ply / 2;
    std::vector<std::string> cells = {std::to_string(ply)};
    for (const Sector& sector :
         {Sector{ply, stones, stones}, {ply, stones, stones - 1}, {ply, stones - 1, stones}}) {
      const SectorSurvey* found = findings.sector(sector);
      if (found == nullptr) return;
      cells.push_back(share_cells(found->positions));
    }
    table += row(cells);
  }
  facts.set("stones.table", table);
  const Counts& early = findings.sector({6, 3, 2})->positions;
  const Counts& late = findings.sector({placing_plies, 9, 8})->positions;
  facts.set("stones.one_more_early", percent(early.win, all_of(early)));
  facts.set("stones.one_more_late", percent(late.win, all_of(late)));
  facts.expect("stones.early_matters", 100 * early.win > 99 * all_of(early));
}

}  // namespace

void add_stones(const Findings& findings, Facts& facts) {
  add_few(findings, facts);
  add_example(findings, facts);
  add_one_more(findings, facts);
}

}  // namespace muehle::cli::db::report
