// The lines of a text with their numbers.
#pragma once

#include <string_view>
#include <vector>

#include "rules/record_text.h"

namespace muehle::records {

struct Line {
  int number;             // from 1
  std::string_view text;  // without its end
};
std::vector<Line> lines_of(std::string_view text);
// Where `part`, a view into the line, begins in the text.
Location place_in(const Line& line, std::string_view part);

}  // namespace muehle::records
