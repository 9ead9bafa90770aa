// Texts that people and logs may see, of settings in which passwords may stand.
#pragma once

#include <string>
#include <string_view>

namespace muehle {

// What stands in the place of a password.
inline constexpr std::string_view mask = "***";

// `text` without the password of an address in it, `scheme://user:PASSWORD@host`, and without those among its
// options, `?password=PASSWORD`.
std::string masked(std::string_view text);

}  // namespace muehle
