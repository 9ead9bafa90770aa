// The words of the report, as a page with gaps; see page.h.
#pragma once

#include <string_view>

namespace muehle {

std::string_view solution_template();

}  // namespace muehle
