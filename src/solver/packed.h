// Win, draw and loss of many positions, two bits each.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "perfect/answer.h"
#include "perfect/shape.h"

namespace muehle::solver {

// A value as White sees it, whoever is to move: that of a position in which he is.
inline constexpr std::uint8_t black_wins = code_of(perfect::Value::loss);
inline constexpr std::uint8_t no_winner = code_of(perfect::Value::draw);
inline constexpr std::uint8_t white_wins = code_of(perfect::Value::win);

// A sector's table. Its rows begin on bytes, so that threads can write different rows.
class PackedSector {
 public:
  PackedSector() = default;
  explicit PackedSector(const perfect::Shape& shape)
      : shape_(shape), bytes_(std::size_t{shape.rows} * shape.stride) {}

  const perfect::Shape& shape() const { return shape_; }
  std::uint32_t width() const { return shape_.width; }
  std::uint32_t row_count() const { return shape_.rows; }
  bool empty() const { return bytes_.empty(); }

  // All rows, one after the other.
  std::span<const std::uint8_t> bytes() const { return bytes_; }
  std::span<std::uint8_t> bytes() { return bytes_; }

  // `values` has room for shape().padded_width().
  void unpack_row(std::uint32_t row, std::uint8_t* values) const;
  void pack_row(std::uint32_t row, const std::uint8_t* values);

 private:
  perfect::Shape shape_{};
  std::vector<std::uint8_t> bytes_;
};

}  // namespace muehle::solver
