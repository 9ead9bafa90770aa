// The offers of the lobby: how they come to stand, find partners and go.
#include "server/lobby/lobby.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/json.hpp>
#include <iterator>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/lobby/usual.h"
#include "server/rights/suspension.h"
#include "server/tables/begin.h"
#include "server/tables/room.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// A bot meets who wants to meet one.
bool may_meet(const StoredPlayer& player, const Wish& wish, const StoredPlayer& other, const Wish& others) {
  return (!player.bot || others.bots) && (!other.bot || wish.bots);
}

// Where one leaves it to the lot, the other one has his wish.
std::optional<Colour> colour_between(const Seek& first, const Seek& second) {
  if (const std::optional<Colour> colour = wished_colour(first.wish)) return colour;
  const std::optional<Colour> others = wished_colour(second.wish);
  return others ? std::optional(other(*others)) : std::nullopt;
}

// One of the two has blocked the other.
bool is_block(const Refused& refused) {
  return refused.code == ErrorCode::blocked || refused.code == ErrorCode::no_challenges;
}

// That this offer is not to be had, by whomever, or by him: another one may be.
bool is_about_offer(const Refused& refused) {
  return refused.code == ErrorCode::not_found || refused.code == ErrorCode::opponent_suspended ||
         is_block(refused);
}

// By what an offer is found that came to a game without having stood. Others may have chosen the same id.
std::string name_of_own(const std::string& id, PlayerId player) { return id + '@' + std::to_string(player); }

// The code of the game that an offer of his has come to.
std::optional<std::string> come_to(Transaction& all, const std::string& id, PlayerId player,
                                   UnixSeconds oldest) {
  if (auto code = all.games().came_to(id, player, oldest)) return code;
  return all.games().came_to(name_of_own(id, player), player, oldest);
}

Refused too_many_offers() {
  return {ErrorCode::too_many_seeks, "you wait with five offers already; withdraw one", std::nullopt};
}

Refused no_place_left() {
  return refuse_many(
             "the lobby is full, and of your network there are as many offers as of any; wait a little", 60)
      .value();
}

Refused offer_gone() {
  return {ErrorCode::not_found, "somebody was faster, or the offer was withdrawn", std::nullopt};
}

}  // namespace

Answer<void> Lobby::check_offer(const StoredPlayer& player, const Wish& wish) const {
  if (const Answer<void> may = check_may_begin(site_, player, time_.now().at); !may) return may;
  if (const Answer<void> may = check_bots(player, player, wish.rated); !may) return may;
  if (seeks_.of(player.id).size() >= most_seeks_each) return tl::unexpected<Refused>(too_many_offers());
  return {};
}

std::optional<Seek> Lobby::partner_of(const Seek& seek, const std::vector<std::string>& tried) const {
  const Seek* found = seeks_.partner_of(seek, [&](const Seek& one) {
    // Who asks again without the session that the answer brought is another guest, by the same id.
    return one.id != seek.id && std::ranges::find(tried, one.id) == tried.end() && waits(one) &&
           may_meet(one.player, one.wish, seek.player, seek.wish) &&
           !blocks_.apart(one.player.id, seek.player.id);
  });
  return found == nullptr ? std::nullopt : std::optional(*found);
}

asio::awaitable<Answer<Lobby::Offered>> Lobby::offer(StoredPlayer player, Wish wish, std::string id,
                                                     std::string address) {
  Seek seek{id.empty() ? new_code() : std::move(id), std::move(player), std::nullopt, wish, time_.now().at};
  seek.whose = whose_place(seek.player.id, address);
  if (const Seek* same = equal_to(seek); same != nullptr && waits(*same)) co_return Offered{*same, {}};
  if (const Answer<void> may = check_offer(seek.player, wish); !may) {
    // It may have come to a game before he was not to make it any more.
    std::string code = co_await game_of(seek.id, seek.player.id);
    if (code.empty()) co_return tl::unexpected<Refused>(may.error());
    co_return Offered{std::nullopt, std::move(code)};
  }
  const ComingPointer coming = note_coming(seek);
  std::vector<std::string> tried;
  while (coming->begun.empty()) {
    std::optional<Seek> other = partner_of(seek, tried);
    if (!other) break;
    tried.push_back(other->id);
    Pair pair{*std::move(other), seek.player, std::nullopt, {tried.back()}, seek.id};
    pair.colour = colour_between(pair.seek, seek);
    Answer<std::string> code = co_await begin(std::move(pair));
    if (code) co_return Offered{std::nullopt, *std::move(code)};
    if (!is_about_offer(code.error())) co_return tl::unexpected<Refused>(code.error());
  }
  Answer<Offered> stored{Offered{}};
  if (coming->begun.empty()) stored = co_await store(seek, coming);
  if (!stored || !stored->code.empty()) co_return stored;
  if (stored->seek) {
    // Once more: somebody may have come with the same wish while this one was on its way to the disk.
    Answer<std::string> code = co_await pair_up(*stored->seek);
    if (code && !code->empty()) co_return Offered{std::nullopt, *std::move(code)};
  }
  if (coming->begun.empty()) co_return stored;
  co_await keep_ended(seek, coming->begun);
  co_return Offered{std::nullopt, coming->begun};
}

