// A database for the tests of the library. It is made by the core, whose headers the tests do not see.
#pragma once

#include <string>

namespace library_test {

// The moving phase with up to seven stones, made once: three against three and three against four are files.
const std::string& small_folder();

}  // namespace library_test
