#include "club/tournament/colours.h"

#include <cstdlib>
#include <utility>

namespace muehle::club::tournament {
namespace {

Side other(Side side) { return side == Side::white ? Side::black : Side::white; }

// The colours somebody began with, the last one first.
std::vector<Side> begun_with(const History& history) {
  std::vector<Side> sides;
  for (auto each = history.rbegin(); each != history.rend(); ++each) {
    if (each->played) sides.push_back(each->began_with_white ? Side::white : Side::black);
  }
  return sides;
}

// By the last time they had different colours: the other way round.
std::optional<bool> changed(const History& first, const History& second) {
  const std::vector<Side> a = begun_with(first);
  const std::vector<Side> b = begun_with(second);
  for (std::size_t n = 0; n < std::min(a.size(), b.size()); ++n) {
    if (a[n] != b[n]) return a[n] == Side::black;
  }
  return std::nullopt;
}

}  // namespace

Wish wish_of(const History& history) {
  const std::vector<Side> sides = begun_with(history);
  if (sides.empty()) return {};
  Wish wish;
  for (const Side side : sides) wish.balance += side == Side::white ? 1 : -1;
  const bool twice = sides.size() > 1 && sides[0] == sides[1];
  if (twice)
    wish.due = Due::third;
  else if (std::abs(wish.balance) > 1)
    wish.due = Due::absolute;
  else
    wish.due = wish.balance == 0 ? Due::mild : Due::strong;
  const bool by_last = twice || wish.balance == 0;
  wish.side = by_last ? other(sides[0]) : wish.balance > 0 ? Side::black : Side::white;
  return wish;
}

bool clash(const Wish& a, const Wish& b) {
  return a.due != Due::none && b.due != Due::none && a.side == b.side;
}

bool first_has_white(const History& first, const History& second, bool lot) {
  const Wish a = wish_of(first);
  const Wish b = wish_of(second);
  if (a.due == Due::none && b.due == Due::none) return lot;
  if (!clash(a, b)) return a.due != Due::none ? a.side == Side::white : b.side == Side::black;
  const auto weight = [](const Wish& wish) { return std::pair(wish.due, std::abs(wish.balance)); };
  if (weight(a) != weight(b)) return (weight(a) > weight(b)) == (a.side == Side::white);
  return changed(first, second).value_or(a.side == Side::white);
}

}  // namespace muehle::club::tournament
