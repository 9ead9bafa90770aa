#include "support/visible_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "support/text.h"

namespace muehle {
namespace {

// Code points from `first` to `last`.
struct Stretch {
  char32_t first;
  char32_t last;
};

// What a font draws nothing for, or what turns the direction of the text around it: the property
// Default_Ignorable_Code_Point of Unicode, marks for annotations and music, and fillers.
constexpr auto invisible = std::to_array<Stretch>({
    {0x00AD, 0x00AD},    // soft hyphen
    {0x034F, 0x034F},    // grapheme joiner
    {0x061C, 0x061C},    // Arabic letter mark
    {0x115F, 0x1160},    // Hangul fillers
    {0x17B4, 0x17B5},    // Khmer vowels that are not written
    {0x180B, 0x180F},    // Mongolian selectors
    {0x200B, 0x200F},    // zero width, marks of direction
    {0x2028, 0x202E},    // ends of lines, embeddings
    {0x2060, 0x206F},    // word joiner, invisible operators, isolates
    {0x2800, 0x2800},    // Braille without dots
    {0x3164, 0x3164},    // Hangul filler
    {0xFE00, 0xFE0F},    // variation selectors
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFA0, 0xFFA0},    // half-width Hangul filler
    {0xFFF0, 0xFFFB},    // annotations
    {0x13430, 0x13440},  // hieroglyph joiners
    {0x1BCA0, 0x1BCA3},  // shorthand controls
    {0x1D159, 0x1D159},  // a note without a head
    {0x1D173, 0x1D17A},  // musical controls
    {0xE0000, 0xE0FFF},  // tags, more variation selectors
});

constexpr auto spaces = std::to_array<Stretch>({
    {0x0020, 0x0020},
    {0x00A0, 0x00A0},
    {0x1680, 0x1680},
    {0x2000, 0x200A},
    {0x202F, 0x202F},
    {0x205F, 0x205F},
    {0x3000, 0x3000},
});

// Marks that stand on the letter before them.
constexpr auto combining = std::to_array<Stretch>({
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x05BF, 0x05BF}, {0x05C1, 0x05C2},
    {0x05C4, 0x05C5}, {0x05C7, 0x05C7}, {0x0610, 0x061A}, {0x064B, 0x065F}, {0x0670, 0x0670},
    {0x06D6, 0x06DC}, {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF},
    {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0x302A, 0x302F}, {0x3099, 0x309A}, {0xFE20, 0xFE2F},
});

// Pictures, in which a joiner or a selector changes what is seen.
constexpr auto pictures = std::to_array<Stretch>({
    {0x0023, 0x0023},  // # * and digits on keys
    {0x002A, 0x002A},
    {0x0030, 0x0039},
    {0x00A9, 0x00A9},
    {0x00AE, 0x00AE},
    {0x203C, 0x203C},
    {0x2049, 0x2049},
    {0x2122, 0x2122},
    {0x2139, 0x2139},
    {0x2190, 0x27FF},
    {0x2900, 0x2BFF},
    {0x3030, 0x303D},
    {0x3297, 0x3299},
    {0x1F000, 0x1FAFF},
});
constexpr char32_t joiner = 0x200D;
constexpr char32_t text_selector = 0xFE0E;
constexpr char32_t picture_selector = 0xFE0F;

template <std::size_t size>
bool is_in(const std::array<Stretch, size>& stretches, char32_t point) {
  return std::ranges::any_of(
      stretches, [point](const Stretch& stretch) { return stretch.first <= point && point <= stretch.last; });
}

bool is_never_a_letter(char32_t point) {
  const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
  const bool none = (point & 0xFFFE) == 0xFFFE || (point >= 0xFDD0 && point <= 0xFDEF);
  const bool of_nobody = (point >= 0xE000 && point <= 0xF8FF) || point >= 0xF0000;
  return surrogate || none || of_nobody;
}

// Text that is no UTF-8 becomes non-characters, which are refused.
std::vector<char32_t> code_points(std::string_view utf8) {
  constexpr char32_t unreadable = 0xFFFF;
  std::vector<char32_t> points;
  while (!utf8.empty()) {
    const std::size_t length = character_length(utf8);
    if (length == 0) return {unreadable};
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(utf8[at]); };
    constexpr std::array<unsigned, 5> kept = {0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t point = byte(0) & kept.at(length);
    for (std::size_t at = 1; at < length; ++at) point = point << 6 | (byte(at) & 0x3fu);
    points.push_back(point);
    utf8.remove_prefix(length);
  }
  return points;
}

// A selector behind a picture, and a joiner between two.
bool belongs_to_picture(const std::vector<char32_t>& points, std::size_t at) {
  if (at == 0) return false;
  const char32_t before = points[at - 1];
  if (points[at] == text_selector || points[at] == picture_selector) return is_in(pictures, before);
  const bool behind = is_in(pictures, before) || before == picture_selector;
  return points[at] == joiner && behind && at + 1 < points.size() && is_in(pictures, points[at + 1]);
}

}  // namespace

VisibleText look_at(std::string_view utf8) {
  const std::vector<char32_t> points = code_points(utf8);
  VisibleText seen{.letters = points.size()};
  std::size_t marks = 0;
  for (std::size_t at = 0; at < points.size(); ++at) {
    const char32_t point = points[at];
    const bool hidden = is_in(invisible, point) && !belongs_to_picture(points, at);
    seen.hides |= hidden || is_never_a_letter(point);
    seen.shows |= !is_in(spaces, point) && !is_in(combining, point) && !is_in(invisible, point);
    marks = is_in(combining, point) ? marks + 1 : 0;
    seen.most_marks = std::max(seen.most_marks, marks);
  }
  return seen;
}

}  // namespace muehle
