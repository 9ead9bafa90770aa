#include "server/suspension.h"

#include <boost/json/object.hpp>

namespace muehle::server {

std::optional<Suspension> suspension_of(const StoredPlayer& player, UnixSeconds now) {
  return player.suspension && player.suspension->until > now ? player.suspension : std::nullopt;
}

boost::json::value suspension_value(const StoredPlayer& player, UnixSeconds now) {
  const std::optional<Suspension> suspension = suspension_of(player, now);
  if (!suspension) return nullptr;
  return boost::json::object{{"until", suspension->until}, {"reason", suspension->reason}};
}

Answer<void> check_may_begin(const SitePolicy& policy, const StoredPlayer& player, UnixSeconds now) {
  if (const Answer<void> may = check_may_play(policy, player); !may) return may;
  const std::optional<Suspension> suspension = suspension_of(player, now);
  if (!suspension) return {};
  Refused refused{
      ErrorCode::suspended,
      "a referee has suspended this player, who begins no new game until then; games that run go on",
      std::nullopt};
  refused.ban = Refused::Ban{suspension->until, suspension->reason};
  return tl::unexpected<Refused>(std::move(refused));
}

Refused of_opponent(Refused refused) {
  if (refused.code != ErrorCode::suspended) return refused;
  return {ErrorCode::opponent_suspended, "a referee has suspended the opponent, who begins no new game",
          std::nullopt};
}

}  // namespace muehle::server
