// What a client is told of an exception that nobody expected.
#pragma once

#include "net/failure.h"
#include "server/refusal.h"

namespace muehle::server {

// To be called while an exception is handled: logs it, too.
inline Refused refuse_failure(std::string_view where) {
  net::log_failure(where, std::current_exception());
  return {ErrorCode::internal, "something went wrong in the server; its log says what", std::nullopt};
}

}  // namespace muehle::server
