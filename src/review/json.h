// Reviews and values as JSON: the answers of `muehle analyse --json` and of `muehle db probe --json`, of a
// server that is asked for the same, and of the browser.
#pragma once

#include "perfect/rated_moves.h"
#include "review/review.h"
#include "rules/record.h"
#include "support/json.h"

namespace muehle::review {

// {"value":"win","plies":25}; `plies` is null where there is none, the value of nothing is "absent".
std::string answer_json(const std::optional<perfect::Answer>& answer);
// The same with the moves, in the order given: {…,"moves":[{"move":"d6","value":"draw","plies":null},…]}.
void write_values(Json& json, const std::optional<perfect::Answer>& answer,
                  const std::vector<perfect::RatedMove>& moves);
std::string values_json(const std::optional<perfect::Answer>& answer,
                        const std::vector<perfect::RatedMove>& moves);

// A position with its best `lines` lines, as far as they were extended.
std::string position_json(const History& history, const Analysis& analysis, int lines);
std::string review_json(const Record& record, const Review& review);
// What a page needs of it that has the game: the moves without what it knows of them, and no sums.
void write_review(Json& json, const Review& review);

}  // namespace muehle::review
