#include "records/list.h"

#include <algorithm>
#include <array>
#include <utility>
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
    const char c = text[at++];
    if (c == '\n') {
      ++here.line;
      here.column = 1;
    } else if (!continues_character(c)) {
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

// So many blanks as there are characters in `text`.
std::string blanks_for(std::string_view text) {
  return std::string(static_cast<std::size_t>(count_characters(text)), ' ');
}

// A text in which other signs stand in some places, from its front to its end.
class Rewritten {
 public:
  explicit Rewritten(std::string_view text) : text_(text) {}
  void put(std::size_t begin, std::size_t length, std::string_view instead) {
    made_.append(text_.substr(copied_, begin - copied_)).append(instead);
    copied_ = begin + length;
  }
  std::string whole() && { return std::move(made_.append(text_.substr(copied_))); }

 private:
  std::string_view text_;
  std::string made_;
  std::size_t copied_ = 0;
};

// What stands between words and says nothing: blanks that are not those of ASCII, as pages have them, the
// lines of a table, the fence of a quoted text, `/` between two moves.
std::string with_plain_blanks(std::string_view text, const std::vector<Word>& words) {
  constexpr std::array<std::string_view, 9> blanks = {"|",      "```",    "\u00a0", "\u2002", "\u2003",
                                                      "\u2007", "\u2009", "\u202f", "\u3000"};
  Rewritten plain(text);
  for (const Word& word : words) {
    if (text.substr(word.begin, word.end - word.begin) == "/") {
      plain.put(word.begin, 1, " ");
      continue;
    }
    for (std::size_t at = word.begin; at < word.end; ++at) {
      if (static_cast<unsigned char>(text[at]) < 0x80 && text[at] != '|' && text[at] != '`') continue;
      for (const std::string_view blank : blanks) {
        if (!text.substr(at).starts_with(blank)) continue;
        plain.put(at, blank.size(), " ");
      }
    }
  }
  return std::move(plain).whole();
}

// The length of the point, by name or by number, that begins here; 0 where none does.
std::size_t point_length(std::string_view text, std::size_t at) {
  return begins_point(text, at) ? 2 : digits_at(text, at);
}

// `a1 → a4` as `a1-a4  `: one word for whoever reads it.
std::string with_joined_moves(std::string_view text, const std::vector<Word>& words) {
  Rewritten joined(text);
  for (std::size_t n = 0; n + 1 < words.size(); ++n) {
    const std::size_t from = words[n].begin;
    const std::size_t length = point_length(text, from);
    const auto signs = [&](std::size_t begin, std::size_t end) {
      return in_our_signs(text.substr(begin, end - begin));
    };
    if (length == 0 || is_letter_or_digit(text, from + length)) continue;
    const std::string behind = signs(from + length, words[n].end);
    if (!behind.empty() && behind != "-") continue;
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
    std::string move = std::string(text.substr(from, length)) + '-';
    move += text.substr(to, words[last].end - to);
    const std::string_view written = text.substr(from, words[last].end - from);
    move.resize(move.size() + static_cast<std::size_t>(count_characters(written) - count_characters(move)),
                ' ');
    joined.put(from, written.size(), move);
    n = last;
  }
  return std::move(joined).whole();
}

// `d7 takes a4`, `d7 (xa4)` and `d7(a4)` as `d7 x     a4`, `d7  xa4 ` and `d7xa4 `. What Sanmill has in
// parentheses behind a capture is a variation: `d7xa4 (xd1)`.
std::string with_bare_captures(std::string_view text, const std::vector<Word>& words) {
  constexpr std::array<std::string_view, 6> verbs = {"takes",   "take",  "captures",
                                                     "removes", "nimmt", "schl\u00e4gt"};
  Rewritten bare(text);
  const auto signs_of = [&](const Word& word) {
    return in_our_signs(text.substr(word.begin, word.end - word.begin));
  };
  for (std::size_t n = 1; n < words.size(); ++n) {
    const std::size_t begin = words[n].begin;
    const std::size_t length = words[n].end - begin;
    const bool enclosed = text[begin - 1] == '(';
    if (!enclosed && (length < 4 || !is_letter(text[begin]) || !is_letter(text[begin + 1]))) continue;
    const std::string before = signs_of(words[n - 1]);
    if (!begins_point(before, 0) || before.find('x') != std::string::npos) continue;
    const std::string word = signs_of(words[n]);
    if (std::ranges::find(verbs, word) != verbs.end()) {
      bare.put(begin, length, "x" + blanks_for(std::string_view(word).substr(1)));
      continue;
    }
    const bool has_sign = word.starts_with('x');
    const bool is_stone =
        word.ends_with(')') && word.size() == (has_sign ? 4 : 3) && begins_point(word, has_sign ? 1 : 0);
    if (!enclosed || !is_stone || !(has_sign || words[n - 1].end + 1 == begin)) continue;
    bare.put(begin - 1, 1, has_sign ? " " : "x");
    bare.put(begin + length - 1, 1, " ");
  }
  return std::move(bare).whole();
}

// Who moves, before each move on a line of its own.
constexpr std::array<std::string_view, 8> labels = {
    "w:", "b:", "s:", "white:", "black:", "wei\u00df:", "weiss:", "schwarz:"};

// Without what stands before the first move of a line: a label, the sign of a list's entry, or the marks of a
// quoted mail.
std::string without_labels(std::string_view text, const std::vector<Word>& words) {
  constexpr std::array<std::string_view, 3> bullets = {"-", "\u2013", "\u2022"};
  Rewritten bare(text);
  int line = 0;
  const auto take_out = [&](std::size_t begin, std::size_t length) {
    bare.put(begin, length, blanks_for(text.substr(begin, length)));
  };
  for (const Word& word : words) {
    if (word.location.line == line) continue;
    line = word.location.line;
    const std::string_view here = text.substr(word.begin, word.end - word.begin);
    const auto stands_before_point = [&](std::size_t length) {
      const std::size_t next = text.find_first_not_of(" \t", word.begin + length);
      return next != std::string::npos && begins_point(text, next);
    };
    const auto label = std::ranges::find_if(
        labels, [lower = lower_case(here)](auto each) { return lower.starts_with(each); });
    if (here.starts_with('>')) {
      take_out(word.begin, std::min(here.find_first_not_of('>'), here.size()));
    } else if (std::ranges::find(bullets, here) != bullets.end() && stands_before_point(here.size())) {
      take_out(word.begin, here.size());
    } else if (label != labels.end() && stands_before_point(label->size())) {
      take_out(word.begin, label->size());
    }
  }
  return std::move(bare).whole();
}

// `1)`, `(1)` and `1.)` as `1.`. Inside of variations a parenthesis may close one.
void put_dot_for_parenthesis(std::string& text, const Word& word, bool has_variations) {
  std::size_t end = word.begin + digits_at(text, word.begin);
  if (end == word.begin) return;
  const bool dot = end < word.end && text[end] == '.';
  if (dot) ++end;
  if (end == word.end || text[end] != ')') return;
  const bool enclosed = word.begin > 0 && text[word.begin - 1] == '(';
  if (has_variations && !enclosed) return;
  text[end] = dot ? ' ' : '.';
  if (enclosed) text[word.begin - 1] = ' ';
}

// `1: d6` and `1,d6` as `1. d6`: before a point by its name nothing else can be meant.
void put_dot_for_sign(std::string& text, const Word& word) {
  const std::size_t end = word.begin + digits_at(text, word.begin);
  if (end == word.begin || end == text.size() || (text[end] != ':' && text[end] != ',')) return;
  const std::size_t next = text.find_first_not_of(" \t", end + 1);
  if (next != std::string::npos && begins_point(text, next)) text[end] = '.';
}

bool is_result(std::string_view word) {
  return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "\u00bd-\u00bd" || word == "*";
}

// How people say behind a game by names how it ended; nothing comes behind it whose place would change.
void put_result_in_our_signs(std::string& text, const std::vector<Word>& words) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 20> results = {
      {{"1:0", "1-0"},
       {"0:1", "0-1"},
       {"1/2", "1/2-1/2"},
       {"\u00bd", "1/2-1/2"},
       {"\u00bd:\u00bd", "1/2-1/2"},
       {"remis", "1/2-1/2"},
       {"unentschieden", "1/2-1/2"},
       {"draw", "1/2-1/2"},
       {"wei\u00df gewinnt", "1-0"},
       {"weiss gewinnt", "1-0"},
       {"white wins", "1-0"},
       {"schwarz gibt auf", "1-0"},
       {"black resigns", "1-0"},
       {"schwarz gewinnt", "0-1"},
       {"black wins", "0-1"},
       {"wei\u00df gibt auf", "0-1"},
       {"weiss gibt auf", "0-1"},
       {"white resigns", "0-1"},
       {"black won", "0-1"},
       {"white won", "1-0"}}};
  const auto last_move = std::ranges::find_if(
      words.rbegin(), words.rend(), [&](const Word& word) { return begins_point(text, word.begin); });
  if (last_move == words.rbegin() || last_move == words.rend()) return;
  std::string said;
  for (auto word = last_move.base(); word != words.end(); ++word) {
    if (!said.empty()) said += ' ';
    said += lower_case(std::string_view(text).substr(word->begin, word->end - word->begin));
  }
  if (said.ends_with('.') || said.ends_with('!')) said.pop_back();
  const auto result = std::ranges::find(results, said, [](const auto& each) { return each.first; });
  const std::size_t begin = last_move.base()->begin;
  if (result != results.end()) text.replace(begin, words.back().end - begin, result->second);
}

