#include "rules/glyph.h"

#include <algorithm>
#include <array>

namespace muehle {
namespace {

// The glyphs 1 to 6, as they stand behind a move.
constexpr std::array<std::string_view, 6> suffixes = {"!", "?", "!!", "??", "!?", "?!"};

}  // namespace

std::string_view suffix_text(Glyph glyph) {
  if (glyph.number < 1 || glyph.number > static_cast<int>(suffixes.size())) return {};
  return suffixes[static_cast<std::size_t>(glyph.number) - 1];
}

std::optional<Glyph> parse_suffix(std::string_view text) {
  const auto found = std::find(suffixes.begin(), suffixes.end(), text);
  if (found == suffixes.end()) return std::nullopt;
  return Glyph{static_cast<int>(found - suffixes.begin()) + 1};
}

}  // namespace muehle
