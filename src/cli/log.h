// The options of `muehle serve` that say what is logged, and how.
#pragma once

#include <string>

#include "cli/arguments.h"
#include "support/result.h"

namespace muehle::cli {

struct LogOptions {
  std::string format = "text";
  std::string level = "info";
  std::string access = "off";
};
void add_log_options(Arguments command, LogOptions& options);

// From here on the program's log is as they say, on standard error.
Result<void> begin_log(const LogOptions& options);
// Whether each request has a line; after begin_log().
bool logs_access(const LogOptions& options);

}  // namespace muehle::cli
