// The sessions of players: which there are, and how they end.
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/people/people.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So exactly it is known when a session was last used.
constexpr UnixSeconds see_again = 3600;
constexpr std::size_t most_known = 20'000;

UnixSeconds lasts(const StoredPlayer& player) {
  return player.registered ? account_session_lasts : guest_session_lasts;
}

}  // namespace

void People::forget(PlayerId player) {
  std::erase_if(known_, [&](const auto& one) { return one.second.session.player.id == player; });
}

void People::forget(const EndedSessions& ended) {
  forget(ended.player);
  if (tell_ended_) tell_ended_(ended);
}

void People::note_renewed(std::int64_t session) {
  if (renewed_.size() >= most_known) renewed_.clear();
  renewed_.insert(session);
}

void People::end_former(const Session& session) {
  if (renewed_.erase(session.id) == 0 || !tell_ended_) return;
  tell_ended_({.player = session.player.id, .only = session.id});
}

asio::awaitable<Answer<std::optional<Session>>> People::session_of(std::string token) {
  const std::optional<SecretHash> hash = hash_secret(token);
  if (!hash) co_return std::optional<Session>();
  const UnixSeconds now = time_.now().at;
  const auto known = known_.find(token);
  if (known != known_.end() && now - known->second.seen_at < see_again) co_return known->second.session;
  using Found = std::optional<OpenedSession>;
  std::function<Found(Transaction&)> work = [hash = *hash, now](Transaction& all) {
    Found found = all.players().by_token(hash);
    if (found && now - found->seen_at > lasts(found->player)) found.reset();
    if (found) all.players().see(found->id, now);
    return found;
  };
  StoreResult<Found> found = co_await write<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return std::optional<Session>();
  if (known_.size() >= most_known) known_.clear();
  const Session session{(*found)->player, (*found)->id};
  known_[std::move(token)] = {session, now};
  end_former(session);
  co_return session;
}

asio::awaitable<Answer<void>> People::sign_out(Session session) {
  Answer<void> done = co_await end_session(session, session.id);
  co_return done;
}

asio::awaitable<Answer<std::vector<StoredSession>>> People::sessions(PlayerId player) {
  std::function<std::vector<StoredSession>(Transaction&)> work = [player](Transaction& all) {
    return all.players().sessions_of(player);
  };
  StoreResult<std::vector<StoredSession>> found =
      co_await look<std::vector<StoredSession>>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> People::end_session(Session session, std::int64_t ended) {
  if (!session.player.registered && ended == session.id)
    co_return refuse(ErrorCode::guest, "a guest could not come back; delete what is stored instead");
  std::function<bool(Transaction&)> work = [player = session.player.id, ended](Transaction& all) {
    all.players().end_session(player, ended);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  forget(EndedSessions{.player = session.player.id, .only = ended});
  if (!done) co_return refuse_store(done.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> People::end_other_sessions(Session session) {
  std::function<bool(Transaction&)> work = [player = session.player.id, own = session.id](Transaction& all) {
    all.players().end_other_sessions(player, own);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  forget(EndedSessions{.player = session.player.id, .kept = session.id});
  if (!done) co_return refuse_store(done.error());
  co_return Answer<void>();
}

}  // namespace muehle::server
