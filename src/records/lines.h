// The lines of a text with their numbers.
#pragma once

#include <string_view>
#include <vector>

namespace muehle::records {

struct Line {
  int number;             // from 1
  std::string_view text;  // without its end
};
std::vector<Line> lines_of(std::string_view text);

}  // namespace muehle::records
