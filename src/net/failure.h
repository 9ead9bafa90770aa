// Exceptions that nobody expected: mistakes of the program, or no memory. They end neither a thread nor the
// server, and never go unsaid.
#pragma once

#include <exception>
#include <string_view>

namespace muehle::net {

// Writes a line into the log; `where` says what was under way. Does nothing without an exception.
void log_failure(std::string_view where, const std::exception_ptr& failure);

}  // namespace muehle::net
