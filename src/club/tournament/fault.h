// Why something cannot be done in a tournament: a closed set. What is refused changes nothing.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

namespace muehle::club::tournament {

enum class Fault {
  // settings
  bad_rounds,
  bad_cycles,
  bad_games,
  bad_reach,
  bad_boards,
  tie_break_twice,
  // entrants
  entered_already,
  bad_rating,
  too_late_to_enter,
  too_many_entrants,
  no_such_entrant,
  left_already,
  still_there,
  no_rounds_to_miss,
  round_is_past,
  // teams
  no_teams,
  which_team,
  no_such_team,
  one_alone,
  not_in_team,
  boards_are_set,
  // rounds
  closed,
  too_few_entrants,
  round_not_finished,
  no_more_rounds,
  nobody_free,
  by_challenge,
  // what somebody wants to be a round
  against_himself,
  paired_twice,
  not_there,
  left_out,
  no_byes,
  another_draw,
  still_playing,
  too_far,
  one_challenge,
  no_such_round,
  has_results,
  // results
  no_such_game,
  went_on,
};

// Its name, which does not change, and its sentence in English, without a trailing full stop.
std::string_view name(Fault fault);
std::string_view to_text(Fault fault);

using Done = tl::expected<void, Fault>;
inline tl::unexpected<Fault> refuse(Fault fault) { return tl::unexpected<Fault>(fault); }

}  // namespace muehle::club::tournament
