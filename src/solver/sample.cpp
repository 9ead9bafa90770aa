#include "solver/sample.h"

#include "rules/movegen.h"

namespace muehle::solver {
namespace {

// `stones` points outside `taken`.
Mask random_stones(int stones, Mask taken, Random& random) {
  Mask mask = 0;
  while (count(mask) < stones) mask |= bit(static_cast<Point>(random.below(point_count))) & ~taken;
  return mask;
}

}  // namespace

Position random_position(const perfect::Sector& sector, Random& random) {
  const Mask own = random_stones(sector.own, 0, random);
  const Mask opp = random_stones(sector.opp, own, random);
  // White moves in the moving phase, too: who it is changes nothing.
  if (sector.ply % 2 == 0)
    return *Position::make({own, opp, sector.own_hand(), sector.opp_hand(), Colour::white});
  return *Position::make({opp, own, sector.opp_hand(), sector.own_hand(), Colour::black});
}

Result<Sample> draw_sample(perfect::Probe& probe, const perfect::RulesKey& key, const Wanted& wanted,
                           Random& random) {
  constexpr int most_tries = 1'000'000;
  const RuleSet rules = perfect::rules_of(key);
  for (int tries = 0; tries < most_tries; ++tries) {
    const auto& sector =
        wanted.sectors[static_cast<std::size_t>(random.below(static_cast<int>(wanted.sectors.size())))];
    const Position position = random_position(sector, random);
    if (!board_state(position, rules).ongoing()) continue;
    const auto answer = probe.answer(position);
    if (!answer) return tl::unexpected(answer.error());
    if (!*answer || (wanted.value && (*answer)->value != *wanted.value)) continue;
    return Sample{position, **answer};
  }
  return fail("no such position in " + std::to_string(most_tries) +
              " tries; there may be none, or none that the database knows");
}

}  // namespace muehle::solver
