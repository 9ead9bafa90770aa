// A password that stands in a file, where neither the command line nor the environment shows it.
#pragma once

#include <string>

#include "support/result.h"

namespace muehle::cli {

// The first and only line of `file`, which was given with `option`; the password is in no message.
Result<std::string> read_password(const std::string& option, const std::string& file);

}  // namespace muehle::cli