asio::awaitable<std::string> Lobby::game_of(std::string id, PlayerId player) {
  std::function<std::string(Transaction&)> work = [=, oldest =
                                                          time_.now().at - agreement_life](Transaction& all) {
    return come_to(all, id, player, oldest).value_or("");
  };
  const StoreResult<std::string> found = co_await read<std::string>(store_, std::move(work));
  co_return found.value_or("");
}

// For whom the answer does not reach. Where it cannot be stored, he is told all the same.
asio::awaitable<void> Lobby::keep_ended(Seek seek, std::string code) {
  const UnixSeconds now = time_.now().at;
  Agreement agreement{
      .id = name_of_own(seek.id, seek.player.id), .by = seek.player.id, .code = std::move(code), .at = now};
  std::function<bool(Transaction&)> work = [agreement, oldest = now - agreement_life](Transaction& all) {
    all.games().keep_agreement(agreement, oldest);
    return true;
  };
  const StoreResult<bool> kept = co_await write<bool>(store_, std::move(work));
  if (!kept) spdlog::error("store: {}", kept.error().message);
}

// Stands from then on, for others too; or what has become of it. Neither where it has ended with a game that
// has begun meanwhile.
asio::awaitable<Answer<Lobby::Offered>> Lobby::store(Seek seek, ComingPointer coming) {
  struct Kept {
    StoredPlayer player;  // who may have an account by now, or be a bot
    std::optional<club::Standing> standing;
    std::optional<StoredSeek> same;  // that he offers already
    std::string code;                // of the game that it has come to already
  };
  const UnixSeconds oldest = seek.since - agreement_life;
  const Answer<PlacePointer> place = co_await find_place(seek.whose);
  if (!place) co_return tl::unexpected<Refused>(place.error());
  const bool has_place = *place != nullptr;
  std::function<Answer<Kept>(Transaction&)> work = [this, seek, oldest,
                                                    has_place](Transaction& all) -> Answer<Kept> {
    const std::optional<StoredPlayer> player = as_stored(all, site_, seek.player, seek.since);
    if (!player) return refuse(ErrorCode::no_session, "this player is not here any more");
    Kept kept{.player = *player, .standing = {}, .same = {}, .code = {}};
    kept.code = come_to(all, seek.id, player->id, oldest).value_or("");
    if (!kept.code.empty()) return kept;
    if (const Answer<void> may = check_may_begin(site_, *player, seek.since); !may)
      return tl::unexpected<Refused>(may.error());
    if (const Answer<void> may = check_bots(*player, *player, seek.wish.rated); !may)
      return tl::unexpected<Refused>(may.error());
    const StoredSeek stored = stored_seek(seek);
    const std::optional<club::Pool> pool = club::pool_of(stored.time_control);
    if (pool) kept.standing = all.ratings().of(player->id, *pool);
    const std::vector<StoredSeek> own = all.seeks().of(player->id);
    const auto same =
        std::ranges::find_if(own, [&](const StoredSeek& one) { return asks_for_the_same(one, stored); });
    if (same != own.end()) kept.same = *same;
    if (kept.same) return kept;
    if (own.size() >= most_seeks_each) return tl::unexpected<Refused>(too_many_offers());
    if (!has_place) return tl::unexpected<Refused>(no_place_left());
    // Who has taken that one may ask for it again; games of challenges are found by their ids, too.
    if (all.seeks().has(seek.id) || all.challenges().find(seek.id) ||
        all.games().has_agreement(seek.id, oldest))
      return refuse(ErrorCode::bad_request, "another offer has this id; draw one by chance");
    all.seeks().add(stored);
    return kept;
  };
  const StoreResult<Answer<Kept>> kept = co_await write<Answer<Kept>>(store_, std::move(work));
  if (!kept) co_return refuse_store(kept.error());
  if (!*kept) co_return tl::unexpected<Refused>(kept->error());
  if (!(*kept)->code.empty()) co_return Offered{std::nullopt, (*kept)->code};
  if ((*kept)->same) {
    const Seek* same = equal_to(seek);
    if (same == nullptr && !coming->begun.empty()) co_return Offered{};
    if (same != nullptr && waits(*same)) co_return Offered{*same, {}};
    // Of who was away for too long; or it is stored alone: the guest might not play when the server started,
    // or the answer of the store was lost.
    seek.id = (*kept)->same->id;
    drop({seek.id});
  }
  // It was stored behind the end of his other ones.
  if (!(*kept)->same && !coming->begun.empty()) {
    std::vector<std::string> ids = {seek.id};
    co_await forget(std::move(ids));
    co_return Offered{};
  }
  seek.player = (*kept)->player;
  if ((*kept)->standing) seek.rating = club::rating_at(*(*kept)->standing, time_.now().at);
  stand(seek);
  co_return Offered{std::move(seek), {}};
}

