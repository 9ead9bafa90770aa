#include "server/rights/club_rights.h"

#include "server/rights/suspension.h"

namespace muehle::server {

bool InClub::may(club::Role least) const { return who.role == Role::host || (role && *role >= least); }

tl::unexpected<Refused> no_such_club() {
  return refuse(ErrorCode::not_found, "there is no club at this address");
}

Answer<InClub> in_club(Transaction& all, const std::optional<StoredClub>& club, PlayerId who,
                       std::optional<club::Role> least, UnixSeconds now) {
  if (!club) return no_such_club();
  if (const Answer<void> here = check_is_here(all, who); !here) return tl::unexpected<Refused>(here.error());
  const InClub in{*club, *all.players().by_id(who), all.clubs().role_of(club->id, who)};
  if (const Answer<void> may = check_not_suspended(in.who, now); !may)
    return tl::unexpected<Refused>(may.error());
  if (!least || in.may(*least)) return in;
  if (!in.role) return refuse(ErrorCode::not_member, "this is for members of the club");
  return refuse(ErrorCode::no_club_role, *least == club::Role::leader
                                             ? "this is for the leaders of the club"
                                             : "this is for the leaders and organisers of the club");
}

}  // namespace muehle::server
