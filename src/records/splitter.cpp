#include "records/splitter.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "records/list.h"
#include "records/positions.h"
#include "records/sentences.h"
#include "records/sgf.h"
#include "rules/notation.h"
#include "support/text.h"

namespace muehle::records {
namespace {

// Files that were put together have it in their middle, too.
constexpr std::string_view byte_order_mark = "\uFEFF";

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
  if (!line.starts_with('1') || line.size() < 2 || line.starts_with("1..")) return false;
  return line[1] == '.' || line[1] == ')' || is_space(line[1]);
}

// Move number 1, and then a stone that is placed on a point by its name: where points are numbers, `1 12` may
// stand anywhere.
bool is_first_placement(std::string_view line) {
  if (!is_first_move(line)) return false;
  const std::vector<std::string_view> words = split_words(line.substr(2));
  if (words.empty()) return false;
  std::string point = lower_case(words.front());
  if (is_digit(point.front())) std::ranges::reverse(point);
  return parse_point(point).has_value();
}

// A game on a line: Sanmill's text of a position, or ours.
bool is_position(std::string_view line) {
  const bool ours = line.find_first_not_of("WB.") == point_count && line[point_count] == ' ';
  return ours || looks_like_sanmill_position(line);
}

// A position of a list of them, with which a game begins.
bool is_empty_board(std::string_view line) {
  if (looks_like_morris(line)) return line.ends_with("|9|9") && line.starts_with("........................|");
  return looks_like_malom(line) && std::ranges::all_of(split_words(line) | std::views::take(point_count),
                                                       [](std::string_view word) { return word == "-1"; });
}

// What no other line of the same list looks like.
bool begins_list(std::string_view line) {
  if (line.starts_with("position ")) return true;
  if (looks_like_goldtoken(line)) return split_words(line).front() == "1";
  return looks_like_rings(line) && line.starts_with('r');
}

bool is_openspiel_placement(std::string_view line) { return lower_case(line).starts_with("place at point "); }
bool is_openspiel_slide(std::string_view line) { return lower_case(line).starts_with("move point "); }

}  // namespace

bool Splitter::begins_game(std::string_view line) const {
  if (blank_ || in_comment_) return false;
  if (seen_.sgf) return seen_.depth == 0 && !seen_.value && line.starts_with('(');
  if (is_tag(line)) return !seen_.tag;
  if (seen_.result && is_first_move(line)) return true;
  if (seen_.first_move && is_first_placement(line)) return true;
  if (seen_.list && seen_.blank_line && looks_like_title(line)) return true;
  if (seen_.position && is_position(line)) return true;
  if (seen_.slide && is_openspiel_placement(line)) return true;
  return seen_.head && (begins_list(line) || (is_empty_board(line) && !seen_.empty_board));
}

// Whether a comment is open behind the line.
void Splitter::follow_comment(std::string_view line) {
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

// Whether brackets are open behind the line.
void Splitter::follow_sgf(std::string_view line) {
  bool escaped = false;
  for (const char c : line) {
    if (escaped) {
      escaped = false;
    } else if (seen_.value) {
      escaped = c == '\\';
      seen_.value = c != ']';
    } else if (c == '[') {
      seen_.value = true;
    } else if (c == '(' || c == ')') {
      seen_.depth += c == '(' ? 1 : -1;
    }
  }
}

void Splitter::look_at(std::string_view line) {
  const std::string_view said = trim(line);
  if (blank_) seen_.sgf = looks_like_sgf(said);
  if (!said.empty()) blank_ = false;
  if (seen_.sgf) return follow_sgf(line);
  const bool tag = !in_comment_ && is_tag(line);
  const bool plain = !tag && !in_comment_;
  if (!tag && (in_comment_ || !line.starts_with('%'))) follow_comment(line);
  seen_.blank_line = said.empty();
  if (said.empty()) return;
  seen_.tag = tag;
  seen_.result = plain && !in_comment_ && ends_with_result(said) && !looks_like_title(said);
  seen_.position = plain && is_position(said);
  seen_.empty_board = plain && is_empty_board(said);
  if (!plain) return;
  seen_.first_move = seen_.first_move || is_first_move(said);
  seen_.list = seen_.list || is_first_placement(said);
  seen_.head = seen_.head || seen_.empty_board || begins_list(said);
  seen_.slide = seen_.slide || is_openspiel_slide(said);
}

std::optional<GameText> Splitter::add(std::string_view line) {
  if (line.starts_with(byte_order_mark)) line.remove_prefix(byte_order_mark.size());
  std::optional<GameText> done;
  ++lines_;
  if (begins_game(trim(line))) {
    done = std::exchange(game_, {});
    blank_ = true;
    seen_ = {};
  }
  if (blank_ && game_.text.empty()) game_.first_line = lines_;
  game_.text.append(line).push_back('\n');
  look_at(line);
  return done;
}

std::optional<GameText> Splitter::finish() {
  if (blank_) return std::nullopt;
  blank_ = true;
  return std::exchange(game_, {});
}

}  // namespace muehle::records
