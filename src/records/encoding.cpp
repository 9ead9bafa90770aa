#include "records/encoding.h"

#include <array>
#include <cstdint>

#include "support/text.h"

namespace muehle::records {
namespace {

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
constexpr std::string_view little_mark = "\xFF\xFE";
constexpr std::string_view big_mark = "\xFE\xFF";
constexpr char32_t replacement = 0xFFFD;

// What the bytes 0x80 to 0x9f stand for.
constexpr std::array<char16_t, 32> windows_signs = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

void append(std::string& text, char32_t sign) {
  const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((sign >> shift) & 0x3F)); };
  if (sign < 0x80) {
    text += static_cast<char>(sign);
  } else if (sign < 0x800) {
    text += static_cast<char>(0xC0 | (sign >> 6));
    tail(0);
  } else if (sign < 0x10000) {
    text += static_cast<char>(0xE0 | (sign >> 12));
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0 | (sign >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
}

constexpr bool is_high(char32_t unit) { return 0xD800 <= unit && unit < 0xDC00; }
constexpr bool is_low(char32_t unit) { return 0xDC00 <= unit && unit < 0xE000; }

}  // namespace

bool begins_as_utf16(std::string_view bytes) {
  return bytes.starts_with(little_mark) || bytes.starts_with(big_mark);
}

std::string from_utf16(std::string_view bytes) {
  const bool little = bytes.starts_with(little_mark);
  std::string text;
  const auto unit = [&](std::size_t at) -> char32_t {
    const auto one = static_cast<std::uint8_t>(bytes[at]);
    const auto two = static_cast<std::uint8_t>(bytes[at + 1]);
    return static_cast<char32_t>(little ? one | two << 8 : one << 8 | two);
  };
  std::size_t at = little_mark.size();
  for (; at + 1 < bytes.size(); at += 2) {
    const char32_t here = unit(at);
    if (is_high(here) && at + 3 < bytes.size() && is_low(unit(at + 2))) {
      append(text, 0x10000 + ((here - 0xD800) << 10) + (unit(at + 2) - 0xDC00));
      at += 2;
    } else {
      append(text, is_high(here) || is_low(here) ? replacement : here);
    }
  }
  if (at < bytes.size()) append(text, replacement);
  return text;
}

std::string from_windows_1252(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    append(text, 0x80 <= byte && byte < 0xA0 ? windows_signs[byte - 0x80] : byte);
  }
  return text;
}

Decoded decoded(std::string_view bytes) {
  if (begins_as_utf16(bytes)) return {from_utf16(bytes), Encoding::utf16};
  if (bytes.starts_with(utf8_mark)) bytes.remove_prefix(utf8_mark.size());
  if (utf8_prefix(bytes) == bytes.size()) return {std::string(bytes), Encoding::utf8};
  return {from_windows_1252(bytes), Encoding::windows_1252};
}

}  // namespace muehle::records
