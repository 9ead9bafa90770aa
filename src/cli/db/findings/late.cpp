// The errors that are punished last: from the longest wins and losses of the moving phase back to the drawn
// positions that an error leads there from, over the last placements too.
#include <algorithm>
#include <array>
#include <set>

#include "cli/db/findings/before.h"
#include "cli/db/findings/measure.h"
#include "cli/db/findings/texts.h"
#include "perfect/distance_model.h"
#include "rules/symmetry.h"

namespace muehle::cli::db {
namespace {

using perfect::Distance;
using perfect::placing_plies;
using perfect::Sector;
using perfect::Value;

// How far below the longest win or loss is looked, and at how many positions at most.
constexpr int depth = 12;
constexpr std::size_t most_positions = 100'000;
constexpr int moving_phase = placing_plies + 1;
constexpr int earliest_placement = placing_plies - 2;

// A decided position: odd plies are won for the side to move, even ones lost.
struct Late {
  Position position;
  int plies;
};

void sort(std::vector<Late>& all) {
  std::sort(all.begin(), all.end(), [](const Late& a, const Late& b) {
    return std::pair(-a.plies, a.position.key()) < std::pair(-b.plies, b.position.key());
  });
}

// All positions of a kind with at least so many plies.
struct AllLate {
  std::vector<Late> positions;
  int least = 0;
};

// Keeps the positions with the most plies: drops whole numbers of plies, the fewest first, when there are too
// many.
class Latest {
 public:
  Latest(int least, std::size_t most) : least_(least), most_(most) {}

  int least() const { return least_; }
  void add(const perfect::MaskPair& masks, int plies) {
    by_plies_[static_cast<std::size_t>(plies)].push_back(masks);
    if (++size_ <= most_) return;
    std::vector<perfect::MaskPair>& dropped = by_plies_[static_cast<std::size_t>(least_++)];
    size_ -= dropped.size();
    dropped = {};
  }
  const std::vector<perfect::MaskPair>& with(int plies) const {
    return by_plies_[static_cast<std::size_t>(plies)];
  }

