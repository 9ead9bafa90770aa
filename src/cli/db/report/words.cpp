#include "cli/db/report/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/db/findings/texts.h"
#include "rules/notation.h"

namespace muehle::cli::db::report {
namespace {

// The analysis of a position, where `./run` serves the page.
constexpr const char* page_address = "http://localhost:8080/#analyse?rules=standard&position=";

std::string numbered(const std::vector<Move>& moves, Colour first) {
  constexpr std::size_t width = 110;
  std::string text;
  std::size_t line = 0;
  int number = 1;
  Colour mover = first;
  for (std::size_t n = 0; n < moves.size(); ++n) {
    std::string word;
    if (mover == Colour::white || n == 0)
      word = std::to_string(number) + (mover == Colour::white ? ". " : "... ");
    word += to_text(moves[n]);
    if (mover == Colour::black) ++number;
    mover = other(mover);
    if (line + 1 + word.size() > width) {
      text += '\n';
      line = 0;
    } else if (n != 0) {
      text += ' ';
      ++line;
    }
    text += word;
    line += word.size();
  }
  return text;
}

}  // namespace

std::string grouped(std::uint64_t number) {
  constexpr std::size_t group = 3;
  std::string digits = std::to_string(number);
  for (std::size_t place = digits.size(); place > group; place -= group) digits.insert(place - group, ",");
  return digits;
}

std::string percent(std::uint64_t part, std::uint64_t all) {
  if (all == 0) return "–";
  if (part == 0) return "0 %";
  if (part == all) return "100 %";
  const double share = 100 * static_cast<double>(part) / static_cast<double>(all);
  // Near 0 and near 100 two digits that count of what is missing there, else one after the point.
  const double to_an_end = 100 * static_cast<double>(std::min(part, all - part)) / static_cast<double>(all);
  const int digits = std::max(1, 1 - static_cast<int>(std::floor(std::log10(to_an_end))));
  return fmt::format("{:.{}f} %", share, digits);
}

std::string sampled_percent(std::uint64_t part, std::uint64_t all, std::uint64_t draws) {
  if (all == 0 || draws == 0) return "–";
  constexpr double sure = 1.96;  // standard errors
  const double share = static_cast<double>(part) / static_cast<double>(all);
  const double error = sure * std::sqrt(share * (1 - share) / static_cast<double>(draws));
  return fmt::format("{:.1f} ± {:.1f} %", 100 * share, std::max(100 * error, 0.1));
}

std::string share_cells(const Counts& counts) {
  const std::uint64_t all = all_of(counts);
  return fmt::format("{} | {} | {}", percent(counts.win, all), percent(counts.draw, all),
                     percent(counts.loss, all));
}

std::string count_cells(const Counts& counts) {
  return grouped(counts.win) + " | " + grouped(counts.draw) + " | " + grouped(counts.loss);
}

std::string in_plies(int plies) { return perfect::plies_text(plies) + (plies == 1 ? " ply" : " plies"); }
std::string in_moves(int moves) { return fmt::format("{} {}", moves, moves == 1 ? "move" : "moves"); }

std::string line_block(std::string_view moves, const Position& start) {
  return "```\n" + numbered(parse_moves(moves), start.to_move()) + "\n```";
}

std::string link(std::string_view position) {
  std::string address(position);
  std::replace(address.begin(), address.end(), ' ', '+');
  return fmt::format("[`{}`]({}{})", position, page_address, address);
}

std::string row(const std::vector<std::string>& cells) {
  std::string text = "|";
  for (const std::string& cell : cells) text += " " + cell + (cell.empty() ? "|" : " |");
  return text + "\n";
}

std::string heading(const std::vector<std::string>& cells) {
  std::string rule = "|";
  for (std::size_t n = 0; n < cells.size(); ++n) rule += "---|";
  return row(cells) + rule + "\n";
}

}  // namespace muehle::cli::db::report
