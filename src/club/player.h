// A member of the club, by the number under which the store knows him.
#pragma once

#include <cstdint>

namespace muehle::club {

using PlayerId = std::int64_t;

}  // namespace muehle::club
