// Makes a set of puzzles: finds candidates, rates them and chooses. What comes out follows from the count,
// the seed and the database, however many threads there are.
#pragma once

#include <functional>
#include <memory>

#include "perfect/sector.h"
#include "puzzles/judge.h"
#include "puzzles/puzzle.h"
#include "support/result.h"

namespace muehle::puzzles {

struct Wish {
  int count = 0;
  std::uint64_t seed = 0;
  int patience = 20;  // rounds of games that bring nothing, after which no more is looked for
};

enum class Stage { finding, rating };

// What the caller lends: this part has no threads of its own.
struct Workers {
  int threads = 1;
  // Calls work(thread, task) for every task below `tasks`, each once.
  std::function<void(std::size_t tasks, const std::function<void(int, std::size_t)>& work)> run;
  // Probes for a thread of its own.
  std::function<Probes()> probes;
  // Hears how far it is every now and then, and says whether to go on.
  std::function<bool(Stage stage, int done, int all)> tell;
};

// Nothing when it was told to stop. Fewer puzzles than wished for where no more are found. An error: a file
// of the database is damaged, or it has no moving sectors.
Result<std::optional<std::vector<Puzzle>>> make(const Wish& wish, const perfect::RulesKey& key,
                                                const std::vector<perfect::Sector>& sectors,
                                                const Workers& workers);

}  // namespace muehle::puzzles