// The head of two columns: `White  Black`.
bool names_both_sides(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  if (words.size() != 2) return false;
  const std::string white = lower_case(words[0]);
  const std::string black = lower_case(words[1]);
  return (white == "white" && black == "black") ||
         ((white == "wei\u00df" || white == "weiss") && black == "schwarz");
}

}  // namespace

bool looks_like_title(std::string_view line) {
  line = trim(line);
  constexpr std::string_view beginnings_of_others = "[{};%(*";
  if (line.empty() || is_digit(line[0]) || is_result(line) ||
      beginnings_of_others.find(line[0]) != std::string_view::npos)
    return false;
  const bool is_rule = line.find_first_not_of("|-=+: ") == std::string_view::npos;
  bool has_word = false;
  for (const Word& word : words_of(line)) {
    if (begins_point(line, word.begin) && !is_letter_or_digit(line, word.begin + 2)) return false;
    has_word = has_word || word.end - word.begin >= 3;
  }
  return has_word && (is_rule || line.find('-') != 0);
}

std::size_t title_length(std::string_view text) {
  std::size_t length = 0;
  std::string_view last;
  while (length < text.size()) {
    const std::size_t end = std::min(text.find('\n', length), text.size() - 1) + 1;
    const std::string_view line = trim(text.substr(length, end - length));
    if (!line.empty() && !looks_like_title(line)) {
      const std::size_t number = std::min(line.find_first_not_of("|( \t"), line.size());
      const bool numbered = digits_at(line, number) == 1 && line[number] == '1';
      return numbered || names_both_sides(last) ? length : 0;
    }
    if (!line.empty()) last = line;
    length = end;
  }
  return 0;
}

