// What was found out, for people and for programs.
#pragma once

#include <boost/json/object.hpp>

#include "cli/analyse/review.h"
#include "rules/record.h"

namespace muehle::cli::analyse {

// A position with its best `lines` lines, as far as they were extended.
void print_position(const History& history, const Analysis& analysis, int lines, Language language);
boost::json::object position_json(const History& history, const Analysis& analysis, int lines);

void print_review(const Record& record, const Review& review, Language language);
boost::json::object review_json(const Record& record, const Review& review);

}  // namespace muehle::cli::analyse
