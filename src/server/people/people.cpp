#include "server/people/people.h"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/people/entry_code.h"
#include "server/rights/account_name.h"
#include "server/rights/hosts.h"
#include "server/rights/password.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// For one address, since each is a row for months.
constexpr double guests_at_once = 200;
constexpr double guests_per_second = 0.2;

constexpr std::size_t fewest_password_bytes = 8;

tl::unexpected<Refused> bad_invitation() {
  return refuse(ErrorCode::bad_invitation,
                "this invitation is used, withdrawn or older than 14 days; ask the host for a new one");
}

Answer<void> check_new_password(const Credentials& credentials) {
  const std::size_t size = prepared_password(credentials.password).size();
  if (size < fewest_password_bytes || size > most_password_bytes)
    return refuse(ErrorCode::bad_password, "a password has 8 to 200 characters");
  if (skeleton_of(credentials.password) == skeleton_of(credentials.name))
    return refuse(ErrorCode::bad_password, "the password must not be the name");
  return {};
}

// From now on the account knows the browser by `token`, and by nothing else. The other accounts that were
// signed in there know it by the same. False: none of them knew it `before`.
bool remember(Transaction& all, PlayerId player, const std::optional<SecretHash>& before,
              const std::string& token, UnixSeconds now) {
  const SecretHash device = *hash_secret(token);
  const bool renewed = before && all.players().renew_device(*before, device);
  all.players().remember_device(player, device, now, most_devices);
  return renewed;
}

// The ids of those that end, since there would be too many beside the new one.
std::vector<std::int64_t> end_oldest_sessions(Transaction& all, PlayerId player, std::int64_t begun) {
  std::vector<std::int64_t> ended;
  std::size_t kept = 1;
  for (const StoredSession& session : all.players().sessions_of(player)) {  // the latest first
    if (session.id == begun || ++kept <= most_sessions) continue;
    all.players().end_session(player, session.id);
    ended.push_back(session.id);
  }
  return ended;
}

tl::unexpected<Refused> name_taken() {
  return refuse(ErrorCode::name_taken, "somebody has this name, or one that looks like it");
}
// A password for which there was no time just now is none that was wrong.
bool was_not_looked_at(const Answer<std::string>& right) {
  return !right && right.error().code == ErrorCode::busy;
}
tl::unexpected<Refused> too_many_guesses() {
  return refuse_many("too many attempts; wait a quarter of an hour", 900);
}

}  // namespace

tl::unexpected<Refused> bad_login() {
  return refuse(ErrorCode::bad_login, "there is no account with this name and password");
}

tl::unexpected<Refused> nobody_named() { return refuse(ErrorCode::not_found, "nobody here has this name"); }

People::People(Store& store, const Time& time, const SitePolicy& site, Workers& hashing)
    : store_(store),
      time_(time),
      site_(site),
      hashing_(hashing),
      guests_(guests_per_second, guests_at_once),
      accounts_(site.new_accounts / 3600.0, site.new_accounts) {}

asio::awaitable<Answer<SignedIn>> People::add_guest(std::string name, std::string language, Visit visit) {
  if (!guests_.take(visit.address, std::chrono::steady_clock::now()))
    co_return refuse_many("too many new players from this network; wait a little", 5);
  const UnixSeconds now = time_.now().at;
  std::string token = new_secret();
  using Made = std::pair<PlayerId, std::int64_t>;
  std::function<Made(Transaction&)> work = [=, hash = *hash_secret(token)](Transaction& all) {
    const PlayerId player = all.players().add_guest(name, language, now);
    all.players().begin_session(player, {.token = hash, .device = visit.with, .at = now});
    return Made(player, all.players().by_token(hash)->id);
  };
  const StoreResult<Made> made = co_await write<Made>(store_, std::move(work));
  if (!made) co_return refuse_store(made.error());
  const StoredPlayer player{
      .id = made->first, .name = name, .registered = false, .language = language, .created_at = now};
  co_return SignedIn{{player, made->second}, token};
}