std::string with_dots(std::string_view text) {
  std::string dotted(text);
  const std::size_t title = title_length(text);
  std::replace_if(
      dotted.begin(), dotted.begin() + static_cast<std::ptrdiff_t>(title), [](char c) { return c != '\n'; },
      ' ');
  std::vector<Word> words = words_of(dotted);
  for (const auto step : {&with_plain_blanks, &without_labels, &with_bare_captures, &with_joined_moves}) {
    std::string changed = step(dotted, words);
    if (changed == dotted) continue;
    dotted = std::move(changed);
    words = words_of(dotted);
  }
  // From here on signs are put in the place of others, and words stay where they are.
  for (const Word& word : words) {
    if (word.begin > 0 && dotted[word.begin - 1] == '(') put_dot_for_parenthesis(dotted, word, true);
  }
  const bool has_variations = dotted.find('(') != std::string::npos;
  for (const Word& word : words) {
    put_dot_for_parenthesis(dotted, word, has_variations);
    put_dot_for_sign(dotted, word);
    put_letters_first(dotted, word);
    const std::size_t end = word.begin + digits_at(dotted, word.begin);
    if (end != word.end || end == dotted.size() || !is_blank(dotted[end])) continue;
    const std::size_t next = dotted.find_first_not_of(" \t", end);
    if (next != std::string::npos && begins_point(dotted, next)) dotted[end] = '.';
  }
  put_result_in_our_signs(dotted, words);
  return dotted;
}

std::string with_blanks_for_semicolons(std::string_view text) {
  std::string plain(text);
  bool in_comment = false;
  for (char& c : plain) {
    if (c == '{' || c == '}') in_comment = c == '{';
    if (c == ';' && !in_comment) c = ' ';
  }
  return plain;
}

bool goes_on_behind_semicolon(std::string_view text) {
  int last = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t length = digits_at(text, at);
    if (length == 0) continue;
    const std::size_t dot = at + length;
    const bool counts =
        dot < text.size() && text[dot] == '.' && read_number(text.substr(at, length)) == last + 1;
    if (counts) {
      ++last;
      const std::string_view before = trim(text.substr(0, at));
      const std::string_view turn = trim(text.substr(dot + 1, text.find_first_of(";\n", dot) - dot - 1));
      const bool is_turn = begins_point(turn, 0) && std::ranges::all_of(turn, [](char c) {
                             return !is_letter(c) || is_file(c) || c == 'x';
                           });
      if (before.ends_with(';') && is_turn) return true;
    }
    at = dot - 1;
  }
  return false;
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
