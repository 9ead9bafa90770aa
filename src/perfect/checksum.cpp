#include "perfect/checksum.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace muehle::perfect {

std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

}  // namespace muehle::perfect
