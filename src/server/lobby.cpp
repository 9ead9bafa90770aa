#include "server/lobby.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "server/await_store.h"
#include "server/begin.h"
#include "server/refuse_store.h"
#include "server/secrets.h"
#include "server/suspension.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// So long an offer of a live game waits for who has gone, as through a tunnel.
constexpr UnixSeconds live_patience = 20;
constexpr UnixSeconds slow_patience = 14 * 24 * 3600;
constexpr std::size_t most_bots = 50;  // that are shown

// So often those who are here are told how the running games stand.
constexpr UnixSeconds games_interval = 5;

bool is_live(const Wish& wish) { return std::holds_alternative<play::Live>(wish.time); }

std::string_view text_of(club::ColourWish colour) {
  if (colour == club::ColourWish::lot) return "lot";
  return muehle::to_text(colour == club::ColourWish::white ? Colour::white : Colour::black);
}

std::optional<Wish> wish_of(const StoredSeek& stored) {
  const Result<RuleSet> rules = parse_rules(stored.rules);
  const Result<play::TimeControl> time = play::parse_time_control(stored.time_control);
  if (!rules || !time) return std::nullopt;
  const club::ColourWish colour = stored.colour == "white"   ? club::ColourWish::white
                                  : stored.colour == "black" ? club::ColourWish::black
                                                             : club::ColourWish::lot;
  return Wish{*rules, *time, colour, stored.rated, stored.near, stored.bots};
}

bool same_game(const Wish& a, const Wish& b) {
  const bool colours_fit =
      a.colour == club::ColourWish::lot || b.colour == club::ColourWish::lot || a.colour != b.colour;
  return a.rules == b.rules && play::to_text(a.time) == play::to_text(b.time) && a.rated == b.rated &&
         !a.near && !b.near && colours_fit;
}

// A bot meets who wants to meet one.
bool may_meet(const StoredPlayer& player, const Wish& wish, const StoredPlayer& other, const Wish& others) {
  return (!player.bot || others.bots) && (!other.bot || wish.bots);
}

// Nobody's colour is decided by who happens to be asked first.
std::optional<Colour> colour_of(const Seek& seek) {
  if (seek.wish.colour == club::ColourWish::lot) return std::nullopt;
  return seek.wish.colour == club::ColourWish::white ? Colour::white : Colour::black;
}

net::SharedText game_text(const std::string& code, const Seek& seek) {
  return std::make_shared<const std::string>(
      json::serialize(json::object{{"t", "game"}, {"code", code}, {"seek", seek.id}}));
}

Refused gone() {
  return {ErrorCode::not_found, "somebody was faster, or the offer was withdrawn", std::nullopt};
}

}  // namespace

json::object seek_json(const Seek& seek, std::optional<PlayerId> reader) {
  std::optional<RatingView> rating;
  if (seek.rating) rating = rating_view(seek.rating->rating, seek.rating->deviation);
  return {{"id", seek.id},
          {"by", somebody_json(seek.player.name, seek.player.registered, seek.player.bot, rating)},
          {"mine", reader == seek.player.id},
          {"rules", muehle::to_text(seek.wish.rules)},
          {"time", play::to_text(seek.wish.time)},
          {"colour", text_of(seek.wish.colour)},
          {"rated", seek.wish.rated},
          {"near", seek.wish.near},
          {"bots", seek.wish.bots},
          {"since", seek.since}};
}

