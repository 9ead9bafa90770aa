// Small helpers for reading text and for quoting it in messages.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "support/result.h"

namespace muehle {

// Blank, tab and line ends; independent of the locale.
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Of ASCII.
constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }
constexpr bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

constexpr char lower_case(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char upper_case(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);

// Of ASCII: below the blank, and DEL.
constexpr bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

// The words between white space.
std::vector<std::string_view> split_words(std::string_view text);

// The parts between `separator`, empty ones included; one part for text without a separator.
std::vector<std::string_view> split(std::string_view text, char separator);

std::string_view trim(std::string_view text);

// The bytes of the UTF-8 character that `text` begins with; 0 when it begins with none.
std::size_t character_length(std::string_view text);

// Whether a byte goes on with a character of UTF-8 that has begun before it.
constexpr bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }
// How many characters begin in `text`.
int count_characters(std::string_view text);
// The column of what stands in its line behind `before`: in characters, from 1.
int column_behind(std::string_view before);

// The bytes of `text` before the first that is no UTF-8; all of them if there is none.
std::size_t utf8_prefix(std::string_view text);

// Text somebody sent, as an error message shows it: in backticks, shortened, with a ? for control characters
// and for bytes that are no UTF-8.
std::string shown(std::string_view text);

// `pattern` with `{0}`, `{1}` … replaced by these arguments. `{2+}` stands for the third and all after it,
// with `conjunction` before the last one: `a, b or c`. Braces around anything else stay as they are.
std::string filled(std::string_view pattern, std::span<const std::string> arguments,
                   std::string_view conjunction = "or");

// A whole number from `lowest` to `highest`, or nothing. Of the types int, std::int64_t and std::uint64_t.
template <typename Number = int>
std::optional<Number> read_number(std::string_view text,
                                  std::type_identity_t<Number> lowest = std::numeric_limits<Number>::min(),
                                  std::type_identity_t<Number> highest = std::numeric_limits<Number>::max());
// The same; `what` names it in the error, whose code is bad_number.
inline constexpr std::string_view bad_number = "bad_number";
Result<int> parse_number(std::string_view text, std::string_view what, int lowest, int highest);

}  // namespace muehle
