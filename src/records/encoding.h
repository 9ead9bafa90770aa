// Bytes of a file as text. Old programs write windows-1252, and editors UTF-16.
#pragma once

#include <string>
#include <string_view>

namespace muehle::records {

enum class Encoding { utf8, utf16, windows_1252 };

// Whether the bytes begin with the mark of UTF-16.
bool begins_as_utf16(std::string_view bytes);
// As UTF-8: half of a surrogate pair and a last odd byte become U+FFFD. Line ends stay.
std::string from_utf16(std::string_view bytes);
// As UTF-8: every byte means something, the five that the code page leaves out the control characters of
// Latin-1.
std::string from_windows_1252(std::string_view bytes);

struct Decoded {
  std::string text;  // UTF-8, without a byte order mark
  Encoding encoding = Encoding::utf8;
};
// What is no UTF-8 and does not begin as UTF-16 is taken for windows-1252.
Decoded decoded(std::string_view bytes);

}  // namespace muehle::records
