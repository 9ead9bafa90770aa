#include "solver/moving.h"

#include "solver/moving_rounds.h"
#include "solver/moving_start.h"
#include "solver/sector_pair.h"

namespace muehle::solver {

SolvedPair solve_moving_pair(const perfect::Sector& sector, MillProtection protection, const MaskTable& masks,
                             const FinishedSector& finished, int threads, Monitor* monitor) {
  SectorPair pair(sector, protection, masks, threads, monitor);
  start_moving(pair, finished);
  for (int plies = 1; !pair.stopped() && play_round(pair, plies); ++plies) {
  }
  SolvedPair solved;
  solved.values = std::move(pair.partner_of(0).partner);
  if (pair.side_count() == 2) solved.partner_values = std::move(pair.partner_of(1).partner);
  return solved;
}

}  // namespace muehle::solver
