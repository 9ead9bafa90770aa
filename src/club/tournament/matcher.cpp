#include "club/tournament/matcher.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace muehle::club::tournament {

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

}  // namespace muehle::club::tournament
