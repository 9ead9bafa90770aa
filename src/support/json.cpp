#include "support/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace muehle {

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

Json& Json::real(double value) {
  separate();
  std::array<char, 32> text;
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific).ptr;
  const std::string_view written(text.data(), static_cast<std::size_t>(end - text.data()));  // `1.25e-01`
  const std::size_t e = written.find('e');
  std::string_view exponent = written.substr(e + 2);
  while (exponent.size() > 1 && exponent.starts_with('0')) exponent.remove_prefix(1);
  out_ += written.substr(0, e);
  out_ += written[e + 1] == '-' ? "E-" : "E";
  out_ += exponent;
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

}  // namespace muehle
