// Values as text.
#pragma once

#include <optional>
#include <string>

#include "perfect/answer.h"

namespace muehle::cli::db {

// `win 25`, `draw`, `loss 26`, `win` where no distance is known, `absent`.
std::string to_text(const std::optional<perfect::Answer>& answer);

}  // namespace muehle::cli::db
