#include "support/text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace muehle {
namespace {

// `a, b or c`
std::string choice(std::span<const std::string> choices, std::string_view conjunction) {
  std::string text;
  for (std::size_t n = 0; n < choices.size(); ++n) {
    if (n > 0 && n + 1 == choices.size()) {
      text += ' ';
      text += conjunction;
      text += ' ';
    } else if (n > 0) {
      text += ", ";
    }
    text += choices[n];
  }
  return text;
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string lower;
  for (const char c : text) lower += lower_case(c);
  return lower;
}

std::string upper_case(std::string_view text) {
  std::string upper;
  for (const char c : text) upper += upper_case(c);
  return upper;
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < text.size()) {
    if (is_space(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && !is_space(text[end])) ++end;
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::size_t character_length(std::string_view text) {
  if (text.empty()) return 0;
  const auto byte = [&](std::size_t n) { return static_cast<unsigned char>(text[n]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (text.size() < length) return 0;
  for (std::size_t n = 1; n < length; ++n) {
    if ((byte(n) & 0xC0) != 0x80) return 0;
  }
  // Written longer than needed, half of a surrogate pair, or beyond the last code point.
  const bool wrong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) ||
                     (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F);
  return wrong ? 0 : length;
}

int count_characters(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(text, [](char c) { return !continues_character(c); }));
}

int column_behind(std::string_view before) { return count_characters(before) + 1; }

std::size_t utf8_prefix(std::string_view text) {
  std::size_t at = 0;
  while (const std::size_t length = character_length(text.substr(at))) at += length;
  return at;
}

std::string shown(std::string_view text) {
  constexpr std::size_t longest = 60;
  std::string result = "`";
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = character_length(text.substr(at));
    if (at + std::max<std::size_t>(length, 1) > longest) break;
    const bool control = is_control(text[at]);
    if (length == 0 || control) {
      result += '?';
      ++at;
    } else {
      result += text.substr(at, length);
      at += length;
    }
  }
  result += at < text.size() ? "…`" : "`";
  return result;
}

std::string filled(std::string_view pattern, std::span<const std::string> arguments,
                   std::string_view conjunction) {
  std::string text;
  while (!pattern.empty()) {
    const bool single = pattern.size() >= 3 && pattern[0] == '{' && pattern[2] == '}';
    const bool several = pattern.size() >= 4 && pattern[0] == '{' && pattern.substr(2, 2) == "+}";
    const std::size_t number =
        single || several ? static_cast<std::size_t>(pattern[1] - '0') : arguments.size();
    if (number >= arguments.size()) {
      text += pattern.front();
      pattern.remove_prefix(1);
      continue;
    }
    text += several ? choice(arguments.subspan(number), conjunction) : arguments[number];
    pattern.remove_prefix(several ? 4 : 3);
  }
  return text;
}

template <typename Number>
std::optional<Number> read_number(std::string_view text, std::type_identity_t<Number> lowest,
                                  std::type_identity_t<Number> highest) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (value < lowest || value > highest) return std::nullopt;
  return value;
}
template std::optional<int> read_number(std::string_view, int, int);
template std::optional<std::int64_t> read_number(std::string_view, std::int64_t, std::int64_t);
template std::optional<std::uint64_t> read_number(std::string_view, std::uint64_t, std::uint64_t);

Result<int> parse_number(std::string_view text, std::string_view what, int lowest, int highest) {
  if (const std::optional<int> number = read_number(text, lowest, highest)) return *number;
  return tl::unexpected<Error>(Error(std::string(what) + " is a number from " + std::to_string(lowest) +
                                         " to " + std::to_string(highest) + ", not " + shown(text),
                                     bad_number));
}

}  // namespace muehle
