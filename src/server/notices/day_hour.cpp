#include "server/notices/day_hour.h"

#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include <algorithm>
#include <memory>

#include "support/text.h"

namespace muehle::server {
namespace {

constexpr std::size_t longest_zone = 64;
constexpr double milliseconds = 1000;

std::unique_ptr<icu::TimeZone> time_zone(const std::string& zone) {
  return std::unique_ptr<icu::TimeZone>(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
}

}  // namespace

bool is_time_zone(const std::string& zone) {
  const auto is_sign = [](char c) {
    return is_letter(c) || is_digit(c) || std::string_view("/_+-:").find(c) != std::string_view::npos;
  };
  if (zone.empty() || zone.size() > longest_zone || !std::ranges::all_of(zone, is_sign)) return false;
  return *time_zone(zone) != icu::TimeZone::getUnknown();
}

UnixSeconds next_hour(const std::string& zone, int hour, UnixSeconds after) {
  constexpr int day = 24 * 3600;
  UErrorCode status = U_ZERO_ERROR;
  icu::GregorianCalendar calendar(time_zone(zone).release(), status);
  calendar.setRepeatedWallTimeOption(UCAL_WALLTIME_FIRST);
  calendar.setSkippedWallTimeOption(UCAL_WALLTIME_NEXT_VALID);
  // Of today, tomorrow, or the day after it, where a day is short.
  for (int days = 0; days <= 2; ++days) {
    calendar.setTime(static_cast<double>(after) * milliseconds, status);
    calendar.add(UCAL_DAY_OF_MONTH, days, status);
    calendar.set(UCAL_HOUR_OF_DAY, hour);
    for (const UCalendarDateFields part : {UCAL_MINUTE, UCAL_SECOND, UCAL_MILLISECOND}) calendar.set(part, 0);
    const auto at = static_cast<UnixSeconds>(calendar.getTime(status) / milliseconds);
    if (U_SUCCESS(status) && at > after) return at;
  }
  return after + day;
}

std::string said_time(const std::string& zone, std::string_view language, UnixSeconds at) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale(std::string(language).c_str());
  const std::unique_ptr<icu::DateFormat> format(
      icu::DateFormat::createInstanceForSkeleton("EEEdMMMHm", locale, status));
  if (U_FAILURE(status)) return {};
  format->adoptTimeZone(time_zone(zone).release());
  icu::UnicodeString text;
  format->format(static_cast<double>(at) * milliseconds, text);
  std::string utf8;
  return text.toUTF8String(utf8);
}

}  // namespace muehle::server
