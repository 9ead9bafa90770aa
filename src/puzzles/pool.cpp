#include "puzzles/pool.h"

#include <algorithm>
#include <numeric>

#include "puzzles/text.h"

namespace muehle::puzzles {
namespace {

// The pool takes half as many again as are wanted.
constexpr int more = 3;
constexpr int than = 2;
// Of wins in one move, which are easy and many, there are no more than one in so many of a theme.
constexpr int one_win_at_once_in = 5;
// So wide are the steps of difficulty that are to be filled alike.
constexpr int band = 200;

bool wins_at_once(const Candidate& candidate) {
  return candidate.themes.has(Theme::win) && candidate.line.steps() == 1;
}

constexpr std::size_t at(Theme theme) { return static_cast<std::size_t>(theme); }

Puzzle puzzle_of(const Found& found) {
  const Candidate& candidate = found.candidate;
  return {candidate.start, candidate.goal, found.theme, candidate.themes, found.rating, candidate.line};
}

// In an order in which every beginning has easy and hard ones alike, as far as there are any: one of each
// band, then a second one of each, and so on.
std::vector<const Found*> spread(const std::vector<Found>& all, Theme theme) {
  constexpr int bands = (highest_rating - lowest_rating) / band + 1;
  std::array<int, bands> in_band{};
  std::vector<std::pair<int, std::size_t>> turns;
  for (std::size_t n = 0; n < all.size(); ++n) {
    if (all[n].theme != theme) continue;
    turns.emplace_back(in_band[static_cast<std::size_t>((all[n].rating - lowest_rating) / band)]++, n);
  }
  std::sort(turns.begin(), turns.end());
  std::vector<const Found*> order;
  for (const auto& [turn, n] : turns) order.push_back(&all[n]);
  return order;
}

}  // namespace

Pool::Pool(int count) : count_(count) {}

int Pool::share(Theme theme) const {
  const int themes = static_cast<int>(all_themes.size());
  return count_ / themes + (static_cast<int>(theme) < count_ % themes ? 1 : 0);
}

int Pool::room(Theme theme) const { return (share(theme) * more + than - 1) / than; }

Themes Pool::wanted() const {
  Themes themes;
  for (const Theme theme : all_themes) {
    if (static_cast<int>(shapes_[at(theme)].size()) < room(theme)) themes.add(theme);
  }
  return themes;
}

bool Pool::is_new(const Shape& shape, Theme theme) const {
  const std::vector<Shape>& others = shapes_[at(theme)];
  return !all_shapes_.contains(shape) && std::none_of(others.begin(), others.end(), [&](const Shape& other) {
    return difference(shape, other) < least_difference;
  });
}

void Pool::add(Candidate candidate) {
  const Themes open = candidate.themes & wanted();
  if (open.none()) return;
  const Theme theme = open.rarest();
  int& at_once = wins_at_once_[at(theme)];
  if (wins_at_once(candidate) && at_once >= room(theme) / one_win_at_once_in) return;
  const Shape shape = shape_of(candidate.start);
  if (!is_new(shape, theme)) return;
  if (wins_at_once(candidate)) ++at_once;
  all_shapes_.insert(shape);
  shapes_[at(theme)].push_back(shape);
  found_.push_back({std::move(candidate), theme});
}

int Pool::size() const { return static_cast<int>(found_.size()); }

int Pool::capacity() const {
  return std::accumulate(all_themes.begin(), all_themes.end(), 0,
                         [&](int sum, Theme theme) { return sum + room(theme); });
}

std::vector<Puzzle> Pool::choice() const {
  std::vector<Puzzle> chosen;
  std::vector<const Found*> spare;
  for (const Theme theme : all_themes) {
    const std::vector<const Found*> order = spread(found_, theme);
    const std::size_t taken = std::min(order.size(), static_cast<std::size_t>(share(theme)));
    for (std::size_t n = 0; n < taken; ++n) chosen.push_back(puzzle_of(*order[n]));
    spare.insert(spare.end(), order.begin() + static_cast<std::ptrdiff_t>(taken), order.end());
  }
  const auto missing = static_cast<std::size_t>(count_) - chosen.size();
  for (std::size_t n = 0; n < std::min(missing, spare.size()); ++n) chosen.push_back(puzzle_of(*spare[n]));
  return chosen;
}

}  // namespace muehle::puzzles
