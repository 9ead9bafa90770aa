// Several threads that search one position with one table (Lazy SMP). Native only.
#pragma once

#include <memory>

#include "perfect/database.h"
#include "search/search.h"

namespace muehle::engine {

class Team {
 public:
  // `database` may be null and outlives the team. `threads` from 1. Throws std::bad_alloc only.
  Team(std::size_t megabytes, int threads, const perfect::Database* database = nullptr);
  ~Team();
  Team(Team&&) noexcept;
  Team& operator=(Team&&) noexcept;

  // As Searcher::search, by all threads. `worker`, `nodes` and `probe` of `control` are the team's own
  // affair. The nodes reported are those of all threads. With one thread the answer is deterministic.
  search::Report search(const History& history, const search::Request& request,
                        const search::Control& control = {});
  // Forgets everything that earlier searches found out.
  void clear();

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace muehle::engine
