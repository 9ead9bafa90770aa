// The same tables for machines.
#pragma once

#include <string>

#include "club/tournament/acts.h"

namespace muehle::cli::tournament {

// `title`, `kind`, `round`, and `pairings`: `board`, `white`, `black` (null: a bye), each with `number` and
// `name`, `games` as results, `points` of both.
std::string pairings_json(const club::tournament::NamedTournament& named, int round);
// `title`, `kind`, `rounds` that have begun, `over`, and `lines`: `rank`, `number`, `name`, `rating`, `left`,
// `points`, `tie_breaks` by name.
std::string standings_json(const club::tournament::NamedTournament& named);
// `title`, `kind`, and `entrants` in the order of the table: `rank`, `number`, `name`, `points`, and
// `rounds`: `round`, `opponent` (a number), `bye`, `missed`, `white`, `points` (null: no result yet).
std::string cross_json(const club::tournament::NamedTournament& named);

}  // namespace muehle::cli::tournament
