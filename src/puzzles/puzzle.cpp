#include "puzzles/puzzle.h"

#include <algorithm>

namespace muehle::puzzles {
namespace {

struct Name {
  std::string_view name;
  char letter;
};
// In the order of Theme.
constexpr std::array<Name, all_themes.size()> names{{{"win", 'w'},
                                                     {"only", 'o'},
                                                     {"draw", 'd'},
                                                     {"build", 'm'},
                                                     {"break", 'x'},
                                                     {"block", 'b'},
                                                     {"sacrifice", 's'},
                                                     {"flying", 'f'},
                                                     {"trap", 't'}}};
constexpr const Name& entry_of(Theme theme) { return names[static_cast<std::size_t>(theme)]; }

template <typename Fits>
std::optional<Theme> find_theme(Fits&& fits) {
  const auto found =
      std::find_if(all_themes.begin(), all_themes.end(), [&](Theme theme) { return fits(entry_of(theme)); });
  return found == all_themes.end() ? std::nullopt : std::optional(*found);
}

// The rarest first.
constexpr std::array<Theme, all_themes.size()> by_rarity{Theme::trap,   Theme::block,  Theme::sacrifice,
                                                         Theme::build,  Theme::breaks, Theme::win,
                                                         Theme::flying, Theme::draw,   Theme::only};

}  // namespace

Theme Themes::rarest() const {
  return *std::find_if(by_rarity.begin(), by_rarity.end(), [&](Theme theme) { return has(theme); });
}

std::string_view name_of(Theme theme) { return entry_of(theme).name; }
char letter_of(Theme theme) { return entry_of(theme).letter; }

std::optional<Theme> theme_called(std::string_view name) {
  return find_theme([&](const Name& each) { return each.name == name; });
}
std::optional<Theme> theme_of_letter(char letter) {
  return find_theme([&](const Name& each) { return each.letter == letter; });
}

Position before_last(const Position& start, const Line& line) {
  Position position = start;
  for (const Move move : line.played) position = position.after(move);
  return position;
}

}  // namespace muehle::puzzles
