// What `muehle --licenses` prints, embedded in the program when it was built.
#pragma once

#include <string_view>

namespace muehle {

std::string_view license_text();      // of this program
std::string_view third_party_text();  // of the libraries in it, with their notices

}  // namespace muehle
