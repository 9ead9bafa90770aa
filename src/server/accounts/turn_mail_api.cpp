#include "server/accounts/turn_mail_api.h"

#include "net/pages.h"
#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"

namespace muehle::server {
namespace {

constexpr int last_hour = 23;

Form<TurnMailWish> wish_form() {
  Kind<std::string> zone = kinds::looked_at(kinds::text(), [](std::string text) -> Answer<std::string> {
    if (is_time_zone(text)) return text;
    return refuse(ErrorCode::bad_request, "zone must be a time zone such as Europe/Berlin, or GMT+01:00");
  });
  Kind<int> hour = kinds::looked_at(kinds::whole(0, last_hour),
                                    [](std::int64_t hour) -> Answer<int> { return static_cast<int>(hour); });
  const kinds::Words<TurnMailWay> ways = {
      {"never", TurnMailWay::none}, {"at_once", TurnMailWay::at_once}, {"daily", TurnMailWay::daily}};
  return Form<TurnMailWish>()
      .needs("when", kinds::word(ways), &TurnMailWish::way)
      .may("hour", std::move(hour), &TurnMailWish::hour, "of the day there, for `daily`; else 0")
      .may("zone", std::move(zone), &TurnMailWish::zone, "`Europe/Berlin`, `GMT+01:00`; else `GMT`");
}

net::HttpResponse page_of(const StopPage& page) {
  net::HttpResponse response;
  response.headers = {{"Content-Type", "text/html; charset=utf-8"}, {"Cache-Control", "no-store"}};
  const std::string title = net::as_html(page.title);
  std::string html =
      "<!doctype html>\n<html lang=\"" + page.tag +
      "\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n"
      "<meta name=\"robots\" content=\"noindex\">\n<title>" +
      title + "</title>\n<h1>Mühle</h1>\n<p>" + net::as_html(page.text) + "</p>\n";
  if (!page.button.empty())
    html += "<form method=\"post\"><button>" + net::as_html(page.button) + "</button></form>\n";
  response.body = html + "</html>\n";
  return response;
}

class TurnMailApi {
 public:
  explicit TurnMailApi(TurnNotices& notices) : notices_(notices) {}

  Response show(const Call& call) {
    co_return reply(turn_mail_value(or_refuse(co_await notices_.of(call.session->player.id))));
  }

  Response choose(const Call& call, TurnMailWish wish) {
    or_refuse(co_await notices_.choose(call.session->player.id, std::move(wish)));
    net::HttpResponse response = co_await show(call);
    co_return response;
  }

  // Who has ended them already reads the same as who never had any.
  Response ask(const Call& call) {
    const std::optional<StoredPlayer> whose = or_refuse(co_await notices_.whose(call.parts[0]));
    co_return page_of(whose ? stop_page(whose->language, whose->name) : stopped_page(""));
  }

  Response end(const Call& call) {
    const std::optional<StoredPlayer> whose = or_refuse(co_await notices_.end(call.parts[0]));
    co_return page_of(stopped_page(whose ? whose->language : ""));
  }

 private:
  TurnNotices& notices_;
};

}  // namespace

boost::json::object turn_mail_value(const std::optional<StoredTurnMail>& wanted) {
  const TurnMailWay way = wanted ? wanted->way : TurnMailWay::none;
  const bool wants = way == TurnMailWay::at_once || way == TurnMailWay::daily;
  boost::json::object value{{"when", wants ? to_text(way) : "never"},
                            {"hour", nullptr},
                            {"zone", nullptr},
                            {"refused", way == TurnMailWay::refused}};
  if (wants) value["zone"] = wanted->zone;
  if (way == TurnMailWay::daily) value["hour"] = wanted->hour;
  return value;
}

Schema schema::turn_mail() {
  return object({{"when", one_of({"never", "at_once", "daily"})},
                 {"hour", null_or(whole(0, last_hour)), "of the day there, where it is `daily`"},
                 {"zone", null_or(text()), "his time zone, where he wants any"},
                 {"refused", flag(), "the mailbox has refused them, so that they have ended"}});
}

Area turn_mail_area(TurnNotices& notices) {
  const auto api = std::make_shared<TurnMailApi>(notices);
  return {"Mail and forgotten passwords",
          "",
          {{.method = "GET",
            .path = "/api/me/mail/turns",
            .id = "getTurnMail",
            .summary = "See when mail tells you that it is your move",
            .may = May::account,
            .handler = does(api, &TurnMailApi::show),
            .replies = {answers("TurnMail", "in games by days")}},
           {.method = "POST",
            .path = "/api/me/mail/turns",
            .id = "chooseTurnMail",
            .summary = "Choose when mail tells you that it is your move",
            .may = May::account,
            .handler = does(api, &TurnMailApi::choose, wish_form()),
            .replies = {answers("TurnMail", "to the address that is confirmed")},
            .refusals = {ErrorCode::no_mail, ErrorCode::bad_mail}},
           {.method = "GET",
            .path = "/api/mail/stop/{key}",
            .id = "askToStopTurnMail",
            .summary = "Read the page behind the link that ends these mails",
            .handler = does(api, &TurnMailApi::ask),
            .replies = {{200, "nothing is changed by it: programs that look at mails follow links, too",
                         std::nullopt, "text/html"}}},
           {.method = "POST",
            .path = "/api/mail/stop/{key}",
            .id = "stopTurnMail",
            .summary = "End these mails by the link",
            .handler = does(api, &TurnMailApi::end),
            .replies = {{200, "also where they had ended (RFC 8058)", std::nullopt, "text/html"}}}}};
}

}  // namespace muehle::server
