// A review as notes of a record.
#pragma once

#include <functional>
#include <string>

#include "review/review.h"
#include "rules/record.h"

namespace muehle::review {

// What the comments say behind the values, in a reader's language; empty: nothing.
struct Phrases {
  std::function<std::string(const ReviewedMove&)> of_move;
  std::function<std::string(const Worth&)> of_better;  // of a line that would have been better
};

// `record` with the review of its game: behind every move a comment `[%value …]`, behind a move that gave
// something away a glyph, what it cost in words, and what would have been better as variations. Notes of an
// earlier review are replaced, all others stay.
Record annotated(Record record, const Review& review, const Phrases& phrases);

}  // namespace muehle::review
