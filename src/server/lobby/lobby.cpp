#include "server/lobby/lobby.h"

#include <algorithm>
#include <array>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/json.hpp>
#include <map>
#include <string_view>
#include <unordered_set>

#include "server/kernel/await_store.h"
#include "server/tables/begin.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// So long an offer of a live game waits for who has gone, as through a tunnel.
constexpr UnixSeconds live_patience = 20;
constexpr UnixSeconds slow_patience = 14 * 24 * 3600;
// So many are told at once of a game that has begun, and more only as often as how games stand.
constexpr std::size_t small_crowd = 200;

// A crowd is told in slices of so many, with a pause behind each: it takes no more than 1,000 messages a
// second, and moves go between.
constexpr int slice = 50;
constexpr std::chrono::milliseconds slice_pause{50};

// So often those who are here are told how the running games stand, which is most of what they are told: the
// more are here, the less often.
constexpr UnixSeconds games_interval = 5;
constexpr std::size_t told_of_games_a_second = 200;

}  // namespace

Lobby::Lobby(Store& store, const Time& time, const SitePolicy& site, AgreedGames& agreed_games,
             TableEvents& events, Lists& lists, Blocks& blocks, Presence& presence)
    : store_(store),
      time_(time),
      site_(site),
      agreed_games_(agreed_games),
      lists_(lists),
      blocks_(blocks),
      presence_(presence) {
  events.on_offers = [this](const std::vector<std::string>& ids) { drop(ids); };
  events.on_rating = [this](PlayerId player, club::Pool pool, const club::Rating& rating) {
    know_rating(player, pool, rating);
  };
  events.on_rerated = [this](club::Pool pool) { return read_ratings(pool); };
}

bool Lobby::is_here(PlayerId player) const {
  return attending_.contains(player) || presence_.is_in_lobby(player);
}

void Lobby::attend(const StoredPlayer& bot) {
  Attending& attending = attending_[bot.id];
  attending.bot = bot;
  if (++attending.programs == 1) changed_ = true;
}

void Lobby::depart(PlayerId bot) {
  const auto found = attending_.find(bot);
  if (found == attending_.end() || --found->second.programs > 0) return;
  attending_.erase(found);
  left_[bot] = time_.now().at;
  changed_ = true;
}

bool Lobby::waits(const Seek& seek) const {
  const UnixSeconds now = time_.now().at;
  if (!is_live(seek.wish)) return now - seek.since < slow_patience;
  if (is_here(seek.player.id)) return true;
  const auto left = left_.find(seek.player.id);
  return now - (left == left_.end() ? seek.since : std::max(left->second, seek.since)) < live_patience;
}

void Lobby::know(const StoredPlayer& player) {
  if (const auto found = attending_.find(player.id); found != attending_.end()) found->second.bot = player;
  for (Seek& seek : seeks_.all()) {
    if (seek.player.id != player.id) continue;
    seek.player = player;
    seek.shown = shown_to_others(seek);
  }
  changed_ = true;
}

void Lobby::know_rating(PlayerId player, club::Pool pool, const club::Rating& rating) {
  for (Seek& seek : seeks_.all()) {
    if (seek.player.id != player || club::pool_of(play::to_text(seek.wish.time)) != pool) continue;
    seek.rating = rating;
    seek.shown = shown_to_others(seek);
    changed_ = true;
  }
}

