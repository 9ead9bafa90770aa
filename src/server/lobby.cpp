#include "server/lobby.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/json.hpp>

#include "server/await_store.h"
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
  return Wish{*rules, *time, colour, stored.rated};
}

bool same_game(const Wish& a, const Wish& b) {
  const bool colours_fit =
      a.colour == club::ColourWish::lot || b.colour == club::ColourWish::lot || a.colour != b.colour;
  return a.rules == b.rules && play::to_text(a.time) == play::to_text(b.time) && a.rated == b.rated &&
         colours_fit;
}

// Nobody's colour is decided by who happens to be asked first.
std::optional<Colour> colour_of(const Seek& seek) {
  if (seek.wish.colour == club::ColourWish::lot) return std::nullopt;
  return seek.wish.colour == club::ColourWish::white ? Colour::white : Colour::black;
}

Refused gone() {
  return {ErrorCode::not_found, "somebody was faster, or the offer was withdrawn", std::nullopt};
}

}  // namespace

json::object seek_json(const Seek& seek, std::optional<PlayerId> reader) {
  std::optional<RatingView> rating;
  if (seek.rating) rating = rating_view(seek.rating->rating, seek.rating->deviation);
  return {{"id", seek.id},
          {"by", somebody_json(seek.player.name, seek.player.registered, rating)},
          {"mine", reader == seek.player.id},
          {"rules", muehle::to_text(seek.wish.rules)},
          {"time", play::to_text(seek.wish.time)},
          {"colour", text_of(seek.wish.colour)},
          {"rated", seek.wish.rated},
          {"since", seek.since}};
}

bool Lobby::is_here(PlayerId player) const {
  return std::ranges::any_of(guests_, [&](const Guest& guest) { return guest.player == player; });
}

bool Lobby::waits(const Seek& seek) const {
  const UnixSeconds now = time_.now().at;
  if (!is_live(seek.wish)) return now - seek.since < slow_patience;
  if (is_here(seek.player.id)) return true;
  const auto left = left_.find(seek.player.id);
  return now - (left == left_.end() ? seek.since : std::max(left->second, seek.since)) < live_patience;
}

