// A review as notes of a record.
#pragma once

#include "cli/analyse/review.h"
#include "rules/record.h"

namespace muehle::cli::analyse {

// `record` with the review of its game: behind every move a comment `[%value …]`, behind a move that gave
// something away a glyph, what it cost in words, and what would have been better as variations. Notes of an
// earlier review are replaced, all others stay.
Record annotated(Record record, const Review& review, Language language);

}  // namespace muehle::cli::analyse
