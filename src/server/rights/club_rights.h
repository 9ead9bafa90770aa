// Who may do what in a club, by what is stored at that moment.
#pragma once

#include <optional>
#include <string>

#include "server/kernel/refusal.h"
#include "storage/store.h"

namespace muehle::server {

// Somebody in a club, or before its door.
struct InClub {
  StoredClub club;
  StoredPlayer who;
  std::optional<club::Role> role;  // none: he is not in it

  // A host of the server may in all clubs what their leaders may.
  bool may(club::Role least) const;
};

tl::unexpected<Refused> no_such_club();

// `club`: as it was found or held; none: there is none. Refuses who is gone or suspended, and who has not
// this role at least; none: anybody may.
Answer<InClub> in_club(Transaction& all, const std::optional<StoredClub>& club, PlayerId who,
                       std::optional<club::Role> least, UnixSeconds now);

}  // namespace muehle::server
