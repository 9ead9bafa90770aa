#include "records/list.h"

#include <algorithm>
#include <array>
#include <vector>

#include "rules/foreign_move.h"
#include "support/text.h"

namespace muehle::records {
namespace {

struct Word {
  std::size_t begin;
  std::size_t end;  // behind it
  Location location;
};

// What stands between white space, without tags and comments. The parentheses of variations are words of
// their own.
std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  Location here;
  std::size_t at = 0;
  const auto step = [&] {
    if (text[at++] == '\n') {
      ++here.line;
      here.column = 1;
    } else {
      ++here.column;
    }
  };
  const auto skip_past = [&](char last, bool quotes) {
    bool quoted = false;
    while (at < text.size() && (quoted || text[at] != last)) {
      if (quotes && text[at] == '"') quoted = !quoted;
      if (text[at] == '\\' && at + 1 < text.size()) step();
      step();
    }
    if (at < text.size()) step();
  };
  constexpr std::string_view enders = " \t\r\n{};(";
  while (at < text.size()) {
    const char c = text[at];
    if (c == '[') {
      skip_past(']', true);
    } else if (c == '{') {
      skip_past('}', false);
    } else if (c == ';' || (c == '%' && here.column == 1)) {
      skip_past('\n', false);
    } else if (is_space(c) || c == '}' || c == '(' || c == ',') {
      step();
    } else {
      Word word{at, at, here};
      while (at < text.size() && enders.find(text[at]) == std::string_view::npos) step();
      word.end = at;
      words.push_back(word);
    }
  }
  return words;
}

constexpr bool is_file(char c) { return 'a' <= lower_case(c) && lower_case(c) <= 'g'; }
constexpr bool is_rank(char c) { return '1' <= c && c <= '7'; }
bool is_letter_or_digit(std::string_view text, std::size_t at) {
  return at < text.size() && (is_letter(text[at]) || is_digit(text[at]));
}

// Whether a point, by its letter or its digit first, begins here.
bool begins_point(std::string_view text, std::size_t at) {
  if (at + 1 >= text.size()) return false;
  return (is_file(text[at]) && is_rank(text[at + 1])) || (is_rank(text[at]) && is_file(text[at + 1]));
}

std::size_t digits_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end - at;
}

void put_letters_first(std::string& text, const Word& word) {
  for (std::size_t at = word.begin; at + 1 < word.end; ++at) {
    const bool begins = at == word.begin || !is_letter_or_digit(text, at - 1) || text[at - 1] == 'x';
    const bool ends = at + 2 >= word.end || !is_letter_or_digit(text, at + 2) || text[at + 2] == 'x';
    if (begins && ends && is_rank(text[at]) && is_file(text[at + 1])) std::swap(text[at], text[at + 1]);
  }
}

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Blanks that are not those of ASCII, as pages have them, between words.
std::string with_plain_blanks(std::string_view text) {
  constexpr std::array<std::string_view, 7> blanks = {"\u00a0", "\u2002", "\u2003", "\u2007",
                                                      "\u2009", "\u202f", "\u3000"};
  std::string plain(text);
  for (const Word& word : words_of(text)) {
    for (std::size_t at = word.begin; at < word.end; ++at) {
      for (const std::string_view blank : blanks) {
        if (text.substr(at).starts_with(blank)) plain.replace(at, blank.size(), blank.size(), ' ');
      }
    }
  }
  return plain;
}

// The length of the point, by name or by number, that begins here; 0 where none does.
std::size_t point_length(std::string_view text, std::size_t at) {
  return begins_point(text, at) ? 2 : digits_at(text, at);
}

