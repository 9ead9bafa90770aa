// Names of players: what may stand in one.
#pragma once

#include <string>
#include <string_view>

#include "server/kernel/refusal.h"

namespace muehle::server {

inline constexpr std::size_t max_name_letters = 40;

// For a name as it came, in UTF-8; an empty one says that none is given. Everybody at the table reads it, so
// it holds something to be seen and nothing that is not: two names that look the same are the same.
Answer<void> check_name(std::string_view name);

}  // namespace muehle::server
