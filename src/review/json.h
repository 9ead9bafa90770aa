// Reviews and values as JSON, for whoever is native: the answers of `muehle analyse --json` and of
// `muehle db probe --json`, and of a server that is asked for the same. The browser leaves this file out.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "perfect/rated_moves.h"
#include "review/review.h"
#include "rules/record.h"

namespace muehle::review {

// {"value":"win","plies":25}; `plies` is null where there is none, the value of nothing is "absent".
boost::json::object answer_json(const std::optional<perfect::Answer>& answer);
// The same with the moves, in the order given: {…,"moves":[{"move":"d6","value":"draw","plies":null},…]}.
boost::json::object values_json(const std::optional<perfect::Answer>& answer,
                                const std::vector<perfect::RatedMove>& moves);

// A position with its best `lines` lines, as far as they were extended.
boost::json::object position_json(const History& history, const Analysis& analysis, int lines);
// Draws by rule that stand, as docs/notation.md has them.
boost::json::array due_json(const std::vector<Due>& dues);
boost::json::object review_json(const Record& record, const Review& review);

}  // namespace muehle::review
