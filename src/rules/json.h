// What of the rules stands in the answers of several programs, as JSON (docs/notation.md).
#pragma once

#include "rules/history.h"
#include "support/json.h"

namespace muehle {

// Draws by rule that stand: `[{"kind":…,"automatic":…,"proof":[…]},…]`.
void write_dues(Json& json, const std::vector<Due>& dues);
std::string due_json(const std::vector<Due>& dues);

}  // namespace muehle
