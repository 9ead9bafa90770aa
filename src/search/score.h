// What a search says about a position, from the view of the side to move.
#pragma once

namespace muehle::search {

// Hundredths of a stone, or a win or loss with its distance in plies.
using Score = int;

inline constexpr Score infinite_score = 32000;
inline constexpr Score win_score =
    30000;  // a win in n plies is win_score - n, a loss in n plies n - win_score
inline constexpr Score draw_score = 0;
inline constexpr Score no_score = infinite_score + 1;  // nothing is known; no position has this score
inline constexpr int max_ply = 120;                    // the deepest line the search looks at
// A win or loss whose distance nobody knows is given this one, which no real one reaches.
inline constexpr int unknown_plies = 1000;
inline constexpr Score least_win = win_score - unknown_plies;

constexpr Score win_in(int plies) { return win_score - plies; }
constexpr Score loss_in(int plies) { return plies - win_score; }
constexpr bool is_win(Score score) { return score >= least_win; }
constexpr bool is_loss(Score score) { return score <= -least_win; }
constexpr bool is_decided(Score score) { return is_win(score) || is_loss(score); }
// Plies until the end of the game; only for decided scores.
constexpr int plies_to_end(Score score) { return win_score - (score < 0 ? -score : score); }

}  // namespace muehle::search
