// The 16 symmetries of the board: the eight of the square, each with and without exchanging the outer and the
// inner ring.
#pragma once

#include "rules/position.h"

namespace muehle {

inline constexpr int symmetry_count = 16;

// Symmetry n: bit 0 exchanges the rings, bit 1 mirrors (clockwise becomes counter-clockwise), bits 2 and 3
// then turn the board by that many quarters clockwise. Symmetry 0 changes nothing.
constexpr Mask transform(Mask mask, int symmetry) {
  if (symmetry & 1) mask = (mask & 0x00FF00) | ((mask & 0xFF) << 16) | (mask >> 16);
  if (symmetry & 2) {
    // Place p of a ring goes to place -p: 0 and 4 stay, the others change in pairs.
    mask = (mask & 0x111111) | ((mask & 0x020202) << 6) | ((mask & 0x808080) >> 6) |
           ((mask & 0x040404) << 4) | ((mask & 0x404040) >> 4) | ((mask & 0x080808) << 2) |
           ((mask & 0x202020) >> 2);
  }
  const int quarters = symmetry >> 2;
  return quarters == 0 ? mask : turn_rings(mask, 2 * quarters);
}

// The symmetry that undoes `symmetry`.
int inverse(int symmetry);

Point transform(Point point, int symmetry);
Move transform(Move move, int symmetry);
Position transform(const Position& position, int symmetry);

// The position of the class with the smallest key().
Position canonical(const Position& position);

}  // namespace muehle
