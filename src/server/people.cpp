#include "server/people.h"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/account_name.h"
#include "server/await_store.h"
#include "server/hosts.h"
#include "server/password.h"
#include "server/refuse_store.h"
#include "server/secrets.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// Passwords that were wrong, for one name or address.
constexpr double wrong_at_once = 10;
constexpr double wrong_per_second = wrong_at_once / (15 * 60);

constexpr std::size_t fewest_password_bytes = 8;
constexpr std::size_t most_password_bytes = 200;
// One password takes 64 MiB while it is worked on.
constexpr std::size_t password_threads = 1;
// So exactly it is known when a session was last used.
constexpr UnixSeconds see_again = 3600;
constexpr std::size_t most_known = 20'000;

tl::unexpected<Refused> bad_invitation() {
  return refuse(ErrorCode::bad_invitation,
                "this invitation is used, withdrawn or older than 14 days; ask the host for a new one");
}

Answer<void> check_new_password(const Credentials& credentials) {
  const std::size_t size = credentials.password.size();
  if (size < fewest_password_bytes || size > most_password_bytes)
    return refuse(ErrorCode::bad_password, "a password has 8 to 200 characters");
  if (skeleton_of(credentials.password) == skeleton_of(credentials.name))
    return refuse(ErrorCode::bad_password, "the password must not be the name");
  return {};
}

// Nobody knows what it is the hash of.
const std::string& nobodys_password() {
  static const std::string text = hash_of_password(new_secret());
  return text;
}

// Runs on a worker, and comes back.
template <typename Work>
asio::awaitable<std::invoke_result_t<Work>> on(asio::thread_pool& workers, Work work) {
  using Value = std::invoke_result_t<Work>;
  auto job = [](Work todo) -> asio::awaitable<Value> { co_return todo(); };
  Value value = co_await asio::co_spawn(workers, job(std::move(work)), asio::use_awaitable);
  co_return value;
}

}  // namespace

tl::unexpected<Refused> bad_login() {
  return refuse(ErrorCode::bad_login, "there is no account with this name and password");
}

People::People(Store& store, const Time& time, const SitePolicy& site)
    : store_(store),
      time_(time),
      site_(site),
      workers_(password_threads),
      wrong_by_name_(wrong_per_second, wrong_at_once),
      wrong_by_address_(wrong_per_second, wrong_at_once) {}
People::~People() { workers_.join(); }

void People::forget(PlayerId player) {
  std::erase_if(known_, [&](const auto& one) { return one.second.session.player.id == player; });
}

void People::forget(const EndedSessions& ended) {
  forget(ended.player);
  if (tell_ended_) tell_ended_(ended);
}

void People::forget_quiet() {
  const net::SteadyTime now = std::chrono::steady_clock::now();
  wrong_by_name_.forget_quiet(now);
  wrong_by_address_.forget_quiet(now);
}

asio::awaitable<Answer<std::optional<Session>>> People::session_of(std::string token) {
  const std::optional<SecretHash> hash = hash_secret(token);
  if (!hash) co_return std::optional<Session>();
  const UnixSeconds now = time_.now().at;
  const auto known = known_.find(token);
  if (known != known_.end() && now - known->second.seen_at < see_again) co_return known->second.session;
  using Found = std::optional<std::pair<StoredPlayer, std::int64_t>>;
  std::function<Found(Transaction&)> work = [hash = *hash, now](Transaction& all) {
    Found found = all.players().by_token(hash);
    if (found) all.players().see(found->second, now);
    return found;
  };
  StoreResult<Found> found = co_await write<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return std::optional<Session>();
  if (known_.size() >= most_known) known_.clear();
  const Session session{(*found)->first, (*found)->second};
  known_[std::move(token)] = {session, now};
  co_return session;
}

