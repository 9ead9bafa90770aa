// Why the server did not do what it was asked. The codes are part of docs/server-protocol.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>

#include "rules/game.h"

namespace muehle::server {

enum class ErrorCode {
  // requests
  bad_request,
  bad_rules,
  bad_position,
  bad_time,
  bad_record,
  bad_origin,
  bad_host,
  bad_secret,
  bad_name,
  bad_text,  // what somebody says of himself
  bad_password,
  bad_login,
  bad_mail,  // no address of a mailbox
  no_mail,   // this server sends none
  name_taken,
  name_reserved,  // for nobody on this server
  registered,
  guest,
  no_session,
  closed,
  no_invitation,   // registering takes one
  bad_invitation,  // it opens nothing, or nothing any more
  no_guests,       // games are for accounts here
  own_seek,
  too_many_seeks,
  yourself,
  no_challenges,
  blocked,
  too_many_challenges,
  too_many_people,
  on_vacation,
  too_few_days,  // of vacation
  not_rated,
  rated_game,
  not_allowed,  // the role is missing
  bad_token,    // of a program: nobody's, or one that was revoked
  no_scope,     // it is not for this
  not_bot,
  has_played,  // as a person
  too_many_tokens,
  suspended,
  opponent_suspended,
  last_host,
  no_solver,   // nothing is solved on this server
  solving,     // something is already
  no_referee,  // who could be called
  // tournaments
  bad_tournament,  // what it is to be played under
  not_organiser,
  entry_closed,  // for who has the link, or whom the organiser enters
  no_bots,
  entered_already,
  too_late_to_enter,
  tournament_full,
  too_many_tournaments,
  tournament_changed,  // since what was decided
  tournament_over,
  no_such_entrant,
  left_already,
  still_there,
  no_such_round,  // that could be missed or taken back
  too_few_entrants,
  round_not_finished,
  no_more_rounds,
  bad_teams,   // who plays in which, and where
  not_agreed,  // the other club of a match has not answered, or has declined
  bad_pairings,
  round_has_results,
  no_such_pairing,
  went_on,  // a correction by which another one would have
  // clubs
  no_clubs,  // the host founds them
  not_member,
  no_club_role,  // that it takes
  last_leader,
  club_closed,  // to who has no letter
  bad_letter,   // it opens nothing, or nothing any more
  no_such_request,
  club_full,
  too_many_clubs,
  club_changed,  // since what was decided
  name_differs,  // from that of what is to end
  not_found,
  absent,
  bad_method,
  bad_version,
  bad_protocol,  // a client of another time
  // messages
  bad_message,
  unknown_game,
  old_version,
  not_seated,
  not_yours,
  not_your_turn,
  opponent_missing,
  game_running,
  only_holder,      // of the seat, of those who share it
  no_consultation,  // nobody shares this seat, or may
  series_full,      // another game at this table would be one too many
  nothing_asked,
  not_away,
  bad_answers,
  stopped,     // a referee has stopped the clocks
  bad_result,  // that a game which is over cannot be given
  too_long,
  // both
  too_large,
  too_many,
  busy,
  internal,  // a mistake of this program
  // what a game refuses
  game_over,
  illegal_move,
  text_too_long,
  agreement_off,
  offer_stands,
  offer_too_soon,
  no_offer,
  claims_off,
  claim_unfounded,
  too_few_plies,
};
std::string_view to_text(ErrorCode code);
int http_status(ErrorCode code);

struct Refused {
  // Of who is suspended.
  struct Ban {
    std::int64_t until = 0;  // seconds since 1970
    std::string reason;
  };
  ErrorCode code;
  std::string message;         // English
  std::optional<Fault> fault;  // of an illegal move
  std::optional<Ban> ban = {};
  std::optional<int> retry_after = {};  // seconds, of `too_many` and `busy`; none: as is usual
};
Refused refused_by(const GameError& error);

template <typename T>
using Answer = tl::expected<T, Refused>;

inline tl::unexpected<Refused> refuse(ErrorCode code, std::string message) {
  return tl::unexpected<Refused>(Refused{code, std::move(message), std::nullopt});
}

// What was asked for, or the end of the request: the router answers with the refusal that is thrown. Only in
// what answers requests; what it calls hands its refusals back.
template <typename T>
T or_refuse(Answer<T> answer) {
  if (!answer) throw Refused(std::move(answer).error());
  if constexpr (!std::is_void_v<T>) return *std::move(answer);
}
inline void or_refuse(const tl::unexpected<Refused>& refused) { throw Refused(refused.value()); }

// For who asks too often: `seconds` later he may again.
inline tl::unexpected<Refused> refuse_many(std::string message, int seconds) {
  return tl::unexpected<Refused>(
      Refused{ErrorCode::too_many, std::move(message), std::nullopt, std::nullopt, seconds});
}

}  // namespace muehle::server
