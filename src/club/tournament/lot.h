// Lots, drawn by the seed of a tournament: everybody can draw them again. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace muehle::club::tournament {

// 0 to count - 1, in any order.
std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed);

// Yes or no. Another question is another `about`.
bool coin(std::uint64_t seed, std::uint64_t about);

}  // namespace muehle::club::tournament
