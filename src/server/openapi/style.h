// The look of the page (page.css), inside the program.
#pragma once

#include <string_view>

namespace muehle {

std::string_view api_style();

}  // namespace muehle
