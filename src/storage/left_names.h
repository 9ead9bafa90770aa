// What stands in the acts of a tournament in the place of a name that was deleted.
#pragma once

#include <string>
#include <string_view>

namespace muehle {

inline constexpr std::string_view left_name_begins = "deleted ";

// `act`: the number of the one by which he entered; so no two are the same.
inline std::string left_name(int act) { return std::string(left_name_begins) + std::to_string(act); }
// Whether somebody would be called so.
inline bool is_left_name(std::string_view name) { return name.starts_with(left_name_begins); }

}  // namespace muehle
