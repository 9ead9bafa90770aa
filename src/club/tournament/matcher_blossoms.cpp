// Blossoms: how they come to be, are matched inside, and fall apart.
#include <algorithm>
#include <utility>

#include "club/tournament/matcher.h"

namespace muehle::club::tournament {

void Matcher::set_top(Node node, Node top) {
  top_[node] = top;
  if (!is_blossom(node)) return;
  for (const Node child : cycle_[node]) set_top(child, top);
}

// An edge between two even nodes of one tree closes an odd cycle, by way of their ancestor.
void Matcher::shrink(Edge tight, Node ancestor) {
  Node blossom = count_;
  while (top_[blossom] != none) ++blossom;

  std::vector<Node>& cycle = cycle_[blossom];
  cycle = {ancestor};
  const auto climb = [&](Node even) {
    for (; even != ancestor; even = above(even)) {
      const Node odd = top_[mate_[even].to];
      cycle.insert(cycle.end(), {even, odd});
      queue(odd);
    }
  };
  climb(top_[tight.from]);
  std::reverse(cycle.begin() + 1, cycle.end());
  climb(top_[tight.to]);

  mate_[blossom] = mate_[ancestor];
  place_[blossom] = Place::even;
  bonus_[blossom] = 0;
  child_[blossom].assign(count_, none);
  for (Node vertex = 0; vertex < count_; ++vertex) {
    if (std::ranges::find(cycle, top_[vertex]) != cycle.end()) child_[blossom][vertex] = top_[vertex];
  }
  set_top(blossom, blossom);
  for (Node other = 0; other < nodes_; ++other) {
    if (top_[other] == none || top_[other] == blossom) continue;
    Edge best = between(ancestor, other);
    for (const Node child : cycle) {
      if (missing(between(child, other)) < missing(best)) best = between(child, other);
    }
    between(blossom, other) = best;
    between(other, blossom) = turned(best);
  }
  find_nearest(blossom);
}

// Where in the cycle of the blossom the vertex is, the cycle turned so that it is an even number of steps
// from the first: these steps are matched in pairs.
std::size_t Matcher::even_place(Node blossom, Node vertex) {
  std::vector<Node>& cycle = cycle_[blossom];
  const auto found = std::ranges::find(cycle, child_[blossom][vertex]);
  const auto place = static_cast<std::size_t>(found - cycle.begin());
  if (place % 2 == 0) return place;
  std::reverse(cycle.begin() + 1, cycle.end());
  return cycle.size() - place;
}

// An odd blossom without a bonus falls apart: the way through it stays in the tree, the rest is free.
void Matcher::expand(Node blossom) {
  const std::size_t entry = even_place(blossom, parent_[blossom].to);
  const std::vector<Node> cycle = std::move(cycle_[blossom]);
  cycle_[blossom].clear();
  top_[blossom] = none;
  for (const Node child : cycle) set_top(child, child);
  for (std::size_t n = 0; n < cycle.size(); ++n) {
    const Node child = cycle[n];
    nearest_[child] = {};
    place_[child] = n > entry ? Place::free : n % 2 == 0 ? Place::odd : Place::even;
    if (place_[child] == Place::odd)
      parent_[child] = n == entry ? parent_[blossom] : between(cycle[n + 1], child);
  }
  for (const Node child : cycle) {
    if (place_[child] == Place::even) queue(child);
    if (place_[child] != Place::odd) find_nearest(child);
  }
}

// By an edge from inside the node; a blossom is matched inside as that wants it.
void Matcher::match(Node node, Edge edge) {
  mate_[node] = edge;
  if (!is_blossom(node)) return;
  const std::size_t place = even_place(node, edge.from);
  std::vector<Node>& cycle = cycle_[node];
  for (std::size_t n = 0; n < place; n += 2) {
    const Edge inside = between(cycle[n], cycle[n + 1]);
    match(cycle[n], inside);
    match(cycle[n + 1], turned(inside));
  }
  match(cycle[place], edge);
  std::rotate(cycle.begin(), cycle.begin() + static_cast<std::ptrdiff_t>(place), cycle.end());
}

}  // namespace muehle::club::tournament
