// Paper for the wall and for the boards: one HTML file, without scripts and without anything from elsewhere.
#pragma once

#include <string>

#include "cli/language.h"
#include "club/tournament/acts.h"

namespace muehle::cli::tournament {

// The pairings of the last round, the standings, the crosstable, and for each board a sign with room for its
// results, on pages of their own.
std::string sheet(const club::tournament::NamedTournament& named, Language language);
// For a screen that everybody looks at: large, without the signs, and read again every few seconds.
std::string wall_sheet(const club::tournament::NamedTournament& named, Language language);

}  // namespace muehle::cli::tournament
