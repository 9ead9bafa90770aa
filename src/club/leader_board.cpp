#include "club/leader_board.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muehle::club {
namespace {

// As people read it.
int read_as(const Rating& rating) { return static_cast<int>(std::lround(rating.rating)); }

// Whose ratings read alike stand in the order in which they came.
void sort_by_strength(std::vector<BoardLine>& lines) {
  std::ranges::sort(lines, {},
                    [](const BoardLine& line) { return std::pair(-read_as(line.rating), line.entrant); });
}

int bar_of(const BoardLine& line) {
  return static_cast<int>(std::floor(static_cast<double>(read_as(line.rating)) / bar_width));
}

}  // namespace

LeaderBoard leader_board(std::span<const Standing> entrants, UnixSeconds now) {
  LeaderBoard board;
  for (std::size_t entrant = 0; entrant < entrants.size(); ++entrant) {
    const Rating rating = rating_at(entrants[entrant], now);
    (is_provisional(rating) ? board.provisional : board.settled).push_back({entrant, rating});
  }
  sort_by_strength(board.settled);
  sort_by_strength(board.provisional);
  for (std::size_t at = 0; at < board.settled.size(); ++at) {
    const bool shares = at > 0 && read_as(board.settled[at].rating) == read_as(board.settled[at - 1].rating);
    board.settled[at].place = shares ? board.settled[at - 1].place : static_cast<int>(at) + 1;
  }
  return board;
}

std::vector<Bar> distribution(std::span<const BoardLine> lines) {
  std::vector<Bar> bars;
  if (lines.empty()) return bars;
  const auto [least, most] = std::ranges::minmax(lines, {}, bar_of);
  for (int bar = bar_of(least); bar <= bar_of(most); ++bar) bars.push_back({bar * bar_width, 0});
  for (const BoardLine& line : lines) ++bars[static_cast<std::size_t>(bar_of(line) - bar_of(least))].players;
  return bars;
}

}  // namespace muehle::club
