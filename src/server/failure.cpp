#include "server/failure.h"

#include <spdlog/spdlog.h>

namespace muehle::server {

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

Refused refuse_failure(std::string_view where) {
  log_failure(where, std::current_exception());
  return {ErrorCode::internal, "something went wrong in the server; its log says what", std::nullopt};
}

}  // namespace muehle::server
