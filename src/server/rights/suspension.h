// Who may begin a game, and with whom; who may speak.
#pragma once

#include <boost/json/value.hpp>
#include <functional>
#include <vector>

#include "server/rights/site.h"
#include "storage/store.h"

namespace muehle::server {

// As it stands now; nothing for who may play.
std::optional<Suspension> suspension_of(const StoredPlayer& player, UnixSeconds now);

// {"until":seconds,"reason":"…"}, or null.
boost::json::value suspension_value(const StoredPlayer& player, UnixSeconds now);

// Refuses who is suspended, with until when and why.
Answer<void> check_not_suspended(const StoredPlayer& player, UnixSeconds now);
// The same, and guests where games are for accounts.
Answer<void> check_may_begin(const SitePolicy& policy, const StoredPlayer& player, UnixSeconds now);
// Whether there is still somebody: who has neither an account nor a session is gone, since he has deleted
// what there was, or what he had as a guest is an account's by now.
bool is_somebody(Transaction& all, const StoredPlayer& player);
// The same inside the transaction that begins the game, by what the store knows then: what was read before
// may not be so any more. Refuses who is gone, too.
Answer<void> check_may_begin(Transaction& all, const SitePolicy& policy, PlayerId player, UnixSeconds now);
// Refuses him alone: for what begins no game.
Answer<void> check_is_here(Transaction& all, PlayerId player);
// Of the two who sit at a table afterwards, as it is said to the one who asks: both may begin a game, and
// none has blocked the other. None: who sat down before there were players.
struct Meeting {
  std::optional<PlayerId> asking;
  std::optional<PlayerId> other;
};
Answer<void> check_may_meet(Transaction& all, const SitePolicy& policy, const Meeting& meeting,
                            UnixSeconds now);
// The same for a transaction to come.
std::function<Answer<void>(Transaction&)> may_meet(const SitePolicy& policy, const Meeting& meeting,
                                                   UnixSeconds now);
// Whom a referee has suspended says nothing to others either.
Answer<void> check_may_speak(Transaction& all, const std::vector<PlayerId>& players, UnixSeconds now);
// The same as it is said to who would play against him: that he is gone; of a suspension not until when, and
// not why.
Refused of_opponent(Refused refused);

}  // namespace muehle::server
