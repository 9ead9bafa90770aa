// What this machine has to offer.
#pragma once

#include <cstdint>

namespace muehle::solver {

// Bytes of memory that can be used without taking them from other programs; the limit of a container counts.
std::uint64_t available_memory();

// Processors this process may use; at least 1.
int available_threads();

}  // namespace muehle::solver
