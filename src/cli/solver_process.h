// The solver as a process of its own: whatever becomes of it, the server goes on.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace muehle::cli {

// This program, also after its file was replaced by a newer one.
inline constexpr const char* this_program = "/proc/self/exe";

// Starts `program` with `words` (the first one is its name) at the lowest priority. It is killed when the
// thread that called this ends, and where memory runs out it goes first. It gets nothing of this process but
// `output` and `errors` for its standard streams (-1: they are dropped) and the language. 0 where the system
// has no more processes.
pid_t start_solver(const std::string& program, std::vector<std::string> words, int output, int errors);

}  // namespace muehle::cli
