// Players for the tests of what knows them by their numbers alone.
#pragma once

#include "storage/identity.h"

namespace muehle::server::testing {

inline constexpr PlayerId anna = 1;
inline constexpr PlayerId ben = 2;
inline constexpr PlayerId cleo = 3;

}  // namespace muehle::server::testing
