#include "server/kernel/plain_text.h"

#include <algorithm>

namespace muehle::server {

bool is_plain_text(std::string_view utf8) {
  const auto byte = [&](std::size_t at) {
    return at < utf8.size() ? static_cast<unsigned char>(utf8[at]) : 0u;
  };
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    const unsigned first = byte(at);
    if (first < 0x20 || first == 0x7f) return false;
    if (first == 0xc2 && byte(at + 1) >= 0x80 && byte(at + 1) <= 0x9f) return false;  // U+0080–U+009F
    // U+2028–U+202E (line ends, embeddings) and U+2066–U+2069 (isolates)
    if (first == 0xe2 && byte(at + 1) == 0x80 && byte(at + 2) >= 0xa8 && byte(at + 2) <= 0xae) return false;
    if (first == 0xe2 && byte(at + 1) == 0x81 && byte(at + 2) >= 0xa6 && byte(at + 2) <= 0xa9) return false;
  }
  return true;
}

std::size_t count_letters(std::string_view utf8) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::ranges::count_if(utf8, begins));
}

}  // namespace muehle::server
