// The file bench/data/openings.txt, which is in the program.
#pragma once

#include <string_view>

namespace muehle {

std::string_view openings_text();

}  // namespace muehle