 private:
  int least_;
  std::size_t most_;
  std::size_t size_ = 0;
  std::array<std::vector<perfect::MaskPair>, perfect::no_distance> by_plies_;
};

int longest_of(const SectorSurvey& row) {
  return std::max(row.longest_win ? row.longest_win->plies : 0,
                  row.longest_loss ? row.longest_loss->plies : 0);
}

Position white_to_move(Mask own, Mask opp) { return *Position::make({own, opp, 0, 0, Colour::white}); }

// Of the sectors that are stored.
AllLate stored_positions(Measure& measure) {
  int top = 0;
  for (const SectorSurvey& row : measure.rows()) {
    if (row.sector.moving()) top = std::max(top, longest_of(row));
  }
  const auto threads = static_cast<std::size_t>(measure.options().threads);
  std::vector<Latest> latest(threads, Latest(std::max(top - depth, 0), most_positions / threads));
  for (const SectorSurvey& row : measure.rows()) {
    if (!row.sector.moving() || longest_of(row) < top - depth) continue;
    visit_distances(measure, row.sector,
                    [&](int thread, perfect::MaskPair masks, Distance plies, std::uint64_t) {
                      Latest& mine = latest[static_cast<std::size_t>(thread)];
                      if (plies == perfect::no_distance || plies < mine.least()) return;
                      if (perfect::represents_class(masks)) mine.add(masks, plies);
                    });
  }
  AllLate all;
  for (const Latest& one : latest) all.least = std::max(all.least, one.least());
  for (int plies = top; plies >= all.least; --plies) {
    for (const Latest& one : latest) {
      for (const auto& [own, opp] : one.with(plies))
        all.positions.push_back({white_to_move(own, opp), plies});
    }
  }
  return all;
}

Position with_white_to_move(const Position& position) {
  const bool placing = position.hand(Colour::white) + position.hand(Colour::black) > 0;
  if (placing || position.to_move() == Colour::white) return position;
  return white_to_move(position.own(), position.opponent());
}

// The positions one move before `later.positions` that `wanted` says true of, with at least one ply more than
// `later.least`: a position that takes so long has a move to one of those.
AllLate one_earlier(Measure& measure, const AllLate& later, bool placing,
                    const std::function<bool(const Position&)>& wanted) {
  constexpr std::size_t parts = 64;
  AllLate all{{}, later.least + 1};
  std::set<std::uint64_t> seen;
  std::vector<Position> candidates;
  for (const Late& late : later.positions) {
    for (const auto& [before, move] : positions_before(late.position, placing, measure.rules())) {
      const Position position = with_white_to_move(before);
      if (wanted(position) && perfect::sector_of(position) && seen.insert(canonical(position).key()).second)
        candidates.push_back(position);
    }
  }
  std::vector<std::vector<Late>> found(parts);
  measure.in_parts(parts, [&](std::size_t part, Prober& prober, Random&) {
    for (std::size_t n = part; n < candidates.size() && !measure.stopped(); n += parts) {
      const auto answer = prober.answer_with_plies(candidates[n]);
      if (answer && answer->plies && *answer->plies >= all.least)
        found[part].push_back({candidates[n], *answer->plies});
    }
  });
  for (const std::vector<Late>& part : found)
    all.positions.insert(all.positions.end(), part.begin(), part.end());
  return all;
}

// All moving sectors: those that are not stored are one move before those that are.
AllLate moving_positions(Measure& measure) {
  const AllLate stored = stored_positions(measure);
  AllLate all = one_earlier(measure, stored, false, [](const Position& position) {
    return count(position.own()) > count(position.opponent());
  });
  for (const Late& late : stored.positions) {
    if (late.plies >= all.least) all.positions.push_back(late);
  }
  return all;
}

// Both play on as well as they can.
std::vector<Move> line_from(Prober& prober, Position position) {
  std::vector<Move> line;
  while (position.hand(position.to_move()) > 0) {
    std::optional<perfect::Answer> best;
    std::optional<Move> choice;
    for (const Move move : legal_moves(position, prober.rules())) {
      const auto mine = perfect::for_the_mover(prober.answer_with_plies(position.after(move)));
      if (perfect::compare(mine, best) >= 0) continue;
      best = mine;
      choice = move;
    }
    if (!choice) return line;
    line.push_back(*choice);
    position = position.after(*choice);
  }
  const std::vector<Move> rest = prober.best_line(position, most_line_plies);
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

// The error with the placement `ply`, or with a move, after which the other side needs the longest. `all` are
// the positions after it.
LateErrors latest_error(Measure& measure, AllLate& all, int ply) {
  sort(all.positions);
  Prober& prober = measure.prober();
  LateErrors found{ply, 0, std::nullopt, all.least};
  for (const auto& [position, plies] : all.positions) {
    if (plies % 2 == 0) continue;
    if (found.latest && plies < found.latest->plies) break;
    ++found.candidates;
    if (found.latest || measure.stopped()) continue;
    for (const auto& [before, move] : positions_before(position, ply != moving_phase, measure.rules())) {
      const auto answer = prober.answer(before);
      if (!answer || answer->value != Value::draw) continue;
      found.latest = {muehle::to_text(before), to_text(move), plies, moves_text(line_from(prober, position))};
      break;
    }
  }
  return found;
}

}  // namespace

LateFindings measure_late(Measure& measure) {
  LateFindings found;
  AllLate all = moving_positions(measure);
  found.kinds.push_back(latest_error(measure, all, moving_phase));
  for (int ply = placing_plies; ply >= earliest_placement; --ply) {
    if (ply < placing_plies) all = one_earlier(measure, all, true, [](const Position&) { return true; });
    found.kinds.push_back(latest_error(measure, all, ply));
  }
  return found;
}

}  // namespace muehle::cli::db