// `a1 → a4` as `a1-a4   `: one word for whoever reads it.
void join_moves(std::string& text) {
  const std::vector<Word> words = words_of(text);
  for (std::size_t n = 0; n + 1 < words.size(); ++n) {
    const std::size_t from = words[n].begin;
    const std::size_t length = point_length(text, from);
    const auto signs = [&](std::size_t begin, std::size_t end) {
      return in_our_signs(std::string_view(text).substr(begin, end - begin));
    };
    const std::string behind = signs(from + length, words[n].end);
    if (length == 0 || (!behind.empty() && behind != "-")) continue;
    std::size_t last = n + 1;
    std::size_t to = words[last].begin;
    if (behind.empty()) {
      // The sign stands by itself, or before the point.
      to = text.find_first_of("0123456789abcdefgABCDEFG", to);
      if (to == std::string::npos || signs(words[last].begin, std::min(to, words[last].end)) != "-") continue;
      if (to >= words[last].end && ++last < words.size()) to = words[last].begin;
    }
    if (last == words.size() || begins_point(text, to) != begins_point(text, from) ||
        point_length(text, to) == 0 || words[last].location.line != words[n].location.line)
      continue;
    std::string joined = text.substr(from, length) + '-' + text.substr(to, words[last].end - to);
    joined.resize(words[last].end - from, ' ');
    text.replace(from, joined.size(), joined);
    n = last;
  }
}

// `1)` as `1.`, in variations left alone: there the parenthesis may close one.
void put_dot_for_parenthesis(std::string& text, const Word& word) {
  const std::size_t digits = digits_at(text, word.begin);
  if (digits > 0 && word.begin + digits < word.end && text[word.begin + digits] == ')')
    text[word.begin + digits] = '.';
}

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "\u00bd-\u00bd" || word == "*";
}

}  // namespace

std::string with_dots(std::string_view text) {
  std::string dotted = with_plain_blanks(text);
  join_moves(dotted);
  const bool has_variations = text.find('(') != std::string_view::npos;
  for (const Word& word : words_of(dotted)) {
    if (!has_variations) put_dot_for_parenthesis(dotted, word);
    put_letters_first(dotted, word);
    const std::size_t end = word.begin + digits_at(dotted, word.begin);
    if (end != word.end || end == dotted.size() || !is_blank(dotted[end])) continue;
    const std::size_t next = dotted.find_first_not_of(" \t", end);
    if (next != std::string::npos && begins_point(dotted, next)) dotted[end] = '.';
  }
  return dotted;
}

std::optional<std::string> with_dots_among_numbers(std::string_view text) {
  std::string dotted(text);
  int number = 1;
  int turns = 2;  // since the last number
  const std::vector<Word> words = words_of(text);
  for (const Word& word : words) {
    const std::string_view here = text.substr(word.begin, word.end - word.begin);
    const bool last = &word == &words.back();  // elsewhere 0-1 is a move, from 0 to 1
    if (capture_sign_length(here) > 0 || (last && is_result(here))) continue;
    if (turns < 2) {
      ++turns;
      continue;
    }
    if (read_number(here) != number || word.end == text.size() || !is_blank(text[word.end]))
      return std::nullopt;
    dotted[word.end] = '.';
    ++number;
    turns = 0;
  }
  if (number == 1) return std::nullopt;
  return dotted;
}

std::optional<LoneWord> take_lone_word(std::string& text) {
  const std::vector<Word> words = words_of(text);
  for (std::size_t n = 0; n < words.size(); ++n) {
    const Word& word = words[n];
    if (word.end - word.begin != 1) continue;
    const char c = text[word.begin];
    const auto rest_is_result = [&] {
      if (n + 1 == words.size()) return true;
      return n + 2 == words.size() && is_result(std::string_view(text).substr(
                                          words[n + 1].begin, words[n + 1].end - words[n + 1].begin));
    };
    if (c == 'p') return LoneWord{word.location, c};
    if ((c != 'x' && c != '-') || !rest_is_result()) continue;
    text[word.begin] = ' ';
    return LoneWord{word.location, c};
  }
  return std::nullopt;
}

}  // namespace muehle::records
