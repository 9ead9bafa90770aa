// Values as text and as JSON.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "perfect/probe.h"

namespace muehle::cli::db {

// `win 25`, `draw`, `loss 26`, `win` where no distance is known, `absent`.
std::string to_text(const std::optional<perfect::Answer>& answer);

// {"value":"win","plies":25}; `plies` is null where there is none, the value of nothing is "absent".
boost::json::object to_json(const std::optional<perfect::Answer>& answer);

}  // namespace muehle::cli::db
