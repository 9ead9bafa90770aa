#include "cli/grid.h"

#include <fmt/format.h>

#include <algorithm>

#include "net/pages.h"
#include "support/visible_text.h"

namespace muehle::cli {
namespace {

std::size_t width_of(std::string_view text) { return look_at(text).letters; }

std::vector<std::size_t> widths(const Grid& grid) {
  std::vector<std::size_t> widths;
  for (std::size_t n = 0; n < grid.columns.size(); ++n) {
    widths.push_back(width_of(grid.columns[n].heading));
    for (const auto& row : grid.rows) widths[n] = std::max(widths[n], width_of(row[n]));
  }
  return widths;
}

std::string line(const Grid& grid, const std::vector<std::string>& cells,
                 const std::vector<std::size_t>& widths) {
  std::string text;
  for (std::size_t n = 0; n < cells.size(); ++n) {
    const std::string blanks(widths[n] - width_of(cells[n]), ' ');
    text += n == 0 ? "" : "  ";
    text += grid.columns[n].number ? blanks + cells[n] : cells[n] + blanks;
  }
  while (text.ends_with(' ')) text.pop_back();
  return text + "\n";
}

std::string html_row(const Grid& grid, const std::vector<std::string>& cells, std::string_view tag) {
  std::string text = "<tr>";
  for (std::size_t n = 0; n < cells.size(); ++n) {
    const std::string_view kind = grid.columns[n].number ? " class=\"number\"" : "";
    text += fmt::format("<{0}{1}>{2}</{0}>", tag, kind, net::as_html(cells[n]));
  }
  return text + "</tr>\n";
}

std::vector<std::string> headings(const Grid& grid) {
  std::vector<std::string> texts;
  for (const Column& column : grid.columns) texts.push_back(column.heading);
  return texts;
}

}  // namespace

std::string to_text(const Grid& grid) {
  const std::vector<std::size_t> width = widths(grid);
  std::string text = line(grid, headings(grid), width);
  for (const auto& row : grid.rows) text += line(grid, row, width);
  return text;
}

std::string to_html(const Grid& grid) {
  std::string text = "<table>\n<thead>" + html_row(grid, headings(grid), "th") + "</thead>\n<tbody>\n";
  for (const auto& row : grid.rows) text += html_row(grid, row, "td");
  return text + "</tbody>\n</table>\n";
}

}  // namespace muehle::cli
