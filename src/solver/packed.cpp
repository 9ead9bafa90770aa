#include "solver/packed.h"

#include <array>
#include <cstring>

namespace muehle::solver {
namespace {

constexpr std::array<std::uint32_t, 256> make_unpacked() {
  std::array<std::uint32_t, 256> unpacked{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    for (int n = 0; n < 4; ++n) unpacked[byte] |= (byte >> (2 * n) & 3) << (8 * n);
  }
  return unpacked;
}
constexpr std::array<std::uint32_t, 256> unpacked = make_unpacked();

}  // namespace

void PackedSector::unpack_row(std::uint32_t row, std::uint8_t* values) const {
  const std::uint8_t* bytes = bytes_.data() + std::size_t{row} * shape_.stride;
  for (std::uint32_t n = 0; n < shape_.stride; ++n) std::memcpy(values + 4 * n, &unpacked[bytes[n]], 4);
}

void PackedSector::pack_row(std::uint32_t row, const std::uint8_t* values) {
  std::uint8_t* bytes = bytes_.data() + std::size_t{row} * shape_.stride;
  for (std::uint32_t n = 0; n < shape_.stride; ++n) {
    std::uint32_t byte = 0;
    for (std::uint32_t k = 0; k < 4 && 4 * n + k < shape_.width; ++k)
      byte |= std::uint32_t{values[4 * n + k]} << (2 * k);
    bytes[n] = static_cast<std::uint8_t>(byte);
  }
}

}  // namespace muehle::solver
