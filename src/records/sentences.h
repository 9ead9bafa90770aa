// Games in which each turn is told in words or signs of the program's own.
#pragma once

#include <vector>

#include "records/lines.h"
#include "rules/record_text.h"

namespace muehle::records {

// GoldToken's page for printing: `1<TAB>Place to g1<TAB>Place to d2`, `11<TAB>b4 -> c4<TAB>d2 -> f2, take
// c4`. What stands before the first row and behind the last one belongs to the page.
bool looks_like_goldtoken(std::string_view line);
Result<RecordText> read_goldtoken(const std::vector<Line>& lines);

// `Place at point 4`, `Move point 3 -> point 10`, `Capture point 7`: points from 0 in reading order.
bool looks_like_openspiel(std::string_view line);
Result<RecordText> read_openspiel(const std::vector<Line>& lines);

// Sanmill before 2021, a sign a line: `(3,4)`, `(2,8)->(2,7)`, and `-(1,7)` for what is taken; a ring from
// the inside and a place on it. And what its engine is told: `position fen …`, `moves (1,6) (2,5) -(2,3)`.
bool looks_like_rings(std::string_view line);
Result<RecordText> read_rings(const std::vector<Line>& lines);

}  // namespace muehle::records
