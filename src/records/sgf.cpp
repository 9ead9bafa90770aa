#include "records/sgf.h"
#include "records/flaw.h"

#include <array>
#include <utility>

#include "records/list.h"
#include "rules/foreign_move.h"
#include "support/text.h"

namespace muehle::records {
namespace {

constexpr std::string_view this_game = "5";

// Properties of the root that are tags of ours.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> tags = {{{"PW", "White"},
                                                                                {"PB", "Black"},
                                                                                {"DT", "Date"},
                                                                                {"EV", "Event"},
                                                                                {"PC", "Site"},
                                                                                {"RO", "Round"},
                                                                                {"RU", "SgfRules"}}};

// Tags of ours have no line ends.
std::string in_one_line(std::string_view value) {
  std::string line(value);
  for (char& c : line) {
    if (is_control(c)) c = ' ';
  }
  return line;
}

std::string without_blanks(std::string text) {
  std::erase_if(text, is_space);
  return text;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<SgfGame> read() {
    skip_space();
    const Location begin = here_;
    if (auto done = expect('('); !done) return tl::unexpected(done.error());
    while (true) {
      skip_space();
      if (at_end()) return fail_at(begin, Flaw::sgf_not_closed);
      const char c = peek();
      if (c == ';') {
        next();
      } else if (c == '(') {
        next();  // the first of them is the main line, the others follow a `)`
        ++depth_;
      } else if (c == ')') {
        next();
        break;
      } else if (auto done = property(); !done) {
        return tl::unexpected(done.error());
      }
    }
    if (auto done = end(); !done) return tl::unexpected(done.error());
    if (!is_this_game_) return fail_at(Location{}, Flaw::sgf_without_game);
    game_.text.result_location = here_;
    return std::move(game_);
  }

 private:
  bool at_end() const { return at_ == text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  char next() {
    const char c = text_[at_++];
    if (c == '\n') {
      ++here_.line;
      here_.column = 1;
    } else if (!continues_character(c)) {
      ++here_.column;
    }
    return c;
  }
  void skip_space() {
    while (!at_end() && is_space(peek())) next();
  }
  Result<void> expect(char c) {
    if (peek() != c) return fail_at(here_, Flaw::bad_sgf, {shown(text_.substr(at_, 12))});
    next();
    return {};
  }

  // `NAME[value][value]`.
  Result<void> property() {
    const Location here = here_;
    std::string name;
    while (is_letter(peek())) {
      const char c = next();
      if (c == upper_case(c)) name += c;  // old files have small letters in between, which mean nothing
    }
    skip_space();
    if (name.empty() || peek() != '[') return fail_at(here_, Flaw::bad_sgf, {shown(text_.substr(at_, 12))});
    while (peek() == '[') {
      next();
      const Location where = here_;
      std::string value;
      while (peek() != ']') {
        if (at_end()) return fail_at(where, Flaw::sgf_not_closed);
        const char c = next();
        value += c == '\\' && !at_end() ? next() : c;
      }
      next();
      if (auto done = take(name, value, here, where); !done) return done;
      skip_space();
    }
    return {};
  }

  Result<void> take(const std::string& name, const std::string& value, Location here, Location where) {
    if (name == "GM") {
      if (trim(value) != this_game) return fail_at(where, Flaw::sgf_of_other_game, {shown(value)});
      is_this_game_ = true;
    } else if (name == "W" || name == "B") {
      return turn(name == "W" ? Colour::white : Colour::black, value, where);
    } else if (name == "AW" || name == "AB" || name == "AE") {
      return fail_at(here, Flaw::sgf_with_stones);
    } else if (name == "C") {
      game_.text.items.push_back({here, 0, CommentText{value}});
    } else if (name == "RE") {
      result(value);
    } else {
      for (const auto& [property, tag] : tags) {
        if (property != name || trim(value).empty()) continue;
        game_.text.tags.push_back({std::string(tag), in_one_line(trim(value))});
        game_.text.tag_locations.push_back(here);
      }
    }
    return {};
  }

  Result<void> turn(Colour colour, const std::string& value, Location where) {
    const std::string word = in_our_signs(without_blanks(with_dots(value)));
    if (plies_ % 2 != index(colour)) {
      return fail_at(where, Flaw::sgf_wrong_side, {colour == Colour::white ? "B" : "W"});
    }
    const Result<Move> move = parse_move(word, PointNames::names);
    if (!move) return fail_at(where, Flaw::sgf_bad_move, {shown(value)});
    game_.text.items.push_back({where, 0, Event{MakeMove{*move, {}}}});
    ++plies_;
    return {};
  }

  void result(const std::string& value) {
    if (value.starts_with("W+")) game_.text.result = "1-0";
    if (value.starts_with("B+")) game_.text.result = "0-1";
    if (value == "0" || lower_case(value) == "draw") game_.text.result = "1/2-1/2";
  }

  // Behind the main line: its own brackets, and the variations that are left out.
  Result<void> end() {
    bool left_out = false;
    while (true) {
      skip_space();
      if (at_end()) break;
      const char c = peek();
      if (c == '(' && depth_ == 0) return fail_at(here_, Problem::after_the_result);
      if (c == '(' && !left_out) {
        left_out = true;
        game_.remarks.push_back(fail_at(here_, Flaw::sgf_variation_left_out).value());
      }
      depth_ += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == '[') {
        while (!at_end() && peek() != ']') {
          if (next() == '\\' && !at_end()) next();
        }
      }
      if (!at_end()) next();
    }
    return {};
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Location here_;
  int depth_ = 0;
  int plies_ = 0;
  bool is_this_game_ = false;
  SgfGame game_;
};

}  // namespace

bool looks_like_sgf(std::string_view text) {
  text = trim(text);
  if (!text.starts_with('(')) return false;
  text.remove_prefix(1);
  return trim(text).starts_with(';');
}

Result<SgfGame> read_sgf(std::string_view text) { return Reader(text).read(); }

}  // namespace muehle::records
