#include "rules/record_comment.h"

#include <algorithm>
#include <array>

#include "support/text.h"

namespace muehle {
namespace {

// The events that stand in comments as `[%verb …]`. Commands with other names are other programs' business
// and text.
constexpr std::array<std::string_view, 11> commands = {"offer",  "withdraw", "accept",    "decline",
                                                       "claim",  "resign",   "time",      "adjudicate",
                                                       "absent", "abort",    with_command};

// An event line with its closing braces, which only its quoted texts have, in a form that a comment can hold.
// An event line has no escape of this name.
std::string hide_braces(std::string_view line) {
  std::string hidden;
  for (const char c : line) {
    if (c == '}') {
      hidden += closing_brace;
    } else {
      hidden += c;
    }
  }
  return hidden;
}

}  // namespace

std::string_view leading_letters(std::string_view text) {
  return text.substr(0, std::find_if_not(text.begin(), text.end(), is_letter) - text.begin());
}

bool starts_command(std::string_view text) {
  if (!text.starts_with("[%")) return false;
  const std::string_view name = leading_letters(text.substr(2));
  return std::find(commands.begin(), commands.end(), name) != commands.end();
}

std::string show_braces(std::string_view hidden) {
  std::string line;
  for (std::size_t n = 0; n < hidden.size(); ++n) {
    if (hidden.substr(n).starts_with(closing_brace)) {
      line += '}';
      n += closing_brace.size() - 1;
    } else {
      line += hidden[n];
      if (hidden[n] == '\\' && n + 1 < hidden.size()) line += hidden[++n];
    }
  }
  return line;
}

std::string comment_text(std::string_view text) {
  std::string escaped = "{";
  for (std::size_t n = 0; n < text.size(); ++n) {
    const std::string_view rest = text.substr(n);
    if (rest.front() == '}') {
      escaped += closing_brace;
      continue;
    }
    const bool ambiguous_slash = rest.starts_with("\\\\") || rest.starts_with("\\}") ||
                                 rest.starts_with("\\[") || rest.starts_with(closing_brace);
    const bool last_slash = rest == "\\";
    if (ambiguous_slash || last_slash || starts_command(rest)) escaped += '\\';
    escaped += rest.front();
  }
  return escaped + '}';
}

std::string command_text(const Event& event) {
  const std::string line = hide_braces(to_text(event));
  const auto* move = std::get_if<MakeMove>(&event);
  if (move == nullptr) return "{[%" + line + "]}";
  const std::size_t with_begin = std::string_view("move ").size() + to_text(move->move).size();
  return "{[%" + std::string(with_command) + line.substr(with_begin) + "]}";
}

}  // namespace muehle
