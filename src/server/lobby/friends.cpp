#include "server/lobby/friends.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int most_points = 1000;

Answer<void> check(const StoredPlayer& player, const StoredPlayer& other) {
  if (!player.registered)
    return refuse(ErrorCode::guest, "friends and blocks are for players with an account");
  if (player.id == other.id) return refuse(ErrorCode::yourself, "this is you");
  return {};
}

}  // namespace

std::string_view to_text(Door door) {
  switch (door) {
    case Door::everybody:
      return "everybody";
    case Door::friends:
      return "friends";
    case Door::nobody:
      return "nobody";
  }
  return {};
}

bool takes_challenges(Transaction& all, PlayerId challenged, const StoredPlayer& challenger) {
  const std::optional<Relation> relation = all.relations().of(challenged, challenger.id);
  if (relation == Relation::blocked) return false;
  if (challenger.bot && !all.relations().takes_bots(challenged)) return false;
  const Door door = all.relations().door_of(challenged);
  return door == Door::everybody || (door == Door::friends && relation == Relation::friends);
}

asio::awaitable<Answer<void>> Friends::set(StoredPlayer player, StoredPlayer other, Relation relation) {
  if (const Answer<void> may = check(player, other); !may) co_return may;
  const UnixSeconds now = time_.now().at;
  std::function<bool(Transaction&)> work = [=, id = player.id, whom = other.id](Transaction& all) {
    Relations& relations = all.relations();
    if (!relations.of(id, whom) && relations.all_of(id).size() >= most_acquaintances) return false;
    relations.set(id, whom, relation, now);
    if (relation == Relation::blocked) all.challenges().remove_between(id, whom);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done)
    co_return refuse(ErrorCode::too_many_people, "500 friends and blocked players are the most; remove one");
  if (relation == Relation::blocked)
    blocks_.add(player.id, other.id);
  else
    blocks_.remove(player.id, other.id);
  hub_.know_block(player.id, other.id);
  lobby_.look_again(player.id, other.id);
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Friends::end(StoredPlayer player, StoredPlayer other, Relation relation) {
  if (const Answer<void> may = check(player, other); !may) co_return may;
  std::function<bool(Transaction&)> work = [=, id = player.id, whom = other.id](Transaction& all) {
    if (all.relations().of(id, whom) != relation) return false;
    all.relations().end(id, whom);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (*done && relation == Relation::blocked) {
    blocks_.remove(player.id, other.id);
    hub_.know_block(player.id, other.id);
  }
  lobby_.look_again(player.id, other.id);
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> Friends::set_door(StoredPlayer player, DoorChange change) {
  if (!player.registered)
    co_return refuse(ErrorCode::guest, "a guest cannot be challenged; make an account first");
  std::function<bool(Transaction&)> work = [id = player.id, change](Transaction& all) {
    if (change.door) all.relations().set_door(id, *change.door);
    if (change.bots) all.relations().set_takes_bots(id, *change.bots);
    if (change.hidden) all.players().set_hidden(id, *change.hidden);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (change.hidden && tell_hidden_) tell_hidden_();
  co_return Answer<void>();
}

asio::awaitable<Answer<json::object>> Friends::people(StoredPlayer player) {
  if (!player.registered)
    co_return refuse(ErrorCode::guest, "friends and blocks are for players with an account");
  struct Found {
    std::vector<Acquaintance> others;
    Door door;
    bool bots;
    bool hidden;
  };
  std::function<Found(Transaction&)> work = [id = player.id](Transaction& all) {
    return Found{all.relations().all_of(id), all.relations().door_of(id), all.relations().takes_bots(id),
                 all.players().is_hidden(id)};
  };
  const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  json::array friends;
  json::array blocked;
  for (const auto& [other, relation, since, playing] : found->others) {
    if (relation == Relation::blocked) {
      blocked.emplace_back(
          json::object{{"name", other.name}, {"bot", other.bot}, {"mark", other.mark}, {"since", since}});
      continue;
    }
    // Who blocks somebody is not seen by him.
    const bool may_see = !blocks_.apart(player.id, other.id);
    const bool here = may_see && (lobby_.is_here(other.id) || hub_.sits_somewhere(other.id));
    friends.emplace_back(json::object{{"name", other.name},
                                      {"bot", other.bot},
                                      {"mark", other.mark},
                                      {"since", since},
                                      {"here", here},
                                      {"playing", may_see ? playing : 0}});
  }
  co_return json::object{{"challenges", to_text(found->door)},
                         {"bots", found->bots},
                         {"hidden", found->hidden},
                         {"friends", std::move(friends)},
                         {"blocked", std::move(blocked)}};
}

asio::awaitable<Answer<json::object>> Friends::with(StoredPlayer player, StoredPlayer other) {
  struct Found {
    std::optional<Relation> relation;
    bool takes = false;
    HeadToHead games;
  };
  std::function<Found(Transaction&)> work = [player, whom = other.id](Transaction& all) {
    return Found{all.relations().of(player.id, whom), takes_challenges(all, whom, player),
                 all.games().between(player.id, whom)};
  };
  const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  const bool is_himself = player.id == other.id;
  const bool blocks = found->relation == Relation::blocked;
  const HeadToHead games = is_himself ? HeadToHead{} : found->games;
  co_return json::object{
      {"self", is_himself}, {"friend", found->relation == Relation::friends},
      {"blocked", blocks},  {"challenge", player.registered && !is_himself && !blocks && found->takes},
      {"won", games.won},   {"drawn", games.drawn},
      {"lost", games.lost}};
}

asio::awaitable<Answer<Histories>> Friends::histories(PlayerId player) {
  std::function<Histories(Transaction&)> work = [player](Transaction& all) {
    return Histories{all.ratings().history(player, club::Pool::live, most_points),
                     all.ratings().history(player, club::Pool::correspondence, most_points)};
  };
  StoreResult<Histories> found = co_await look<Histories>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

}  // namespace muehle::server
