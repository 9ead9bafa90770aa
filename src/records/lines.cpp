#include "records/lines.h"

#include "support/text.h"

namespace muehle::records {

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (std::string_view line : split(text, '\n')) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back({static_cast<int>(lines.size()) + 1, line});
  }
  return lines;
}

Location place_in(const Line& line, std::string_view part) {
  const auto begin = static_cast<std::size_t>(part.data() - line.text.data());
  return {line.number, column_behind(line.text.substr(0, begin))};
}

}  // namespace muehle::records
