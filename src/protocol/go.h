// The command `go`, as text.
#pragma once

#include <string>

#include "engine/go.h"
#include "protocol/words.h"

namespace muehle::protocol {

using engine::Clocks;
using engine::Go;

// The words behind `go`.
Result<Go> parse_go(Words words);
std::string to_text(const Go& go, Captures captures = Captures::joined);

}  // namespace muehle::protocol
