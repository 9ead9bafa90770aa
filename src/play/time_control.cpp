#include "play/time_control.h"

#include <optional>

#include "support/text.h"

namespace muehle::play {
namespace {

constexpr std::string_view unlimited = "-";
constexpr std::string_view each_move = "1/";

std::string seconds(Milliseconds time) { return std::to_string(time / second); }

std::optional<Milliseconds> read_seconds(std::string_view text, Milliseconds lowest, Milliseconds highest) {
  const auto read = read_number(text, static_cast<int>(lowest / second), static_cast<int>(highest / second));
  if (!read) return std::nullopt;
  return *read * second;
}

tl::unexpected<Error> unknown(std::string_view text) {
  return fail(shown(text) + " is no time control: expected `-` (unlimited), seconds and an increment as " +
              "`300+5` or a delay as `300d5`, or seconds a move as `1/259200` (three days)");
}

Result<TimeControl> read_correspondence(std::string_view text) {
  const auto time = read_seconds(text, second, INT32_MAX * second);
  if (!time || *time % day != 0 || *time > most_days * day)
    return fail("a move has 1 to " + std::to_string(most_days) + " days, as in `1/86400`");
  return Correspondence{static_cast<int>(*time / day)};
}

}  // namespace

std::string to_text(const TimeControl& control) {
  if (const auto* live = std::get_if<Live>(&control)) {
    const char* bonus = live->kind == Live::Bonus::increment ? "+" : "d";
    return seconds(live->base) + bonus + seconds(live->bonus);
  }
  if (const auto* by_days = std::get_if<Correspondence>(&control))
    return std::string(each_move) + seconds(by_days->days * day);
  return std::string(unlimited);
}

Result<TimeControl> parse_time_control(std::string_view text) {
  if (text == unlimited) return Unlimited{};
  if (text.starts_with(each_move)) return read_correspondence(text.substr(each_move.size()));

  const std::size_t sign = text.find_first_of("+d");
  const std::string_view bonus = sign == std::string_view::npos ? "0" : text.substr(sign + 1);
  const auto base = read_seconds(text.substr(0, sign), 0, INT32_MAX * second);
  const auto more = read_seconds(bonus, 0, INT32_MAX * second);
  if (!base || !more) return unknown(text);
  if (*base < least_base || *base > most_base || *more > most_bonus) {
    return fail("a game has " + seconds(least_base) + " to " + seconds(most_base) + " seconds and at most " +
                seconds(most_bonus) + " more for each move");
  }
  const bool delays = sign != std::string_view::npos && text[sign] == 'd';
  return Live{*base, *more, delays ? Live::Bonus::delay : Live::Bonus::increment};
}

}  // namespace muehle::play
