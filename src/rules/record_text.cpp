#include "rules/record_text.h"

#include <algorithm>
#include <array>

#include "rules/record_comment.h"
#include "support/text.h"

namespace muehle {
namespace {

// As they are written, and as they are called.
struct ResultWord {
  std::string_view written;
  std::string_view name;
};
constexpr std::array<ResultWord, 5> results{
    {{"1-0", "1-0"}, {"0-1", "0-1"}, {"1/2-1/2", "1/2-1/2"}, {"\u00bd-\u00bd", "1/2-1/2"}, {"*", "*"}}};
constexpr std::string_view ellipsis = "…";
constexpr std::string_view suffix_characters = "!?";

class Scanner {
 public:
  Scanner(std::string_view text, PointNames points) : text_(text), points_(points) {
    record_.points = points;
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
  }

  Result<RecordText> scan() {
    if (const std::size_t good = utf8_prefix(text_); good != text_.size()) {
      while (at_ < good) next();
      return fail_at(location_, Problem::record_not_utf8);
    }
    while (true) {
      skip_space();
      if (at_end()) break;
      if (const Result<void> step = scan_one(); !step) return tl::unexpected(step.error());
    }
    if (!open_.empty()) return fail_at(open_.back(), Problem::variation_not_closed);
    if (record_.result.empty()) record_.result_location = location_;
    return std::move(record_);
  }

