// Exceptions that nobody expected: mistakes of the program, or no memory. They end neither a thread nor the
// server, and never go unsaid.
#pragma once

#include <exception>
#include <string_view>

#include "server/refusal.h"

namespace muehle::server {

// Writes a line into the log; `where` says what was under way. Does nothing without an exception.
void log_failure(std::string_view where, const std::exception_ptr& failure);

// To be called while an exception is handled: logs it, and says what the client is told.
Refused refuse_failure(std::string_view where);

}  // namespace muehle::server
