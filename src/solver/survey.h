// Goes through a database sector by sector: every value is worked out anew from the positions one move
// further on, counted, and held against what the files say.
//
// Where distances are there, agreement everywhere proves the values: a won or lost position has a line that
// ends after as many plies as stated, and a drawn one has no move to a lost one and always a move to a drawn
// one.
#pragma once

#include <atomic>
#include <functional>

#include "perfect/database.h"
#include "solver/counts.h"

namespace muehle::solver {

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
