// Database files anew without the positions that no game reaches.
//
// Only the last plies of the placing phase leave something out: they are where nearly all bytes are, and from
// them on so little is left to place that a reader works out within milliseconds what is not there. The
// moving phase, and with it everything that the placing phase ends in, stays whole.
#pragma once

#include <memory>

#include "perfect/database.h"
#include "solver/monitor.h"
#include "solver/one_side.h"

namespace muehle::solver {

// The last ply of the placing phase whose files stay whole.
inline constexpr int last_whole_ply = 12;

inline bool is_shrunk(const perfect::Sector& sector) {
  return !sector.moving() && sector.ply > last_whole_ply;
}

class Shrinker {
 public:
  // `database` outlives it.
  Shrinker(const perfect::Database& database, int threads);

  // The bytes of the file of a sector that is_shrunk(), which the database holds whole. `monitor` hears of
  // one unit for each slot; when it has stopped there are no bytes. An error names the file that is damaged.
  Result<std::vector<std::uint8_t>> shrink(const perfect::Sector& sector, perfect::Content content,
                                           Monitor& monitor) const;

 private:
  const perfect::Database& database_;
  int threads_;
  MaskTable masks_;
  BothSides sides_;
};

}  // namespace muehle::solver
