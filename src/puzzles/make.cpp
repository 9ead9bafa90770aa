#include "puzzles/make.h"

#include <algorithm>

#include "puzzles/difficulty.h"
#include "puzzles/pool.h"
#include "search/table.h"

namespace muehle::puzzles {
namespace {

// Games that are looked through before the pool is asked again what it wants.
constexpr std::size_t games_a_round = 64;
constexpr std::size_t ratings_a_round = 128;

struct Thread {
  Judge judge;
  Rater rater;
};

std::vector<Thread> make_threads(const Workers& workers, const RuleSet& rules) {
  std::vector<Thread> threads;
  for (int n = 0; n < workers.threads; ++n) threads.push_back({Judge(workers.probes(), rules), {}});
  return threads;
}

std::optional<Error> failure_of(const std::vector<Thread>& threads) {
  for (const Thread& thread : threads) {
    if (thread.judge.failure()) return thread.judge.failure();
  }
  return std::nullopt;
}

Thread& thread_of(std::vector<Thread>& threads, int number) {
  return threads[static_cast<std::size_t>(number)];
}

// False: told to stop.
bool find_puzzles(const Wish& wish, const std::vector<perfect::Sector>& sectors, const Workers& workers,
                  std::vector<Thread>& threads, Pool& pool) {
  int fruitless = 0;
  for (std::uint64_t round = 0; !pool.wanted().none() && fruitless < wish.patience; ++round) {
    if (!workers.tell(Stage::finding, pool.size(), pool.capacity())) return false;
    std::vector<std::vector<Candidate>> games(games_a_round);
    workers.run(games_a_round, [&](int thread, std::size_t game) {
      Random random(search::mix(wish.seed) + round * games_a_round + game);
      games[game] = find_candidates(thread_of(threads, thread).judge, sectors, pool.wanted(), random);
    });
    if (failure_of(threads)) return true;
    const int before = pool.size();
    for (std::vector<Candidate>& game : games) {
      for (Candidate& candidate : game) pool.add(std::move(candidate));
    }
    fruitless = pool.size() > before ? 0 : fruitless + 1;
  }
  return true;
}

bool rate(const Workers& workers, const RuleSet& rules, std::vector<Thread>& threads, Pool& pool) {
  std::vector<Found>& found = pool.found();
  for (std::size_t begin = 0; begin < found.size(); begin += ratings_a_round) {
    if (!workers.tell(Stage::rating, static_cast<int>(begin), pool.size())) return false;
    workers.run(std::min(ratings_a_round, found.size() - begin), [&](int thread, std::size_t n) {
      Found& each = found[begin + n];
      each.rating = thread_of(threads, thread).rater.rate(each.candidate.start, each.candidate.line, rules);
    });
  }
  return true;
}

}  // namespace

Result<std::optional<std::vector<Puzzle>>> make(const Wish& wish, const perfect::RulesKey& key,
                                                const std::vector<perfect::Sector>& sectors,
                                                const Workers& workers) {
  if (sectors.empty()) return fail("the database knows no sector of the moving phase, where puzzles begin");
  const RuleSet rules = perfect::rules_of(key);
  std::vector<Thread> threads = make_threads(workers, rules);
  Pool pool(wish.count);
  if (!find_puzzles(wish, sectors, workers, threads, pool)) return std::nullopt;
  if (const auto failure = failure_of(threads)) return tl::unexpected(*failure);
  if (!rate(workers, rules, threads, pool)) return std::nullopt;
  return pool.choice();
}

}  // namespace muehle::puzzles
