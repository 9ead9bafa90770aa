// Win, draw and loss of many positions, two bits each.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "perfect/classes.h"

namespace muehle::solver {

// A value as White sees it, whoever is to move.
enum Wdl : std::uint8_t { black_wins = 0, no_winner = 1, white_wins = 2 };

// The positions with `white` and `black` stones on the board, a row for each class of White's stones with all
// placements of Black's on the points that are left. Rows begin on bytes, so that threads can write different
// rows.
class PackedSector {
 public:
  PackedSector() = default;
  PackedSector(int white, int black)
      : white_(white),
        black_(black),
        width_(perfect::choose(point_count - white, black)),
        stride_((width_ + 3) / 4),
        bytes_(std::size_t{row_count()} * stride_) {}

  int white() const { return white_; }
  int black() const { return black_; }
  std::uint32_t width() const { return width_; }
  std::uint32_t row_count() const { return perfect::class_counts[static_cast<std::size_t>(white_)]; }
  bool empty() const { return bytes_.empty(); }
  std::size_t byte_size() const { return bytes_.size(); }

  // All rows, one after the other.
  std::span<const std::uint8_t> bytes() const { return bytes_; }
  std::span<std::uint8_t> bytes() { return bytes_; }

  // `values` has room for width() rounded up to a multiple of four.
  void unpack_row(std::uint32_t row, std::uint8_t* values) const;
  void pack_row(std::uint32_t row, const std::uint8_t* values);

 private:
  int white_ = 0;
  int black_ = 0;
  std::uint32_t width_ = 0;
  std::uint32_t stride_ = 0;
  std::vector<std::uint8_t> bytes_;
};

}  // namespace muehle::solver
