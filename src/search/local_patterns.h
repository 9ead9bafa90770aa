// The board cut into overlapping pieces, each of which the evaluation knows by heart.
//
//   o--o--o      Eleven pieces: the 3x3 points around each of the four sides (three ring sides and the cross
//   o--o--o      line over them), the same one place further on (three corners and the middles beside them,
//   o--o--o      four times), and the three rings. Each point of a piece is empty, the mover's or the
//   other's.
//
// A piece and its mirror images, and those with the outer and inner ring exchanged, are worth the same, so
// they share a class. Pieces of this kind are how the strongest Othello programs evaluate since Logistello
// (M. Buro, 1997).
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"

namespace muehle::search {

inline constexpr int windows = 8;  // pieces of 3x3 points, one at each place around the rings
inline constexpr int pieces = windows + ring_count;
inline constexpr int window_codes = 19683;  // 3 to the power of 9
inline constexpr int ring_codes = 6561;     // 3 to the power of 8

// Classes: of windows at a corner place, of those at a middle place, of the outer and inner rings, of the
// middle ring, in this order.
inline constexpr int window_classes = 5346;
inline constexpr int ring_classes = 954;
inline constexpr int piece_classes = 2 * window_classes + 2 * ring_classes;

using PieceClasses = std::array<std::uint16_t, pieces>;

// Finds the classes of a position's pieces. Made once; a few hundred kilobytes of work.
class PieceIndex {
  // The codes of all windows: a vector of the compiler, which it maps to one of the processor.
  using Codes [[gnu::vector_size(2 * windows)]] = std::uint16_t;

 public:
  PieceIndex();
  // 0..piece_classes-1 for each piece.
  PieceClasses classes(Mask own, Mask opponent) const {
    const std::size_t o0 = own & 0xFF;
    const std::size_t o1 = (own >> ring_size) & 0xFF;
    const std::size_t o2 = own >> (2 * ring_size);
    const std::size_t p0 = opponent & 0xFF;
    const std::size_t p1 = (opponent >> ring_size) & 0xFF;
    const std::size_t p2 = opponent >> (2 * ring_size);
    const Codes codes =
        codes_[0][o0] + codes_[1][o1] + codes_[2][o2] + 2 * (codes_[0][p0] + codes_[1][p1] + codes_[2][p2]);
    PieceClasses found;
    for (std::size_t n = 0; n < windows; ++n) found[n] = window_class_[n % 2][codes[n]];
    found[windows] = ring_class_[0][ring_code_[o0] + 2u * ring_code_[p0]];
    found[windows + 1] = ring_class_[1][ring_code_[o1] + 2u * ring_code_[p1]];
    found[windows + 2] = ring_class_[0][ring_code_[o2] + 2u * ring_code_[p2]];
    return found;
  }

 private:
  // What the stones of one ring add to the codes.
  std::array<std::array<Codes, 256>, ring_count> codes_;
  std::array<std::uint16_t, 256> ring_code_;
  std::array<std::array<std::uint16_t, window_codes>, 2> window_class_;  // at corners, at middles
  std::array<std::array<std::uint16_t, ring_codes>, 2> ring_class_;      // outer or inner, middle
};

}  // namespace muehle::search
