// A puzzle: a position, what the solver is to reach, and the line that does it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "perfect/answer.h"
#include "rules/position.h"

namespace muehle::puzzles {

// What docs/puzzles.md says of each.
enum class Theme : std::uint8_t { win, only, draw, build, breaks, block, sacrifice, flying, trap };
inline constexpr std::array all_themes = {Theme::win,       Theme::only,   Theme::draw,
                                          Theme::build,     Theme::breaks, Theme::block,
                                          Theme::sacrifice, Theme::flying, Theme::trap};

// As files are called, and as a line of them has it.
std::string_view name_of(Theme theme);
char letter_of(Theme theme);
std::optional<Theme> theme_called(std::string_view name);
std::optional<Theme> theme_of_letter(char letter);

class Themes {
 public:
  constexpr bool has(Theme theme) const { return (bits_ >> static_cast<int>(theme) & 1) != 0; }
  constexpr void add(Theme theme) { bits_ |= static_cast<std::uint16_t>(1 << static_cast<int>(theme)); }
  constexpr bool none() const { return bits_ == 0; }
  // The one that is found least often; not for none.
  Theme rarest() const;
  friend constexpr Themes operator&(Themes a, Themes b) {
    a.bits_ &= b.bits_;
    return a;
  }
  friend constexpr bool operator==(const Themes&, const Themes&) = default;

 private:
  std::uint16_t bits_ = 0;
};
constexpr Themes themes_with(auto... themes) {
  Themes all;
  (all.add(themes), ...);
  return all;
}

// The solver's moves and the replies to them, in turn.
struct Line {
  std::vector<Move> played;  // up to the last reply; empty for a line of one step
  std::vector<Move> last;    // all that are right at the last step, at least one

  int steps() const { return plies() / 2 + 1; }
  int plies() const { return static_cast<int>(played.size()) + 1; }
  // All that are right at the first step.
  std::vector<Move> first() const { return played.empty() ? last : std::vector<Move>{played.front()}; }
  friend bool operator==(const Line&, const Line&) = default;
};

struct Puzzle {
  Position start;
  perfect::Value goal = perfect::Value::win;  // or draw, of the side to move
  Theme theme = Theme::only;                  // of the file that it stands in
  Themes themes;                              // that one and all others
  int rating = 0;
  Line line;
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// The position in which the last move of the line is to be found.
Position before_last(const Position& start, const Line& line);

}  // namespace muehle::puzzles
