#include "cli/games/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "net/pages.h"

namespace muehle::cli::games {
namespace {

constexpr std::string_view series[] = {"first", "second"};

// Lengths in user units.
constexpr int width = 720;
constexpr int label_width = 130;
constexpr int number_width = 70;
constexpr int bar_height = 16;
constexpr int bar_gap = 3;
constexpr int row_gap = 12;
constexpr int plot_height = 180;
constexpr int axis_width = 44;
constexpr int axis_height = 24;
constexpr int label_every = 10;  // places

std::string picture(std::string_view title, int height, std::string_view content) {
  return fmt::format(
      "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" "
      "xmlns=\"http://www.w3.org/2000/svg\">\n{}</svg>\n",
      width, height, net::as_html(title), content);
}

std::string text(double x, double y, std::string_view anchor, std::string_view content) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                     net::as_html(content));
}

std::string box(std::string_view kind, double x, double y, double wide, double high) {
  return fmt::format("<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
                     kind, x, y, std::max(wide, 0.0), std::max(high, 0.0));
}

// The end of an axis that reaches `most`: a round number whose half is one, too.
double rounded_up(double most) {
  if (most <= 0) return 1;
  const double power = std::pow(10, std::floor(std::log10(most)));
  for (const double step : {1.0, 2.0, 3.0, 4.0, 6.0, 8.0}) {
    if (most <= step * power) return step * power;
  }
  return 10 * power;
}

}  // namespace

std::string bar_chart(std::string_view title, const std::vector<BarRow>& rows, const WriteNumber& number) {
  double most = 0;
  for (const BarRow& row : rows) {
    for (const auto& value : row.values) most = std::max(most, value.value_or(0));
  }
  const double scale = most > 0 ? (width - label_width - number_width) / most : 0;
  std::string content;
  int y = 0;
  for (const BarRow& row : rows) {
    const int height = static_cast<int>(row.values.size()) * (bar_height + bar_gap);
    content += text(label_width - 10, y + height / 2.0 + 3, "end", row.label);
    for (std::size_t n = 0; n < row.values.size(); ++n) {
      const double length = row.values[n].value_or(0) * scale;
      content += box(series[n % std::size(series)], label_width, y, length, bar_height);
      content += text(label_width + length + 6, y + bar_height - 3, "start",
                      row.values[n] ? number(*row.values[n]) : "–");
      y += bar_height + bar_gap;
    }
    y += row_gap;
  }
  return picture(title, y, content);
}

std::string column_chart(std::string_view title, const std::vector<std::vector<double>>& places, int shaded,
                         const WriteNumber& number) {
  double most = 0;
  for (const auto& place : places) {
    for (const double value : place) most = std::max(most, value);
  }
  const double top = rounded_up(most);
  const double scale = plot_height / top;
  const double step =
      static_cast<double>(width - axis_width) / static_cast<double>(std::max<std::size_t>(places.size(), 1));
  constexpr int above = 8;
  constexpr int lines = 2;  // of the axis, besides 0
  std::string content = box("shade", axis_width, above,
                            step * std::min<double>(shaded, static_cast<double>(places.size())), plot_height);
  for (int line = 0; line <= lines; ++line) {
    const double value = top * line / lines;
    const double y = above + plot_height - value * scale;
    content += box("axis", axis_width, y, width - axis_width, 1);
    content += text(axis_width - 6, y + 5, "end", number(value));
  }
  for (std::size_t place = 0; place < places.size(); ++place) {
    const double x = axis_width + step * static_cast<double>(place);
    const double wide = 0.8 * step / static_cast<double>(places[place].size());
    for (std::size_t n = 0; n < places[place].size(); ++n) {
      const double high = places[place][n] * scale;
      content += box(series[n % std::size(series)], x + 0.1 * step + wide * static_cast<double>(n),
                     above + plot_height - high, wide, high);
    }
    if ((place + 1) % label_every == 0)
      content +=
          text(x + step / 2, above + plot_height + axis_height - 6, "middle", std::to_string(place + 1));
  }
  return picture(title, above + plot_height + axis_height, content);
}

}  // namespace muehle::cli::games
