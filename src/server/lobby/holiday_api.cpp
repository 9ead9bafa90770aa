#include "server/lobby/holiday_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/error_response.h"
#include "server/lobby/lobby_forms.h"

namespace muehle::server {
namespace {

class HolidayApi {
 public:
  explicit HolidayApi(Holidays& holidays) : holidays_(holidays) {}

  Response show(const Call& call) { co_return reply(or_refuse(co_await holidays_.of(call.session->player))); }

  Response begin(const Call& call, UnixSeconds until) {
    or_refuse(co_await holidays_.begin(call.session->player, until));
    net::HttpResponse response = co_await show(call);
    co_return response;
  }

  Response end(const Call& call) {
    or_refuse(co_await holidays_.end(call.session->player));
    net::HttpResponse response = co_await show(call);
    co_return response;
  }

 private:
  Holidays& holidays_;
};

}  // namespace

Area vacation_area(Holidays& holidays) {
  const auto api = std::make_shared<HolidayApi>(holidays);
  return {
      "Vacation",
      "Days on which the clock of games by days does not run.",
      {
          {.method = "GET",
           .path = "/api/me/vacation",
           .id = "getVacation",
           .summary = "See your vacation",
           .may = May::session,
           .handler = does(api, &HolidayApi::show),
           .replies = {answers("Vacation", "`days` is 0 for a guest")}},
          {.method = "POST",
           .path = "/api/me/vacation",
           .id = "beginVacation",
           .summary = "Go on vacation now",
           .may = May::session,
           .handler = does(api, &HolidayApi::begin, vacation_form()),
           .replies = {answers("Vacation", "it has begun")},
           .refusals = {ErrorCode::guest, ErrorCode::closed, ErrorCode::on_vacation,
                        ErrorCode::too_few_days}},
          {.method = "POST",
           .path = "/api/me/vacation/end",
           .id = "endVacation",
           .summary = "End your vacation",
           .may = May::session,
           .handler = does(api, &HolidayApi::end),
           .replies = {answers("Vacation", "it is over")},
           .refusals = {ErrorCode::guest, ErrorCode::not_found}},
      },
  };
}

}  // namespace muehle::server