Lobby::ComingPointer Lobby::note_coming(const Seek& seek) {
  std::erase_if(coming_, [](const std::weak_ptr<Coming>& one) { return one.expired(); });
  auto coming = std::make_shared<Coming>(seek.player.id);
  if (is_live(seek.wish)) coming_.push_back(coming);
  return coming;
}

void Lobby::note_game(const Room& room) {
  const bool has_begun = !room.has_free_seat() && !room.is_over() && room.version() == 0;
  if (!has_begun || !room.is_live()) return;
  for (int seat = 0; seat < seat_count; ++seat) {
    if (const std::optional<PlayerId> player = room.player_at(seat)) note_plays(*player, room.code());
  }
}

void Lobby::note_plays(PlayerId player, const std::string& code) {
  for (const std::weak_ptr<Coming>& one : coming_) {
    const std::shared_ptr<Coming> coming = one.lock();
    if (coming && coming->player == player) coming->begun = code;
  }
}

const Seek* Lobby::equal_to(const Seek& seek) const {
  const StoredSeek wanted = stored_seek(seek);
  const std::vector<const Seek*> own = seeks_.of(seek.player.id);
  const auto found = std::ranges::find_if(
      own, [&](const Seek* one) { return asks_for_the_same(stored_seek(*one), wanted); });
  return found == own.end() ? nullptr : *found;
}

void Lobby::stand(Seek seek) {
  seek.shown = shown_to_others(seek);
  seeks_.add(std::move(seek));
  changed_ = true;
}

void Lobby::drop(const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    if (seeks_.remove(id)) changed_ = true;
  }
}

// Where it cannot be stored, they stand as before.
asio::awaitable<Answer<void>> Lobby::forget(std::vector<std::string> ids) {
  std::function<bool(Transaction&)> work = [ids](Transaction& all) {
    for (const std::string& id : ids) all.seeks().remove(id);
    return true;
  };
  const StoreResult<bool> removed = co_await write<bool>(store_, std::move(work));
  if (!removed) co_return refuse_store(removed.error());
  drop(ids);
  co_return Answer<void>();
}

// With an offer that stands; the code of the game, empty where nobody fits.
asio::awaitable<Answer<std::string>> Lobby::pair_up(Seek seek) {
  std::vector<std::string> tried;
  while (seeks_.find(seek.id) != nullptr) {
    std::optional<Seek> other = partner_of(seek, tried);
    if (!other) break;
    tried.push_back(other->id);
    std::vector<std::string> ids = {other->id, seek.id};
    Pair pair{*std::move(other), seek.player, std::nullopt, std::move(ids)};
    pair.colour = colour_between(pair.seek, seek);
    Answer<std::string> code = co_await begin(std::move(pair));
    if (code) co_return code;
    if (is_about_offer(code.error())) continue;
    look_at_later(seek.id);
    co_return code;
  }
  co_return std::string();
}

net::SharedText Lobby::game_text(const std::string& code, const Seek& seek) {
  return std::make_shared<const std::string>(
      json::serialize(json::object{{"t", "game"}, {"code", code}, {"seek", seek.id}}));
}

