#include "server/rights/suspension.h"

#include <boost/json/object.hpp>

namespace muehle::server {
namespace {

tl::unexpected<Refused> is_suspended(const Suspension& suspension) {
  Refused refused{
      ErrorCode::suspended,
      "a referee has suspended this player, who until then begins no new game and writes nothing to "
      "others; games that run go on",
      std::nullopt};
  refused.ban = Refused::Ban{suspension.until, suspension.reason};
  return tl::unexpected<Refused>(std::move(refused));
}

tl::unexpected<Refused> is_gone() {
  return refuse(ErrorCode::no_session, "this player is not here any more");
}

// A block, as it is said where the game would begin: who is blocked is told what everybody is to whom the
// other one is closed.
Answer<void> check_blocks(Transaction& all, PlayerId asking, PlayerId other) {
  if (all.relations().of(asking, other) == Relation::blocked)
    return refuse(ErrorCode::blocked, "you have blocked this player; unblock him first");
  if (all.relations().of(other, asking) == Relation::blocked)
    return refuse(ErrorCode::no_challenges, "this player begins no game with you");
  return {};
}

}  // namespace

std::optional<Suspension> suspension_of(const StoredPlayer& player, UnixSeconds now) {
  return player.suspension && player.suspension->until > now ? player.suspension : std::nullopt;
}

boost::json::value suspension_value(const StoredPlayer& player, UnixSeconds now) {
  const std::optional<Suspension> suspension = suspension_of(player, now);
  if (!suspension) return nullptr;
  return boost::json::object{{"until", suspension->until}, {"reason", suspension->reason}};
}

Answer<void> check_not_suspended(const StoredPlayer& player, UnixSeconds now) {
  const std::optional<Suspension> suspension = suspension_of(player, now);
  if (!suspension) return {};
  return is_suspended(*suspension);
}

Answer<void> check_may_begin(const SitePolicy& policy, const StoredPlayer& player, UnixSeconds now) {
  if (const Answer<void> may = check_may_play(policy, player); !may) return may;
  return check_not_suspended(player, now);
}

bool is_somebody(Transaction& all, const StoredPlayer& player) {
  return player.registered || !all.players().sessions_of(player.id).empty();
}

Answer<void> check_is_here(Transaction& all, PlayerId player) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  return stored && is_somebody(all, *stored) ? Answer<void>() : is_gone();
}

Answer<void> check_may_begin(Transaction& all, const SitePolicy& policy, PlayerId player, UnixSeconds now) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  if (!stored || !is_somebody(all, *stored)) return is_gone();
  return check_may_begin(policy, *stored, now);
}

Answer<void> check_may_meet(Transaction& all, const SitePolicy& policy, const Meeting& meeting,
                            UnixSeconds now) {
  const auto& [asking, other] = meeting;
  if (asking) {
    if (const Answer<void> may = check_may_begin(all, policy, *asking, now); !may) return may;
  }
  if (!other) return {};
  if (const Answer<void> may = check_may_begin(all, policy, *other, now); !may)
    return tl::unexpected<Refused>(of_opponent(may.error()));
  return asking ? check_blocks(all, *asking, *other) : Answer<void>();
}

std::function<Answer<void>(Transaction&)> may_meet(const SitePolicy& policy, const Meeting& meeting,
                                                   UnixSeconds now) {
  return [&policy, meeting, now](Transaction& all) { return check_may_meet(all, policy, meeting, now); };
}

Answer<void> check_may_speak(Transaction& all, const std::vector<PlayerId>& players, UnixSeconds now) {
  for (const PlayerId player : players) {
    const std::optional<StoredPlayer> stored = all.players().by_id(player);
    const Answer<void> may = stored ? check_not_suspended(*stored, now) : Answer<void>();
    if (!may) return may;
  }
  return {};
}

Refused of_opponent(Refused refused) {
  if (refused.code == ErrorCode::no_session)
    return {ErrorCode::opponent_missing, "the opponent is not here any more", std::nullopt};
  if (refused.code != ErrorCode::suspended) return refused;
  return {ErrorCode::opponent_suspended, "a referee has suspended the opponent, who begins no new game",
          std::nullopt};
}

}  // namespace muehle::server
