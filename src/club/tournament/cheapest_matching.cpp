#include "club/tournament/cheapest_matching.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace muehle::club::tournament {
namespace {

// A vertex, or a blossom: an odd cycle of nodes that counts as one. Vertices come first, then blossoms.
using Node = std::size_t;
constexpr Node none = static_cast<Node>(-1);

// Between two vertices, as all edges are, also those of blossoms.
struct Edge {
  Node from = none;
  Node to = none;
};
Edge turned(Edge edge) { return {edge.to, edge.from}; }

// In the trees that grow from all unmatched vertices: at an even distance from the root, at an odd one, or in
// no tree.
enum class Place { even, odd, free };

// Every vertex has a price, every blossom a bonus that is never negative. An edge between two outermost nodes
// is never paid in full by the prices of its ends, and a matching may only use edges that are (they are
// tight).
class Matcher {
 public:
  Matcher(std::size_t count, std::span<const Cost> costs);
  std::vector<std::size_t> solve();

 private:
  // Twice as dear as the price of two halves, so that prices stay whole numbers: all even vertices have
  // prices of one parity, as those of unmatched ones are even in the beginning.
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

Matcher::Matcher(std::size_t count, std::span<const Cost> costs)
    : count_(count),
      nodes_(count + count / 2),
      costs_(costs),
      prices_(count),
      bonus_(nodes_),
      between_(nodes_ * nodes_),
      top_(nodes_, none),
      mate_(nodes_),
      cycle_(nodes_),
      child_(nodes_),
      place_(nodes_, Place::free),
      parent_(nodes_),
      nearest_(nodes_),
      seen_(nodes_) {
  for (Node a = 0; a < count; ++a) {
    top_[a] = a;
    std::optional<Cost> least;
    for (Node b = 0; b < count; ++b) {
      between(a, b) = {a, b};
      if (a != b && (!least || costs[a * count + b] < *least)) least = costs[a * count + b];
    }
    prices_[a] = 2 * least.value_or(0);
  }
}

// The even node that is two steps nearer to the root; none: it is the root.
Node Matcher::above(Node even) const {
  const Node mate = mate_[even].to;
  return mate == none ? none : top_[parent_[top_[mate]].from];
}

void Matcher::queue(Node node) {
  if (!is_blossom(node)) return queue_.push_back(node);
  for (const Node child : cycle_[node]) queue(child);
}

void Matcher::into_tree(Node node, Place place) {
  place_[node] = place;
  if (place == Place::even) queue(node);
}

void Matcher::set_top(Node node, Node top) {
  top_[node] = top;
  if (!is_blossom(node)) return;
  for (const Node child : cycle_[node]) set_top(child, top);
}

void Matcher::offer(Node vertex, Node node) {
  const Edge edge = between(vertex, node);
  if (nearest_[node].from == none || missing(edge) < missing(nearest_[node])) nearest_[node] = edge;
}

void Matcher::find_nearest(Node node) {
  nearest_[node] = {};
  for (Node vertex = 0; vertex < count_; ++vertex) {
    if (top_[vertex] != node && place_[top_[vertex]] == Place::even) offer(vertex, node);
  }
}

Node Matcher::common_ancestor(Node a, Node b) {
  ++search_;
  while (a != none || b != none) {
    if (a != none) {
      if (seen_[a] == search_) return a;
      seen_[a] = search_;
      a = above(a);
    }
    std::swap(a, b);
  }
  return none;
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

// From an even node, by the edge, and up its tree to the root.
void Matcher::augment(Edge edge) {
  for (;;) {
    const Node node = top_[edge.from];
    const Node before = mate_[node].to;
    match(node, edge);
    if (before == none) return;
    const Node odd = top_[before];
    edge = parent_[odd];
    match(odd, turned(edge));
  }
}

// A tight edge from an even node. True: two more are matched.
bool Matcher::follow(Edge tight) {
  const Node from = top_[tight.from];
  const Node to = top_[tight.to];
  if (place_[to] == Place::odd || from == to) return false;
  if (place_[to] == Place::free) {
    parent_[to] = tight;
    into_tree(to, Place::odd);
    const Node next = top_[mate_[to].to];
    nearest_[next] = {};
    into_tree(next, Place::even);
    return false;
  }
  const Node ancestor = common_ancestor(from, to);
  if (ancestor != none) {
    shrink(tight, ancestor);
    return false;
  }
  augment(tight);
  augment(turned(tight));
  return true;
}

bool Matcher::scan() {
  while (!queue_.empty()) {
    const Node vertex = queue_.back();
    queue_.pop_back();
    for (Node other = 0; other < count_; ++other) {
      if (top_[other] == top_[vertex] || place_[top_[other]] == Place::odd) continue;
      if (missing({vertex, other}) > 0)
        offer(vertex, top_[other]);
      else if (follow({vertex, other}))
        return true;
    }
  }
  return false;
}

bool Matcher::follow_tight() {
  for (Node node = 0; node < nodes_; ++node) {
    if (!is_outermost(node) || nearest_[node].from == none) continue;
    if (missing(nearest_[node]) == 0 && follow(nearest_[node])) return true;
  }
  return false;
}

// By as much as no edge is overpaid and no bonus falls below nothing.
void Matcher::change_prices() {
  std::optional<Cost> least;
  const auto at_most = [&](Cost amount) { least = std::min(amount, least.value_or(amount)); };
  for (Node node = 0; node < nodes_; ++node) {
    if (!is_outermost(node)) continue;
    if (place_[node] == Place::odd) {
      if (is_blossom(node)) at_most(bonus_[node] / 2);
    } else if (nearest_[node].from != none) {
      const Cost amount = missing(nearest_[node]);
      at_most(place_[node] == Place::free ? amount : amount / 2);
    }
  }
  assert(least);
  const auto sign = [&](Node node) {
    return place_[node] == Place::free ? 0 : place_[node] == Place::even ? 1 : -1;
  };
  for (Node vertex = 0; vertex < count_; ++vertex) prices_[vertex] += sign(top_[vertex]) * *least;
  for (Node node = count_; node < nodes_; ++node) {
    if (is_outermost(node)) bonus_[node] += 2 * sign(node) * *least;
  }
}

void Matcher::expand_spent() {
  for (Node node = count_; node < nodes_; ++node) {
    if (is_outermost(node) && place_[node] == Place::odd && bonus_[node] == 0) expand(node);
  }
}

void Matcher::begin_stage() {
  queue_.clear();
  std::ranges::fill(place_, Place::free);
  std::ranges::fill(nearest_, Edge{});
  for (Node node = 0; node < nodes_; ++node) {
    if (is_outermost(node) && mate_[node].to == none) into_tree(node, Place::even);
  }
}

// False: all are matched.
bool Matcher::stage() {
  begin_stage();
  if (queue_.empty()) return false;
  while (!scan()) {
    change_prices();
    if (follow_tight()) break;
    expand_spent();
  }
  return true;
}

std::vector<std::size_t> Matcher::solve() {
  while (stage()) {
  }
  std::vector<std::size_t> mates(count_);
  for (Node vertex = 0; vertex < count_; ++vertex) mates[vertex] = mate_[vertex].to;
  return mates;
}

}  // namespace

std::vector<std::size_t> cheapest_matching(std::size_t count, std::span<const Cost> costs) {
  assert(count % 2 == 0);
  assert(costs.size() == count * count);
  return Matcher(count, costs).solve();
}

}  // namespace muehle::club::tournament
