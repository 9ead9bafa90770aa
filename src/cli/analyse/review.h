// The review of a game: every move judged, and what each player made of his positions.
#pragma once

#include <functional>
#include <vector>

#include "cli/analyse/analyst.h"
#include "rules/record_text.h"

namespace muehle::cli::analyse {

enum class Judgement {
  good,      // kept what the position was worth, however slowly
  doubtful,  // a little less; or gave away a win that a draw rule may have taken anyway
  mistake,
  blunder,
};

struct ReviewedMove {
  int ply = 0;
  Move move = {};
  Worth best = {};    // what the position was worth
  Worth played = {};  // what the move left of it
  Judgement judgement = Judgement::good;
  double lost = 0;                // points given away
  bool critical = false;          // exact, and some legal move would have given the value away
  std::vector<Line> better = {};  // where it was not good: what keeps the value, best first
};

struct PlayerReview {
  int moves = 0;
  int critical = 0;
  int critical_kept = 0;
  int doubtful = 0;
  int mistakes = 0;
  int blunders = 0;
  int win_to_draw = 0;  // exact or proved
  int win_to_loss = 0;
  int draw_to_loss = 0;
  double lost = 0;

  // In percent; nothing without moves.
  std::optional<double> accuracy() const;
};

struct Review {
  std::vector<ReviewedMove> moves;
  std::array<PlayerReview, 2> players;  // White, Black
  int exact_moves = 0;                  // judged by exact values alone
};

// Nothing for a good move.
std::optional<Glyph> glyph_of(Judgement judgement);

// `done` hears after every position how many have been looked at. Returns an error, or nothing when `stop`
// was set meanwhile.
Result<std::optional<Review>> review(Analyst& analyst, const History& history, int lines,
                                     const std::atomic<bool>& stop, const std::function<void(int)>& done);

}  // namespace muehle::cli::analyse
