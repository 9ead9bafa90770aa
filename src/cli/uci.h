// The engine protocol over a pair of streams.
#pragma once

#include <iosfwd>

namespace muehle::cli {

// Reads commands until `quit` or the end of `input`, where it first lets a search with limits answer. Returns
// the exit status.
int run_uci(std::istream& input, std::ostream& output);

}  // namespace muehle::cli
