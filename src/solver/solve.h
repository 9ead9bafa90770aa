// Solves what is asked for and writes the database. May be stopped or killed at any moment; the next run goes
// on where this one was.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

#include "solver/disk.h"
#include "solver/notice.h"
#include "solver/plan.h"

namespace muehle::solver {

struct SolveOptions {
  perfect::RulesKey key;
  Goal goal;
  std::string folder;  // of the databases of all rules
  int threads = 1;
  std::uint64_t memory_bytes = 0;  // that may be used
  bool keep_work = false;          // leave the working files
};

// The file in a rule set's folder that is held while somebody solves into it, and stays.
inline constexpr std::string_view lock_name = "lock";

enum class SolveEnd { done, stopped };

// Returns when all is done, or soon after `stop` has become true. Refused before anything is solved: a folder
// in which another process solves, too little memory for a step, too little free disk. After an error, too,
// there are only whole files.
Result<SolveEnd> solve(const SolveOptions& options, Disk& disk, const std::atomic<bool>& stop,
                       const Observer& observer);

}  // namespace muehle::solver