asio::awaitable<Answer<std::string>> Lobby::begin(Pair pair) {
  const Wish& wish = pair.seek.wish;
  // Which of them are not there any more, written before the store answers.
  const auto missing = std::make_shared<std::vector<std::string>>();
  const PlayerId asked = pair.seek.player.id;
  const PlayerId took = pair.other.id;
  // His, where he comes with another one: a game that one of them comes to meanwhile is the one that he
  // plays.
  std::vector<std::string> his;
  for (const Seek* seek : seeks_.of(took)) {
    if (!pair.not_stored.empty() && is_live(wish) && is_live(seek->wish)) his.push_back(seek->id);
  }
  std::vector<std::string> ids = pair.ids;
  if (!pair.not_stored.empty()) ids.push_back(name_of_own(pair.not_stored, pair.other.id));
  std::optional<WeekHour> hour;  // in which it counts
  if (is_live(wish) && !pair.seek.player.bot && !pair.other.bot) hour = week_hour_of(time_.now().at);
  Agreed agreed{.ids = std::move(ids),
                .asked = pair.seek.player,
                .agreed = pair.other,
                .opening = {.rules = wish.rules,
                            .start = {},
                            .colour = pair.colour,
                            .next = NextColours::alternate,
                            .time = wish.time,
                            .name = {},
                            .is_public = true,
                            .rated = wish.rated},
                .take = [ids = pair.ids, his, asks_again = pair.not_stored, asked, took, missing, hour,
                         oldest = time_.now().at - agreement_life](Transaction& all) -> Answer<void> {
                  missing->clear();
                  if (!asks_again.empty() && come_to(all, asks_again, took, oldest))
                    return tl::unexpected<Refused>(offer_gone());
                  const bool plays = std::ranges::any_of(his, [&](const std::string& id) {
                    return !all.seeks().has(id) && all.games().has_agreement(id, oldest);
                  });
                  if (plays) return tl::unexpected<Refused>(offer_gone());
                  std::ranges::copy_if(ids, std::back_inserter(*missing),
                                       [&](const std::string& id) { return !all.seeks().has(id); });
                  const bool apart = all.relations().of(asked, took) == Relation::blocked ||
                                     all.relations().of(took, asked) == Relation::blocked;
                  if (!missing->empty()) return tl::unexpected<Refused>(offer_gone());
                  if (apart) return refuse(ErrorCode::blocked, "these two do not meet");
                  for (const std::string& id : ids) all.seeks().remove(id);
                  if (hour) all.lobby_hours().count(*hour, usual_weeks);
                  return {};
                },
                .found =
                    [this, pair](const std::string& code) {
                      drop(pair.ids);
                      presence_.tell_in_lobby(pair.seek.player.id, game_text(code, pair.seek));
                      presence_.tell_in_lobby(pair.other.id, game_text(code, pair.seek));
                    }};
  Answer<std::string> code = co_await agreed_games_.begin(std::move(agreed));
  if (code)
    drop(pair.ids);
  else if (code.error().code == ErrorCode::not_found)  // else the store has undone what the work has seen
    drop(*missing);
  if (code) presence_.tell_in_lobby(asked, game_text(*code, pair.seek));
  co_return code;
}
asio::awaitable<Answer<std::string>> Lobby::take(StoredPlayer player, std::string id) {
  const PlayerId taker = player.id;
  Answer<std::string> code = co_await take_standing(std::move(player), id);
  if (code || code.error().code != ErrorCode::not_found) co_return code;
  // He may have taken it already, and not heard of it.
  Answer<std::string> again = co_await agreed_before(store_, taker, std::move(id), time_.now().at);
  if (again) co_return again;
  co_return code;
}

asio::awaitable<Answer<std::string>> Lobby::take_standing(StoredPlayer player, std::string id) {
  const Seek* found = seeks_.find(id);
  const bool is_there =
      found != nullptr && waits(*found) && !found->wish.near && !blocks_.apart(found->player.id, player.id);
  if (!is_there) co_return tl::unexpected<Refused>(offer_gone());
  if (const Answer<void> may = check_may_begin(site_, player, time_.now().at); !may)
    co_return tl::unexpected<Refused>(may.error());
  if (found->player.id == player.id) co_return refuse(ErrorCode::own_seek, "this is your own offer");
  if (player.bot && !found->wish.bots) co_return refuse(ErrorCode::not_allowed, "this offer is for people");
  if (found->wish.rated && !player.registered)
    co_return refuse(ErrorCode::not_rated, "rated games are for players with an account");
  Pair pair{*found, std::move(player), wished_colour(found->wish), {id}};
  Answer<std::string> code = co_await begin(std::move(pair));
  if (!code && is_block(code.error())) co_return tl::unexpected<Refused>(offer_gone());
  co_return code;
}

asio::awaitable<Answer<void>> Lobby::withdraw(StoredPlayer player, std::string id) {
  const Seek* found = seeks_.find(id);
  if (found == nullptr || found->player.id != player.id) co_return tl::unexpected<Refused>(offer_gone());
  std::vector<std::string> ids = {std::move(id)};
  Answer<void> done = co_await forget(std::move(ids));
  co_return done;
}

}  // namespace muehle::server
