// Checksums of database files: XXH3 by Yann Collet, 64 bits.
#pragma once

#include <cstdint>
#include <span>

namespace muehle::perfect {

std::uint64_t checksum(std::span<const std::uint8_t> bytes);

}  // namespace muehle::perfect
