// Puzzles as text: docs/puzzles.md. The only place that reads or writes them.
#pragma once

#include <string>
#include <string_view>

#include "puzzles/puzzle.h"
#include "support/result.h"

namespace muehle::puzzles {

inline constexpr int format_version = 1;
inline constexpr int lowest_rating = 600;
inline constexpr int highest_rating = 2400;

// Nine digits of base 27.
std::string code_of(const Position& position);
Result<Position> position_of(std::string_view code);

// A line of a file.
std::string to_text(const Puzzle& puzzle);
// The fields are looked at, not whether the moves are legal.
Result<Puzzle> parse_puzzle(std::string_view text);

// A whole file: lines of a theme, or of all themes where none is given, with what made them.
struct Heading {
  std::optional<Theme> theme;
  std::string command;  // that makes the file again
  std::string rules;
};
// The easiest puzzles come first.
std::string to_text(const Heading& heading, std::vector<Puzzle> puzzles);

struct Entry {
  int line;  // from 1
  Result<Puzzle> puzzle;
};
struct File {
  std::optional<Theme> theme;
  std::vector<Entry> entries;
};
// An error: this is no such file. What is wrong with single lines stands in the entries.
Result<File> parse_file(std::string_view text);

}  // namespace muehle::puzzles
