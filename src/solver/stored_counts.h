// The counts of one sector as a database has it. Nothing is worked out anew: survey() does that, for all
// sectors.
#pragma once

#include "perfect/database.h"
#include "solver/counts.h"

namespace muehle::solver {

// `probe` is one of this database. `Failure::missing` where it does not know the sector.
Result<SectorSurvey> count_stored(const perfect::Database& database, perfect::Probe& probe,
                                  const perfect::Sector& sector);

}  // namespace muehle::solver
