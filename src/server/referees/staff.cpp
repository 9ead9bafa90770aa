#include "server/referees/staff.h"

#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/account_name.h"
#include "server/rights/hosts.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr int most_listed = 200;

}  // namespace

asio::awaitable<Answer<void>> Staff::claim(StoredPlayer player, std::string token) {
  if (player.bot) co_return refuse(ErrorCode::not_allowed, "hosts and referees are people");
  const std::optional<SecretHash> hash = hash_secret(token);
  const UnixSeconds now = time_.now().at;
  std::function<bool(Transaction&)> work = [=, id = player.id](Transaction& all) {
    if (!hash || !all.players().use_host_link(*hash, now)) return false;
    all.players().set_role(id, Role::host);
    all.refereeing().note({.at = now, .by = id, .what = "role host", .game = {}, .about = id, .reason = {}});
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) {
    co_return refuse(ErrorCode::bad_secret,
                     "this link makes nobody a host any more; `muehle admin host-link` prints a new one");
  }
  people_.forget(player.id);
  player.role = Role::host;
  hub_.know_role(player);
  spdlog::info("player {} is a host now, by the link", player.id);
  co_return Answer<void>();
}

asio::awaitable<Answer<std::vector<StoredPlayer>>> Staff::accounts(std::string name) {
  using Found = std::vector<StoredPlayer>;
  std::function<Found(Transaction&)> work = [skeleton = skeleton_of(name)](Transaction& all) {
    return all.players().accounts(skeleton, most_listed);
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<StoredPlayer>> Staff::change(std::string name, Decide decide) {
  std::function<Answer<StoredPlayer>(Transaction&)> work =
      [skeleton = skeleton_of(name), decide = std::move(decide)](Transaction& all) -> Answer<StoredPlayer> {
    std::optional<StoredPlayer> player = all.players().by_skeleton(skeleton);
    if (!player) return nobody_named();
    return decide(all, *std::move(player));
  };
  StoreResult<Answer<StoredPlayer>> done = co_await write<Answer<StoredPlayer>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (*done) people_.forget((*done)->id);
  co_return *std::move(done);
}

asio::awaitable<Answer<StoredPlayer>> Staff::set_role(StoredPlayer host, std::string name, Role role) {
  const UnixSeconds now = time_.now().at;
  Decide decide = [=](Transaction& all, StoredPlayer player) -> Answer<StoredPlayer> {
    if (const Answer<void> may = check_is_host(all, host.id); !may)
      return tl::unexpected<Refused>(may.error());
    if (player.role == role) return player;
    if (player.bot && role != Role::player)
      return refuse(ErrorCode::not_allowed, "hosts and referees are people");
    if (const Answer<void> may = check_host_stays(all, player.id); !may)
      return tl::unexpected<Refused>(may.error());
    all.players().set_role(player.id, role);
    all.refereeing().note({.at = now,
                           .by = host.id,
                           .what = "role " + std::string(to_text(role)),
                           .game = {},
                           .about = player.id,
                           .reason = {}});
    return *all.players().by_id(player.id);
  };
  Answer<StoredPlayer> done = co_await change(std::move(name), std::move(decide));
  if (done) hub_.know_role(*done);
  co_return done;
}

asio::awaitable<Answer<StoredPlayer>> Staff::suspend(StoredPlayer by, std::string name,
                                                     std::optional<Suspension> suspension,
                                                     std::string reason) {
  const UnixSeconds now = time_.now().at;
  // Whom he has challenged; written by the store's thread before it answers.
  const auto challenged = std::make_shared<std::vector<PlayerId>>();
  Decide decide = [=](Transaction& all, StoredPlayer player) -> Answer<StoredPlayer> {
    if (const Answer<void> may = check_is_referee(all, by.id, now); !may)
      return tl::unexpected<Refused>(may.error());
    if (player.role == Role::host && suspension)
      return refuse(ErrorCode::not_allowed, "a host is not suspended; make him a player first");
    if (player.role == Role::referee && !check_is_host(all, by.id))
      return refuse(ErrorCode::not_allowed, "only a host suspends a referee");
    player.suspension = suspension;
    for (const StoredChallenge& sent : all.challenges().sent_by(player.id, now - challenge_life))
      challenged->push_back(sent.to.player.id);
    all.players().suspend(player.id, suspension);
    const std::string what = suspension ? "suspend " + std::to_string(suspension->until) : "unsuspend";
    all.refereeing().note(
        {.at = now, .by = by.id, .what = what, .game = {}, .about = player.id, .reason = reason});
    return player;
  };
  Answer<StoredPlayer> done = co_await change(std::move(name), std::move(decide));
  if (done && suspension) {
    lobby_.withdraw_offers(done->id);
    challenged->push_back(done->id);
    co_await challenges_.tell(*challenged);
  }
  co_return done;
}

asio::awaitable<Answer<StoredPlayer>> Staff::remove_about(StoredPlayer by, std::string name,
                                                          std::string reason) {
  Decide decide = [=, now = time_.now().at](Transaction& all, StoredPlayer player) -> Answer<StoredPlayer> {
    if (const Answer<void> may = check_is_referee(all, by.id, now); !may)
      return tl::unexpected<Refused>(may.error());
    if (player.role != Role::player && !check_is_host(all, by.id))
      return refuse(ErrorCode::not_allowed, "only a host does so with a referee or a host");
    all.players().set_about(player.id, "");
    all.refereeing().note(
        {.at = now, .by = by.id, .what = "about", .game = {}, .about = player.id, .reason = reason});
    return player;
  };
  Answer<StoredPlayer> done = co_await change(std::move(name), std::move(decide));
  co_return done;
}

asio::awaitable<Answer<Staff::Invited>> Staff::invite(StoredPlayer host) {
  const UnixSeconds now = time_.now().at;
  const UnixSeconds good_until = now + invitation_lasts;
  std::string code = new_secret();
  using Made = Answer<std::int64_t>;
  std::function<Made(Transaction&)> work = [=, by = host.id,
                                            hash = *hash_secret(code)](Transaction& all) -> Made {
    if (const Answer<void> may = check_is_host(all, by); !may) return tl::unexpected<Refused>(may.error());
    all.invitations().forget_ended(now);
    if (all.invitations().open(now).size() >= most_invitations)
      return refuse(ErrorCode::too_many, "500 invitations are open already; withdraw some of them first");
    return all.invitations().add(hash, by, now, good_until);
  };
  const StoreResult<Made> made = co_await write<Made>(store_, std::move(work));
  if (!made) co_return refuse_store(made.error());
  if (!*made) co_return tl::unexpected<Refused>(made->error());
  Invited invited{{.id = **made, .by = host.name, .made_at = now, .good_until = good_until}, std::move(code)};
  spdlog::info("invitation {} is made by player {}", invited.invitation.id, host.id);
  co_return invited;
}

asio::awaitable<Answer<std::vector<StoredInvitation>>> Staff::invitations() {
  using Found = std::vector<StoredInvitation>;
  std::function<Found(Transaction&)> work = [now = time_.now().at](Transaction& all) {
    return all.invitations().open(now);
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> Staff::withdraw_invitation(StoredPlayer host, std::int64_t id) {
  std::function<Answer<void>(Transaction&)> work = [by = host.id, id](Transaction& all) -> Answer<void> {
    if (const Answer<void> may = check_is_host(all, by); !may) return may;
    if (all.invitations().withdraw(id)) return {};
    return refuse(ErrorCode::not_found, "there is no such invitation any more: used, ended or withdrawn");
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  co_return *done;
}

}  // namespace muehle::server
