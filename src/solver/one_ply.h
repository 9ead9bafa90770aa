// The values of a sector from those of the positions one move further on, without regard to how either were
// solved. Verification and the sectors that no file holds are made of this.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "perfect/sector.h"
#include "solver/mask_table.h"
#include "solver/scale.h"

namespace muehle::solver {

// Reads one row of a sector in mover order; there is room for its padded_width().
using ReadSectorRow =
    std::function<void(const perfect::Sector& sector, std::uint32_t row, std::uint8_t* values)>;

// Works out positions for one class of the standing side's stones at a time. One object a thread.
class OnePly {
 public:
  // Positions of `sector`; `next` reads the sectors that its moves lead to.
  OnePly(const perfect::Sector& sector, const perfect::RulesKey& key, const Scale& scale,
         const MaskTable& masks, const ReadSectorRow& next);

  // Values of the positions in which the standing side has canonical_masks(opp)[`standing`], by the rank of
  // the mover's stones on the points that it leaves.
  const std::vector<std::uint8_t>& work_out(std::uint32_t standing);

 private:
  void find_mills(Mask free);
  void score_captures(Mask standing, Mask takes);
  void hand_back(Mask free, bool takes);

  perfect::Sector sector_;
  perfect::RulesKey key_;
  const Scale& scale_;
  const MaskTable& masks_;
  const ReadSectorRow& next_;
  perfect::Sector quiet_sector_;
  std::vector<Mask> after_;            // the mover's stones after a move, gathered on the free points
  std::vector<std::uint8_t> quiet_;    // scores by after_
  std::vector<std::uint8_t> capture_;  // the best capture, for those that hold a mill
  std::vector<std::pair<std::uint32_t, Mask>> holding_mill_;  // of after_, with the stones on their points
  std::vector<std::uint8_t> child_;
  std::vector<std::uint8_t> best_;
};

}  // namespace muehle::solver
