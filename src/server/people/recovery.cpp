#include "server/people/recovery.h"

#include <spdlog/spdlog.h>

#include "server/kernel/await_store.h"
#include "server/kernel/failure.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/account_name.h"
#include "server/rights/hosts.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// What one visitor asks for, and what is sent to one address to be confirmed, whoever asks.
constexpr double asked_at_once = 10;
constexpr double asked_per_second = asked_at_once / 3600;
constexpr double confirmed_at_once = 5;
constexpr double confirmed_per_second = confirmed_at_once / (24.0 * 3600);
// A household may share an address; more accounts than these are told nothing.
constexpr int most_accounts = 5;
constexpr std::size_t most_asked_bytes = 254;

tl::unexpected<Refused> bad_link() {
  return refuse(ErrorCode::bad_secret,
                "this link was used, is too old, or a newer one was sent; ask for another");
}
tl::unexpected<Refused> too_many_mails() {
  return refuse_many("too many mails were asked for; wait an hour", 3600);
}

// The account whose password a link sets, with the address it was sent to; empty for one that a host handed
// over.
using Owner = std::optional<AddressedPlayer>;
Owner owner_by(Transaction& all, const SecretHash& token, UnixSeconds now) {
  const std::optional<MailLink> link = all.mail().open(token, MailPurpose::reset, now);
  std::optional<StoredPlayer> player = link ? all.players().by_id(link->player) : std::nullopt;
  if (!player || !player->registered) return std::nullopt;
  return AddressedPlayer{*std::move(player), link->address};
}

}  // namespace

Recovery::Recovery(Spawn spawn, Store& store, const Time& time, People& people, Mailer* mailer,
                   std::string place)
    : spawn_(std::move(spawn)),
      store_(store),
      time_(time),
      people_(people),
      mailer_(mailer),
      place_(std::move(place)),
      by_visitor_(asked_per_second, asked_at_once),
      by_address_(confirmed_per_second, confirmed_at_once) {}

Answer<void> Recovery::check_sends() const {
  if (mailer_ == nullptr) return refuse(ErrorCode::no_mail, "this server sends no mail; ask its host");
  return {};
}

bool Recovery::send(Letter letter, const StoredPlayer& player, const std::string& address,
                    const std::string& token) {
  const Result<Mailbox> to = Mailbox::read(address);
  return to && mailer_->send(mail_of(letter, player.language, *to, player.name, place_, token));
}

asio::awaitable<Answer<MailAddress>> Recovery::of(StoredPlayer player) {
  if (const Answer<void> sends = check_sends(); !sends) co_return tl::unexpected<Refused>(sends.error());
  Answer<MailAddress> found = co_await people_.mail(player.id);
  co_return found;
}