// Where they cannot be read, they stay as they were shown.
asio::awaitable<void> Lobby::read_ratings(club::Pool pool) {
  using Found = std::unordered_map<PlayerId, std::optional<club::Standing>>;
  Found wanted;
  const auto in_pool = [pool](const Seek& seek) {
    return club::pool_of(play::to_text(seek.wish.time)) == pool;
  };
  for (const Seek& seek : seeks_.all()) {
    if (in_pool(seek)) wanted.try_emplace(seek.player.id);
  }
  std::function<Found(Transaction&)> work = [wanted, pool](Transaction& all) {
    Found found = wanted;
    for (auto& [player, standing] : found) standing = all.ratings().of(player, pool);
    return found;
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return;
  for (Seek& seek : seeks_.all()) {
    const auto his = in_pool(seek) ? found->find(seek.player.id) : found->end();
    if (his == found->end()) continue;
    seek.rating.reset();
    if (his->second) seek.rating = club::rating_at(*his->second, time_.now().at);
    seek.shown = shown_to_others(seek);
    changed_ = true;
  }
}

void Lobby::withdraw_offers(PlayerId player) {
  std::vector<std::string> ids;
  for (const Seek* seek : seeks_.of(player)) ids.push_back(seek->id);
  drop(ids);
  changed_ = true;
}

void Lobby::forget_player(PlayerId player) {
  withdraw_offers(player);
  blocks_.forget(player);
  last_met_.erase(player);
}

// They may wait with the same wish; who looks for those that one of them may meet finds the other's.
void Lobby::look_again(PlayerId one, PlayerId other) {
  meeting_others_.insert({one, other});
  for (const Seek* seek : seeks_.of(one)) look_at_later(seek->id);
  changed_ = true;
}

LobbyBoard Lobby::board(const Lists::RunningTexts& games) const {
  LobbyBoard board{.offers = {}, .bots = {}, .here = guests_.size()};
  for (const Seek& seek : seeks_.all()) {
    if (waits(seek)) board.offers.push_back(seek.shown);
  }
  std::map<std::string, const StoredPlayer*> by_name;
  for (const auto& [id, attending] : attending_) by_name[attending.bot.name] = &attending.bot;
  for (const auto& [name, bot] : by_name) {
    const Somebody somebody{.name = name, .registered = true, .bot = true, .mark = bot->mark};
    board.bots.push_back({bot->id, json::serialize(somebody_json(somebody))});
  }
  if (games) {
    board.games = games->games;
    board.featured = games->featured;
  }
  return board;
}

asio::awaitable<Answer<std::string>> Lobby::state(std::optional<PlayerId> player) {
  const Answer<Lists::RunningTexts> games = co_await lists_.running();
  if (!games) co_return tl::unexpected<Refused>(games.error());
  co_return lobby_text(board(*games), LobbyReader(player, blocks_));
}

asio::awaitable<Answer<void>> Lobby::enter(std::optional<PlayerId> player, net::Listener& listener) {
  const Answer<Lists::RunningTexts> games = co_await lists_.running();
  if (!games) co_return tl::unexpected<Refused>(games.error());
  guests_.push_back({&listener, player, round_});
  if (player) presence_.enter_lobby(*player, listener);
  changed_ = true;
  const LobbyBoard now = board(*games);
  listener.send(std::make_shared<const std::string>(lobby_text(now, LobbyReader(player, blocks_))));
  note_read(now);
  co_return Answer<void>();
}

// An offer of who is away too long does not stand, and does so again where he comes back just then.
void Lobby::note_read(const LobbyBoard& board) {
  std::unordered_set<std::string_view> read;
  for (const LobbyBoard::OfferPointer& offer : board.offers) {
    const auto told = told_offers_.find(offer->id);
    if (told == told_offers_.end()) read_since_.more[offer->id] = offer;
    if (told == told_offers_.end() || told->second == offer) read.insert(offer->id);
  }
  for (const auto& [id, offer] : told_offers_) {
    if (!read.contains(id)) read_since_.missed.insert(id);
  }
}

void Lobby::leave(net::Listener& listener) {
  for (const Guest& guest : guests_) {
    if (guest.listener == &listener && guest.player) left_[*guest.player] = time_.now().at;
  }
  presence_.leave(listener);
  std::erase_if(guests_, [&](const Guest& guest) { return guest.listener == &listener; });
  changed_ = true;
}

void Lobby::tell_changes(net::Listener& listener) {
  for (Guest& guest : guests_) {
    if (guest.listener == &listener) guest.takes_changes = true;
  }
}

asio::awaitable<void> Lobby::look_after() {
  const UnixSeconds now = time_.now().at;
  std::vector<std::string> stale = left_out_;
  for (const Seek& seek : seeks_.all()) {
    if (!waits(seek)) stale.push_back(seek.id);
  }
  if (!stale.empty()) {
    const Answer<void> gone = co_await forget(std::move(stale));
    if (gone) left_out_.clear();
  }
  co_await look_for_pairs();
  co_await match_near();
  std::erase_if(left_, [&](const auto& one) { return now - one.second > live_patience; });
}

asio::awaitable<void> Lobby::tell_news() {
  const UnixSeconds now = time_.now().at;
  const auto share = static_cast<UnixSeconds>(guests_.size() / told_of_games_a_second);
  const bool games_due = now - looked_at_ >= std::max(games_interval, share);
  if (guests_.empty() || !(changed_ || games_due)) co_return;
  if (games_due || guests_.size() <= small_crowd) {
    const Answer<Lists::RunningTexts> games = co_await lists_.running();
    if (!games) co_return;
    games_ = *games;
    looked_at_ = now;
  }
  changed_ = false;
  co_await tell_all();
}

// Most have no offer of their own, block nobody, and read the same. Who comes meanwhile has read the board
// already.
asio::awaitable<void> Lobby::tell_all() {
  const LobbyBoard before = std::exchange(told_, board(games_));
  const ReadSince between = std::exchange(read_since_, {});
  told_offers_.clear();
  for (const LobbyBoard::OfferPointer& offer : told_.offers) told_offers_.emplace(offer->id, offer);
  const std::unordered_set<PlayerId> meeting_others = std::exchange(meeting_others_, {});
  std::unordered_set<PlayerId> offering;
  for (const LobbyBoard* one : std::array<const LobbyBoard*, 2>{&before, &told_}) {
    for (const LobbyBoard::OfferPointer& offer : one->offers) offering.insert(offer->by);
  }
  for (const auto& [id, offer] : between.more) offering.insert(offer->by);
  const LobbyChange change(before, told_, between);
  const LobbyReader anybody(std::nullopt, blocks_);
  const auto share = [](std::string text) { return std::make_shared<const std::string>(std::move(text)); };
  const net::SharedText all_for_all = share(lobby_text(told_, anybody));
  const net::SharedText change_for_all = share(change.text(anybody));
  const net::SharedText change_for_newcomers = share(change.text(anybody, true));
  const auto tell_one = [&](Guest& guest) {
    const bool has_blocks = guest.player && blocks_.concern(*guest.player);
    const bool reads_own = has_blocks || (guest.player && offering.contains(*guest.player));
    const bool all = !guest.takes_changes || (guest.player && meeting_others.contains(*guest.player));
    const bool newcomer = std::exchange(guest.newcomer, false);
    const LobbyReader reader(guest.player, blocks_);
    net::SharedText text = all ? all_for_all : newcomer ? change_for_newcomers : change_for_all;
    if (reads_own) text = share(all ? lobby_text(told_, reader) : change.text(reader, newcomer));
    if (!text->empty()) guest.listener->send(std::move(text));
  };
  ++round_;
  asio::steady_timer pause(co_await asio::this_coro::executor);
  const bool crowd = guests_.size() > small_crowd;
  while (!tell_some(tell_one, crowd ? slice : static_cast<int>(guests_.size()))) {
    pause.expires_after(slice_pause);
    co_await pause.async_wait(asio::use_awaitable);
  }
}

bool Lobby::tell_some(const std::function<void(Guest&)>& tell_one, int most) {
  for (Guest& guest : guests_) {
    if (guest.round == round_) continue;
    if (most-- == 0) return false;
    guest.round = round_;
    tell_one(guest);
  }
  return true;
}

}  // namespace muehle::server
