// The report on a collection: tables for the terminal, and a page with pictures that stands by itself.
#pragma once

#include <string>

#include "cli/games/survey.h"
#include "cli/grid.h"
#include "cli/language.h"

namespace muehle::cli::games {

// A costly position with what the report says of its game.
struct CostlyCase {
  collection::CostlyPosition position;
  collection::StoredGame game;
};

struct Report {
  Survey survey;
  std::string player;           // that was wanted; empty: everybody
  std::string rules;            // that were wanted; empty: all
  std::string server;           // on whose page positions can be opened; empty: none
  std::string collection;       // the file; empty: the one in the data folder
  std::int64_t unreviewed = 0;  // games that were wanted, too
  std::vector<CostlyCase> costly;
};

// The sentence of what the report is about.
std::string scope_of(const Report& report, Language language);
Grid phase_grid(const Report& report, Language language);
Grid rating_grid(const Report& report, Language language);
Grid player_grid(const Report& report, Language language);

// A whole HTML page, for the screen and for paper, without anything from elsewhere.
std::string report_page(const Report& report, Language language);

}  // namespace muehle::cli::games
