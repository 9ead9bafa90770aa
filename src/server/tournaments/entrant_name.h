// How those who enter a tournament may be called.
#pragma once

#include <string>
#include <string_view>

#include "server/kernel/refusal.h"

namespace muehle::server {

// As acts want it; and nobody is called as the place of a deleted account is (storage/left_names.h).
Answer<void> check_entrant_name(std::string_view name);

}  // namespace muehle::server