asio::awaitable<Answer<void>> People::rename(Session session, std::string name) {
  if (session.player.registered) {
    if (name == session.player.name) co_return Answer<void>();
    co_return refuse(ErrorCode::registered, "the name of an account stays what it is");
  }
  std::function<bool(Transaction&)> work = [id = session.player.id, name](Transaction& all) {
    all.players().rename(id, name);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  forget(session.player.id);
  if (!done) co_return refuse_store(done.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<void>> People::set_language(Session session, std::string language) {
  std::function<bool(Transaction&)> work = [id = session.player.id, language](Transaction& all) {
    all.players().set_language(id, language);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  forget(session.player.id);
  if (!done) co_return refuse_store(done.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<std::string>> People::hash(std::string password, bool urgent) {
  auto work = [password = std::move(password), cost = site_.password_cost] {
    return hash_of_password(password, cost);
  };
  const Workers::Effort effort{.urgent = urgent};
  Answer<std::string> text = co_await hashing_.run(effort, std::move(work));
  if (text && text->empty())
    co_return refuse(ErrorCode::busy, "there is no memory for this just now; try again");
  co_return text;
}

asio::awaitable<Answer<std::string>> People::compare(std::optional<std::string> stored,
                                                     std::string password) {
  if (password.size() > most_typed_bytes) co_return bad_login();
  auto work = [stored, password = std::move(password), cost = site_.password_cost] {
    if (stored) return is_password_of(*stored, password);
    // It takes as long where there is no such account.
    for (int text = 0; text < texts_of(password); ++text) hash_of_password(password, cost);
    return false;
  };
  const Workers::Effort effort{.urgent = true};
  const Answer<bool> right = co_await hashing_.run(effort, std::move(work));
  if (!right) co_return tl::unexpected<Refused>(right.error());
  if (!*right) co_return bad_login();
  co_return *stored;
}

asio::awaitable<Answer<std::string>> People::check_password(Session session, std::string password) {
  const Guesser who{.account = {}, .address = {}, .session = session.id};
  const int texts = texts_of(password);
  if (!guesses_.take(who, texts)) co_return too_many_guesses();
  using Found = std::optional<std::string>;
  std::function<Found(Transaction&)> work = [player = session.player.id](Transaction& all) {
    return all.players().password_of(player);
  };
  const StoreResult<Found> stored = co_await read<Found>(store_, std::move(work));
  if (!stored) co_return refuse_store(stored.error());
  Answer<std::string> right = co_await compare(*stored, std::move(password));
  if (right || was_not_looked_at(right)) guesses_.give_back(who, texts);
  co_return right;
}

asio::awaitable<Answer<void>> People::check_new(Credentials credentials, AccountName name) {
  if (const Answer<void> free = check_free_to_take(site_, credentials.name); !free) co_return free;
  if (const Answer<void> good = check_new_password(credentials); !good) co_return good;
  // Before anything is made for him.
  if (!hashing_.has_room(false)) co_return Workers::too_busy();
  const bool invited = site_.registration == Registration::invited;
  if (invited && credentials.invitation.empty())
    co_return refuse(ErrorCode::no_invitation, "on this server an account takes an invitation; ask its host");
  const std::optional<SecretHash> code = hash_secret(credentials.invitation);
  // Before a password is worked on, which takes long.
  std::function<Answer<void>(Transaction&)> work = [=, bare = bare_of(name.shown),
                                                    now = time_.now().at](Transaction& all) -> Answer<void> {
    if (invited && !opens_account(all, code, now)) return bad_invitation();
    if (is_taken(all.players(), name.skeleton, bare, now)) return name_taken();
    return {};
  };
  const StoreResult<Answer<void>> good = co_await read<Answer<void>>(store_, std::move(work));
  if (!good) co_return refuse_store(good.error());
  co_return *good;
}

asio::awaitable<Answer<std::string>> People::new_password(std::string name, std::string password) {
  const Credentials credentials{std::move(name), std::move(password)};
  if (const Answer<void> good = check_new_password(credentials); !good)
    co_return tl::unexpected<Refused>(good.error());
  Answer<std::string> text = co_await hash(prepared_password(credentials.password), true);
  co_return text;
}

void People::forgive(const std::string& name, const std::string& address) {
  guesses_.forgive({.account = skeleton_of(name), .address = address});
}

asio::awaitable<Answer<SignedIn>> People::enroll(std::optional<Session> before, Credentials credentials,
                                                 std::string language, Visit visit) {
  if (before && before->player.registered)
    co_return refuse(ErrorCode::registered, "you have an account already");
  if (site_.registration == Registration::closed)
    co_return refuse(ErrorCode::closed, "this server takes no new accounts");
  const Answer<AccountName> name = read_account_name(credentials.name);
  if (!name) co_return tl::unexpected<Refused>(name.error());
  const Answer<void> good = co_await check_new(credentials, *name);
  if (!good) co_return tl::unexpected<Refused>(good.error());
  if (site_.new_accounts > 0 && !accounts_.take(visit.address, std::chrono::steady_clock::now()))
    co_return refuse_many("too many new accounts from this network; wait a little",
                          3600 / site_.new_accounts);
  const Answer<std::string> password = co_await hash(prepared_password(credentials.password), false);
  if (!password) {
    accounts_.give_back(visit.address);
    co_return tl::unexpected<Refused>(password.error());
  }
  enum class Outcome { made, name_taken, not_invited, has_one };
  struct Made {
    Outcome outcome;
    OpenedSession session;
    bool renewed = false;  // what the browser is known by
  };
  const bool invited = site_.registration == Registration::invited;
  const std::optional<SecretHash> code = hash_secret(credentials.invitation);
  const std::string token = new_secret();
  const std::string device = new_secret();
  const std::optional<SecretHash> known_by = known_by_of(visit);
  // An invitation is used by the account that it opens, and by no try.
  std::function<Made(Transaction&)> work = [=, name = *name, bare = bare_of(name->shown),
                                            password = *password, hash = *hash_secret(token),
                                            now = time_.now().at](Transaction& all) -> Made {
    if (invited && !opens_account(all, code, now)) return {Outcome::not_invited, {}};
    if (is_taken(all.players(), name.skeleton, bare, now)) return {Outcome::name_taken, {}};
    // Meanwhile he may have got one in another tab, or have signed in to one.
    if (before && !all.players().renew_guest_session(before->id, hash)) return {Outcome::has_one, {}};
    const PlayerId player = before ? before->player.id : all.players().add_guest("", language, now);
    if (!before) all.players().begin_session(player, {.token = hash, .device = visit.with, .at = now});
    all.players().enroll(player, name, password);
    use_entry_code(all, code, invited, player, now);
    if (!language.empty()) all.players().set_language(player, language);
    const bool renewed = remember(all, player, known_by, device, now);
    return {Outcome::made, *all.players().by_token(hash), renewed};
  };
  const StoreResult<Made> made = co_await write<Made>(store_, std::move(work));
  if (before) forget(before->player.id);
  if (!made) co_return refuse_store(made.error());
  if (made->outcome != Outcome::made) accounts_.give_back(visit.address);
  if (made->outcome == Outcome::not_invited) co_return bad_invitation();
  if (made->outcome == Outcome::name_taken) co_return name_taken();
  if (made->outcome == Outcome::has_one)
    co_return refuse(ErrorCode::registered, "you have an account already, or have signed in meanwhile");
  if (made->renewed) note_renewed_device(visit, *known_by, device);
  const OpenedSession& session = made->session;
  if (before) note_renewed(session.id);
  spdlog::info("player {} has an account now", session.player.id);
  co_return SignedIn{{session.player, session.id}, token, device};
}

asio::awaitable<Answer<SignedIn>> People::sign_in(std::optional<Session> before, Credentials credentials,
                                                  Visit visit) {
  const std::string skeleton = skeleton_of(credentials.name);
  const UnixSeconds now = time_.now().at;
  const std::optional<SecretHash> known_by = known_by_of(visit);
  struct Found {
    std::optional<StoredPlayer> player;
    std::optional<std::string> password;
    bool knows_device = false;
  };
  std::function<Found(Transaction&)> look = [=](Transaction& all) {
    Found found;
    found.player = all.players().by_skeleton(skeleton);
    const PlayerId id = found.player ? found.player->id : 0;
    found.password = all.players().password_of(id);
    found.knows_device = known_by && all.players().knows_device(id, *known_by, now - device_lasts);
    return found;
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(look));
  if (!found) co_return refuse_store(found.error());
  const Guesser who{
      .account = skeleton, .address = visit.address, .device = found->knows_device ? known_by : std::nullopt};
  const int texts = texts_of(credentials.password);
  if (!guesses_.take(who, texts)) co_return too_many_guesses();
  const Answer<std::string> right = co_await compare(found->password, std::move(credentials.password));
  if (was_not_looked_at(right)) guesses_.give_back(who, texts);
  if (!right) co_return tl::unexpected<Refused>(right.error());
  Answer<SignedIn> signed_in = co_await begin_session(std::move(before), *found->player, *right, visit);
  if (signed_in) guesses_.give_back(who, texts);
  co_return signed_in;
}

asio::awaitable<Answer<SignedIn>> People::begin_session(std::optional<Session> before, StoredPlayer player,
                                                        std::string checked, Visit visit) {
  const UnixSeconds now = time_.now().at;
  const std::string token = new_secret();
  const std::string device = new_secret();
  // What a person has begun is no program's to end.
  const bool was_guest = before && !before->player.registered && !player.bot;
  const bool was_account = before && before->player.registered;
  struct Opened {
    std::int64_t session = 0;
    bool merged = false;                // not a guest who has made an account meanwhile, in another tab
    std::optional<PlaysByClock> plays;  // as the guest did
    bool renewed = false;               // what the browser is known by
    std::vector<std::int64_t> ended;
  };
  const std::optional<SecretHash> known_by = known_by_of(visit);
  using Begun = std::optional<Opened>;
  std::function<Begun(Transaction&)> work = [=, hash = *hash_secret(token)](Transaction& all) -> Begun {
    if (all.players().password_of(player.id) != checked) return std::nullopt;
    const bool merged = was_guest && all.players().merge(before->player.id, player.id);
    std::optional<PlaysByClock> plays;
    if (merged) plays = all.games().end_offers_beside(player.id, now);
    if (was_account) all.players().end_session(before->player.id, before->id);
    all.players().begin_session(player.id, {.token = hash, .device = visit.with, .at = now});
    const bool renewed = remember(all, player.id, known_by, device, now);
    const std::int64_t session = all.players().by_token(hash)->id;
    return Opened{session, merged, std::move(plays), renewed, end_oldest_sessions(all, player.id, session)};
  };
  StoreResult<Begun> begun = co_await write<Begun>(store_, std::move(work));
  // What the guest has open is opened anew, with the session that the account has now.
  if (was_guest) forget(EndedSessions{.player = before->player.id});
  if (!begun) co_return refuse_store(begun.error());
  if (!*begun) co_return bad_login();
  Opened opened = *std::move(*begun);
  if (opened.renewed) note_renewed_device(visit, *known_by, device);
  if (was_account) forget(EndedSessions{.player = before->player.id, .only = before->id});
  for (const std::int64_t ended : opened.ended) forget(EndedSessions{.player = player.id, .only = ended});
  co_return SignedIn{
      {std::move(player), opened.session}, token, device, opened.merged, std::move(opened.plays)};
}

asio::awaitable<Answer<SignedIn>> People::change_password(Session session, std::string old,
                                                          std::string wanted, Visit visit) {
  if (!session.player.registered) co_return refuse(ErrorCode::guest, "a guest has no password");
  const Answer<std::string> right = co_await check_password(session, std::move(old));
  if (!right) co_return tl::unexpected<Refused>(right.error());
  const Answer<std::string> password = co_await new_password(session.player.name, std::move(wanted));
  if (!password) co_return tl::unexpected<Refused>(password.error());
  const std::string token = new_secret();
  const std::string device = new_secret();
  const std::optional<SecretHash> known_by = known_by_of(visit);
  std::function<bool(Transaction&)> work = [=, player = session.player.id, own = session.id, checked = *right,
                                            text = *password, hash = *hash_secret(token),
                                            now = time_.now().at](Transaction& all) {
    if (all.players().password_of(player) != checked) return false;
    all.players().set_password(player, text);
    all.players().end_other_sessions(player, own);
    all.players().renew_session(own, hash);
    remember(all, player, known_by, device, now);  // and by nothing that others may have had
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  forget(EndedSessions{.player = session.player.id, .kept = session.id});
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return bad_login();
  note_renewed(session.id);
  co_return SignedIn{session, token, device};
}

asio::awaitable<Answer<void>> People::let_go(Session session, std::string password) {
  const PlayerId player = session.player.id;
  std::optional<std::string> checked;
  if (session.player.registered) {
    const Answer<std::string> right = co_await check_password(session, std::move(password));
    if (!right) co_return tl::unexpected<Refused>(right.error());
    checked = *right;
  }
  // It may be another one by now.
  const auto may_go = [player, checked](Transaction& all) -> Answer<void> {
    if (checked && all.players().password_of(player) != checked) return bad_login();
    return check_host_stays(all, player);
  };
  std::function<Answer<bool>(Transaction&)> is_host = [=](Transaction& all) -> Answer<bool> {
    if (const Answer<void> may = may_go(all); !may) return tl::unexpected<Refused>(may.error());
    return check_is_host(all, player).has_value();
  };
  const StoreResult<Answer<bool>> found = co_await read<Answer<bool>>(store_, std::move(is_host));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return tl::unexpected<Refused>(found->error());
  if (!**found) co_return Answer<void>();
  std::function<Answer<void>(Transaction&)> step_down = [=](Transaction& all) -> Answer<void> {
    if (const Answer<void> may = may_go(all); !may) return may;
    all.players().set_role(player, Role::player);
    return {};
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(step_down));
  forget(player);
  if (!done) co_return refuse_store(done.error());
  co_return *done;
}

}  // namespace muehle::server