asio::awaitable<Answer<void>> Recovery::set(Session session, std::string address, std::string password,
                                            std::string visitor) {
  const StoredPlayer& player = session.player;
  if (const Answer<void> sends = check_sends(); !sends) co_return sends;
  if (const Result<Mailbox> to = Mailbox::read(address); !to)
    co_return refuse(ErrorCode::bad_mail, to.error().message);
  const net::SteadyTime steady = std::chrono::steady_clock::now();
  if (!by_visitor_.take(visitor, steady)) co_return too_many_mails();
  const Answer<std::string> right = co_await people_.check_password(session, std::move(password));
  if (!right) co_return tl::unexpected<Refused>(right.error());
  if (!by_address_.take(folded_address(address), steady)) co_return too_many_mails();

  const UnixSeconds now = time_.now().at;
  const std::string token = new_secret();
  const MailLink link{.token = *hash_secret(token),
                      .player = player.id,
                      .purpose = MailPurpose::confirm,
                      .address = address,
                      .good_until = now + confirm_link_lasts};
  std::function<Answer<void>(Transaction&)> work = [link, now,
                                                    checked = *right](Transaction& all) -> Answer<void> {
    if (all.players().password_of(link.player) != checked) return bad_login();
    all.mail().forget_ended(now);
    if (all.mail().links(link.player, link.purpose, now) >= most_confirm_links)
      return refuse_many("five links were sent within a day; look for the newest of them", 24 * 3600);
    all.mail().add_link(link);
    return {};
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return *done;
  if (send(Letter::confirm, player, address, token)) co_return Answer<void>();
  co_await take_back(link.token);
  co_return refuse(ErrorCode::busy, "too many mails wait to be sent; try again later");
}

asio::awaitable<void> Recovery::take_back(SecretHash token) {
  std::function<bool(Transaction&)> work = [token](Transaction& all) {
    all.mail().take_back_link(token);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (!done) spdlog::error("store: {}", done.error().message);
}

asio::awaitable<Answer<void>> Recovery::remove(Session session, std::string password) {
  const Answer<std::string> right = co_await people_.check_password(session, std::move(password));
  if (!right) co_return tl::unexpected<Refused>(right.error());
  std::function<Answer<Former>(Transaction&)> work =
      [id = session.player.id, checked = *right, now = time_.now().at](Transaction& all) -> Answer<Former> {
    if (all.players().password_of(id) != checked) return bad_login();
    Former former = all.mail().of(id, now).confirmed;
    all.mail().remove(id);
    return former;
  };
  const StoreResult<Answer<Former>> done = co_await write<Answer<Former>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return tl::unexpected<Refused>(done->error());
  tell_former(session.player, **done);
  co_return Answer<void>();
}

asio::awaitable<Answer<StoredPlayer>> Recovery::confirm(std::string token) {
  if (const Answer<void> sends = check_sends(); !sends) co_return tl::unexpected<Refused>(sends.error());
  const std::optional<SecretHash> hash = hash_secret(token);
  if (!hash) co_return bad_link();
  struct Confirmed {
    StoredPlayer player;
    Former former;
  };
  using Found = std::optional<Confirmed>;
  std::function<Found(Transaction&)> work = [hash = *hash, now = time_.now().at](Transaction& all) -> Found {
    const std::optional<MailLink> link = all.mail().open(hash, MailPurpose::confirm, now);
    std::optional<StoredPlayer> player = link ? all.players().by_id(link->player) : std::nullopt;
    if (!player) return std::nullopt;
    Former former = all.mail().of(link->player, now).confirmed;
    if (former && folded_address(*former) == folded_address(link->address)) former.reset();
    all.mail().confirm(link->player, link->address, now);
    return Confirmed{*std::move(player), std::move(former)};
  };
  const StoreResult<Found> found = co_await write<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return bad_link();
  const Confirmed& confirmed = **found;
  spdlog::info("player {} has confirmed a mail address", confirmed.player.id);
  tell_former(confirmed.player, confirmed.former);
  co_return confirmed.player;
}

void Recovery::tell_former(const StoredPlayer& player, const Former& former) {
  if (former && mailer_ && !send(Letter::moved, player, *former))
    spdlog::error("too many mails wait: one to player {} is not sent", player.id);
}

Answer<void> Recovery::forgotten(std::string name_or_address, const std::string& visitor) {
  if (const Answer<void> sends = check_sends(); !sends) return sends;
  const std::string_view asked = trim(name_or_address);
  if (asked.empty() || asked.size() > most_asked_bytes)
    return refuse(ErrorCode::bad_request, "who must be the name of an account, or its mail address");
  if (!by_visitor_.take(visitor, std::chrono::steady_clock::now())) return too_many_mails();
  spawn_(send_resets(std::string(asked)));
  return {};
}

asio::awaitable<void> Recovery::send_resets(std::string name_or_address) {
  const UnixSeconds now = time_.now().at;
  const bool is_address = name_or_address.find('@') != std::string::npos;
  const std::string skeleton = is_address ? std::string() : skeleton_of(name_or_address);
  using Resets = std::vector<Reset>;
  std::function<Resets(Transaction&)> work = [=](Transaction& all) {
    all.mail().forget_ended(now);
    std::vector<AddressedPlayer> meant;
    if (is_address) {
      meant = all.mail().by_address(name_or_address, most_accounts);
    } else if (auto one = all.mail().by_skeleton(skeleton)) {
      meant.push_back(*std::move(one));
    }
    Resets resets;
    for (AddressedPlayer& one : meant) {
      if (all.mail().links(one.player.id, MailPurpose::reset, now) >= most_reset_links) continue;
      std::string token = new_secret();
      all.mail().add_link({.token = *hash_secret(token),
                           .player = one.player.id,
                           .purpose = MailPurpose::reset,
                           .address = one.address,
                           .good_until = now + reset_link_lasts});
      resets.push_back({std::move(one), std::move(token)});
    }
    return resets;
  };
  const StoreResult<Resets> resets = co_await write<Resets>(store_, std::move(work));
  if (!resets) {
    spdlog::error("store: {}", resets.error().message);
    co_return;
  }
  for (const auto& [to, token] : *resets) {
    if (send(Letter::reset, to.player, to.address, token)) continue;
    spdlog::error("too many mails wait: one to player {} is not sent", to.player.id);
    co_await take_back(*hash_secret(token));
  }
}

asio::awaitable<Answer<std::string>> Recovery::link_for(StoredPlayer host, std::string name) {
  const UnixSeconds now = time_.now().at;
  std::string token = new_secret();
  using Chosen = Answer<PlayerId>;
  std::function<Chosen(Transaction&)> work = [=, hash = *hash_secret(token),
                                              skeleton = skeleton_of(name)](Transaction& all) -> Chosen {
    if (const Answer<void> may = check_is_host(all, host.id); !may)
      return tl::unexpected<Refused>(may.error());
    const std::optional<StoredPlayer> player = all.players().by_skeleton(skeleton);
    if (!player) return refuse(ErrorCode::not_found, "there is no account of this name");
    if (player->role == Role::host && player->id != host.id)
      return refuse(ErrorCode::not_allowed, "another host's password is not yours to set");
    all.mail().forget_ended(now);
    all.mail().add_link({.token = hash,
                         .player = player->id,
                         .purpose = MailPurpose::reset,
                         .address = {},
                         .good_until = now + handed_link_lasts});
    return player->id;
  };
  const StoreResult<Chosen> chosen = co_await write<Chosen>(store_, std::move(work));
  if (!chosen) co_return refuse_store(chosen.error());
  if (!*chosen) co_return tl::unexpected<Refused>(chosen->error());
  spdlog::info("host {} has a link to another password for player {}", host.name, **chosen);
  co_return token;
}

asio::awaitable<Answer<StoredPlayer>> Recovery::owner_of(std::string token) {
  const std::optional<SecretHash> hash = hash_secret(token);
  if (!hash) co_return bad_link();
  const Answer<AddressedPlayer> owner = co_await look_for_owner(*hash);
  if (!owner) co_return tl::unexpected<Refused>(owner.error());
  co_return owner->player;
}

asio::awaitable<Answer<AddressedPlayer>> Recovery::look_for_owner(SecretHash token) {
  std::function<Owner(Transaction&)> look = [token, now = time_.now().at](Transaction& all) {
    return owner_by(all, token, now);
  };
  const StoreResult<Owner> found = co_await read<Owner>(store_, std::move(look));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return bad_link();
  co_return **found;
}

asio::awaitable<Answer<StoredPlayer>> Recovery::reset(std::string token, std::string password,
                                                      std::string visitor) {
  const std::optional<SecretHash> hash = hash_secret(token);
  if (!hash) co_return bad_link();
  // Before a password is worked on, which takes long.
  const Answer<AddressedPlayer> found = co_await look_for_owner(*hash);
  if (!found) co_return tl::unexpected<Refused>(found.error());
  const bool was_mailed = !found->address.empty();
  if (const Answer<void> sends = check_sends(); was_mailed && !sends)
    co_return tl::unexpected<Refused>(sends.error());
  const std::string name = found->player.name;
  const Answer<std::string> stored = co_await people_.new_password(name, std::move(password));
  if (!stored) co_return tl::unexpected<Refused>(stored.error());

  std::function<Owner(Transaction&)> work = [hash = *hash, now = time_.now().at,
                                             stored = *stored](Transaction& all) {
    const Owner still = owner_by(all, hash, now);
    if (!still) return still;
    constexpr std::int64_t none = 0;  // of his sessions stays
    all.players().set_password(still->player.id, stored);
    all.players().end_other_sessions(still->player.id, none);
    return still;
  };
  const StoreResult<Owner> done = co_await write<Owner>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  if (!*done) co_return bad_link();
  const AddressedPlayer& owner = **done;
  people_.forget(EndedSessions{.player = owner.player.id});
  people_.forgive(owner.player.name, visitor);
  spdlog::info("player {} has another password, by {}", owner.player.id,
               was_mailed ? "mail" : "a host's link");
  if (was_mailed && !send(Letter::changed, owner.player, owner.address))
    spdlog::error("too many mails wait: one to player {} is not sent", owner.player.id);
  co_return owner.player;
}

}  // namespace muehle::server
