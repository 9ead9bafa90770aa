// What every subcommand of `muehle` is made of. A subcommand lives in one file with one function
// `Command add_NAME(Arguments)`, declared and listed in commands.h and commands.cpp; it only declares its
// options there and does its work in `run`.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/language.h"

namespace muehle::cli {

// Exit statuses: done; failed although the request was right (a file cannot be written, a port is taken);
// wrong usage or bad input.
inline constexpr int exit_done = 0;
inline constexpr int exit_failed = 1;
inline constexpr int exit_usage = 2;

struct Command {
  Arguments app;             // the subcommand
  std::function<int()> run;  // called when the subcommand was given; returns the exit status
};

// Prints `muehle: MESSAGE` on stderr and returns `status`.
int complain(std::string_view message, int status = exit_usage);
// The same in `language`, where it has words for it.
int complain(const Error& error, int status = exit_usage, Language language = environment_language());
// What is worth knowing of a record, though it could be read. The same way, and work goes on.
void tell(const std::vector<Error>& remarks, Language language = environment_language());

}  // namespace muehle::cli
