// What was found out, for people. review/json.h has it for programs.
#pragma once

#include "cli/language.h"
#include "review/review.h"
#include "rules/record.h"

namespace muehle::cli::analyse {

// A position with its best `lines` lines, as far as they were extended.
void print_position(const History& history, const review::Analysis& analysis, int lines, Language language);

void print_review(const Record& record, const review::Review& review, Language language);

}  // namespace muehle::cli::analyse
