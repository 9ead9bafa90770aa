// Goes through a database sector by sector: every value is worked out anew from the positions one move
// further on, counted, and held against what the files say.
//
// Where distances are there, agreement everywhere proves the values: a won or lost position has a line that
// ends after as many plies as stated, and a drawn one has no move to a lost one and always a move to a drawn
// one.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "perfect/database.h"

namespace muehle::solver {

struct ValueCounts {
  std::uint64_t win = 0;
  std::uint64_t draw = 0;
  std::uint64_t loss = 0;
  friend bool operator==(const ValueCounts&, const ValueCounts&) = default;
};

struct Extreme {
  int plies;  // above perfect::most_counted_plies: at least so many
  // An example: the first in the order of the slots. A survey always has one, who only counts has none.
  std::optional<Position> position;
};

struct SectorSurvey {
  perfect::Sector sector;
  bool has_distances = false;
  ValueCounts classes;    // positions up to symmetry
  ValueCounts positions;  // all of them; none where they were not counted
  // Of the moving phase, where distances are there.
  std::optional<Extreme> longest_win;
  std::optional<Extreme> longest_loss;
  // Slots that a file holds and that were held against their successors, and how many of them differ.
  std::uint64_t checked = 0;
  std::uint64_t wrong = 0;
  std::optional<Position> first_wrong;
};

struct SurveyOptions {
  int threads = 1;
  // Stop as soon as it is set; nothing more is reported then.
  const std::atomic<bool>* stop = nullptr;
};

// What a survey works out, in this order; a sector is left out when something it depends on is missing.
std::vector<perfect::Sector> surveyed_sectors(const perfect::Database& database);

// Calls `report` for each of these sectors as soon as it is done. An error names a damaged file; what has
// been reported before holds.
Result<void> survey(const perfect::Database& database, const SurveyOptions& options,
                    const std::function<void(const SectorSurvey&)>& report);

}  // namespace muehle::solver
