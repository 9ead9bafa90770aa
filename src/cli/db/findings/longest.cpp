#include "cli/db/findings/longest.h"

#include <algorithm>
#include <array>
#include <set>

#include "cli/db/findings/before.h"
#include "perfect/distance_model.h"
#include "rules/symmetry.h"

namespace muehle::cli::db {
namespace {

using perfect::Content;
using perfect::Distance;
using perfect::placing_plies;
using perfect::Sector;

// How far below the longest win or loss of the moving phase is looked, and at how many positions of a kind at
// most; of how many of them those one move earlier are looked for.
constexpr int depth = 12;
constexpr std::size_t most_positions = 100'000;
constexpr std::size_t most_to_go_back_from = 20'000;
// Distances that are not stored are worked out move by move: for the last placements only.
constexpr int earliest_without_files = placing_plies - 2;

// Keeps the positions with the most plies: drops whole numbers of plies, the fewest first, when there are too
// many.
class Latest {
 public:
  Latest(int least, std::size_t most) : least_(least), most_(most) {}

  int least() const { return least_; }
  void add(const perfect::MaskPair& masks, int plies) {
    by_plies_[static_cast<std::size_t>(plies)].push_back(masks);
    if (++size_ <= most_) return;
    while (size_ > most_) {
      std::vector<perfect::MaskPair>& dropped = by_plies_[static_cast<std::size_t>(least_++)];
      size_ -= dropped.size();
      dropped = {};
    }
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

// The positions of these sectors, all of one ply and stored, that take `least` plies or more.
AllLate stored_positions(Measure& measure, const std::vector<Sector>& sectors, int least) {
  const auto threads = static_cast<std::size_t>(measure.options().threads);
  std::vector<Latest> latest(threads, Latest(least, most_positions / threads));
  for (const Sector& sector : sectors) {
    visit_distances(measure, sector, [&](int thread, perfect::MaskPair masks, Distance plies, std::uint64_t) {
      Latest& mine = latest[static_cast<std::size_t>(thread)];
      if (plies == perfect::no_distance || plies < mine.least()) return;
      if (perfect::represents_class(masks)) mine.add(masks, plies);
    });
  }
  AllLate all;
  for (const Latest& one : latest) all.least = std::max(all.least, one.least());
  const int ply = sectors.empty() ? placing_plies : sectors.front().ply;
  for (int plies = perfect::no_distance - 1; plies >= all.least; --plies) {
    for (const Latest& one : latest) {
      for (const auto& [own, opp] : one.with(plies))
        all.positions.push_back({perfect::position_of({ply, count(own), count(opp)}, own, opp), plies});
    }
  }
  return all;
}

void sort(std::vector<Late>& all) {
  std::sort(all.begin(), all.end(), [](const Late& a, const Late& b) {
    return std::pair(-a.plies, a.position.key()) < std::pair(-b.plies, b.position.key());
  });
}

// The longest games of `all`, at most `most` of them, without half a number of plies.
AllLate longest_of(AllLate all, std::size_t most) {
  if (all.positions.size() <= most) return all;
  all.least = all.positions[most].plies + 1;
  std::erase_if(all.positions, [&](const Late& late) { return late.plies < all.least; });
  return all;
}

Position with_white_to_move(const Position& position) {
  const bool placing = position.hand(Colour::white) + position.hand(Colour::black) > 0;
  if (placing || position.to_move() == Colour::white) return position;
  return perfect::position_of(perfect::moving_sector(count(position.own()), count(position.opponent())),
                              position.own(), position.opponent());
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

int longest_of_sector(const SectorSurvey& row) {
  return std::max(row.longest_win ? row.longest_win->plies : 0,
                  row.longest_loss ? row.longest_loss->plies : 0);
}

// Of the moving sectors that are stored.
AllLate stored_moving(Measure& measure) {
  int top = 0;
  for (const SectorSurvey& row : measure.rows()) {
    if (row.sector.moving()) top = std::max(top, longest_of_sector(row));
  }
  const int least = std::max(top - depth, 0);
  std::vector<Sector> sectors;
  for (const SectorSurvey& row : measure.rows()) {
    if (row.sector.moving() && longest_of_sector(row) >= least) sectors.push_back(row.sector);
  }
  return stored_positions(measure, sectors, least);
}

std::vector<Sector> stored_sectors(const Measure& measure, int ply) {
  std::vector<Sector> sectors;
  for (const Sector& sector : perfect::all_sectors()) {
    if (sector.ply == ply && measure.database().find(sector, Content::distance) != nullptr)
      sectors.push_back(sector);
  }
  return sectors;
}

}  // namespace

// The moving sectors that are not stored are one move before those that are.
AllLate longest_moving(Measure& measure) {
  const AllLate stored = stored_moving(measure);
  AllLate all = one_earlier(measure, stored, false, [](const Position& position) {
    return count(position.own()) > count(position.opponent());
  });
  for (const Late& late : stored.positions) {
    if (late.plies >= all.least) all.positions.push_back(late);
  }
  sort(all.positions);
  return all;
}

AllLate longest_placing(Measure& measure, int ply, const AllLate& later) {
  const std::vector<Sector> stored = stored_sectors(measure, ply);
  AllLate all = stored.empty() ? one_earlier(measure, longest_of(later, most_to_go_back_from), true,
                                             [](const Position&) { return true; })
                               : stored_positions(measure, stored, 0);
  sort(all.positions);
  return all;
}

int earliest_placement(const Measure& measure) {
  int ply = earliest_without_files;
  // Those of odd plies follow from one ply further on.
  while (ply > 1 && !stored_sectors(measure, ply - 1 + (ply - 1) % 2).empty()) --ply;
  return ply;
}

}  // namespace muehle::cli::db
