#include "server/tournaments/faults.h"

namespace muehle::server {

using club::tournament::Fault;

ErrorCode code_of(Fault fault) {
  switch (fault) {
    case Fault::bad_rounds:
    case Fault::bad_cycles:
    case Fault::bad_games:
    case Fault::bad_reach:
    case Fault::bad_boards:
    case Fault::tie_break_twice:
    case Fault::bad_rating:
      return ErrorCode::bad_tournament;
    case Fault::entered_already:
      return ErrorCode::entered_already;
    case Fault::too_late_to_enter:
    case Fault::boards_are_set:
      return ErrorCode::too_late_to_enter;
    case Fault::too_many_entrants:
      return ErrorCode::tournament_full;
    case Fault::no_such_entrant:
      return ErrorCode::no_such_entrant;
    case Fault::left_already:
      return ErrorCode::left_already;
    case Fault::still_there:
      return ErrorCode::still_there;
    case Fault::no_rounds_to_miss:
    case Fault::round_is_past:
    case Fault::no_such_round:
      return ErrorCode::no_such_round;
    case Fault::no_teams:
    case Fault::which_team:
    case Fault::no_such_team:
    case Fault::one_alone:
    case Fault::not_in_team:
      return ErrorCode::bad_teams;
    case Fault::closed:
      return ErrorCode::tournament_over;
    case Fault::too_few_entrants:
      return ErrorCode::too_few_entrants;
    case Fault::round_not_finished:
    case Fault::still_playing:
      return ErrorCode::round_not_finished;
    case Fault::no_more_rounds:
      return ErrorCode::no_more_rounds;
    case Fault::nobody_free:
    case Fault::by_challenge:
    case Fault::against_himself:
    case Fault::paired_twice:
    case Fault::not_there:
    case Fault::left_out:
    case Fault::no_byes:
    case Fault::another_draw:
    case Fault::too_far:
    case Fault::one_challenge:
      return ErrorCode::bad_pairings;
    case Fault::has_results:
      return ErrorCode::round_has_results;
    case Fault::no_such_game:
      return ErrorCode::no_such_pairing;
    case Fault::went_on:
      return ErrorCode::went_on;
  }
  return ErrorCode::bad_request;
}

Refused refused_act(const Error& error) {
  for (int number = 0; number <= static_cast<int>(Fault::went_on); ++number) {
    const auto fault = static_cast<Fault>(number);
    if (error.code == club::tournament::name(fault))
      return {code_of(fault), std::string(club::tournament::to_text(fault)), std::nullopt};
  }
  return {ErrorCode::bad_request, error.message, std::nullopt};
}

}  // namespace muehle::server
