// Statistics of a sector, as rows of text and as JSON.
#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <vector>

#include "solver/survey.h"

namespace muehle::cli::db {

using solver::SectorSurvey;

// Puts rows in the order of perfect::all_sectors(), whatever order they were made in.
void sort_rows(std::vector<SectorSurvey>& rows);

// For people: a heading of two lines, a line for each sector, and what has to be known to read them.
std::string stats_heading();
std::string stats_row(const SectorSurvey& row);
std::string stats_notes();

// {"sectors":[{"phase","ply","own","opp","win","draw","loss","max_win","max_loss","raw":{…},"win_example",
// "loss_example"}]}; `ply` is null in the moving phase, what there is not is null.
boost::json::object to_json(const std::vector<SectorSurvey>& rows);
// The way back, without what verifying found.
Result<std::vector<SectorSurvey>> parse_stats(std::string_view text);
// Rows from what `muehle solve --json` writes while it solves: without `raw` and examples, which it does not
// count, for the sectors that were not there before.
Result<std::vector<SectorSurvey>> parse_solved(std::string_view text);
bool are_from_the_solver(const std::vector<SectorSurvey>& rows);

}  // namespace muehle::cli::db
