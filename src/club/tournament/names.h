// The names of settings and results, as texts have them; none of them changes.
#pragma once

#include "club/tournament/tournament.h"
#include "support/named.h"

namespace muehle::club::tournament {

inline constexpr Named<Kind> kind_names[] = {
    {Kind::round_robin, "round_robin"},
    {Kind::swiss, "swiss"},
    {Kind::knockout, "knockout"},
    {Kind::arena, "arena"},
    {Kind::ladder, "ladder"},
    {Kind::simul, "simul"},
    {Kind::teams, "teams"},
};
inline constexpr Named<Schedule> schedule_names[] = {
    {Schedule::berger, "berger"},
    {Schedule::sliding, "sliding"},
};
inline constexpr Named<Counting> counting_names[] = {
    {Counting::games, "games"},
    {Counting::pairings, "pairings"},
};
inline constexpr Named<Missed> missed_names[] = {
    {Missed::nothing, "nothing"},
    {Missed::half, "half"},
};
inline constexpr Named<Colours> colours_names[] = {
    {Colours::white, "white"},
    {Colours::black, "black"},
    {Colours::alternating, "alternating"},
};
inline constexpr Named<TieBreak> tie_break_names[] = {
    {TieBreak::buchholz, "buchholz"},
    {TieBreak::buchholz_cut_1, "buchholz_cut_1"},
    {TieBreak::sonneborn_berger, "sonneborn_berger"},
    {TieBreak::direct_encounter, "direct_encounter"},
    {TieBreak::wins, "wins"},
    {TieBreak::black_wins, "black_wins"},
};
// A plus is a point that was won without a game.
inline constexpr Named<GameResult> result_names[] = {
    {GameResult::white_wins, "1-0"},     {GameResult::draw, "½"},
    {GameResult::black_wins, "0-1"},     {GameResult::white_forfeits, "-:+"},
    {GameResult::black_forfeits, "+:-"}, {GameResult::both_forfeit, "-:-"},
    {GameResult::not_played, "-"},       {GameResult::open, "open"},
};

}  // namespace muehle::club::tournament
