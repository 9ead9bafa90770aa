#include "cli/db/heat_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muehle::cli::db {
namespace {

using solver::SectorSurvey;

constexpr int fields = stones_per_side - fewest_stones + 1;  // a row, 3 to 9 stones
constexpr int field_width = 104;
constexpr int field_height = 72;
constexpr int left = 72;
constexpr int top = 112;
constexpr int margin = 24;
constexpr int legend_height = 104;
constexpr int width = left + fields * field_width + margin;
constexpr int height = top + fields * field_height + legend_height;
constexpr int padding = 8;
constexpr int bar_height = 6;
// Fields are tinted so far that text on them keeps a contrast of more than 4.5 to 1, in light and in dark.
constexpr double strongest_tint = 0.6;

constexpr const char* style =
    "<style>\n"
    ":root{--paper:#f7f2e8;--ink:#2b2620;--quiet:#6b6257;--line:#d9cfbf;--win:#2f6fb0;--loss:#c8662a;--draw:#"
    "cfc4b2}\n"
    "@media (prefers-color-scheme:dark){:root{--paper:#211d19;--ink:#efe8dc;--quiet:#b3a899;--line:#453d35;"
    "--draw:#5c5247}}\n"
    "text{font-family:system-ui,sans-serif;font-size:14px;fill:var(--ink);font-variant-numeric:tabular-nums}"
    "\n"
    ".title{font-size:20px;font-weight:600}.quiet{fill:var(--quiet)}.middle{text-anchor:middle}.end{text-"
    "anchor:end}\n"
    ".field{fill:none;stroke:var(--line)}.win{fill:var(--win)}.loss{fill:var(--loss)}.draw{fill:var(--draw)}."
    "paper{fill:var(--paper)}"
    "\n"
    "</style>\n";

struct Shares {
  double win;
  double loss;
};

Shares shares_of(const solver::ValueCounts& counts) {
  const auto all = static_cast<double>(counts.win + counts.draw + counts.loss);
  return {static_cast<double>(counts.win) / all, static_cast<double>(counts.loss) / all};
}

// As in `0`, `<0.1`, `3.4`, `>99.9`, `100`.
std::string percent(double share) {
  constexpr double least = 0.001;
  if (share == 0) return "0";
  if (share == 1) return "100";
  if (share < least) return "&lt;0.1";
  if (share > 1 - least) return "&gt;99.9";
  return fmt::format("{:.1f}", 100 * share);
}

std::string text(double x, double y, const char* kind, std::string_view words) {
  return fmt::format("<text x=\"{:g}\" y=\"{:g}\" class=\"{}\">{}</text>\n", x, y, kind, words);
}

std::string box(double x, double y, double wide, double high, const char* kind, double opacity = 1) {
  return fmt::format(
      "<rect x=\"{:g}\" y=\"{:g}\" width=\"{:.2f}\" height=\"{:g}\" class=\"{}\" opacity=\"{:.2f}\"/>\n", x,
      y, wide, high, kind, opacity);
}

std::string bar(double x, double y, double wide, const Shares& shares) {
  return box(x - 1, y - 1, wide + 2, bar_height + 2, "paper") + box(x, y, wide, bar_height, "draw") +
         box(x, y, wide * shares.win, bar_height, "win") +
         box(x + wide * (1 - shares.loss), y, wide * shares.loss, bar_height, "loss");
}

std::string field(const SectorSurvey& row) {
  const Shares shares = shares_of(row.classes);
  const double x = left + (row.sector.opp - fewest_stones) * field_width;
  const double y = top + (row.sector.own - fewest_stones) * field_height;
  const double balance = shares.win - shares.loss;
  std::string svg = box(x, y, field_width, field_height, balance > 0 ? "win" : "loss",
                        strongest_tint * std::sqrt(std::abs(balance)));
  svg += text(x + padding, y + 24, "", percent(shares.win));
  svg += text(x + field_width - padding, y + 24, "end", percent(shares.loss));
  if (row.longest_win) svg += text(x + padding, y + 44, "", perfect::plies_text(row.longest_win->plies));
  if (row.longest_loss)
    svg += text(x + field_width - padding, y + 44, "end", perfect::plies_text(row.longest_loss->plies));
  return svg + bar(x + padding, y + 54, field_width - 2 * padding, shares);
}

std::string grid() {
  std::string svg;
  for (int n = 0; n < fields; ++n) {
    const std::string stones = std::to_string(n + fewest_stones);
    svg += text(left + (n + 0.5) * field_width, top - 10, "middle", stones);
    svg += text(left - 16, top + (n + 0.5) * field_height + 5, "end", stones);
    for (int m = 0; m < fields; ++m)
      svg += box(left + m * field_width, top + n * field_height, field_width, field_height, "field");
  }
  const double middle = top + fields * field_height / 2.0;
  svg += text(left + fields * field_width / 2.0, top - 34, "quiet middle", "Stones of the other side");
  svg += fmt::format("<text class=\"quiet middle\" transform=\"translate(24 {:g}) rotate(-90)\">{}</text>\n",
                     middle, "Stones of the side to move");
  return svg;
}

std::string heat_legend() {
  const double y = top + fields * field_height + 32;
  std::string svg = box(left, y - 11, 12, 12, "win") + text(left + 20, y, "", "won by the side to move");
  svg += box(left + 220, y - 11, 12, 12, "draw") + text(left + 240, y, "", "drawn");
  svg += box(left + 320, y - 11, 12, 12, "loss") + text(left + 340, y, "", "lost");
  svg += text(left, y + 28, "quiet", "In each field: won (left) and lost (right) positions in percent,");
  return svg + text(left, y + 48, "quiet", "below them the longest win and the longest loss in plies.");
}

}  // namespace

std::string heat_map(const std::vector<SectorSurvey>& rows) {
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "role=\"img\">\n"
      "<title>Mühle: won and lost positions of the moving phase</title>\n",
      width, height);
  svg += style;
  svg += fmt::format("<rect width=\"{}\" height=\"{}\" fill=\"var(--paper)\"/>\n", width, height);
  svg += text(left, 40, "title", "Who wins in the moving phase");
  for (const SectorSurvey& row : rows) {
    if (row.sector.moving()) svg += field(row);
  }
  return svg + grid() + heat_legend() + "</svg>\n";
}

}  // namespace muehle::cli::db
