#include "server/rights/hosts.h"

#include "server/rights/suspension.h"

namespace muehle::server {

Answer<void> check_host_stays(Transaction& all, PlayerId player) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  if (!stored || stored->role != Role::host || all.players().hosts() > 1) return {};
  return refuse(ErrorCode::last_host, "somebody has to be host; make another one first");
}

Answer<void> check_is_host(Transaction& all, PlayerId player) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  if (stored && stored->role == Role::host) return {};
  return refuse(ErrorCode::not_allowed, "this is for hosts");
}

Answer<void> check_is_referee(Transaction& all, PlayerId player, UnixSeconds now) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  if (!stored || stored->role == Role::player)
    return refuse(ErrorCode::not_allowed, "this is for referees and hosts");
  return check_not_suspended(*stored, now);
}

}  // namespace muehle::server
