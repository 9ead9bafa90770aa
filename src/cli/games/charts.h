// Pictures of numbers: SVG to stand in a page, coloured by the page's classes `first` and `second`.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muehle::cli::games {

using WriteNumber = std::function<std::string(double)>;

// One row: a label and a bar for each series; nothing where there is no number.
struct BarRow {
  std::string label;
  std::vector<std::optional<double>> values;
};
// Horizontal bars from 0, each with its number. `title` says what it is to those who cannot see it.
std::string bar_chart(std::string_view title, const std::vector<BarRow>& rows, const WriteNumber& number);

// Columns side by side from 0, one for each series at each place; the first `shaded` places stand on grey.
std::string column_chart(std::string_view title, const std::vector<std::vector<double>>& places, int shaded,
                         const WriteNumber& number);

}  // namespace muehle::cli::games
