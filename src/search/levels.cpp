#include "search/levels.h"

#include <algorithm>
#include <array>

namespace muehle::search {
namespace {

constexpr std::int64_t milliseconds = 1000;

// What carelessness means, per mille and hundredths of a stone at 100 %.
constexpr Errors beginner{
    .own_mills_overlooked = 250, .threats_overlooked = 450, .captures_overlooked = 300, .misjudgement = 60};

// A little misjudgement always stays: moves of the same worth are chosen in turn.
constexpr int least_misjudgement = 1;

// To the nearest one.
constexpr int share(int whole, int percent) { return (whole * percent + 50) / 100; }

constexpr Errors errors_of(int carelessness, int naivety, bool sees_winning_mill) {
  return {.own_mills_overlooked = share(beginner.own_mills_overlooked, carelessness),
          .threats_overlooked = share(beginner.threats_overlooked, carelessness),
          .captures_overlooked = share(beginner.captures_overlooked, carelessness),
          .misjudgement = std::max(share(beginner.misjudgement, carelessness), least_misjudgement),
          .naivety = naivety,
          .sees_winning_mill = sees_winning_mill};
}

// From this level on nobody misses the mill that wins at once.
constexpr int sees_winning_mill_from = 3;

// A level is how far it looks, how careless it is and how little it understands; between two of them
// everything can be interpolated.
struct Rung {
  int depth;
  std::uint64_t nodes;
  int milliseconds;
  int carelessness;  // per cent
  int naivety;       // per cent
};

constexpr std::array<Rung, 10> rungs{{
    {1, 20'000, 200, 120, 100},
    {2, 20'000, 200, 118, 100},
    {2, 30'000, 300, 103, 100},
    {2, 40'000, 300, 78, 100},
    {3, 60'000, 400, 65, 100},
    {3, 100'000, 500, 62, 97},
    {4, 150'000, 600, 52, 80},
    {5, 250'000, 800, 30, 57},
    {8, 500'000, 1000, 6, 14},
    {max_depth, 1'000'000, 1500, 0, 0},
}};

constexpr Limits limits_of(const Rung& rung) {
  return {.depth = rung.depth, .nodes = rung.nodes, .microseconds = rung.milliseconds * milliseconds};
}

constexpr std::array<Level, rungs.size()> make_levels() {
  std::array<Level, rungs.size()> made{};
  for (std::size_t n = 0; n < made.size(); ++n) {
    const Rung& rung = rungs[n];
    const int number = static_cast<int>(n) + 1;
    made[n] = {number, limits_of(rung),
               errors_of(rung.carelessness, rung.naivety, number >= sees_winning_mill_from)};
  }
  return made;
}

constexpr std::array<Level, rungs.size()> all_levels = make_levels();

constexpr Level full{.number = static_cast<int>(rungs.size()) + 1,
                     .limits = {.microseconds = 5000 * milliseconds},
                     .errors = errors_of(0, 0, true)};

constexpr Level traps{.number = full.number + 1,
                      .limits = {.microseconds = 3000 * milliseconds},
                      .errors = errors_of(0, 0, true),
                      .style = Style::trap};

}  // namespace

std::span<const Level> levels() { return all_levels; }

const Level& full_strength() { return full; }
const Level& trap_setter() { return traps; }

const Level* find_level(int number) {
  if (number == full.number) return &full;
  if (number == traps.number) return &traps;
  for (const Level& level : all_levels) {
    if (level.number == number) return &level;
  }
  return nullptr;
}

Errors careless(int carelessness, int naivety, int number) {
  return errors_of(carelessness, naivety, number >= sees_winning_mill_from);
}

Errors errors_for(const Level& level, std::uint64_t seed) {
  Errors errors = level.errors;
  errors.seed = seed;
  return errors;
}

}  // namespace muehle::search
