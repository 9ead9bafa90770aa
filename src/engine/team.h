// Several threads that search one position with one table (Lazy SMP). Native only.
#pragma once

#include <memory>

#include "perfect/database.h"
#include "search/search.h"
#include "support/threads.h"

namespace muehle::engine {

class Team {
 public:
  // One worker with the least table there is. Where there are fewer threads than workers, fewer search.
  explicit Team(BeginThread begin = begin_thread);
  // `threads` from 1. `database` may be null and outlives the team. An error where there is not enough
  // memory.
  static Result<Team> make(std::size_t megabytes, int threads, const perfect::Database* database = nullptr);
  ~Team();
  Team(Team&&) noexcept;
  Team& operator=(Team&&) noexcept;

  // Becomes what make() would make, and knows nothing yet. The old table's memory is given back before the
  // new one's is taken. On an error it is what it was, and knows what it knew.
  Result<void> become(std::size_t megabytes, int threads, const perfect::Database* database);

  // As Searcher::search, by all threads. `worker`, `nodes` and `probe` of `control` are the team's own
  // affair. The nodes reported are those of all threads. With one thread the answer is deterministic. An
  // error where it could not be searched to an end, for want of memory or because a callback has thrown.
  Result<search::Report> search(const History& history, const search::Request& request,
                                const search::Control& control = {});
  // Forgets everything that earlier searches found out.
  void clear();

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace muehle::engine
