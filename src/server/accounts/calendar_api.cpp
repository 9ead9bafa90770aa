#include "server/accounts/calendar_api.h"

#include "server/kernel/await_store.h"
#include "server/kernel/error_response.h"
#include "server/kernel/etag.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/notices/calendar.h"
#include "server/notices/turns_seen.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

constexpr std::string_view ending = ".ics";
constexpr std::string_view begins_with = "/api/calendar/";

json::object made_value(const std::optional<UnixSeconds>& made, const json::value& link = nullptr) {
  json::object value{{"made", nullptr}, {"link", link}};
  if (made) value["made"] = *made;
  return value;
}

class CalendarApi {
 public:
  CalendarApi(Store& store, const Time& time, std::string place)
      : store_(store), time_(time), place_(std::move(place)) {}

  Response show(const Call& call) {
    using Made = std::optional<UnixSeconds>;
    std::function<Made(Transaction&)> work = [player = call.session->player.id](Transaction& all) {
      return all.calendars().made_at(player);
    };
    const StoreResult<Made> made = co_await read<Made>(store_, std::move(work));
    if (!made) or_refuse(refuse_store(made.error()));
    co_return reply(made_value(*made));
  }

  Response make(const Call& call) {
    const std::string secret = new_secret();
    const UnixSeconds now = time_.now().at;
    co_await change([player = call.session->player.id, hash = *hash_secret(secret), now](Transaction& all) {
      all.calendars().make(player, hash, now);
    });
    co_return reply(made_value(now, json::value(std::string(begins_with) + secret + std::string(ending))),
                    201);
  }

  Response remove(const Call& call) {
    co_await change([player = call.session->player.id](Transaction& all) { all.calendars().remove(player); });
    co_return reply(made_value(std::nullopt));
  }

  Response read_it(const Call& call) {
    std::string_view name = call.parts[0];
    if (name.ends_with(ending)) name.remove_suffix(ending.size());
    const std::optional<SecretHash> hash = hash_secret(name);
    if (!hash) or_refuse(nothing_here());
    using Found = std::optional<CalendarOf>;
    std::function<Found(Transaction&)> work = [hash = *hash, now = time_.now()](Transaction& all) -> Found {
      const std::optional<PlayerId> whose = all.calendars().whose(hash);
      const std::optional<StoredPlayer> player = whose ? all.players().by_id(*whose) : std::nullopt;
      if (!player) return std::nullopt;
      return CalendarOf{player->language, {}, turns_seen(all, player->id, now)};
    };
    StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
    if (!found) or_refuse(refuse_store(found.error()));
    if (!*found) or_refuse(nothing_here());
    (*found)->place = place_of(call.request);
    co_return answer(call.request, calendar_text(**found));
  }

 private:
  static tl::unexpected<Refused> nothing_here() {
    return refuse(ErrorCode::not_found, "this link opens no calendar, or none any more");
  }

  boost::asio::awaitable<void> change(std::function<void(Transaction&)> change) {
    std::function<bool(Transaction&)> work = [change = std::move(change)](Transaction& all) {
      change(all);
      return true;
    };
    const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
    if (!done) or_refuse(refuse_store(done.error()));
  }

  std::string place_of(const net::HttpRequest& request) const {
    if (!place_.empty()) return place_;
    return (request.secure ? "https://" : "http://") + request.host;
  }

  static net::HttpResponse answer(const net::HttpRequest& request, std::string text) {
    net::HttpResponse response;
    const std::string etag = etag_of(text);
    response.headers = {{"Content-Type", "text/calendar; charset=utf-8"},
                        {"Cache-Control", "private, no-cache"},
                        {"ETag", etag}};
    if (net::etag_matches(request.if_none_match, etag)) {
      response.status = 304;
    } else {
      response.body = std::move(text);
    }
    return response;
  }

  Store& store_;
  const Time& time_;
  std::string place_;
};

}  // namespace

Area calendar_area(Store& store, const Time& time, const std::string& place) {
  const auto api = std::make_shared<CalendarApi>(store, time, place);
  const auto limit = at_most(0.2, 60, "too often; once an hour is enough for a calendar", 60);
  return {
      "Calendar and notes",
      "For games by days: when your moves are due, as your calendar reads it, and what you note for "
      "yourself.",
      {{.method = "GET",
        .path = "/api/me/calendar",
        .id = "getCalendarLink",
        .summary = "See whether there is a link to your calendar",
        .may = May::account,
        .handler = does(api, &CalendarApi::show),
        .replies = {answers("CalendarLink", "only its hash is kept")}},
       {.method = "POST",
        .path = "/api/me/calendar",
        .id = "makeCalendarLink",
        .summary = "Make a link to your calendar",
        .may = May::account,
        .handler = does(api, &CalendarApi::make),
        .replies = {{201, "the one before opens nothing any more", schema::ref("CalendarLink")}}},
       {.method = "POST",
        .path = "/api/me/calendar/remove",
        .id = "removeCalendarLink",
        .summary = "Take the link to your calendar back",
        .may = May::account,
        .handler = does(api, &CalendarApi::remove),
        .replies = {answers("CalendarLink", "there is none any more")}},
       {.method = "GET",
        .path = "/api/calendar/{file}",
        .id = "readCalendar",
        .summary = "Read when moves are due, by the secret link",
        .limit = limit,
        .handler = does(api, &CalendarApi::read_it),
        .replies = {{200, "RFC 5545; an event at the deadline of each turn", std::nullopt, "text/calendar"},
                    {304, "as the `If-None-Match` says", {}, ""}},
        .refusals = {ErrorCode::not_found},
        .note = "`file`: the secret and `.ics`."}}};
}

}  // namespace muehle::server
