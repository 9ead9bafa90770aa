#include "net/failure.h"

#include <spdlog/spdlog.h>

namespace muehle::net {

void log_failure(std::string_view where, const std::exception_ptr& failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    spdlog::error("{}: {}", where, error.what());
  } catch (...) {
    spdlog::error("{}: an exception of unknown kind", where);
  }
}

}  // namespace muehle::net
