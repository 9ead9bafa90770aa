#include "server/lobby/usual.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/refuse_store.h"
#include "support/named.h"

namespace muehle::server {
namespace {

constexpr std::int64_t seconds_a_day = 24 * 3600;
constexpr std::int64_t days_to_monday = 3;  // the first day of 1970 was a Thursday
constexpr double half_of_all = 0.693;   // of those that come one by one: half are there after so many rounds
constexpr int soon = 15;                // minutes, in which somebody comes "often"
constexpr int fewest_games = 8;         // from which minutes are told
constexpr double hardly_a_game = 0.25;  // in this hour of a week

constexpr Named<Attendance> attendance_names[] = {{Attendance::unknown, "unknown"},
                                                  {Attendance::often, "often"},
                                                  {Attendance::seldom, "seldom"},
                                                  {Attendance::hardly, "hardly"}};

boost::json::object usual_value(const Usual& usual) {
  boost::json::object value{{"weeks", usual.weeks},
                            {"games", usual.games},
                            {"coming", name_in(attendance_names, usual.coming)},
                            {"minutes", nullptr}};
  if (usual.minutes) value["minutes"] = *usual.minutes;
  return value;
}

}  // namespace

WeekHour week_hour_of(UnixSeconds at) {
  const std::time_t moment = at;
  std::tm local{};
  localtime_r(&moment, &local);
  const std::int64_t days = (at + local.tm_gmtoff) / seconds_a_day + days_to_monday;
  return {.week = days / 7, .hour = static_cast<int>(days % 7) * 24 + local.tm_hour};
}

Usual usual_of(int games, int weeks) {
  Usual usual{.weeks = weeks, .games = games};
  if (weeks < fewest_weeks) return usual;
  const double an_hour = static_cast<double>(games) / weeks;
  const int minutes = games == 0 ? 60 : static_cast<int>(std::ceil(60 * half_of_all / an_hour));
  usual.coming = an_hour <= hardly_a_game ? Attendance::hardly : Attendance::seldom;
  if (games < fewest_games || minutes > soon) return usual;
  usual.coming = Attendance::often;
  usual.minutes = std::max(1, minutes);
  return usual;
}

Area usual_area(Store& store, const Time& time) {
  using namespace schema;
  const auto tell = [&store, &time](const Call& /*call*/) -> Response {
    std::function<Usual(Transaction&)> work = [now = week_hour_of(time.now().at)](Transaction& all) {
      const LobbyHours::Sum sum = all.lobby_hours().before(now, usual_weeks);
      const std::int64_t weeks = sum.first_week == 0 ? 0 : now.week - sum.first_week;
      return usual_of(sum.games, static_cast<int>(std::clamp<std::int64_t>(weeks, 0, usual_weeks)));
    };
    const StoreResult<Usual> found = co_await look<Usual>(store, std::move(work));
    if (!found) or_refuse(refuse_store(found.error()));
    co_return reply(usual_value(*found));
  };
  return {
      "Lobby",
      "",
      {{.method = "GET",
        .path = "/api/lobby/usual",
        .id = "getUsual",
        .summary = "See how often somebody was here at this hour of the week",
        .handler = tell,
        .replies = {
            {200, "from counts of games by the clock between people, and of nobody's name",
             object({{"weeks", whole(), "that are looked back on, at most 8"},
                     {"games", whole(), "in this hour of them"},
                     {"coming", one_of({"unknown", "often", "seldom", "hardly"})},
                     {"minutes", null_or(whole()), "in which somebody has mostly come; of `often`"}})}}}}};
}

}  // namespace muehle::server
