#include "cli/games/days.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "support/text.h"

namespace muehle::cli::games {
namespace {

using std::chrono::year_month_day;
using std::chrono::year_month_day_last;

struct Span {
  year_month_day first;
  year_month_day last;
};

// A part of so many digits; 0, which no month or day is, for what is none.
unsigned number_of(std::string_view part, std::size_t digits) {
  constexpr int most = 9999;
  return part.size() == digits ? static_cast<unsigned>(read_number(part, 0, most).value_or(0)) : 0;
}

Result<Span> span_of(std::string_view text) {
  std::string dotted(text);
  std::ranges::replace(dotted, '-', '.');
  const std::vector<std::string_view> parts = split(dotted, '.');
  const std::chrono::year year(static_cast<int>(number_of(parts.front(), 4)));
  const std::chrono::month first(parts.size() > 1 ? number_of(parts[1], 2) : 1);
  const std::chrono::month last(parts.size() > 1 ? number_of(parts[1], 2) : 12);
  Span span{year / first / 1, year_month_day(year / last / std::chrono::last)};
  if (parts.size() > 2) span.first = span.last = year / first / number_of(parts[2], 2);
  if (parts.size() > 3 || year == std::chrono::year(0) || !span.first.ok() || !span.last.ok())
    return fail(
        fmt::format("expected a day, a month or a year, as 2026-03-01, 2026-03 or 2026, not {}", text));
  return span;
}

std::string text_of(const year_month_day& day) {
  return fmt::format("{:04}.{:02}.{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                     static_cast<unsigned>(day.day()));
}

}  // namespace

Result<std::string> first_day_of(std::string_view text) {
  return span_of(text).map([](const Span& span) { return text_of(span.first); });
}
Result<std::string> last_day_of(std::string_view text) {
  return span_of(text).map([](const Span& span) { return text_of(span.last); });
}

}  // namespace muehle::cli::games
