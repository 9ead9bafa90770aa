#include "engine/options.h"

#include "engine/failure.h"

namespace muehle::engine {

Result<void> check(const Options& options) {
  if (options.megabytes < 1) return fail(Failure::bad_option, "the table needs at least 1 MiB");
  if (options.threads < 1) return fail(Failure::bad_option, "at least one thread must search");
  if (options.lines < 1) return fail(Failure::bad_option, "at least one line must be searched");
  if (options.level && search::find_level(*options.level) == nullptr) {
    return fail(Failure::bad_option, "there is no level " + std::to_string(*options.level));
  }
  if (options.contempt < 0 || options.contempt > search::largest_contempt) {
    return fail(Failure::bad_option, "contempt is 0 to " + std::to_string(search::largest_contempt));
  }
  if (options.overhead < 0) return fail(Failure::bad_option, "the overhead of a move is not negative");
  return {};
}

}  // namespace muehle::engine
