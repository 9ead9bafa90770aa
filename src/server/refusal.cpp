#include "server/refusal.h"

namespace muehle::server {

std::string_view to_text(ErrorCode code) {
  switch (code) {
    case ErrorCode::bad_request:
      return "bad_request";
    case ErrorCode::bad_rules:
      return "bad_rules";
    case ErrorCode::bad_position:
      return "bad_position";
    case ErrorCode::bad_time:
      return "bad_time";
    case ErrorCode::bad_record:
      return "bad_record";
    case ErrorCode::bad_origin:
      return "bad_origin";
    case ErrorCode::bad_host:
      return "bad_host";
    case ErrorCode::bad_secret:
      return "bad_secret";
    case ErrorCode::bad_name:
      return "bad_name";
    case ErrorCode::bad_password:
      return "bad_password";
    case ErrorCode::bad_login:
      return "bad_login";
    case ErrorCode::bad_mail:
      return "bad_mail";
    case ErrorCode::no_mail:
      return "no_mail";
    case ErrorCode::name_taken:
      return "name_taken";
    case ErrorCode::name_reserved:
      return "name_reserved";
    case ErrorCode::registered:
      return "registered";
    case ErrorCode::guest:
      return "guest";
    case ErrorCode::no_session:
      return "no_session";
    case ErrorCode::closed:
      return "closed";
    case ErrorCode::no_invitation:
      return "no_invitation";
    case ErrorCode::bad_invitation:
      return "bad_invitation";
    case ErrorCode::no_guests:
      return "no_guests";
    case ErrorCode::own_seek:
      return "own_seek";
    case ErrorCode::too_many_seeks:
      return "too_many_seeks";
    case ErrorCode::yourself:
      return "yourself";
    case ErrorCode::no_challenges:
      return "no_challenges";
    case ErrorCode::blocked:
      return "blocked";
    case ErrorCode::too_many_challenges:
      return "too_many_challenges";
    case ErrorCode::too_many_people:
      return "too_many_people";
    case ErrorCode::on_vacation:
      return "on_vacation";
    case ErrorCode::too_few_days:
      return "too_few_days";
    case ErrorCode::not_rated:
      return "not_rated";
    case ErrorCode::rated_game:
      return "rated_game";
    case ErrorCode::not_allowed:
      return "not_allowed";
    case ErrorCode::suspended:
      return "suspended";
    case ErrorCode::last_host:
      return "last_host";
    case ErrorCode::no_solver:
      return "no_solver";
    case ErrorCode::solving:
      return "solving";
    case ErrorCode::no_referee:
      return "no_referee";
    case ErrorCode::not_found:
      return "not_found";
    case ErrorCode::absent:
      return "absent";
    case ErrorCode::bad_method:
      return "bad_method";
    case ErrorCode::bad_version:
      return "bad_version";
    case ErrorCode::bad_protocol:
      return "bad_protocol";
    case ErrorCode::bad_message:
      return "bad_message";
    case ErrorCode::unknown_game:
      return "unknown_game";
    case ErrorCode::old_version:
      return "old_version";
    case ErrorCode::not_seated:
      return "not_seated";
    case ErrorCode::not_yours:
      return "not_yours";
    case ErrorCode::not_your_turn:
      return "not_your_turn";
    case ErrorCode::opponent_missing:
      return "opponent_missing";
    case ErrorCode::game_running:
      return "game_running";
    case ErrorCode::nothing_asked:
      return "nothing_asked";
    case ErrorCode::not_away:
      return "not_away";
    case ErrorCode::bad_answers:
      return "bad_answers";
    case ErrorCode::stopped:
      return "stopped";
    case ErrorCode::bad_result:
      return "bad_result";
    case ErrorCode::too_long:
      return "too_long";
    case ErrorCode::too_large:
      return "too_large";
    case ErrorCode::too_many:
      return "too_many";
    case ErrorCode::busy:
      return "busy";
    case ErrorCode::internal:
      return "internal";
    case ErrorCode::game_over:
      return muehle::to_text(Refusal::game_over);
    case ErrorCode::illegal_move:
      return muehle::to_text(Refusal::illegal_move);
    case ErrorCode::text_too_long:
      return muehle::to_text(Refusal::text_too_long);
    case ErrorCode::agreement_off:
      return muehle::to_text(Refusal::agreement_off);
    case ErrorCode::offer_stands:
      return muehle::to_text(Refusal::offer_stands);
    case ErrorCode::offer_too_soon:
      return muehle::to_text(Refusal::offer_too_soon);
    case ErrorCode::no_offer:
      return muehle::to_text(Refusal::no_offer);
    case ErrorCode::claims_off:
      return muehle::to_text(Refusal::claims_off);
    case ErrorCode::claim_unfounded:
      return muehle::to_text(Refusal::claim_unfounded);
    case ErrorCode::too_few_plies:
      return muehle::to_text(Refusal::too_few_plies);
  }
  return {};
}

int http_status(ErrorCode code) {
  switch (code) {
    case ErrorCode::bad_origin:
    case ErrorCode::bad_host:
    case ErrorCode::bad_secret:
    case ErrorCode::bad_login:
    case ErrorCode::no_mail:
    case ErrorCode::no_session:
    case ErrorCode::closed:
    case ErrorCode::no_invitation:
    case ErrorCode::bad_invitation:
    case ErrorCode::no_guests:
    case ErrorCode::not_allowed:
    case ErrorCode::suspended:
    case ErrorCode::no_challenges:
    case ErrorCode::no_solver:
      return 403;
    case ErrorCode::not_found:
    case ErrorCode::absent:
      return 404;
    case ErrorCode::bad_method:
      return 405;
    case ErrorCode::name_taken:
    case ErrorCode::name_reserved:
    case ErrorCode::registered:
    case ErrorCode::guest:
    case ErrorCode::own_seek:
    case ErrorCode::too_many_seeks:
    case ErrorCode::last_host:
    case ErrorCode::solving:
    case ErrorCode::no_referee:
    case ErrorCode::yourself:
    case ErrorCode::blocked:
    case ErrorCode::too_many_challenges:
    case ErrorCode::too_many_people:
    case ErrorCode::on_vacation:
    case ErrorCode::too_few_days:
      return 409;
    case ErrorCode::too_large:
      return 413;
    case ErrorCode::bad_version:
    case ErrorCode::bad_protocol:
      return 426;
    case ErrorCode::too_many:
      return 429;
    case ErrorCode::internal:
      return 500;
    case ErrorCode::busy:
      return 503;
    default:
      return 400;
  }
}

Refused refused_by(const GameError& error) {
  const auto code = [&] {
    switch (error.refusal) {
      case Refusal::game_over:
        return ErrorCode::game_over;
      case Refusal::illegal_move:
        return ErrorCode::illegal_move;
      case Refusal::text_too_long:
        return ErrorCode::text_too_long;
      case Refusal::agreement_off:
        return ErrorCode::agreement_off;
      case Refusal::offer_stands:
        return ErrorCode::offer_stands;
      case Refusal::offer_too_soon:
        return ErrorCode::offer_too_soon;
      case Refusal::no_offer:
        return ErrorCode::no_offer;
      case Refusal::claims_off:
        return ErrorCode::claims_off;
      case Refusal::claim_unfounded:
        return ErrorCode::claim_unfounded;
      case Refusal::too_few_plies:
        return ErrorCode::too_few_plies;
    }
    return ErrorCode::illegal_move;
  };
  return {.code = code(), .message = error.message, .fault = error.fault};
}

}  // namespace muehle::server
