// Does one step of a plan: solves, and writes the files that come of it.
#pragma once

#include <map>
#include <optional>
#include <set>

#include "solver/mask_table.h"
#include "solver/meter.h"
#include "solver/placing.h"
#include "solver/work.h"

namespace muehle::solver {

// Where the values of a step go.
struct Places {
  perfect::RulesKey key;
  Disk& disk;
  std::string folder;  // of the database files
  WorkFolder& work;
};

class StepRunner {
 public:
  StepRunner(const Places& places, Meter& meter, int threads)
      : places_(places), meter_(meter), threads_(threads) {}

  enum class End {
    done,
    stopped,
    damaged,  // a working file that it reads was no good and is gone: plan again
  };
  struct Ending {
    End end;
    std::vector<SectorSurvey> counts;
  };
  // `keep`: the working files to be written. `missing`: the database files to be written.
  Result<Ending> run(const Step& step, Todo todo, const std::set<WorkFile>& keep,
                     const std::vector<DatabaseFile>& missing);

 private:
  // Distances in White's rows, in memory or in a working file.
  struct SectorDistances {
    SectorValues solved;
    std::optional<LoadedWork> loaded;
    std::span<const Distance> values() const { return loaded ? loaded->bytes : std::span(solved); }
  };
  using DistanceSectors = std::map<perfect::Sector, SectorDistances>;

  Result<Ending> run_distances(const Step& step, Todo todo, const std::set<WorkFile>& keep,
                               const std::vector<DatabaseFile>& missing);
  Result<Ending> run_packed(const Step& step, Todo todo, const std::set<WorkFile>& keep,
                            const std::vector<DatabaseFile>& missing);
  // False: a file was damaged.
  Result<bool> load(const perfect::Sector& sector, DistanceSectors& sectors);
  Result<bool> load(const perfect::Sector& sector, Ply& ply);
  void solve_moving(const Step& step, const DistanceSectors& captured, DistanceSectors& solved,
                    Monitor& monitor);
  void solve_placing(const perfect::Sector& sector, const DistanceSectors& next, DistanceSectors& solved,
                     Monitor& monitor);
  Result<void> write_packed(const WorkFile& file, std::span<const Distance> values);
  Result<void> store(const DatabaseFile& file, const DistanceSectors& sectors);
  Result<void> store(const DatabaseFile& file, const PackedSector& values);
  Result<void> write(const DatabaseFile& file, const std::vector<std::uint8_t>& bytes);
  void go_to(int ply);

  Places places_;
  Meter& meter_;
  int threads_;
  std::unique_ptr<MaskTable> masks_;
  // Packed, the placing phase goes from ply to ply; what is in memory need not be read again.
  int ply_ = -1;
  Ply current_;
  Ply next_;
};

}  // namespace muehle::solver
