// The recursion of the search below the root: principal-variation alpha-beta with a table.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "search/budget.h"
#include "search/oracle.h"
#include "search/ordering.h"
#include "search/path.h"
#include "search/search.h"

namespace muehle::search {

// A principal variation.
struct Line {
  std::array<MoveCode, max_ply + 1> moves;
  int size = 0;

  void set(MoveCode first, const Line& rest);
};

// What a search needs a ply; kept off the stack, which is small in the browser.
struct Frame {
  MovePicker picker;
  Line line;
};

// What a searcher keeps from search to search, so that it is allocated once.
struct TreeMemory {
  MoveMemory moves;
  std::array<Frame, max_ply + 2> frames;
};

class Tree {
 public:
  // All arguments outlive the tree.
  Tree(Table& table, TreeMemory& memory, Budget& budget, const History& history, const Request& request,
       const Control& control);

  const Position& position() const { return path_.position(); }
  const RuleSet& rules() const { return rules_; }
  // The moves at the root that are considered, in the order in which to try them first.
  std::vector<MoveCode> root_moves() const;

  // What the root's move `number` is worth to the side that plays it, the moves before it having been
  // searched: that worth where it lies between alpha and beta, an upper bound <= alpha or a lower bound >=
  // beta elsewhere (fail-soft). Meaningless once the budget has stopped.
  Score try_root_move(MoveCode move, int number, Score alpha, Score beta, int depth);
  // The line that the last try_root_move() within its window found, the root's move first.
  std::vector<Move> root_line(MoveCode move) const;

  Oracle& oracle() { return oracle_; }
  // Whether the database is asked about positions inside the tree.
  void ask_inside(bool ask) { asks_ = ask; }
  // After the root's `move` a draw by rule stands.
  bool draws_by_rule(Move move);
  // The root's `move` begins play that ends the game after `plies` plies, itself included: can the no-mill
  // draw come first?
  bool may_be_overtaken(Move move, int plies) const;

  // Whether nothing is reduced from now on, so that the distance of a win or loss is right.
  void search_exactly(bool exact) { exact_ = exact; }

  int seldepth() const { return seldepth_; }

 private:
  // What the path's position is worth to the side to move, seen `depth` plies deep, for alpha < beta.
  // Fail-soft: a result between them is that worth itself; one <= alpha is an upper bound of it and one >=
  // beta a lower bound, and both may lie beyond the edge. Never less than loss_in(ply) or more than
  // win_in(ply + 1), and only a proved win or loss is decided. Meaningless once the budget has stopped.
  Score inner(Score alpha, Score beta, int depth);
  // The same, looking only at moves that close a mill; the side to move may also leave it at the judgement.
  Score quiesce(Score alpha, Score beta);
  // The same for `move`, the one with this number in the order, from the view of the side that plays it: with
  // a window of nothing first, which fails soft, too, and again where that shows too little.
  Score after(MoveCode move, int number, Score alpha, Score beta, int depth, bool closes);
  // Counts the path's position; true when the search has to end.
  bool enter();
  // The score of the path's position, if nothing has to be searched for it, or no_score. Not an optional: a
  // processor waits long for one that has been written in two parts.
  Score settled(const Reach& reach, Mask takes) const;
  // A score from the table that inner() may return for this window and depth, or no_score.
  Score known(const Entry& entry, Score alpha, Score beta, int depth) const;
  // The database's score of the path's position where it is asked for one and no draw rule can
  // come first, or no_score.
  Score solved();
  Score judge(const Position& position) const;
  // The legal moves without those that the player overlooks; at least one if there is any.
  MoveList seen_moves() const;
  std::uint64_t table_key() const;
  Frame& frame(int ply) { return memory_.frames[static_cast<std::size_t>(ply)]; }

  Table& table_;
  TreeMemory& memory_;
  Budget& budget_;
  Path path_;
  const RuleSet rules_;
  const Request& request_;
  const Control& control_;
  const bool human_;  // overlooks moves
  Oracle oracle_;
  bool asks_ = false;
  std::uint64_t context_;
  int seldepth_ = 0;
  bool exact_ = false;
};

}  // namespace muehle::search
