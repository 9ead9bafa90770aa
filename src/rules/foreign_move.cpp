#include "rules/foreign_move.h"

#include <algorithm>
#include <optional>

#include "rules/problem.h"
#include "support/named.h"
#include "support/text.h"

namespace muehle {
namespace {

struct Sign {
  std::string_view written;
  std::string_view ours;
};
// Longer ones before those that they begin with.
constexpr std::array<Sign, 13> signs{{
    {"-x", "x"},
    {"->", "-"},
    {"=>", "-"},
    {">", "-"},
    {"\u2010", "-"},  // hyphen
    {"\u2011", "-"},  // that breaks no line
    {"\u2013", "-"},  // dashes
    {"\u2014", "-"},
    {"\u2192", "-"},  // arrows
    {"\u21d2", "-"},
    {"\u2212", "-"},  // minus
    {":", "x"},
    {"\u00d7", "x"},  // times
}};

// The names of the points of a word in which they are numbers; nothing where one is no number of a point.
std::optional<std::string> by_names(std::string_view word, int first) {
  std::string named;
  while (!word.empty()) {
    const std::size_t end = std::min(word.find_first_of("-x"), word.size());
    const std::optional<int> number = read_number(word.substr(0, end), first, first + point_count - 1);
    if (!number) return std::nullopt;
    named += point_name(reading_order[static_cast<std::size_t>(*number - first)]);
    if (end < word.size()) named += word[end];
    word.remove_prefix(std::min(end + 1, word.size()));
  }
  return named;
}

// `a1a4` as `a1-a4`, as engines write it.
std::string with_dash(std::string_view word) {
  std::string dashed(word);
  const bool glued = word.size() >= 4 && parse_point(word.substr(0, 2)) && parse_point(word.substr(2, 2)) &&
                     (word.size() == 4 || word[4] == 'x');
  if (glued) dashed.insert(2, 1, '-');
  return dashed;
}

constexpr Named<PointNames> ways_of_points[] = {
    {PointNames::names, "names"},
    {PointNames::from_one, "from_one"},
    {PointNames::from_zero, "from_zero"},
};

}  // namespace

std::string_view to_text(PointNames points) { return name_in(ways_of_points, points); }

std::size_t capture_sign_length(std::string_view text) {
  for (const std::string_view sign : {"x", "X", ":", "\u00d7"}) {
    if (text.starts_with(sign)) return sign.size();
  }
  return 0;
}

std::string in_our_signs(std::string_view word) {
  std::string ours;
  while (!word.empty()) {
    const char c = word.front();
    // Most of what stands in a word begins no sign.
    const auto sign =
        is_letter(c) || is_digit(c)
            ? signs.end()
            : std::ranges::find_if(signs, [&](const Sign& each) { return word.starts_with(each.written); });
    if (sign == signs.end()) {
      ours += lower_case(c);
      word.remove_prefix(1);
    } else {
      ours += sign->ours;
      word.remove_prefix(sign->written.size());
    }
  }
  return ours;
}

Result<Move> parse_move(std::string_view word, PointNames points) {
  if (points == PointNames::names) return parse_move(with_dash(word));
  const std::optional<std::string> named = by_names(word, points == PointNames::from_one ? 1 : 0);
  if (!named) return fail(Problem::bad_move, {shown(word)});
  return parse_move(*named);
}

Result<Point> capture_point(std::string_view word, PointNames points) {
  word.remove_prefix(std::min<std::size_t>(word.size(), 1));
  const Result<Move> move = parse_move(word, points);
  if (!move) return tl::unexpected(move.error());
  if (!move->places() || move->captures()) return fail(Problem::bad_move, {shown(word)});
  return move->to;
}

}  // namespace muehle