asio::awaitable<void> Lobby::restore() {
  std::function<std::vector<StoredSeek>(Transaction&)> work = [](Transaction& all) {
    return all.seeks().all();
  };
  const StoreResult<std::vector<StoredSeek>> stored =
      co_await read<std::vector<StoredSeek>>(store_, std::move(work));
  if (!stored) co_return spdlog::error("store: {}", stored.error().message);
  for (const StoredSeek& seek : *stored) {
    const std::optional<Wish> wish = wish_of(seek);
    if (!wish) continue;
    const auto rating = co_await rating_of(seek.player.id, wish->time);
    // Who waits for a live game comes back, or does not.
    const UnixSeconds since = is_live(*wish) ? time_.now().at : seek.since;
    seeks_.push_back({seek.id, seek.player, rating, *wish, since});
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
  if (const Answer<void> may = check_may_begin(player, time_.now().at); !may)
    co_return tl::unexpected<Refused>(may.error());
  const auto own = std::ranges::count(seeks_, player.id, [](const Seek& seek) { return seek.player.id; });
  if (static_cast<std::size_t>(own) >= most_seeks_each)
    co_return refuse(ErrorCode::too_many_seeks, "you wait with five offers already; withdraw one");
  const auto fits = [&](const Seek& seek) {
    return seek.player.id != player.id && same_game(seek.wish, wish) && waits(seek);
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
  std::erase_if(seeks_, [&](const Seek& seek) { return seek.id == id; });
  changed_ = true;
  std::function<bool(Transaction&)> work = [id](Transaction& all) {
    all.seeks().remove(id);
    return true;
  };
  const StoreResult<bool> removed = co_await write<bool>(store_, std::move(work));
  if (!removed) co_return refuse_store(removed.error());
  co_return Answer<void>();
}

asio::awaitable<Answer<std::string>> Lobby::begin(Seek seek, StoredPlayer taker) {
  // First of all, so that nobody else takes it meanwhile.
  const Answer<void> forgotten = co_await forget(seek.id);
  if (!forgotten) co_return tl::unexpected<Refused>(forgotten.error());
  const Caller opener{seek.player, {}};
  const Caller joiner{std::move(taker), {}};
  Opening opening{.rules = seek.wish.rules,
                  .start = {},
                  .colour = colour_of(seek),
                  .next = NextColours::alternate,
                  .time = seek.wish.time,
                  .name = seek.player.name,
                  .is_public = true,
                  .rated = seek.wish.rated};
  const Answer<Seated> opened = co_await hub_.open(opener, std::move(opening));
  if (!opened) co_return tl::unexpected<Refused>(opened.error());
  Joining joining{.name = joiner.player->name, .secret = {}};
  const Answer<Seated> joined = co_await hub_.join(opened->code, joiner, std::move(joining));
  if (!joined) co_return tl::unexpected<Refused>(joined.error());
  const auto text = std::make_shared<const std::string>(
      json::serialize(json::object{{"t", "game"}, {"code", opened->code}, {"seek", seek.id}}));
  for (const Guest& guest : guests_) {
    if (guest.player == seek.player.id) guest.listener->send(text);
  }
  co_return opened->code;
}

asio::awaitable<Answer<std::string>> Lobby::take(StoredPlayer player, std::string id) {
  const auto found = std::ranges::find(seeks_, id, &Seek::id);
  if (found == seeks_.end() || !waits(*found)) co_return tl::unexpected<Refused>(gone());
  if (const Answer<void> may = check_may_begin(player, time_.now().at); !may)
    co_return tl::unexpected<Refused>(may.error());
  if (found->player.id == player.id) co_return refuse(ErrorCode::own_seek, "this is your own offer");
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

void Lobby::know(const StoredPlayer& player) {
  for (Seek& seek : seeks_) {
    if (seek.player.id == player.id) seek.player = player;
  }
  changed_ = true;
}

void Lobby::forget_player(PlayerId player) {
  std::erase_if(seeks_, [&](const Seek& seek) { return seek.player.id == player; });
  changed_ = true;
}

std::string Lobby::message(std::optional<PlayerId> player, const json::array& games) const {
  json::array seeks;
  for (const Seek& seek : seeks_) {
    if (waits(seek)) seeks.emplace_back(seek_json(seek, player));
  }
  return json::serialize(
      json::object{{"t", "lobby"}, {"seeks", std::move(seeks)}, {"games", games}, {"here", guests_.size()}});
}

asio::awaitable<Answer<std::string>> Lobby::state(std::optional<PlayerId> player) {
  const Answer<json::array> games = co_await lists_.running();
  if (!games) co_return tl::unexpected<Refused>(games.error());
  co_return message(player, *games);
}

asio::awaitable<Answer<void>> Lobby::enter(std::optional<PlayerId> player, Listener& listener) {
  const Answer<json::array> games = co_await lists_.running();
  if (!games) co_return tl::unexpected<Refused>(games.error());
  guests_.push_back({&listener, player});
  changed_ = true;
  listener.send(std::make_shared<const std::string>(message(player, *games)));
  co_return Answer<void>();
}

void Lobby::leave(Listener& listener) {
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
  std::erase_if(left_, [&](const auto& one) { return now - one.second > live_patience; });
  const bool due = changed_ || now - told_ >= games_interval;
  if (!due || guests_.empty()) co_return;
  changed_ = false;
  told_ = now;
  const Answer<json::array> games = co_await lists_.running();
  if (!games) co_return;
  // Most have no offer of their own and read the same.
  const auto for_all = std::make_shared<const std::string>(message(std::nullopt, *games));
  for (const Guest& guest : guests_) {
    const bool has_own =
        std::ranges::any_of(seeks_, [&](const Seek& seek) { return seek.player.id == guest.player; });
    guest.listener->send(has_own ? std::make_shared<const std::string>(message(guest.player, *games))
                                 : for_all);
  }
}

}  // namespace muehle::server
