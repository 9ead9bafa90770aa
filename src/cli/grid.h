// A table of texts, for the terminal and for paper.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muehle::cli {

struct Column {
  std::string heading;
  bool number = false;  // stands to the right
};
struct Grid {
  std::vector<Column> columns = {};
  std::vector<std::vector<std::string>> rows = {};
};

// A line for the headings and one for each row.
std::string to_text(const Grid& grid);
std::string to_html(const Grid& grid);

}  // namespace muehle::cli
