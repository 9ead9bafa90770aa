// Texts of people, in UTF-8: what may not stand in one, and how long one is.
#pragma once

#include <cstddef>
#include <string_view>

namespace muehle::server {

// UTF-8 without raw control characters and without the ones that turn the direction of what follows.
bool is_plain_text(std::string_view utf8);
std::size_t count_letters(std::string_view utf8);

}  // namespace muehle::server
