// What people want to see of a tournament: who plays whom, who stands where, who did what against whom.
#pragma once

#include <string>

#include "cli/grid.h"
#include "cli/language.h"
#include "club/tournament/acts.h"
#include "club/tournament/ranking.h"

namespace muehle::cli::tournament {

using club::tournament::NamedTournament;

// That has begun; 0: none.
int last_round(const NamedTournament& named);
// `Round 2 of 3`
std::string round_title(const NamedTournament& named, int round, Language language);
// Of a round that has begun.
Grid pairings_grid(const NamedTournament& named, int round, Language language);
// `1-0 ½`, with a point for a game without a result; empty where no game has one.
std::string games_text(const club::tournament::Pairing& pairing);
// `3:1` of White and Black of the first game.
std::string points_text(const NamedTournament& named, const club::tournament::Pairing& pairing);

Grid standings_grid(const NamedTournament& named, Language language);
// Where everybody meets everybody, or may, by opponents, else by rounds.
// Of a simul or a team match: a line for each side.
Grid teams_grid(const NamedTournament& named, Language language);
Grid cross_grid(const NamedTournament& named, Language language);
// What the cells of that mean.
std::string cross_legend(const NamedTournament& named, Language language);

// The rule of each tie-break that counts, a line each.
std::vector<std::string> tie_break_rules(const NamedTournament& named, Language language);

// What comes next: results that are missing, a round, or nothing any more.
std::string what_is_next(const NamedTournament& named, Language language);

}  // namespace muehle::cli::tournament
