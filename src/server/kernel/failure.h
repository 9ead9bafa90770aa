// What a client is told of an exception that nobody expected.
#pragma once

#include "net/failure.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

inline constexpr const char* failure_said = "something went wrong in the server; its log says what";

// To be called while an exception is handled: logs it, too.
inline Refused refuse_failure(std::string_view where) {
  net::log_failure(where, std::current_exception());
  return {ErrorCode::internal, failure_said, std::nullopt};
}

}  // namespace muehle::server
