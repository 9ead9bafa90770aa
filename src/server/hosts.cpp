#include "server/hosts.h"

namespace muehle::server {

Answer<void> check_host_stays(Transaction& all, PlayerId player) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  if (!stored || stored->role != Role::host || all.players().hosts() > 1) return {};
  return refuse(ErrorCode::last_host, "somebody has to be host; make another one first");
}

}  // namespace muehle::server
