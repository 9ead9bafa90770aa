#include "server/tournaments/entered_accounts.h"

#include <algorithm>
#include <cmath>

#include "club/tournament/acts.h"
#include "server/lobby/friends.h"
#include "server/people/people.h"
#include "server/rights/account_name.h"
#include "server/rights/suspension.h"
#include "server/tournaments/terms.h"

namespace muehle::server {

std::optional<int> rating_to_enter(Transaction& all, PlayerId player, const std::string& time_control) {
  const std::optional<club::Pool> pool = club::pool_of(time_control);
  if (!pool) return std::nullopt;
  const std::optional<club::Standing> standing = all.ratings().of(player, *pool);
  if (!standing) return std::nullopt;
  const auto rounded = static_cast<int>(std::lround(standing->rating.rating));
  return std::clamp(rounded, 0, club::tournament::highest_rating);
}

std::optional<std::int64_t> club_of_team(const TournamentTerms& terms, std::optional<int> team) {
  return team == club::tournament::team_count && terms.opponent ? terms.opponent : terms.club;
}

Answer<EnteredAccount> account_to_enter(Transaction& all, const TournamentTerms& terms,
                                        const StoredPlayer& by, const std::string& name,
                                        std::optional<int> team, UnixSeconds now) {
  const std::optional<StoredPlayer> player = all.players().by_skeleton(skeleton_of(name));
  if (!player) return tl::unexpected<Refused>(nobody_named().value());
  if (player->bot && !terms.bots) return refuse(ErrorCode::no_bots, "this tournament is for people");
  if (suspension_of(*player, now))
    return refuse(ErrorCode::opponent_suspended, player->name + " is suspended and begins no new game");
  const std::optional<std::int64_t> club = club_of_team(terms, team);
  const bool member = club && all.clubs().role_of(*club, player->id);
  if (!member && terms.entry == name_in(entry_names, Entry::club))
    return refuse(ErrorCode::not_member, player->name + " is not in the club whose members play here");
  const bool own = player->id == by.id;
  // Who organises in one club is nobody to the members of the other one.
  const bool among = member && (club == terms.club || all.clubs().role_of(*club, by.id));
  const bool open = among ? all.relations().of(player->id, by.id) != Relation::blocked
                          : takes_challenges(all, player->id, by);
  if (!own && !open) return refuse(ErrorCode::no_challenges, player->name + " takes no challenges from you");
  return EnteredAccount{*player, rating_to_enter(all, player->id, terms.time_control)};
}

Answer<std::vector<EnteredAccount>> accounts_to_enter(Transaction& all, const TournamentTerms& terms,
                                                      const StoredPlayer& by,
                                                      const std::vector<std::string>& names,
                                                      std::optional<int> team, UnixSeconds now) {
  std::vector<EnteredAccount> found;
  for (const std::string& name : names) {
    Answer<EnteredAccount> one = account_to_enter(all, terms, by, name, team, now);
    if (!one) return tl::unexpected<Refused>(one.error());
    found.push_back(*std::move(one));
  }
  return found;
}

}  // namespace muehle::server
