// The moving phase at a glance.
#pragma once

#include <string>
#include <vector>

#include "solver/survey.h"

namespace muehle::cli::db {

// A picture (SVG) with a field for each pair of stone counts: how often the side to move wins and loses, as
// numbers, as a bar and as a colour, and its longest win. Sectors that are not in `rows` stay empty. It
// follows the reader's choice of light or dark.
std::string heat_map(const std::vector<solver::SectorSurvey>& rows);

}  // namespace muehle::cli::db
