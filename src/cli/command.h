// What every subcommand of `muehle` is made of. A subcommand lives in one file with one function
// `Command add_NAME(CLI::App&)`, declared and listed in commands.h and commands.cpp; it only declares its
// options there and does its work in `run`.
#pragma once

#include <functional>
#include <string_view>

#include "cli/language.h"

namespace CLI {
class App;
}

namespace muehle::cli {

// Exit statuses: done; failed although the request was right (a file cannot be written, a port is taken);
// wrong usage or bad input.
inline constexpr int exit_done = 0;
inline constexpr int exit_failed = 1;
inline constexpr int exit_usage = 2;

struct Command {
  CLI::App* app;             // the subcommand, owned by the App it was added to
  std::function<int()> run;  // called when the subcommand was given; returns the exit status
};

// Prints `muehle: MESSAGE` on stderr and returns `status`.
int complain(std::string_view message, int status = exit_usage);
// The same in `language`, where it has words for it.
int complain(const Error& error, int status = exit_usage, Language language = environment_language());

}  // namespace muehle::cli
