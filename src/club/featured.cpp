#include "club/featured.h"

#include <algorithm>
#include <tuple>

namespace muehle::club {
namespace {

double worth(const std::optional<Rating>& rating) {
  if (!rating) return 0;
  return is_provisional(*rating) ? std::min(rating->rating, first_rating) : rating->rating;
}

auto rank(const Candidate& game) {
  return std::tuple(game.is_live, worth(game.ratings[0]) + worth(game.ratings[1]), game.moved_at);
}

}  // namespace

std::optional<std::size_t> featured(std::span<const Candidate> games) {
  if (games.empty()) return std::nullopt;
  const auto best = std::ranges::max_element(games, {}, rank);
  return static_cast<std::size_t>(best - games.begin());
}

}  // namespace muehle::club
