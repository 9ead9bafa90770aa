#include "server/kernel/plain_text.h"

#include <unicode/utf8.h>

#include <algorithm>
#include <cstdint>

namespace muehle::server {

bool is_plain_text(std::string_view utf8) {
  const auto length = static_cast<std::int32_t>(utf8.size());
  const auto is_in = [](UChar32 c, UChar32 first, UChar32 last) { return c >= first && c <= last; };
  for (std::int32_t at = 0; at < length;) {
    UChar32 c = 0;
    U8_NEXT(utf8.data(), at, length, c);
    if (c < 0x20 || is_in(c, 0x7f, 0x9f)) return false;  // below 0: no UTF-8
    // line ends and embeddings, isolates
    if (is_in(c, 0x2028, 0x202e) || is_in(c, 0x2066, 0x2069)) return false;
  }
  return true;
}

std::size_t count_letters(std::string_view utf8) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::ranges::count_if(utf8, begins));
}

}  // namespace muehle::server
