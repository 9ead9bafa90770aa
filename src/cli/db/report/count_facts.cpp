// How many positions there are, counted in every way that could be meant.
#include <algorithm>
#include <array>

#include "cli/db/report/page.h"
#include "cli/db/report/words.h"
#include "perfect/classes.h"
#include "perfect/shape.h"

namespace muehle::cli::db::report {
namespace {

using perfect::Sector;

// The numbers of a way to count.
struct Ways {
  const char* what;
  std::uint64_t placing = 0;
  std::uint64_t moving = 0;  // the side to move is White

  std::string cells() const {
    return row({what, grouped(placing), grouped(moving), grouped(2 * moving), grouped(placing + moving),
                grouped(placing + 2 * moving)});
  }
};

std::uint64_t slots_by_mover(const Sector& sector) { return shape_of(sector).slots(); }
std::uint64_t slots_by_white(const Sector& sector) { return white_shape_of(sector).slots(); }

struct Candidate {
  std::string what;
  std::uint64_t number;
};

}  // namespace

void add_counts(const Findings& findings, Facts& facts) {
  if (findings.sectors.empty()) return;
  Ways classes{"up to the 16 symmetries"};
  Ways by_white{"numbered slots, by White's stones"};
  Ways by_mover{"numbered slots, by the stones of the side to move"};
  Ways positions{"every position by itself"};
  for (const SectorSurvey& row : findings.sectors) {
    const Sector& sector = row.sector;
    const auto add_to = [&](Ways& ways, std::uint64_t number) {
      (sector.moving() ? ways.moving : ways.placing) += number;
    };
    add_to(classes, all_of(row.classes));
    add_to(by_white, slots_by_white(sector));
    add_to(by_mover, slots_by_mover(sector));
    add_to(positions, all_of(row.positions));
  }
  facts.set("counts.table",
            heading({"counted", "placing", "moving, White to move", "moving, either to move",
                     "both phases, White to move when moving", "both phases, either to move"}) +
                classes.cells() + by_white.cells() + by_mover.cells() + positions.cells());
  facts.set("counts.classes", grouped(classes.placing + classes.moving));
  facts.set("counts.classes_either", grouped(classes.placing + 2 * classes.moving));
  facts.set("counts.moving_classes", grouped(classes.moving));
  facts.set("counts.by_white", grouped(by_white.placing));
  facts.set("counts.by_mover", grouped(by_mover.placing));

  constexpr std::uint64_t claimed = 18'000'000'000;
  const std::array<Candidate, 5> candidates = {
      {{"the positions of the placing phase up to symmetry", classes.placing},
       {"the positions of the moving phase up to symmetry, either side to move", 2 * classes.moving},
       {"the numbered slots of the placing phase, by White's stones", by_white.placing},
       {"the numbered slots of the placing phase, by the stones of the side to move", by_mover.placing},
       {"the numbered slots of the moving phase, either side to move", 2 * by_white.moving}}};
  const auto* nearest =
      std::min_element(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) {
        const auto distance = [](std::uint64_t n) { return n < claimed ? UINT64_MAX : n - claimed; };
        return distance(a.number) < distance(b.number);
      });
  facts.set("counts.nearest", nearest->what);
  facts.set("counts.nearest_number", grouped(nearest->number));
  facts.set("counts.placing_classes", grouped(classes.placing));
  facts.set("counts.moving_either", grouped(2 * classes.moving));
  facts.expect("counts.near_claim", nearest->number >= claimed && nearest->number < claimed + claimed / 20 &&
                                        classes.placing < claimed && 2 * classes.moving < claimed);
}

}  // namespace muehle::cli::db::report