asio::awaitable<Answer<SignedIn>> People::add_guest(std::string name, std::string language,
                                                    std::string device) {
  const UnixSeconds now = time_.now().at;
  std::string token = new_secret();
  using Made = std::pair<PlayerId, std::int64_t>;
  std::function<Made(Transaction&)> work = [=, hash = *hash_secret(token)](Transaction& all) {
    const PlayerId player = all.players().add_guest(name, language, now);
    all.players().begin_session(player, {.token = hash, .device = device, .at = now});
    return Made(player, all.players().by_token(hash)->second);
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

asio::awaitable<Answer<std::string>> People::hash(std::string password) {
  auto work = [password = std::move(password)] { return hash_of_password(password); };
  std::string text = co_await on(workers_, std::move(work));
  if (text.empty()) co_return refuse(ErrorCode::busy, "there is no memory for this just now; try again");
  co_return text;
}

asio::awaitable<bool> People::is_password(std::optional<std::string> stored, std::string password) {
  auto work = [known = stored.has_value(), stored = stored.value_or(""), password = std::move(password)] {
    const std::string& text = known ? stored : nobodys_password();
    return crypto_pwhash_str_verify(text.c_str(), password.data(), password.size()) == 0 && known;
  };
  const bool right = co_await on(workers_, std::move(work));
  co_return right;
}

asio::awaitable<Answer<std::string>> People::check_password(PlayerId player, std::string password) {
  if (password.size() > most_password_bytes) co_return bad_login();
  std::function<std::optional<std::string>(Transaction&)> work = [player](Transaction& all) {
    return all.players().password_of(player);
  };
  const StoreResult<std::optional<std::string>> stored =
      co_await read<std::optional<std::string>>(store_, std::move(work));
  if (!stored) co_return refuse_store(stored.error());
  const bool right = co_await is_password(*stored, std::move(password));
  if (!right) co_return bad_login();
  co_return **stored;
}

asio::awaitable<Answer<void>> People::check_new(Credentials credentials) {
  if (site_.registration == Registration::closed)
    co_return refuse(ErrorCode::closed, "this server takes no new accounts");
  if (const Answer<AccountName> name = read_account_name(credentials.name); !name)
    co_return tl::unexpected<Refused>(name.error());
  if (const Answer<void> free = check_free_to_take(site_, credentials.name); !free) co_return free;
  if (const Answer<void> good = check_new_password(credentials); !good) co_return good;
  if (site_.registration != Registration::invited) co_return Answer<void>();
  if (credentials.invitation.empty())
    co_return refuse(ErrorCode::no_invitation, "on this server an account takes an invitation; ask its host");
  const std::optional<SecretHash> code = hash_secret(credentials.invitation);
  if (!code) co_return bad_invitation();
  std::function<bool(Transaction&)> work = [code = *code, now = time_.now().at](Transaction& all) {
    return all.invitations().is_open(code, now);
  };
  const StoreResult<bool> open = co_await read<bool>(store_, std::move(work));
  if (!open) co_return refuse_store(open.error());
  if (!*open) co_return bad_invitation();
  co_return Answer<void>();
}

asio::awaitable<Answer<std::string>> People::new_password(std::string name, std::string password) {
  const Credentials credentials{std::move(name), std::move(password)};
  if (const Answer<void> good = check_new_password(credentials); !good)
    co_return tl::unexpected<Refused>(good.error());
  Answer<std::string> text = co_await hash(credentials.password);
  co_return text;
}

void People::forgive(const std::string& name, const std::string& address) {
  wrong_by_name_.forget(skeleton_of(name));
  wrong_by_address_.give_back(address);
}

asio::awaitable<Answer<Session>> People::enroll(Session guest, Credentials credentials) {
  if (guest.player.registered) co_return refuse(ErrorCode::registered, "you have an account already");
  const Answer<void> good = co_await check_new(credentials);
  if (!good) co_return tl::unexpected<Refused>(good.error());
  const Answer<AccountName> name = read_account_name(credentials.name);
  if (!name) co_return tl::unexpected<Refused>(name.error());
  const Answer<std::string> password = co_await hash(credentials.password);
  if (!password) co_return tl::unexpected<Refused>(password.error());
  enum class Made { yes, name_taken, not_invited };
  std::optional<SecretHash> code;
  if (site_.registration == Registration::invited) code = hash_secret(credentials.invitation);
  // An invitation is used by the account that it opens, and by no try.
  std::function<Made(Transaction&)> work = [id = guest.player.id, name = *name, password = *password, code,
                                            now = time_.now().at](Transaction& all) {
    if (code && !all.invitations().is_open(*code, now)) return Made::not_invited;
    if (!all.players().enroll(id, name, password)) return Made::name_taken;
    if (code) all.invitations().use(*code, now);
    return Made::yes;
  };
  const StoreResult<Made> made = co_await write<Made>(store_, std::move(work));
  forget(guest.player.id);
  if (!made) co_return refuse_store(made.error());
  if (*made == Made::not_invited) co_return bad_invitation();
  if (*made == Made::name_taken)
    co_return refuse(ErrorCode::name_taken, "somebody has this name, or one that looks like it");
  guest.player.name = name->shown;
  guest.player.registered = true;
  spdlog::info("player {} has an account now", guest.player.id);
  co_return guest;
}

asio::awaitable<Answer<SignedIn>> People::sign_in(std::optional<Session> before, Credentials credentials,
                                                  std::string device, std::string address) {
  const std::string skeleton = skeleton_of(credentials.name);
  // Whoever tries has paid before he knows; who was right gets it back by waiting.
  const net::SteadyTime steady = std::chrono::steady_clock::now();
  if (!wrong_by_name_.take(skeleton, steady) || !wrong_by_address_.take(address, steady)) {
    co_return refuse_many("too many attempts; wait a quarter of an hour", 900);
  }
  using Found = std::optional<StoredPlayer>;
  std::function<Found(Transaction&)> look = [skeleton](Transaction& all) {
    return all.players().by_skeleton(skeleton);
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(look));
  if (!found) co_return refuse_store(found.error());
  const PlayerId player = *found ? (*found)->id : 0;
  const Answer<std::string> right = co_await check_password(player, std::move(credentials.password));
  if (!right) co_return tl::unexpected<Refused>(right.error());

  const UnixSeconds now = time_.now().at;
  const std::string token = new_secret();
  // What a person has begun is no program's to end.
  const bool was_guest = before && !before->player.registered && *found && !(*found)->bot;
  const PlayerId guest = was_guest ? before->player.id : 0;
  using Begun = std::optional<std::int64_t>;
  std::function<Begun(Transaction&)> work = [=, hash = *hash_secret(token),
                                             checked = *right](Transaction& all) -> Begun {
    if (all.players().password_of(player) != checked) return std::nullopt;
    if (was_guest) all.players().merge(guest, player);
    all.players().begin_session(player, {.token = hash, .device = device, .at = now});
    return all.players().by_token(hash)->second;
  };
  const StoreResult<Begun> begun = co_await write<Begun>(store_, std::move(work));
  // What the guest has open is opened anew, with the session that the account has now.
  if (was_guest) forget(EndedSessions{.player = guest});
  if (!begun) co_return refuse_store(begun.error());
  if (!*begun) co_return bad_login();
  const std::int64_t session = **begun;
  wrong_by_name_.give_back(skeleton);
  wrong_by_address_.give_back(address);
  co_return SignedIn{{**found, session}, token};
}

asio::awaitable<Answer<void>> People::sign_out(Session session) {
  if (!session.player.registered)
    co_return refuse(ErrorCode::guest, "a guest could not come back; delete what is stored instead");
  Answer<void> done = co_await end_session(session, session.id);
  co_return done;
}

asio::awaitable<Answer<std::vector<StoredSession>>> People::sessions(PlayerId player) {
  std::function<std::vector<StoredSession>(Transaction&)> work = [player](Transaction& all) {
    return all.players().sessions_of(player);
  };
  StoreResult<std::vector<StoredSession>> found =
      co_await read<std::vector<StoredSession>>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> People::end_session(Session session, std::int64_t ended) {
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

asio::awaitable<Answer<void>> People::change_password(Session session, std::string old, std::string wanted) {
  if (!session.player.registered) co_return refuse(ErrorCode::guest, "a guest has no password");
  const Answer<std::string> right = co_await check_password(session.player.id, std::move(old));
  if (!right) co_return tl::unexpected<Refused>(right.error());
  const Answer<std::string> password = co_await new_password(session.player.name, std::move(wanted));
  if (!password) co_return tl::unexpected<Refused>(password.error());
  std::function<bool(Transaction&)> work = [player = session.player.id, own = session.id, checked = *right,
                                            text = *password](Transaction& all) {
    if (all.players().password_of(player) != checked) return false;
    all.players().set_password(player, text);
    all.players().end_other_sessions(player, own);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  forget(EndedSessions{.player = session.player.id, .kept = session.id});
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return bad_login();
  co_return Answer<void>();
}

asio::awaitable<Answer<People::Farewell>> People::check_erase(Session session, std::string password) {
  Farewell farewell{.player = session.player.id, .password = {}};
  if (session.player.registered) {
    const Answer<std::string> right = co_await check_password(session.player.id, std::move(password));
    if (!right) co_return tl::unexpected<Refused>(right.error());
    farewell.password = *right;
  }
  std::function<Answer<void>(Transaction&)> work = [player = session.player.id](Transaction& all) {
    return check_host_stays(all, player);
  };
  const StoreResult<Answer<void>> may = co_await read<Answer<void>>(store_, std::move(work));
  if (!may) co_return refuse_store(may.error());
  if (!*may) co_return tl::unexpected<Refused>(may->error());
  co_return farewell;
}

asio::awaitable<Answer<void>> People::erase(Farewell farewell) {
  std::function<Answer<void>(Transaction&)> work = [farewell](Transaction& all) -> Answer<void> {
    if (farewell.password && all.players().password_of(farewell.player) != farewell.password)
      return bad_login();
    if (const Answer<void> may = check_host_stays(all, farewell.player); !may) return may;
    all.players().erase(farewell.player);
    return {};
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (done && !*done) co_return *done;
  forget(EndedSessions{.player = farewell.player});
  if (!done) co_return refuse_store(done.error());
  spdlog::info("player {} is deleted", farewell.player);
  co_return Answer<void>();
}

asio::awaitable<Answer<std::optional<StoredPlayer>>> People::find(std::string name) {
  using Found = std::optional<StoredPlayer>;
  std::function<Found(Transaction&)> look = [skeleton = skeleton_of(name)](Transaction& all) {
    return all.players().by_skeleton(skeleton);
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(look));
  if (!found) co_return refuse_store(found.error());
  co_return *found;
}

asio::awaitable<Answer<StoredPlayer>> People::make_bot(Session session) {
  StoredPlayer player = session.player;
  if (!player.registered) co_return refuse(ErrorCode::guest, "a bot is an account; make one first");
  if (player.role != Role::player) co_return refuse(ErrorCode::not_allowed, "hosts and referees are people");
  std::function<bool(Transaction&)> work = [id = player.id](Transaction& all) {
    return all.players().make_bot(id);
  };
  const StoreResult<bool> made = co_await write<bool>(store_, std::move(work));
  forget(player.id);
  if (!made) co_return refuse_store(made.error());
  if (!*made)
    co_return refuse(ErrorCode::has_played,
                     "this account has played as a person; make another one for the bot");
  if (!player.bot) spdlog::info("player {} is a bot now", player.id);
  player.bot = true;
  co_return player;
}

asio::awaitable<Answer<OwnWords>> People::words(PlayerId player) {
  std::function<OwnWords(Transaction&)> work = [player](Transaction& all) {
    return all.games().words_of(player);
  };
  StoreResult<OwnWords> found = co_await read<OwnWords>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<MailAddress>> People::mail(PlayerId player) {
  std::function<MailAddress(Transaction&)> work = [player, now = time_.now().at](Transaction& all) {
    return all.mail().of(player, now);
  };
  StoreResult<MailAddress> found = co_await read<MailAddress>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<std::vector<StoredVacation>>> People::vacations(PlayerId player) {
  using Found = std::vector<StoredVacation>;
  std::function<Found(Transaction&)> work = [player](Transaction& all) { return all.vacations().of(player); };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<std::vector<StoredSubscription>>> People::woken(PlayerId player) {
  using Found = std::vector<StoredSubscription>;
  std::function<Found(Transaction&)> work = [player](Transaction& all) {
    return all.subscriptions().of(player);
  };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<People::Ratings>> People::ratings(PlayerId player) {
  std::function<Ratings(Transaction&)> work = [player, now = time_.now().at](Transaction& all) {
    const auto in = [&](club::Pool pool) -> std::optional<club::Rating> {
      const std::optional<club::Standing> standing = all.ratings().of(player, pool);
      return standing ? std::optional(club::rating_at(*standing, now)) : std::nullopt;
    };
    return Ratings{in(club::Pool::live), in(club::Pool::correspondence)};
  };
  const StoreResult<Ratings> found = co_await read<Ratings>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *found;
}

std::string device_of(std::string_view user_agent) {
  // In this order: most pretend to be several.
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> browsers = {{{"Firefox/", "Firefox"},
                                                                                      {"Edg/", "Edge"},
                                                                                      {"OPR/", "Opera"},
                                                                                      {"Chrome/", "Chrome"},
                                                                                      {"CriOS/", "Chrome"},
                                                                                      {"Safari/", "Safari"},
                                                                                      {"curl/", "curl"}}};
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> systems = {{{"iPhone", "iPhone"},
                                                                                     {"iPad", "iPad"},
                                                                                     {"Android", "Android"},
                                                                                     {"Windows", "Windows"},
                                                                                     {"Mac OS X", "macOS"},
                                                                                     {"Linux", "Linux"}}};
  const auto first_of = [&](const auto& list) {
    for (const auto& [mark, name] : list) {
      if (user_agent.find(mark) != std::string_view::npos) return std::string(name);
    }
    return std::string();
  };
  const std::string browser = first_of(browsers);
  const std::string system = first_of(systems);
  return browser.empty() || system.empty() ? browser + system : browser + ", " + system;
}

}  // namespace muehle::server
