#include "records/splitter.h"

#include <utility>

#include "support/text.h"

namespace muehle::records {
namespace {

// `[Name "value"]`, or the beginning of one.
bool is_tag(std::string_view line) {
  line = trim(line);
  if (!line.starts_with('[')) return false;
  line.remove_prefix(1);
  line = trim(line);
  std::size_t letters = 0;
  while (letters < line.size() &&
         (is_letter(line[letters]) || is_digit(line[letters]) || line[letters] == '_')) {
    ++letters;
  }
  return letters > 0 && trim(line.substr(letters)).starts_with('"');
}

bool ends_with_result(std::string_view line) {
  for (const std::string_view result : {"1-0", "0-1", "1/2-1/2", "\u00bd-\u00bd", "*"}) {
    if (!line.ends_with(result)) continue;
    const std::string_view before = line.substr(0, line.size() - result.size());
    if (before.empty() || is_space(before.back()) || before.back() == '}') return true;
  }
  return false;
}

bool is_first_move(std::string_view line) {
  line = trim(line);
  if (!line.starts_with('1') || line.size() < 2) return false;
  return line[1] == '.' || line[1] == ')' || is_space(line[1]);
}

}  // namespace

bool Splitter::begins_game(std::string_view line) const {
  if (blank_ || in_comment_) return false;
  if (is_tag(line)) return !in_tags_;
  return has_result_ && is_first_move(line);
}

// Whether a comment is open behind the line.
void Splitter::follow(std::string_view line) {
  bool escaped = false;
  for (const char c : line) {
    if (escaped) {
      escaped = false;
    } else if (c == '\\') {
      escaped = true;
    } else if (c == ';' && !in_comment_) {
      return;
    } else if (c == '{' || c == '}') {
      in_comment_ = c == '{';
    }
  }
}

std::optional<GameText> Splitter::add(std::string_view line) {
  std::optional<GameText> done;
  ++lines_;
  if (begins_game(line)) {
    done = std::exchange(game_, {});
    game_.first_line = lines_;
    blank_ = true;
    has_result_ = false;
  }
  if (blank_ && game_.text.empty()) game_.first_line = lines_;
  game_.text.append(line).push_back('\n');
  const bool tag = !in_comment_ && is_tag(line);
  if (!tag && (in_comment_ || !line.starts_with('%'))) follow(line);
  if (const std::string_view said = trim(line); !said.empty()) {
    blank_ = false;
    in_tags_ = tag;
    has_result_ = !tag && !in_comment_ && ends_with_result(said);
  }
  return done;
}

std::optional<GameText> Splitter::finish() {
  if (blank_) return std::nullopt;
  blank_ = true;
  return std::exchange(game_, {});
}

}  // namespace muehle::records
