// How the cheapest matching is found: the machine behind cheapest_matching.h.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "club/tournament/cheapest_matching.h"

namespace muehle::club::tournament {

// A vertex, or a blossom: an odd cycle of nodes that counts as one. Vertices come first, then blossoms.
using Node = std::size_t;
constexpr Node none = static_cast<Node>(-1);

// Between two vertices, as all edges are, also those of blossoms.
struct Edge {
  Node from = none;
  Node to = none;
};
inline Edge turned(Edge edge) { return {edge.to, edge.from}; }

// In the trees that grow from all unmatched vertices: at an even distance from the root, at an odd one, or in
// no tree.
enum class Place { even, odd, free };

// Every vertex has a price, every blossom a bonus that is never negative. The prices of two ends never come
// to more than the edge between two outermost nodes costs. Where they come to as much, it is tight; only such
// edges are matched, and so a matching of all is the cheapest.
class Matcher {
 public:
  Matcher(std::size_t count, std::span<const Cost> costs);
  std::vector<std::size_t> solve();

 private:
  // What the prices of its ends leave of an edge, everything four times: prices begin as twice a cost, so
  // they are even, those of even vertices stay all even or all odd, and half of what is missing between two
  // of them is a whole number.
  Cost missing(Edge edge) const {
    return 4 * costs_[edge.from * count_ + edge.to] - prices_[edge.from] - prices_[edge.to];
  }
  bool is_blossom(Node node) const { return node >= count_; }
  bool is_outermost(Node node) const { return top_[node] == node; }
  Edge& between(Node a, Node b) { return between_[a * nodes_ + b]; }
  Node above(Node even) const;

  void begin_stage();
  bool stage();
  bool scan();
  bool follow(Edge tight);
  bool follow_tight();
  void change_prices();
  void expand_spent();

  void into_tree(Node node, Place place);
  void queue(Node node);
  void set_top(Node node, Node top);
  void offer(Node vertex, Node node);
  void find_nearest(Node node);

  Node common_ancestor(Node a, Node b);
  void shrink(Edge tight, Node ancestor);
  void expand(Node blossom);
  std::size_t even_place(Node blossom, Node vertex);
  void match(Node node, Edge edge);
  void augment(Edge edge);

  std::size_t count_;
  std::size_t nodes_;
  std::span<const Cost> costs_;
  std::vector<Cost> prices_;
  std::vector<Cost> bonus_;
  std::vector<Edge> between_;             // the one of two nodes that misses least
  std::vector<Node> top_;                 // the outermost node around it; none: not in use
  std::vector<Edge> mate_;                // from inside the node
  std::vector<std::vector<Node>> cycle_;  // of a blossom: the first is the one that is matched outside
  std::vector<std::vector<Node>> child_;  // of a blossom: which node of its cycle holds a vertex
  std::vector<Place> place_;
  std::vector<Edge> parent_;   // of an odd node: by which it came into the tree
  std::vector<Edge> nearest_;  // of an outermost node: from an even one
  std::vector<std::size_t> seen_;
  std::size_t search_ = 0;
  std::vector<Node> queue_;  // even vertices whose edges are to be looked at
};

}  // namespace muehle::club::tournament
