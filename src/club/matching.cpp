#include "club/matching.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace muehle::club {
namespace {

Milliseconds waited(const Waiting& player, Milliseconds now) {
  return std::max<Milliseconds>(0, now - player.since);
}

double distance(const Waiting& a, const Waiting& b) { return std::abs(a.rating - b.rating); }

// How far apart two ratings may be. Not nearer than the less certain of them is known: it may be any in
// there.
double reach(const Waiting& a, const Waiting& b, Milliseconds now) {
  const Milliseconds longest = std::max(waited(a, now), waited(b, now));
  if (longest >= anyone_after) return std::numeric_limits<double>::infinity();
  const double widened = first_reach + reach_per_second * static_cast<double>(longest) / 1000;
  return std::max({widened, a.deviation, b.deviation});
}

bool avoids(const Waiting& a, const Waiting& b) {
  return std::ranges::find(a.avoids, b.id) != a.avoids.end();
}

bool will_meet(const Waiting& a, const Waiting& b) { return a.id != b.id && !avoids(a, b) && !avoids(b, a); }

bool have_just_met(const Waiting& a, const Waiting& b) {
  return a.last_opponent == b.id || b.last_opponent == a.id;
}

bool want_the_same(const Waiting& a, const Waiting& b) {
  const bool colours = a.colour == ColourWish::lot || a.colour != b.colour;
  return colours && a.rules == b.rules && a.time == b.time && a.rated == b.rated;
}

std::optional<std::size_t> white_of(std::span<const Waiting> waiting, std::size_t first, std::size_t second) {
  const ColourWish one = waiting[first].colour;
  const ColourWish other = waiting[second].colour;
  if (one == ColourWish::white || other == ColourWish::black) return first;
  if (one == ColourWish::black || other == ColourWish::white) return second;
  return std::nullopt;
}

// The places of the list, longest waiting first.
std::vector<std::size_t> in_order(std::span<const Waiting> waiting) {
  std::vector<std::size_t> order(waiting.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t n) { return std::tuple(waiting[n].since, waiting[n].id, n); });
  return order;
}

}  // namespace

bool fit(const Waiting& a, const Waiting& b, Milliseconds now) {
  if ((!a.near && !b.near) || !want_the_same(a, b)) return false;
  if (have_just_met(a, b) && std::min(waited(a, now), waited(b, now)) < again_after) return false;
  return distance(a, b) <= reach(a, b, now) && will_meet(a, b);  // last: whom they avoid may be many
}

std::vector<Match> match(std::span<const Waiting> waiting, Milliseconds now) {
  std::vector<Match> matches;
  std::vector<std::size_t> left = in_order(waiting);
  while (!left.empty()) {
    const Waiting& first = waiting[left.front()];
    std::optional<std::size_t> nearest;
    for (const std::size_t n : left) {
      if (!fit(first, waiting[n], now)) continue;
      if (!nearest || distance(first, waiting[n]) < distance(first, waiting[*nearest])) nearest = n;
    }
    if (!nearest) {
      left.erase(left.begin());
      continue;
    }
    matches.push_back({left.front(), *nearest, white_of(waiting, left.front(), *nearest)});
    const PlayerId second = waiting[*nearest].id;
    std::erase_if(left, [&](std::size_t n) { return waiting[n].id == first.id || waiting[n].id == second; });
  }
  return matches;
}

}  // namespace muehle::club
