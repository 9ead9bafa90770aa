// The ways in which a text may call the points, tried one after the other. Nothing is guessed: the rules say
// in which of them it is a game.
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "rules/record_text.h"

namespace muehle {

// Whether the numbers of a site's points are known to be counted from 1.
bool counts_from_one(const std::vector<Tag>& tags);
// Of two attempts at a text that failed, whether the first has come further.
bool came_further(const Error& one, const Error& other);

// What read(const RecordText&) makes of a text in each way in which that succeeds: by names, or by numbers.
// An error is that of the way that came furthest.
template <typename Read>
auto in_each_way(std::string_view text, Read&& read)
    -> Result<std::vector<typename std::invoke_result_t<Read, const RecordText&>::value_type>> {
  std::vector<typename std::invoke_result_t<Read, const RecordText&>::value_type> found;
  std::optional<Error> unreadable;  // as a text
  std::optional<Error> illegal;     // as a game
  const auto note = [](std::optional<Error>& furthest, const Error& error) {
    if (!furthest || came_further(error, *furthest)) furthest = error;
  };
  for (const PointNames points : all_point_names) {
    const Result<RecordText> scanned = scan_record(text, points);
    if (!scanned) {
      note(unreadable, scanned.error());
      continue;
    }
    if (points == PointNames::from_zero && counts_from_one(scanned->tags)) continue;
    auto made = read(*scanned);
    if (made) {
      found.push_back(*std::move(made));
    } else {
      note(illegal, made.error());
    }
    if (points == PointNames::names) break;  // there are no numbers in it then
  }
  if (!found.empty()) return found;
  return tl::unexpected<Error>(illegal ? *illegal : *unreadable);
}

// The one way, or the error that there are two.
template <typename Made>
Result<Made> the_only(std::vector<Made> found) {
  if (found.size() > 1) return fail_at(Location{}, Problem::points_in_two_ways);
  return std::move(found.front());
}

}  // namespace muehle
