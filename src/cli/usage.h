// What is wrong with a command line, in words.
#pragma once

#include <string>

namespace CLI {
class App;
class Error;
}  // namespace CLI

namespace muehle::cli {

// For standard error: what was not understood, what would have been where that is known, and who tells more.
// `app` is the program, after it has tried to parse.
std::string usage_fault(const CLI::App& app, const CLI::Error& error);

}  // namespace muehle::cli
