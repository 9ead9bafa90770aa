#include "club/tournament/fault.h"

#include <array>
#include <cstddef>

namespace muehle::club::tournament {
namespace {

struct Words {
  Fault fault;
  std::string_view name;
  std::string_view text;
};

constexpr std::array all = std::to_array<Words>({
    {Fault::bad_rounds, "bad_rounds", "a tournament has between 1 and 100 rounds"},
    {Fault::bad_cycles, "bad_cycles", "everybody meets everybody once or twice"},
    {Fault::bad_games, "bad_games", "a pairing has one game or two"},
    {Fault::bad_reach, "bad_reach", "a challenge goes between 1 and 100 places up"},
    {Fault::bad_boards, "bad_boards", "a team match has between 1 and 100 boards"},
    {Fault::tie_break_twice, "tie_break_twice", "a tie-break is named twice"},
    {Fault::entered_already, "entered_already", "this player has entered already"},
    {Fault::bad_rating, "bad_rating", "a rating is a number"},
    {Fault::too_late_to_enter, "too_late_to_enter", "who plays in it is fixed since its first round"},
    {Fault::too_many_entrants, "too_many_entrants", "a tournament has at most 1000 entrants"},
    {Fault::no_such_entrant, "no_such_entrant", "there is no such entrant"},
    {Fault::left_already, "left_already", "this entrant has withdrawn already"},
    {Fault::still_there, "still_there", "this entrant has not withdrawn"},
    {Fault::no_rounds_to_miss, "no_rounds_to_miss", "only in a Swiss tournament one misses a round"},
    {Fault::round_is_past, "round_is_past", "this round has begun already, or never comes"},
    {Fault::no_teams, "no_teams", "only a simul and a team match have teams"},
    {Fault::which_team, "which_team", "in a team match it is said for which team somebody plays: 1 or 2"},
    {Fault::no_such_team, "no_such_team", "there are two teams: 1 and 2"},
    {Fault::one_alone, "one_alone", "somebody plays alone in this simul already"},
    {Fault::not_in_team, "not_in_team", "the boards of a team are for those who are in it, each once"},
    {Fault::boards_are_set, "boards_are_set", "who plays at which board is fixed since it has begun"},
    {Fault::closed, "closed", "the tournament is over"},
    {Fault::too_few_entrants, "too_few_entrants", "it takes two to play"},
    {Fault::round_not_finished, "round_not_finished", "results of the last round are missing"},
    {Fault::no_more_rounds, "no_more_rounds", "all rounds are played"},
    {Fault::nobody_free, "nobody_free", "there are no two who are free"},
    {Fault::by_challenge, "by_challenge", "in a ladder one challenges"},
    {Fault::against_himself, "against_himself", "nobody plays against himself"},
    {Fault::paired_twice, "paired_twice", "an entrant is paired twice"},
    {Fault::not_there, "not_there", "an entrant does not play in this round"},
    {Fault::left_out, "left_out", "an entrant is not paired"},
    {Fault::no_byes, "no_byes", "there is no bye here"},
    {Fault::another_draw, "another_draw", "these are not the pairings that come next"},
    {Fault::still_playing, "still_playing", "an entrant has a game that is not over"},
    {Fault::too_far, "too_far", "who is challenged stands above, and not too far"},
    {Fault::one_challenge, "one_challenge", "a challenge is one pairing"},
    {Fault::no_such_round, "no_such_round", "there is no round to take back"},
    {Fault::has_results, "has_results", "there are results in this round already"},
    {Fault::no_such_game, "no_such_game", "there is no such game"},
    {Fault::went_on, "went_on", "who won has played on since"},
});

constexpr bool in_order() {
  for (std::size_t n = 0; n < all.size(); ++n) {
    if (all[n].fault != static_cast<Fault>(n)) return false;
  }
  return all.size() == static_cast<std::size_t>(Fault::went_on) + 1;
}
static_assert(in_order());

}  // namespace

std::string_view name(Fault fault) { return all[static_cast<std::size_t>(fault)].name; }
std::string_view to_text(Fault fault) { return all[static_cast<std::size_t>(fault)].text; }

}  // namespace muehle::club::tournament
