// What somebody thinks of a move, as a number or as signs behind it.
#pragma once

#include <optional>
#include <string_view>

namespace muehle {

// A number of PGN's list (a numeric annotation glyph).
struct Glyph {
  int number;  // 0..max_glyph
  friend bool operator==(const Glyph&, const Glyph&) = default;
};
inline constexpr int max_glyph = 255;
inline constexpr Glyph good_move{1};
inline constexpr Glyph mistake{2};
inline constexpr Glyph brilliant_move{3};
inline constexpr Glyph blunder{4};
inline constexpr Glyph interesting_move{5};
inline constexpr Glyph dubious_move{6};
// `!`, `?`, `!!`, `??`, `!?` or `?!`; nothing for other glyphs.
std::string_view suffix_text(Glyph glyph);
// The other way round.
std::optional<Glyph> parse_suffix(std::string_view text);

}  // namespace muehle