 private:
  bool at_end() const { return at_ == text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  std::string_view rest() const { return text_.substr(at_); }

  char next() {
    const char c = text_[at_++];
    if (c == '\n') {
      ++location_.line;
      location_.column = 1;
    } else if (!continues_character(c)) {
      ++location_.column;
    }
    return c;
  }

  void skip(std::size_t bytes) {
    while (bytes-- > 0) next();
  }

  void skip_line() {
    while (!at_end() && peek() != '\n') next();
  }

  // What may stand between words of a list beside white space. Where points are numbers nobody writes
  // comments behind a semicolon.
  bool separates(char c) const { return c == ',' || (c == ';' && points_ != PointNames::names); }

  // White space and the like, and the lines that begin with % and are escaped.
  void skip_space() {
    while (!at_end()) {
      if (peek() == '%' && location_.column == 1) {
        skip_line();
      } else if (is_space(peek()) || separates(peek())) {
        next();
      } else {
        return;
      }
    }
  }

  Result<void> scan_one() {
    const Location here = location_;
    if (!record_.result.empty()) return fail_at(here, Problem::after_the_result);
    switch (peek()) {
      case '[':
        return scan_tag();
      case '{':
        return scan_comment();
      case ';': {
        next();
        const std::size_t begin = at_;
        skip_line();
        std::string_view text = text_.substr(begin, at_ - begin);
        if (text.ends_with('\r')) text.remove_suffix(1);
        add_comment(here, text);
        return {};
      }
      case '(':
        return open_variation();
      case ')':
        return close_variation();
      case '$':
        return scan_glyph();
      case '!':
      case '?':
        return add_suffix(here, scan_suffix());
      default:
        return scan_word();
    }
  }

  Result<void> open_variation() {
    const Location here = location_;
    if (!after_move_) return fail_at(here, Problem::variation_before_move);
    if (open_.size() == max_nesting) {
      return fail_at(here, Problem::variations_too_deep, {std::to_string(max_nesting)});
    }
    next();
    add(here, Parenthesis::open);
    open_.push_back(here);
    after_move_ = false;
    return {};
  }

  Result<void> close_variation() {
    const Location here = location_;
    if (open_.empty()) return fail_at(here, Problem::variation_not_opened);
    if (!after_move_) return fail_at(here, Problem::variation_without_move);
    next();
    open_.pop_back();  // the variation stands after a move, and so does what comes next
    add(here, Parenthesis::close);
    return {};
  }

  // `$4`.
  Result<void> scan_glyph() {
    const Location here = location_;
    next();
    const std::size_t begin = at_;
    while (is_digit(peek())) next();
    const std::string_view digits = text_.substr(begin, at_ - begin);
    const std::optional<int> number = read_number(digits, 0, max_glyph);
    if (!number) return fail_at(here, Problem::bad_glyph, {shown(digits), "0", std::to_string(max_glyph)});
    return add_glyph(here, Glyph{*number});
  }

  std::string_view scan_suffix() {
    const std::size_t begin = at_;
    while (!at_end() && suffix_characters.find(peek()) != std::string_view::npos) next();
    return text_.substr(begin, at_ - begin);
  }

  Result<void> add_suffix(Location here, std::string_view suffix) {
    const std::optional<Glyph> glyph = parse_suffix(suffix);
    if (!glyph) return fail_at(here, Problem::bad_suffix, {shown(suffix)});
    return add_glyph(here, *glyph);
  }

  Result<void> add_glyph(Location here, Glyph glyph) {
    if (!after_move_) return fail_at(here, Problem::glyph_before_move);
    add(here, glyph);
    return {};
  }

  Result<void> scan_tag() {
    const Location here = location_;
    if (!record_.items.empty()) return fail_at(here, Problem::tag_after_moves);
    next();
    skip_space();
    const std::size_t begin = at_;
    while (is_letter(peek()) || is_digit(peek()) || peek() == '_') next();
    Tag tag{std::string(text_.substr(begin, at_ - begin)), {}};
    if (tag.name.empty()) return fail_at(location_, Problem::tag_without_name);
    skip_space();
    if (peek() != '"') return fail_at(location_, Problem::tag_without_value, {tag.name});
    next();
    while (peek() != '"') {
      if (at_end() || peek() == '\n' || peek() == '\r')
        return fail_at(location_, Problem::tag_value_not_closed, {tag.name});
      const char c = next();
      const bool escapes = c == '\\' && (peek() == '"' || peek() == '\\');
      tag.value += escapes ? next() : c;
    }
    next();
    skip_space();
    if (peek() != ']') return fail_at(location_, Problem::tag_not_closed, {tag.name});
    next();
    const auto same_name = [&](const Tag& earlier) { return earlier.name == tag.name; };
    if (std::any_of(record_.tags.begin(), record_.tags.end(), same_name)) {
      return fail_at(here, Problem::tag_twice, {tag.name});
    }
    record_.tags.push_back(std::move(tag));
    record_.tag_locations.push_back(here);
    return {};
  }

  Result<void> scan_comment() {
    const Location here = location_;
    next();
    std::string text;
    bool has_commands = false;
    while (peek() != '}') {
      if (at_end()) return fail_at(here, Problem::comment_not_closed);
      if (starts_command(rest())) {
        add_comment(here, has_commands ? trim(text) : text);
        text.clear();
        has_commands = true;
        if (const Result<void> command = scan_command(); !command) return command;
        continue;
      }
      if (rest().starts_with(closing_brace)) {
        skip(closing_brace.size());
        text += '}';
        continue;
      }
      const char c = next();
      const bool escapes = c == '\\' && (peek() == '\\' || peek() == '}' || peek() == '[');
      text += escapes ? next() : c;
    }
    next();
    add_comment(here, has_commands ? trim(text) : std::string_view(text));
    return {};
  }

  // `[%offer white "text"]`: an event line between `[%` and the first `]` outside quotes.
  Result<void> scan_command() {
    const Location here = location_;
    next();
    next();
    const std::size_t begin = at_;
    bool quoted = false;
    while (quoted || peek() != ']') {
      if (at_end()) return fail_at(here, Problem::command_not_closed);
      const char c = next();
      if (c == '"') quoted = !quoted;
      if (c == '\\' && quoted && !at_end()) next();
    }
    const std::string line = show_braces(text_.substr(begin, at_ - begin));
    next();
    if (!open_.empty()) {
      return fail_at(here, Problem::event_in_variation, {std::string(leading_letters(line))});
    }
    if (leading_letters(line) == with_command)
      return add_with(here, std::string_view(line).substr(with_command.size()));
    Result<Event> event = parse_event(line);
    if (!event) return fail_at(here, event.error());
    add(here, std::move(*event));
    return {};
  }

  // What goes with the move before it.
  Result<void> add_with(Location here, std::string_view line) {
    MakeMove* move = last_move();
    if (move == nullptr || !std::holds_alternative<std::monostate>(move->with)) {
      return fail_at(here, Problem::with_without_move);
    }
    const Result<Event> whole = parse_event("move " + to_text(move->move) + " " + std::string(trim(line)));
    if (!whole) return fail_at(here, whole.error());
    *move = std::get<MakeMove>(*whole);
    if (std::holds_alternative<std::monostate>(move->with)) {
      return fail_at(here, Problem::with_nothing);
    }
    return {};
  }

  // The move that came last, if nothing but its glyphs came after it.
  MakeMove* last_move() {
    for (auto item = record_.items.rbegin(); item != record_.items.rend(); ++item) {
      if (std::holds_alternative<Glyph>(item->what)) continue;
      Event* event = std::get_if<Event>(&item->what);
      return event == nullptr ? nullptr : std::get_if<MakeMove>(event);
    }
    return nullptr;
  }

  template <typename What>
  void add(Location here, What what) {
    record_.items.push_back({here, static_cast<int>(open_.size()), std::move(what)});
  }

  void add_comment(Location here, std::string_view text) {
    if (!trim(text).empty()) add(here, CommentText{std::string(text)});
  }

  // A move number, a move or a result.
  Result<void> scan_word() {
    const Location here = location_;
    for (const ResultWord& result : results) {
      if (!rest().starts_with(result.written) || !ends_result(at_ + result.written.size())) continue;
      if (!open_.empty()) return fail_at(here, Problem::result_in_variation);
      skip(result.written.size());
      record_.result = result.name;
      record_.result_location = here;
      return {};
    }
    if (is_digit(peek()) && (points_ == PointNames::names || begins_number())) return scan_number();

    if (const Move* stem = move_before_variation(); stem != nullptr && capture_sign_length(rest()) > 0)
      return scan_other_capture(*stem);
    std::optional<Location> capture;
    const std::string word = scan_move_word(capture);
    const Result<Move> move = parse_move(in_our_signs(word), points_);
    if (!move) {
      // A list by names has no numbers of points, however far it looks like one.
      const bool named = points_ != PointNames::names && parse_move(in_our_signs(word));
      return fail_at(named ? Location{} : here, Problem::bad_record_word, {shown(word)});
    }
    return add_move(here, *move, capture);
  }

  Result<void> add_move(Location here, Move move, const std::optional<Location>& capture = {}) {
    add(here, Event{MakeMove{move, {}}});
    record_.items.back().capture = capture;
    after_move_ = true;
    const Location suffix_location = location_;
    const std::string_view suffix = scan_suffix();
    if (suffix.empty()) return {};
    return add_suffix(suffix_location, suffix);
  }

  // The move for which the variation stands that begins here; null: none begins here.
  const Move* move_before_variation() const {
    if (record_.items.empty() || open_.empty()) return nullptr;
    const auto* parenthesis = std::get_if<Parenthesis>(&record_.items.back().what);
    if (parenthesis == nullptr || *parenthesis != Parenthesis::open) return nullptr;
    const int depth = static_cast<int>(open_.size()) - 1;
    for (auto item = record_.items.rbegin(); item != record_.items.rend(); ++item) {
      const auto* event = std::get_if<Event>(&item->what);
      const auto* made = event == nullptr || item->depth != depth ? nullptr : std::get_if<MakeMove>(event);
      if (made != nullptr) return &made->move;
    }
    return nullptr;
  }

  // `(xd1 …)`: the same move, and another stone is taken.
  Result<void> scan_other_capture(Move move) {
    const Location here = location_;
    const std::string word = scan_to_end_of_word();
    const Result<Point> point = capture_point(in_our_signs(word), points_);
    if (!point) return fail_at(here, Problem::bad_record_word, {shown(word)});
    move.capture = *point;
    return add_move(here, move);
  }

  bool ends_word(std::size_t at) const {
    constexpr std::string_view enders = "{;()$!?,";
    return at == text_.size() || is_space(text_[at]) || enders.find(text_[at]) != std::string_view::npos;
  }

  // Where points are numbers, `0-1` may be a move, too, unless it is the last word.
  bool ends_result(std::size_t at) const {
    return points_ == PointNames::names ? ends_word(at) : trim(text_.substr(at)).empty();
  }

  std::string scan_to_end_of_word() {
    std::string word;
    while (!ends_word(at_)) word += next();
    return word;
  }

  // What is taken goes with the move, also where it is a word of its own, at `capture`: `d6 xg7`, `d6 x g7`.
  std::string scan_move_word(std::optional<Location>& capture) {
    std::string word = scan_to_end_of_word();
    if (in_our_signs(word).find('x') == std::string::npos) word += capture_word(capture);
    if (in_our_signs(word).ends_with('x')) word += word_behind_space();
    return word;
  }
  std::string capture_word(std::optional<Location>& capture) {
    const std::size_t at = at_;
    const Location location = location_;
    skip_space();
    if (capture_sign_length(rest()) > 0) {
      capture = location_;
      return scan_to_end_of_word();
    }
    at_ = at;
    location_ = location;
    return {};
  }
  std::string word_behind_space() {
    skip_space();
    return scan_to_end_of_word();
  }

  // Digits with dots behind them.
  bool begins_number() const {
    const std::size_t end = std::min(rest().find_first_not_of("0123456789"), rest().size());
    return rest().substr(end).starts_with('.') || rest().substr(end).starts_with(ellipsis);
  }

  Result<void> scan_number() {
    const Location here = location_;
    const std::size_t begin = at_;
    while (is_digit(peek())) next();
    const std::string_view digits = text_.substr(begin, at_ - begin);
    const std::optional<int> number = read_number(digits, 1, max_counter);
    if (!number) {
      return fail_at(here, Problem::bad_number_in_record, {shown(digits), "1", std::to_string(max_counter)});
    }
    int dots = 0;
    while (peek() == '.' || rest().starts_with(ellipsis)) {
      if (peek() == '.') {
        next();
        ++dots;
      } else {
        skip(ellipsis.size());
        dots += 3;
      }
    }
    if (dots == 0) return fail_at(here, Problem::dots_missing);
    if (dots == 1) dots += dots_of_black();
    add(here, NumberText{*number, dots > 1});
    return {};
  }

  // `12. ... f4`: how many, 0 where none stand behind the blank.
  int dots_of_black() {
    const std::size_t at = at_;
    const Location location = location_;
    skip_space();
    for (const std::string_view dots : {std::string_view("..."), ellipsis}) {
      if (!rest().starts_with(dots)) continue;
      skip(dots.size());
      return 3;
    }
    at_ = at;
    location_ = location;
    return 0;
  }

  std::string_view text_;
  PointNames points_;
  std::size_t at_ = 0;
  Location location_;
  std::vector<Location> open_;  // of the variations that are not closed yet
  bool after_move_ = false;     // in the line that is read now a move has been
  RecordText record_;
};

}  // namespace

Location place_of_fault(Location move, const std::optional<Location>& capture, Fault fault) {
  const bool about_capture = fault == Fault::capture_without_mill || fault == Fault::capture_impossible ||
                             fault == Fault::capture_not_opponent || fault == Fault::capture_protected;
  return about_capture ? capture.value_or(move) : move;
}

tl::unexpected<Error> fail_at(Location location, Error error) {
  return fail_at(location.line, location.column, std::move(error));
}

tl::unexpected<Error> fail_at(Location location, Problem problem,
                              std::initializer_list<std::string_view> arguments) {
  return fail_at(location, fail(problem, arguments).value());
}

Result<RecordText> scan_record(std::string_view text, PointNames points) {
  return Scanner(text, points).scan();
}

}  // namespace muehle
