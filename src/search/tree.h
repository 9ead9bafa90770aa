// The recursion of the search below the root: principal-variation alpha-beta with a table.
#pragma once

#include <array>
#include <optional>
#include <span>

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
  Tree(Table& table, TreeMemory& memory, const History& history, const Request& request,
       const Control& control);

  const Position& position() const { return path_.position(); }
  const RuleSet& rules() const { return rules_; }
  // The moves at the root that are considered, in the order in which to try them first.
  std::vector<MoveCode> root_moves() const;

  // The score of the root's move `number`, the moves before it having been searched, if it lies between alpha
  // and beta; else a bound on that side. Meaningless once stopped().
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

  // From now on nothing is reduced or left out, so that the distance of a win or loss is right.
  void be_exact() { exact_ = true; }
  bool is_exact() const { return exact_; }

  bool stopped() const { return stopped_; }
  // From now on only this share of the limits of time and nodes may have been used; a search that ended for
  // that reason may go on if the share is larger than before.
  void use_share(double share);
  // What is left of the limits of time and nodes.
  Limits limits_left();
  // Nodes that another tree has searched for this one.
  void add_nodes(std::uint64_t nodes) { nodes_ += nodes; }
  // Looks at the stop flag, the clock and the node count; true when the search has to end.
  bool look();
  bool late(std::int64_t microseconds);
  std::int64_t elapsed();
  std::uint64_t nodes() const { return nodes_; }
  // Of all workers.
  std::uint64_t all_nodes();
  int seldepth() const { return seldepth_; }

 private:
  // The score of the path's position if it lies between alpha and beta, else a bound on that side.
  Score inner(Score alpha, Score beta, int depth);
  // The same, looking only at moves that close a mill.
  Score quiesce(Score alpha, Score beta);
  Score after(MoveCode move, int number, Score alpha, Score beta, int depth, bool closes);
  // Counts the path's position; true when the search has to end.
  bool enter();
  // The score of the path's position, if nothing has to be searched for it, or no_score. Not an optional: a
  // processor waits long for one that has been written in two parts.
  Score settled(const Reach& reach, Mask takes) const;
  // A score from the table that makes the search of this position unnecessary, or no_score.
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
  Path path_;
  const RuleSet rules_;
  const Request& request_;
  const Control& control_;
  const bool human_;  // overlooks moves
  Oracle oracle_;
  bool asks_ = false;
  std::uint64_t context_;
  std::int64_t begin_;
  std::uint64_t most_nodes_;
  std::int64_t most_microseconds_;
  std::uint64_t nodes_ = 0;
  std::uint64_t looked_at_ = 0;  // nodes_ when we last looked
  std::uint64_t next_look_ = 0;  // nodes_ when we look again
  int seldepth_ = 0;
  bool stopped_ = false;
  bool exact_ = false;
};

}  // namespace muehle::search
