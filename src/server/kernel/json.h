// Reading JSON that strangers send, and writing what may be missing.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board.h"
#include "rules/history.h"
#include "server/kernel/refusal.h"

namespace muehle::server {

// One JSON object, nested at most a few levels; `code` is what anything else is refused with.
Answer<boost::json::object> read_object(std::string_view text, ErrorCode code);

boost::json::value text_or_null(const std::optional<std::string>& text);
// Draws by rule that stand, as every program writes them.
boost::json::value dues_value(const std::vector<muehle::Due>& dues);

boost::json::value colour_or_null(const std::optional<Colour>& colour);

}  // namespace muehle::server
