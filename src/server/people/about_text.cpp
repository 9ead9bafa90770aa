#include "server/people/about_text.h"

#include <algorithm>
#include <vector>

#include "server/kernel/plain_text.h"
#include "support/text.h"
#include "support/visible_text.h"

namespace muehle::server {
namespace {

// On one letter; more of them climb over the lines above.
constexpr std::size_t most_marks = 4;

// Browsers end the lines of a form with two characters.
std::string with_plain_ends(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n') continue;
    plain += text[at];
  }
  return plain;
}

bool is_seen_as_it_stands(std::string_view line) {
  const VisibleText seen = look_at(line);
  return is_plain_text(line) && !seen.hides && seen.most_marks <= most_marks;
}

}  // namespace

Answer<std::string> read_lines(std::string_view typed, const TextBounds& bounds) {
  const std::string field(bounds.field);
  const std::string plain = with_plain_ends(typed);
  const std::string_view text = trim(plain);
  const std::vector<std::string_view> lines = split(text, '\n');
  if (count_letters(text) > bounds.letters || lines.size() > bounds.lines)
    return refuse(ErrorCode::text_too_long, field + " has at most " + std::to_string(bounds.letters) +
                                                " letters, in " + std::to_string(bounds.lines) + " lines");
  if (!std::ranges::all_of(lines, is_seen_as_it_stands))
    return refuse(ErrorCode::bad_text, field + " holds only characters that can be seen, and spaces");
  if (!text.empty() && !look_at(text).shows)
    return refuse(ErrorCode::bad_text, field + " has at least one character that can be seen");
  return std::string(text);
}

Answer<std::string> read_about(std::string_view typed) {
  return read_lines(typed, {.field = "about", .letters = most_about_letters, .lines = most_about_lines});
}

}  // namespace muehle::server
