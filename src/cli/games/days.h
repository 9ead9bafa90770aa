// Days as who chooses games writes them.
#pragma once

#include <string>
#include <string_view>

#include "support/result.h"

namespace muehle::cli::games {

// A day, a month or a year, `2026-03-01`, `2026.03` or `2026`, as its first day or its last one, as a
// collection has days: `2026.03.31`.
Result<std::string> first_day_of(std::string_view text);
Result<std::string> last_day_of(std::string_view text);

}  // namespace muehle::cli::games