bool Lobby::is_here(PlayerId player) const {
  return attending_.contains(player) ||
         std::ranges::any_of(guests_, [&](const Guest& guest) { return guest.player == player; });
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

asio::awaitable<void> Lobby::restore() {
  struct Found {
    std::vector<std::pair<StoredSeek, std::optional<club::Standing>>> seeks;
    std::vector<std::pair<PlayerId, PlayerId>> blocks;
  };
  std::function<Found(Transaction&)> work = [](Transaction& all) {
    Found found{{}, all.relations().blocks()};
    for (StoredSeek& seek : all.seeks().all()) {
      const std::optional<club::Pool> pool = club::pool_of(seek.time_control);
      auto standing = pool ? all.ratings().of(seek.player.id, *pool) : std::nullopt;
      found.seeks.emplace_back(std::move(seek), standing);
    }
    return found;
  };
  const StoreResult<Found> stored = co_await read<Found>(store_, std::move(work));
  if (!stored) co_return spdlog::error("store: {}", stored.error().message);
  for (const auto& [player, other] : stored->blocks) blocks_.add(player, other);
  const UnixSeconds now = time_.now().at;
  for (const auto& [seek, standing] : stored->seeks) {
    const std::optional<Wish> wish = wish_of(seek);
    if (!wish || !check_may_play(site_, seek.player)) continue;
    std::optional<club::Rating> rating;
    if (standing) rating = club::rating_at(*standing, now);
    // Who waits for a live game comes back, or does not.
    seeks_.push_back({seek.id, seek.player, rating, *wish, is_live(*wish) ? now : seek.since});
  }
  changed_ = true;
}

asio::awaitable<std::optional<club::Rating>> Lobby::rating_of(PlayerId player, play::TimeControl time) {
  const std::optional<club::Pool> pool = club::pool_of(play::to_text(time));
  if (!pool) co_return std::nullopt;
  using Found = std::optional<club::Standing>;
  std::function<Found(Transaction&)> work = [player, pool = *pool](Transaction& all) {
    return all.ratings().of(player, pool);
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found || !*found) co_return std::nullopt;
  co_return club::rating_at(**found, time_.now().at);
}

asio::awaitable<Answer<Lobby::Offered>> Lobby::offer(StoredPlayer player, Wish wish) {
  if (const Answer<void> may = check_may_begin(site_, player, time_.now().at); !may)
    co_return tl::unexpected<Refused>(may.error());
  if (const Answer<void> may = check_bots(player, player, wish.rated); !may)
    co_return tl::unexpected<Refused>(may.error());
  const auto own = std::ranges::count(seeks_, player.id, [](const Seek& seek) { return seek.player.id; });
  if (static_cast<std::size_t>(own) >= most_seeks_each)
    co_return refuse(ErrorCode::too_many_seeks, "you wait with five offers already; withdraw one");
  const auto fits = [&](const Seek& seek) {
    return seek.player.id != player.id && same_game(seek.wish, wish) && waits(seek) &&
           may_meet(seek.player, seek.wish, player, wish) && !blocks_.apart(seek.player.id, player.id);
  };
  if (const auto found = std::ranges::find_if(seeks_, fits); found != seeks_.end()) {
    Seek seek = *found;
    // Where he leaves it to the lot, the other one has his wish.
    if (seek.wish.colour == club::ColourWish::lot && wish.colour != club::ColourWish::lot)
      seek.wish.colour =
          wish.colour == club::ColourWish::white ? club::ColourWish::black : club::ColourWish::white;
    Answer<std::string> code = co_await begin(std::move(seek), player);
    if (!code) co_return tl::unexpected<Refused>(code.error());
    co_return Offered{std::nullopt, *std::move(code)};
  }
  const auto rating = co_await rating_of(player.id, wish.time);
  const Seek seek{new_code(), player, rating, wish, time_.now().at};
  std::function<bool(Transaction&)> work = [seek](Transaction& all) {
    all.seeks().add({.id = seek.id,
                     .player = seek.player,
                     .rules = muehle::to_text(seek.wish.rules),
                     .time_control = play::to_text(seek.wish.time),
                     .colour = std::string(text_of(seek.wish.colour)),
                     .rated = seek.wish.rated,
                     .near = seek.wish.near,
                     .bots = seek.wish.bots,
                     .since = seek.since});
    return true;
  };
  const StoreResult<bool> stored = co_await write<bool>(store_, std::move(work));
  if (!stored) co_return refuse_store(stored.error());
  seeks_.push_back(seek);
  changed_ = true;
  co_return Offered{seek, {}};
}

asio::awaitable<Answer<void>> Lobby::forget(std::string id) {
  std::vector<std::string> ids = {std::move(id)};
  Answer<void> done = co_await forget(std::move(ids));
  co_return done;
}

asio::awaitable<Answer<void>> Lobby::forget(std::vector<std::string> ids) {
  std::erase_if(seeks_, [&](const Seek& seek) { return std::ranges::find(ids, seek.id) != ids.end(); });
  changed_ = true;
  std::function<bool(Transaction&)> work = [ids](Transaction& all) {
    for (const std::string& id : ids) all.seeks().remove(id);
    return true;
  };
  const StoreResult<bool> removed = co_await write<bool>(store_, std::move(work));
  if (!removed) co_return refuse_store(removed.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<std::string>> Lobby::begin(Seek seek, StoredPlayer taker) {
  // A guest may have a name from before it was reserved, and could not sit down.
  if (const Answer<void> free = check_free_to_take(site_, taker.name); !free && !taker.registered)
    co_return tl::unexpected<Refused>(free.error());
  // First of all, so that nobody else takes it meanwhile.
  std::vector<std::string> ids = {seek.id};
  if (is_live(seek.wish)) {
    add_live_near(seek.player.id, ids);
    add_live_near(taker.id, ids);
  }
  const Answer<void> forgotten = co_await forget(std::move(ids));
  if (!forgotten) co_return tl::unexpected<Refused>(forgotten.error());
  Opening opening{.rules = seek.wish.rules,
                  .start = {},
                  .colour = colour_of(seek),
                  .next = NextColours::alternate,
                  .time = seek.wish.time,
                  .name = {},
                  .is_public = true,
                  .rated = seek.wish.rated};
  Answer<std::string> code = co_await begin_between(hub_, seek.player, std::move(taker), std::move(opening));
  if (code) tell(seek.player.id, game_text(*code, seek));
  co_return code;
}

void Lobby::tell(PlayerId player, const net::SharedText& text) const {
  for (const Guest& guest : guests_) {
    if (guest.player == player) guest.listener->send(text);
  }
}

asio::awaitable<Answer<std::string>> Lobby::take(StoredPlayer player, std::string id) {
  const auto found = std::ranges::find(seeks_, id, &Seek::id);
  const bool is_there = found != seeks_.end() && waits(*found) && !found->wish.near &&
                        !blocks_.apart(found->player.id, player.id);
  if (!is_there) co_return tl::unexpected<Refused>(gone());
  if (const Answer<void> may = check_may_begin(site_, player, time_.now().at); !may)
    co_return tl::unexpected<Refused>(may.error());
  if (found->player.id == player.id) co_return refuse(ErrorCode::own_seek, "this is your own offer");
  if (player.bot && !found->wish.bots) co_return refuse(ErrorCode::not_allowed, "this offer is for people");
  if (found->wish.rated && !player.registered)
    co_return refuse(ErrorCode::not_rated, "rated games are for players with an account");
  Seek seek = *found;
  Answer<std::string> code = co_await begin(std::move(seek), std::move(player));
  co_return code;
}

asio::awaitable<Answer<void>> Lobby::withdraw(StoredPlayer player, std::string id) {
  const auto found = std::ranges::find(seeks_, id, &Seek::id);
  if (found == seeks_.end() || found->player.id != player.id) co_return tl::unexpected<Refused>(gone());
  Answer<void> done = co_await forget(std::move(id));
  co_return done;
}

club::Waiting Lobby::waiting(const Seek& seek) const {
  const club::Rating rating = seek.rating.value_or(club::Rating{});
  club::Waiting waiting{.id = seek.player.id,
                        .rating = rating.rating,
                        .deviation = rating.deviation,
                        .rules = muehle::to_text(seek.wish.rules),
                        .time = play::to_text(seek.wish.time),
                        .colour = seek.wish.colour,
                        .rated = seek.wish.rated,
                        .since = seek.since * 1000,
                        .avoids = blocks_.of(seek.player.id)};
  if (const auto last = last_met_.find(seek.player.id); last != last_met_.end())
    waiting.last_opponent = last->second;
  return waiting;
}

void Lobby::add_live_near(PlayerId player, std::vector<std::string>& ids) const {
  for (const Seek& seek : seeks_) {
    if (seek.player.id == player && seek.wish.near && is_live(seek.wish)) ids.push_back(seek.id);
  }
}

asio::awaitable<void> Lobby::match_near() {
  std::vector<Seek> near;
  std::vector<club::Waiting> list;
  for (const Seek& seek : seeks_) {
    if (!seek.wish.near || !waits(seek)) continue;
    near.push_back(seek);
    list.push_back(waiting(seek));
  }
  for (const club::Match& match : club::match(list, time_.now().at * 1000)) {
    const Seek& first = near[match.first];
    const Seek& second = near[match.second];
    std::optional<Colour> colour;
    if (match.white) colour = match.white == match.first ? Colour::white : Colour::black;
    co_await begin_near(first, second, colour);
  }
}

asio::awaitable<void> Lobby::begin_near(Seek first, Seek second, std::optional<Colour> colour) {
  // One of them may have gone while others were brought together.
  const auto is_there = [&](const Seek& one) {
    return std::ranges::find(seeks_, one.id, &Seek::id) != seeks_.end();
  };
  if (!is_there(first) || !is_there(second)) co_return;
  std::vector<std::string> ids = {first.id, second.id};
  if (is_live(first.wish)) {
    add_live_near(first.player.id, ids);
    add_live_near(second.player.id, ids);
  }
  const Answer<void> forgotten = co_await forget(std::move(ids));
  if (!forgotten) co_return;
  last_met_[first.player.id] = second.player.id;
  last_met_[second.player.id] = first.player.id;
  Opening opening{.rules = first.wish.rules,
                  .start = {},
                  .colour = colour,
                  .next = NextColours::alternate,
                  .time = first.wish.time,
                  .name = {},
                  .is_public = true,
                  .rated = first.wish.rated};
  const Answer<std::string> code =
      co_await begin_between(hub_, first.player, second.player, std::move(opening));
  if (!code) co_return;
  for (const Seek& seek : {first, second}) tell(seek.player.id, game_text(*code, seek));
  hub_.call(second.player.id, true);  // as the first one is, who has opened the table
}

json::array Lobby::pools(std::optional<PlayerId> player) const {
  json::array pools;
  const auto pool_of = [](const Seek& seek) {
    return json::object{{"rules", muehle::to_text(seek.wish.rules)},
                        {"time", play::to_text(seek.wish.time)},
                        {"rated", seek.wish.rated}};
  };
  std::map<std::string, std::pair<json::object, int>> counted;
  for (const Seek& seek : seeks_) {
    if (!seek.wish.near || !waits(seek) || seek.player.id == player) continue;
    if (player && blocks_.apart(seek.player.id, *player)) continue;
    json::object pool = pool_of(seek);
    auto& [kept, count] = counted[json::serialize(pool)];
    kept = std::move(pool);
    ++count;
  }
  for (auto& [text, one] : counted) {
    one.first["waiting"] = one.second;
    pools.emplace_back(std::move(one.first));
  }
  return pools;
}

json::array Lobby::bots(std::optional<PlayerId> player) const {
  std::map<std::string, const StoredPlayer*> by_name;
  for (const auto& [id, attending] : attending_) {
    if (!player || !blocks_.apart(id, *player)) by_name[attending.bot.name] = &attending.bot;
  }
  json::array list;
  for (const auto& [name, bot] : by_name) {
    if (list.size() == most_bots) break;
    list.emplace_back(somebody_json(name, true, true, std::nullopt));
  }
  return list;
}

void Lobby::know(const StoredPlayer& player) {
  if (const auto found = attending_.find(player.id); found != attending_.end()) found->second.bot = player;
  for (Seek& seek : seeks_) {
    if (seek.player.id == player.id) seek.player = player;
  }
  changed_ = true;
}

void Lobby::withdraw_offers(PlayerId player) {
  std::erase_if(seeks_, [&](const Seek& seek) { return seek.player.id == player; });
  changed_ = true;
}

void Lobby::forget_player(PlayerId player) {
  withdraw_offers(player);
  blocks_.forget(player);
  last_met_.erase(player);
}

std::string Lobby::message(std::optional<PlayerId> player, const Lists::Running& running) const {
  json::array seeks;
  for (const Seek& seek : seeks_) {
    const bool is_own = seek.player.id == player;
    const bool is_shown = is_own || (!seek.wish.near && !(player && blocks_.apart(seek.player.id, *player)));
    if (waits(seek) && is_shown) seeks.emplace_back(seek_json(seek, player));
  }
  return json::serialize(json::object{{"t", "lobby"},
                                      {"seeks", std::move(seeks)},
                                      {"pools", pools(player)},
                                      {"games", running.games},
                                      {"featured", running.featured},
                                      {"here", guests_.size()},
                                      {"bots", bots(player)}});
}

asio::awaitable<Answer<std::string>> Lobby::state(std::optional<PlayerId> player) {
  const Answer<Lists::Running> games = co_await lists_.running();
  if (!games) co_return tl::unexpected<Refused>(games.error());
  co_return message(player, *games);
}

asio::awaitable<Answer<void>> Lobby::enter(std::optional<PlayerId> player, net::Listener& listener) {
  const Answer<Lists::Running> games = co_await lists_.running();
  if (!games) co_return tl::unexpected<Refused>(games.error());
  guests_.push_back({&listener, player});
  changed_ = true;
  listener.send(std::make_shared<const std::string>(message(player, *games)));
  co_return Answer<void>();
}

void Lobby::leave(net::Listener& listener) {
  for (const Guest& guest : guests_) {
    if (guest.listener == &listener && guest.player) left_[*guest.player] = time_.now().at;
  }
  std::erase_if(guests_, [&](const Guest& guest) { return guest.listener == &listener; });
  changed_ = true;
}

asio::awaitable<void> Lobby::look_after() {
  const UnixSeconds now = time_.now().at;
  std::vector<std::string> stale;
  for (const Seek& seek : seeks_) {
    if (!waits(seek)) stale.push_back(seek.id);
  }
  for (const std::string& id : stale) co_await forget(id);
  co_await match_near();
  std::erase_if(left_, [&](const auto& one) { return now - one.second > live_patience; });
  const bool due = changed_ || now - told_ >= games_interval;
  if (!due || guests_.empty()) co_return;
  changed_ = false;
  told_ = now;
  const Answer<Lists::Running> games = co_await lists_.running();
  if (!games) co_return;
  // Most have no offer of their own, block nobody, and read the same.
  const auto for_all = std::make_shared<const std::string>(message(std::nullopt, *games));
  for (const Guest& guest : guests_) {
    const bool has_own =
        std::ranges::any_of(seeks_, [&](const Seek& seek) { return seek.player.id == guest.player; });
    const bool has_blocks = guest.player && blocks_.concern(*guest.player);
    guest.listener->send(
        has_own || has_blocks ? std::make_shared<const std::string>(message(guest.player, *games)) : for_all);
  }
}

}  // namespace muehle::server
