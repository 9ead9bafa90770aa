// What a run of the solver tells whoever started it.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "solver/counts.h"
#include "solver/plan.h"
#include "solver/work.h"

namespace muehle::solver {

// A file of the database that cannot be used and will be made again.
struct BadFile {
  std::string file;
  std::string reason;
};

struct Planned {
  std::size_t steps = 0;  // in all
  std::size_t left = 0;   // still to be done
  std::uint64_t slots_left = 0;
  std::uint64_t disk_bytes = 0;    // needed besides what is there, about
  std::uint64_t memory_bytes = 0;  // of the largest step, about
};

struct StepStarted {
  std::size_t number;  // counted from 1 up to Planned::left
  std::size_t left;
  std::vector<perfect::Sector> sectors;
};

// Comes several times a second.
struct Progress {
  double step;               // 0..1
  double all;                // 0..1
  double step_seconds_left;  // about
  double all_seconds_left;
};

struct StepDone {
  std::size_t number;
  std::size_t left;
  double seconds;
  std::vector<SectorSurvey>
      counts;  // of the sectors that were solved in this step; none when they were there
};

using Notice = std::variant<BadFile, Damage, Planned, StepStarted, Progress, StepDone>;
// Called by the thread that called solve().
using Observer = std::function<void(const Notice&)>;

}  // namespace muehle::solver
