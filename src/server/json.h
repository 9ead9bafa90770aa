// Reading JSON that strangers send.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "server/refusal.h"

namespace muehle::server {

// One JSON object, nested at most a few levels; `code` is what anything else is refused with.
Answer<boost::json::object> read_object(std::string_view text, ErrorCode code);

}  // namespace muehle::server
