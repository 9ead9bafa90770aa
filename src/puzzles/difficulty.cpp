#include "puzzles/difficulty.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "puzzles/text.h"
#include "rules/history.h"
#include "search/levels.h"

namespace muehle::puzzles {
namespace {

// What the levels scored in games, from level 1 on.
constexpr std::array level_elo = {0, 186, 322, 542, 718, 892, 1106, 1246, 1534};
constexpr int times = 12;
// Who looks deep needs no more to see a few moves ahead.
constexpr std::uint64_t most_nodes = 20'000;
constexpr std::size_t slot_count = 1 << 12;
constexpr std::size_t cache_line = 64;
constexpr int step = 10;
constexpr int far = 400;  // beyond the ends of the scale
// Once so many levels have solved it every time, better ones do, too.
constexpr int sure_after = 2;

// The chance that `player` solves a puzzle of this rating.
double chance(int player, int rating) { return 1 / (1 + std::pow(10, (rating - player) / 400.0)); }

}  // namespace

struct Rater::Memory {
  // A table leaves out what is before the first cache line. Where that is must not decide about a rating.
  alignas(cache_line) std::array<search::Slot, slot_count> slots{};
  search::Table table{std::span(slots)};
  search::Searcher searcher{table};
};

Rater::Rater() : memory_(std::make_unique<Memory>()) {}
Rater::~Rater() = default;
Rater::Rater(Rater&&) noexcept = default;

int rating_of_level(int level) { return lowest_rating + level_elo[static_cast<std::size_t>(level - 1)]; }

int fitted_rating(const std::vector<Tried>& results) {
  int best = lowest_rating;
  double highest = -INFINITY;
  for (int rating = lowest_rating; rating <= highest_rating; rating += step) {
    double likely =
        std::log(1 - chance(lowest_rating - far, rating)) + std::log(chance(highest_rating + far, rating));
    for (const Tried& tried : results) {
      const double solves = chance(rating_of_level(tried.level), rating);
      likely += tried.solved * std::log(solves) + (tried.times - tried.solved) * std::log(1 - solves);
    }
    if (likely <= highest) continue;
    highest = likely;
    best = rating;
  }
  return best;
}

int Rater::rate(const Position& start, const Line& line, const RuleSet& rules) {
  std::vector<Tried> results;
  int sure = 0;
  for (int level = 1; level <= static_cast<int>(level_elo.size()) && sure < sure_after; ++level) {
    Tried tried{level, 0, times};
    for (int n = 0; n < times; ++n)
      tried.solved += solves(level, static_cast<std::uint64_t>(n), start, line, rules);
    sure = tried.solved == times ? sure + 1 : 0;
    results.push_back(tried);
  }
  return fitted_rating(results);
}

bool Rater::solves(int level, std::uint64_t seed, const Position& start, const Line& line,
                   const RuleSet& rules) {
  const search::Level& player = *search::find_level(level);
  search::Request request{
      .limits = {.depth = player.limits.depth, .nodes = std::min(player.limits.nodes, most_nodes)},
      .errors = search::errors_for(player, search::mix(seed + 1))};
  History history(rules, Start{start, 0, 1});
  for (std::size_t ply = 0;; ply += 2) {
    memory_->table.clear();
    const auto best = memory_->searcher.search(history, request).best;
    if (!best) return false;
    if (ply >= line.played.size())
      return std::find(line.last.begin(), line.last.end(), *best) != line.last.end();
    if (*best != line.played[ply]) return false;
    history.play(*best);
    history.play(line.played[ply + 1]);
  }
}

}  // namespace muehle::puzzles
