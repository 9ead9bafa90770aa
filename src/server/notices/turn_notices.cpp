#include "server/notices/turn_notices.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/this_coro.hpp>
#include <utility>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/notices/turns_seen.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr int players_at_a_time = 100;

MailFate fate_of(Delivery delivery) {
  switch (delivery) {
    case Delivery::done:
      return MailFate::sent;
    case Delivery::refused:
      return MailFate::refused;
    case Delivery::put_off:
    case Delivery::failed:
    case Delivery::stopped:
      return MailFate::put_off;
  }
  return MailFate::put_off;
}

}  // namespace

TurnNotices::TurnNotices(Store& store, const Time& time, Setup setup, HasOpen has_open, Counts counts)
    : store_(store),
      time_(time),
      setup_(std::move(setup)),
      has_open_(std::move(has_open)),
      counts_(std::move(counts)) {}

asio::awaitable<Answer<std::optional<StoredTurnMail>>> TurnNotices::of(PlayerId player) {
  using Wanted = std::optional<StoredTurnMail>;
  std::function<Wanted(Transaction&)> work = [player](Transaction& all) {
    return all.turn_mails().of(player);
  };
  StoreResult<Wanted> found = co_await read<Wanted>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> TurnNotices::choose(PlayerId player, TurnMailWish wish) {
  if (setup_.mailer == nullptr)
    co_return refuse(ErrorCode::no_mail, "this server sends no mail; ask its host");
  const UnixSeconds now = time_.now().at;
  const bool is_daily = wish.way == TurnMailWay::daily;
  const StoredTurnMail wanted{.player = player,
                              .way = wish.way,
                              .hour = wish.hour,
                              .zone = wish.zone,
                              .stop_key = new_secret(),
                              .next_at = is_daily ? next_hour(wish.zone, wish.hour, now) : now};
  std::function<Answer<void>(Transaction&)> work = [wanted, now](Transaction& all) -> Answer<void> {
    const bool has_address = all.mail().of(wanted.player, now).confirmed.has_value();
    if (!has_address && wanted.way == TurnMailWay::none) return {};
    if (!has_address) return refuse(ErrorCode::bad_mail, "confirm a mail address first");
    all.turn_mails().choose(wanted);
    return {};
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (!done) co_return refuse_store(done.error());
  co_return *done;
}

asio::awaitable<Answer<std::optional<StoredPlayer>>> TurnNotices::whose(std::string stop_key) {
  using Whose = std::optional<StoredPlayer>;
  std::function<Whose(Transaction&)> work = [key = std::move(stop_key)](Transaction& all) -> Whose {
    const std::optional<StoredTurnMail> found = all.turn_mails().by_stop_key(key);
    if (!found || found->way == TurnMailWay::none) return std::nullopt;
    return all.players().by_id(found->player);
  };
  StoreResult<Whose> found = co_await read<Whose>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<std::optional<StoredPlayer>>> TurnNotices::end(std::string stop_key) {
  using Whose = std::optional<StoredPlayer>;
  std::function<Whose(Transaction&)> work = [key = std::move(stop_key)](Transaction& all) -> Whose {
    std::optional<StoredTurnMail> found = all.turn_mails().by_stop_key(key);
    if (!found) return std::nullopt;
    found->way = TurnMailWay::none;
    all.turn_mails().choose(*found);
    return all.players().by_id(found->player);
  };
  StoreResult<Whose> found = co_await write<Whose>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

bool TurnNotices::rests() const { return stopping_.stop_requested() || time_.now().at < rests_until_; }

asio::awaitable<void> TurnNotices::go_on() {
  if (setup_.mailer == nullptr) co_return;
  std::size_t due = 0;
  for (PlayerId after = 0;;) {
    const std::vector<PlayerId> players = co_await due_after(after);
    due += players.size();
    for (const PlayerId player : players) {
      waiting_ = due;
      if (rests() || !co_await note()) co_return;
      co_await attend_to(player);
      if (!rests()) --due;
    }
    if (players.size() < players_at_a_time) break;
    after = players.back();
  }
  waiting_ = due;
  co_await note();
}

asio::awaitable<std::vector<PlayerId>> TurnNotices::due_after(PlayerId player) {
  using Players = std::vector<PlayerId>;
  std::function<Players(Transaction&)> work = [player, now = time_.now().at](Transaction& all) {
    return all.turn_mails().due(now, now - turn_mail_delay, player, players_at_a_time);
  };
  StoreResult<Players> found = co_await look<Players>(store_, std::move(work));
  if (found) co_return *std::move(found);
  spdlog::error("store: {}", found.error().message);
  co_return Players();
}

asio::awaitable<void> TurnNotices::attend_to(PlayerId player) {
  const Moment now = time_.now();
  std::function<MaybeFound(Transaction&)> work = [player, now](Transaction& all) -> MaybeFound {
    std::optional<StoredTurnMail> wanted = all.turn_mails().of(player);
    std::optional<StoredPlayer> whose = all.players().by_id(player);
    std::optional<std::string> address = all.mail().of(player, now.at).confirmed;
    if (!wanted || !whose || !address) return std::nullopt;
    return Found{*std::move(wanted), *std::move(whose), *std::move(address), turns_seen(all, player, now),
                 all.turn_mails().told(player)};
  };
  StoreResult<MaybeFound> found = co_await look<MaybeFound>(store_, std::move(work));
  if (!found) co_return spdlog::error("store: {}", found.error().message);
  if (!*found) co_return;
  Found& one = **found;
  for (TurnSeen& turn : one.seen) turn.has_open = has_open_(player, turn.game.code);
  const std::vector<TurnSeen> turns = turns_due(one.wanted, std::move(one.seen), one.told, now.at);
  const Result<Mailbox> to = Mailbox::read(one.address);
  if (turns.empty() || !to) {
    settle(one, {}, MailFate::none, now.at);
    co_await note();
    co_return;
  }
  const Mail mail = mail_of({.to = *to,
                             .name = one.player.name,
                             .language = one.player.language,
                             .zone = one.wanted.zone,
                             .place = setup_.place,
                             .stop_key = one.wanted.stop_key,
                             .turns = turns});
  const Delivery delivery = co_await deliver(mail);
  if (delivery == Delivery::stopped) co_return;  // whoever serves next sends it
  counts_(delivery);
  if (delivery == Delivery::failed) {
    rest_ = std::clamp(rest_ * 4, first_mailer_rest, longest_mailer_rest);
    rests_until_ = now.at + rest_;
    co_return spdlog::warn("mails that say whose move it is wait for {} s: nobody takes them", rest_);
  }
  rest_ = 0;
  settle(one, turns, fate_of(delivery), now.at);
  co_await note();
}

asio::awaitable<Delivery> TurnNotices::deliver(const Mail& mail) {
  // It is waited for, whatever else ends.
  const auto guard = asio::make_work_guard(co_await asio::this_coro::executor);
  auto start = [this, &mail](const Store::Done<Delivery>& done) {
    setup_.mailer->deliver(mail, stopping_.get_token(), [done](Delivery delivery) { done(delivery); });
  };
  const StoreResult<Delivery> delivery = co_await await_callback<Delivery>(std::move(start));
  co_return *delivery;
}

void TurnNotices::settle(const Found& found, const std::vector<TurnSeen>& turns, MailFate fate,
                         UnixSeconds now) {
  Outcome outcome{found.wanted, after_mail(found.wanted, fate, now), {}};
  if (is_done_with(found.wanted, fate)) {
    for (const TurnSeen& turn : turns) outcome.told.push_back(turn_of(turn.game));
  }
  if (fate == MailFate::refused) spdlog::warn("player {}: his mailbox refuses mails", found.wanted.player);
  if (outcome.told.empty() && outcome.after == outcome.before) return;
  unnoted_ = std::move(outcome);
}

// Whether nothing is left to be noted.
asio::awaitable<bool> TurnNotices::note() {
  if (!unnoted_) co_return true;
  std::function<bool(Transaction&)> work = [outcome = *unnoted_](Transaction& all) {
    if (!all.turn_mails().of(outcome.before.player)) return true;  // his address or account is gone
    if (!outcome.told.empty()) all.turn_mails().tell(outcome.before.player, outcome.told);
    all.turn_mails().settle(outcome.before, outcome.after);
    return true;
  };
  const StoreResult<bool> done = co_await write<bool>(store_, std::move(work));
  if (done) unnoted_.reset();
  if (!done) spdlog::error("store: {}", done.error().message);
  co_return !unnoted_.has_value();
}

}  // namespace muehle::server
