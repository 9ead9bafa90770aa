// The positions of a game that `muehle show --game` draws.
#pragma once

#include <vector>

#include "diagram/svg.h"
#include "rules/record.h"

namespace muehle::cli {

// The plies (0 is the start) that are drawn of a game with `size` plies: those in `asked`, in their order,
// else every `every`th from the first on and the last one. A start of its own is drawn, too.
Result<std::vector<int>> plies_to_draw(const History& history, const std::vector<int>& asked, int every);

// With the move that led there, and the glyph it has in the record, as its caption.
std::vector<diagram::StripPanel> panels_of(const Record& record, const std::vector<int>& plies);

// Who played, and the result.
std::string title_of(const Record& record);

}  // namespace muehle::cli
