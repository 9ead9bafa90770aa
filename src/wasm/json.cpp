#include "wasm/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace muehle::wasm {

void Json::separate() {
  if (!first_) out_ += ',';
  first_ = false;
}

void Json::quoted(std::string_view value) {
  constexpr std::string_view hex = "0123456789abcdef";
  out_ += '"';
  for (const char c : value) {
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (c == '\n') {
      out_ += "\\n";
    } else if (static_cast<unsigned char>(c) < ' ') {
      out_ += "\\u00";
      out_ += hex[static_cast<unsigned char>(c) >> 4];
      out_ += hex[static_cast<unsigned char>(c) & 15];
    } else {
      out_ += c;
    }
  }
  out_ += '"';
}

Json& Json::open(char bracket) {
  separate();
  out_ += bracket;
  first_ = true;
  return *this;
}

Json& Json::close(char bracket) {
  out_ += bracket;
  first_ = false;
  return *this;
}

Json& Json::key(std::string_view name) {
  separate();
  quoted(name);
  out_ += ':';
  first_ = true;
  return *this;
}

Json& Json::text(std::string_view value) {
  separate();
  quoted(value);
  return *this;
}

Json& Json::number(std::int64_t value) {
  separate();
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  out_.append(digits.data(), end);
  return *this;
}

Json& Json::decimal(double value) {
  constexpr int places = 1000;
  const int rounded = static_cast<int>(std::lround(std::clamp(value, 0.0, 1.0) * places));
  separate();
  out_ += rounded == places ? "1." : "0.";
  out_ += std::to_string(places + rounded % places).substr(1);
  return *this;
}

Json& Json::truth(bool value) {
  separate();
  out_ += value ? "true" : "false";
  return *this;
}

Json& Json::null() {
  separate();
  out_ += "null";
  return *this;
}

}  // namespace muehle::wasm
