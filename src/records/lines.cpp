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

}  // namespace muehle::records
