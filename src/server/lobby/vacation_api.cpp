#include "server/lobby/vacation_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/error_response.h"
#include "server/lobby/lobby_forms.h"

namespace muehle::server {
namespace {

class VacationApi {
 public:
  explicit VacationApi(Vacations& vacations) : vacations_(vacations) {}

  Response show(const Call& call) {
    co_return reply(or_refuse(co_await vacations_.of(call.session->player)));
  }

  Response begin(const Call& call, UnixSeconds until) {
    or_refuse(co_await vacations_.begin(call.session->player, until));
    net::HttpResponse response = co_await show(call);
    co_return response;
  }

  Response end(const Call& call) {
    or_refuse(co_await vacations_.end(call.session->player));
    net::HttpResponse response = co_await show(call);
    co_return response;
  }

 private:
  Vacations& vacations_;
};

}  // namespace

Area vacation_area(Vacations& vacations) {
  const auto api = std::make_shared<VacationApi>(vacations);
  return {
      "Vacation",
      "Days on which the clock of games by days does not run.",
      {
          {.method = "GET",
           .path = "/api/me/vacation",
           .id = "getVacation",
           .summary = "See your vacation",
           .may = May::session,
           .handler = does(api, &VacationApi::show),
           .replies = {answers("Vacation", "`days` is 0 for a guest")}},
          {.method = "POST",
           .path = "/api/me/vacation",
           .id = "beginVacation",
           .summary = "Go on vacation now",
           .may = May::session,
           .handler = does(api, &VacationApi::begin, vacation_form()),
           .replies = {answers("Vacation", "it has begun")},
           .refusals = {ErrorCode::guest, ErrorCode::closed, ErrorCode::on_vacation,
                        ErrorCode::too_few_days}},
          {.method = "POST",
           .path = "/api/me/vacation/end",
           .id = "endVacation",
           .summary = "End your vacation",
           .may = May::session,
           .handler = does(api, &VacationApi::end),
           .replies = {answers("Vacation", "it is over")},
           .refusals = {ErrorCode::guest, ErrorCode::not_found}},
      },
  };
}

}  // namespace muehle::server
