// Times as numbers, as they are stored and sent.
#pragma once

#include <cstdint>

namespace muehle {

using UnixSeconds = std::int64_t;  // since 1970
using Milliseconds = std::int64_t;

}  // namespace muehle
