// The review of a game: every move judged, and what each player made of his positions.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <vector>

#include "review/analyst.h"
#include "rules/record_text.h"

namespace muehle::review {

enum class Judgement {
  good,      // kept what the position was worth, however slowly
  doubtful,  // a little less; or gave away a win that a draw rule may have taken anyway
  mistake,
  blunder,
};
// `good`, `doubtful`, `mistake`, `blunder`.
std::string_view to_text(Judgement judgement);
// Nothing for a good move.
std::optional<Glyph> glyph_of(Judgement judgement);

// How hard it was to keep the value, where some legal moves kept it and some did not.
struct Difficulty {
  int keeping = 0;    // legal moves that kept it
  int moves = 0;      // legal moves
  double chance = 0;  // that a fallible player keeps it, see search/trap.h
};

struct ReviewedMove {
  int ply = 0;
  Move move = {};
  Colour mover = Colour::white;
  Phase phase = Phase::placing;  // of the mover
  Worth best = {};               // what the position was worth; at least a draw where one could be claimed
  Worth played = {};             // what the move left of it
  Judgement judgement = Judgement::good;
  double lost = 0;                            // points given away
  std::optional<Difficulty> difficulty = {};  // where it was critical: exact, and a legal move loses value
  std::vector<Line> better = {};              // where it was not good: what keeps the value, best first
  std::vector<Due> unclaimed = {};            // the mover has less than a draw, and could have claimed one

  bool critical() const { return difficulty.has_value(); }
};

// What a player made of one phase.
struct PhaseReview {
  int moves = 0;
  int good = 0;
  int critical = 0;
  int critical_kept = 0;
  double expected_kept = 0;  // critical moves that a fallible player would have kept
  double lost = 0;           // points given away
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
  std::array<PhaseReview, 3> phases;  // placing, moving, flying

  // Counts a move of the player, of this game or another.
  void count(const ReviewedMove& move);
  // In percent; nothing without moves.
  std::optional<double> accuracy() const;
};

struct Review {
  std::vector<ReviewedMove> moves;
  std::array<PlayerReview, 2> players;  // White, Black
  int exact_moves = 0;                  // judged by exact values alone
};

// The ply with which `loser` lost the game: his last mistake or blunder that left him less than a draw.
// Nothing where there was none, as in a game that was lost when it began, and where he had a draw in the end,
// as who resigns too soon.
std::optional<int> losing_ply(const Review& review, Colour loser);

// Reviews a game a position at a time, for those who have other things to do meanwhile.
class Reviewer {
 public:
  // At most `lines` better moves are shown. The analyst outlives the reviewer.
  Reviewer(Analyst& analyst, const History& history, int lines);

  bool done() const { return looked_at_ > history_.size(); }
  int looked_at() const { return looked_at_; }  // positions, of the game's plies and one more
  // Looks at the next position and judges the move that led to it. Not when done. A move that was judged
  // while somebody stopped the search may be judged wrongly.
  Result<void> step();
  // Of the moves so far.
  const Review& review() const { return review_; }

 private:
  Result<ReviewedMove> judge_move(int ply, const Analysis& before, const Analysis& after);

  Analyst& analyst_;
  History history_;
  History so_far_;  // as it stood when so many positions had been looked at
  int lines_;
  int looked_at_ = 0;
  Analysis before_;
  Review review_;
};

// All of it. `done` hears after every position how many have been looked at. Returns an error, or nothing
// when `stop` was set meanwhile.
Result<std::optional<Review>> review(Analyst& analyst, const History& history, int lines,
                                     const std::atomic<bool>& stop, const std::function<void(int)>& done);

}  // namespace muehle::review
