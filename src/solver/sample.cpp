#include "solver/sample.h"

#include "perfect/random_position.h"
#include "rules/movegen.h"
#include "solver/failure.h"

namespace muehle::solver {

Result<Sample> draw_sample(perfect::Probe& probe, const perfect::RulesKey& key, const Wanted& wanted,
                           Random& random) {
  constexpr int most_tries = 1'000'000;
  const RuleSet rules = perfect::rules_of(key);
  for (int tries = 0; tries < most_tries; ++tries) {
    const auto& sector =
        wanted.sectors[static_cast<std::size_t>(random.below(static_cast<int>(wanted.sectors.size())))];
    const Position position = perfect::random_position(sector, random);
    if (!board_state(position, rules).ongoing()) continue;
    const auto answer = probe.answer(position);
    if (!answer) return tl::unexpected(answer.error());
    if (!*answer || (wanted.value && (*answer)->value != *wanted.value)) continue;
    return Sample{position, **answer};
  }
  return fail(Failure::no_such_position, "no such position in " + std::to_string(most_tries) +
                                             " tries; there may be none, or none that the database knows");
}

}  // namespace muehle::solver
