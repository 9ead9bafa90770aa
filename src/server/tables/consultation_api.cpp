#include "server/tables/consultation_api.h"

#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"
#include "server/tables/callers.h"

namespace muehle::server {
namespace {

struct Coming {
  std::string token;
  std::string name;
};

Form<Coming> coming_form() {
  return Form<Coming>()
      .needs("token", kinds::text(), &Coming::token, "what stands behind `#with-` in the link")
      .may("name", kinds::name(), &Coming::name, "for a guest");
}

class ConsultationApi {
 public:
  ConsultationApi(Seating& seating, Sessions& sessions) : seating_(seating), sessions_(sessions) {}

  Response open(const Call& call) {
    const std::string& code = call.parts[0];
    const Caller caller{call.session->player, {}};
    const std::string token = or_refuse(co_await seating_.open_door(code, caller));
    // A fragment, so that it reaches no log.
    co_return reply({{"link", "/g/" + code + "#with-" + token}});
  }

  Response close(const Call& call) {
    const Caller caller{call.session->player, {}};
    or_refuse(co_await seating_.close_door(call.parts[0], caller));
    co_return reply_done();
  }

  Response join(const Call& call, Coming coming) {
    or_refuse(co_await seating_.seat_behind(call.parts[0], coming.token));
    const SignedIn who = or_refuse(co_await sessions_.to_play(call, coming.name));
    Caller caller{who.session.player, {}};
    if (!caller.player->registered && !coming.name.empty()) caller.player->name = coming.name;
    const Seat seat = or_refuse(co_await seating_.share(call.parts[0], caller, std::move(coming.token)));
    net::HttpResponse response = reply({{"seat", *seat}});
    sessions_.keep(call.request, who, response);
    co_return response;
  }

  Response send_away(const Call& call, int partner) {
    const Caller caller{call.session->player, {}};
    or_refuse(co_await seating_.send_away(call.parts[0], caller, partner));
    co_return reply_done();
  }

  Response leave(const Call& call) {
    const Caller caller{call.session->player, {}};
    or_refuse(co_await seating_.stop_sharing(call.parts[0], caller));
    co_return reply_done();
  }

 private:
  Seating& seating_;
  Sessions& sessions_;
};

}  // namespace

Area consultation_area(Seating& seating, Sessions& sessions) {
  const auto api = std::make_shared<ConsultationApi>(seating, sessions);
  const std::vector<ErrorCode> holder = {ErrorCode::not_found, ErrorCode::not_seated, ErrorCode::only_holder};
  std::vector<ErrorCode> opens = holder;
  opens.push_back(ErrorCode::no_consultation);
  return {
      "Tables",
      "",
      {
          {.method = "POST",
           .path = "/api/tables/{code}/consultation",
           .id = "openSeat",
           .summary = "Open your seat to others, who consult with you",
           .may = May::session,
           .handler = does(api, &ConsultationApi::open),
           .replies = {answers("ConsultationLink", "the link; one from before opens nothing any more")},
           .refusals = opens},
          {.method = "POST",
           .path = "/api/tables/{code}/consultation/close",
           .id = "closeSeat",
           .summary = "Let nobody else come to your seat",
           .may = May::session,
           .handler = does(api, &ConsultationApi::close),
           .replies = {done("the link opens nothing any more; who came by it stays")},
           .refusals = holder},
          {.method = "POST",
           .path = "/api/tables/{code}/consultation/join",
           .id = "joinSeat",
           .summary = "Share a seat by its link",
           .handler = does(api, &ConsultationApi::join, coming_form()),
           .replies = {answers("SeatTaken", "you move there, too")},
           .refusals = {ErrorCode::bad_name, ErrorCode::bad_secret, ErrorCode::not_found, ErrorCode::yourself,
                        ErrorCode::game_over, ErrorCode::too_many, ErrorCode::no_bots, ErrorCode::no_guests,
                        ErrorCode::suspended, ErrorCode::opponent_suspended, ErrorCode::opponent_missing,
                        ErrorCode::blocked, ErrorCode::no_challenges, ErrorCode::name_reserved,
                        ErrorCode::name_taken, ErrorCode::no_session},
           .note = "A guest is made where there is no session: the answer then sets its cookie."},
          {.method = "POST",
           .path = "/api/tables/{code}/consultation/send_away",
           .id = "sendPartnerAway",
           .summary = "Let somebody share your seat no more",
           .may = May::session,
           .handler = does(api, &ConsultationApi::send_away,
                           one_field("partner", kinds::number(1, 1'000'000), "his number at the table")),
           .replies = {done("he watches, and the link opens nothing any more")},
           .refusals = holder},
          {.method = "POST",
           .path = "/api/tables/{code}/consultation/leave",
           .id = "leaveSharedSeat",
           .summary = "Share another one's seat no more",
           .may = May::session,
           .handler = does(api, &ConsultationApi::leave),
           .replies = {done("you watch")},
           .refusals = {ErrorCode::not_found, ErrorCode::not_seated}},
      }};
}

}  // namespace muehle::server
