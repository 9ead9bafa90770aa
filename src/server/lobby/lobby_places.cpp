// How many offers there are, and whose makes room: those of before a start of the server, and new ones.
#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/lobby/lobby.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// Guests whose offers stood before the start. Nobody knows from where they came, and one network makes very
// many of them: together they have as many places as anybody.
constexpr const char* guests_of_before = "guests of before";

struct FairOffers {
  std::vector<StoredSeek> stand;
  std::vector<StoredSeek> left_out;
};

FairOffers fair_offers(std::vector<StoredSeek> all) {
  std::vector<PlayerId> players;
  for (const StoredSeek& seek : all) players.push_back(seek.player.id);
  std::vector<bool> stands(all.size());
  for (const std::size_t place : fair_share(players, most_seeks)) stands[place] = true;
  FairOffers offers;
  for (std::size_t place = 0; place < all.size(); ++place)
    (stands[place] ? offers.stand : offers.left_out).push_back(std::move(all[place]));
  return offers;
}

}  // namespace

asio::awaitable<bool> Lobby::restore() {
  struct Found {
    std::vector<std::pair<StoredSeek, std::optional<club::Standing>>> seeks;
    std::vector<std::string> left_out;
    std::vector<std::pair<PlayerId, PlayerId>> blocks;
  };
  const UnixSeconds now = time_.now().at;
  std::function<Found(Transaction&)> work = [&site = site_, now](Transaction& all) {
    Found found{{}, {}, all.relations().blocks()};
    std::vector<StoredSeek> may_stand;
    for (StoredSeek& seek : all.seeks().all()) {
      if (wish_of(seek) && check_may_play(site, seek.player)) may_stand.push_back(std::move(seek));
    }
    FairOffers offers = fair_offers(std::move(may_stand));
    for (StoredSeek& seek : offers.left_out) found.left_out.push_back(std::move(seek.id));
    // Whether a name is free takes its time, and most have several offers.
    std::unordered_map<PlayerId, std::optional<StoredPlayer>> players;
    for (StoredSeek& seek : offers.stand) {
      const auto [known, is_new] = players.try_emplace(seek.player.id);
      if (is_new) known->second = as_stored(all, site, seek.player, now);
      if (!known->second) continue;
      seek.player = *known->second;
      const std::optional<club::Pool> pool = club::pool_of(seek.time_control);
      auto standing = pool ? all.ratings().of(seek.player.id, *pool) : std::nullopt;
      found.seeks.emplace_back(std::move(seek), standing);
    }
    return found;
  };
  StoreResult<Found> stored = co_await read<Found>(store_, std::move(work));
  if (!stored) {
    spdlog::error("cannot read the lobby: {}", stored.error().message);
    co_return false;
  }
  for (const auto& [player, other] : stored->blocks) blocks_.add(player, other);
  for (const auto& [seek, standing] : stored->seeks) {
    const std::optional<Wish> wish = wish_of(seek);
    if (!wish || !check_may_play(site_, seek.player)) continue;
    std::optional<club::Rating> rating;
    if (standing) rating = club::rating_at(*standing, now);
    // Who waits for a live game comes back, or does not.
    Seek restored{seek.id, seek.player, rating, *wish, is_live(*wish) ? now : seek.since};
    restored.whose = seek.player.registered ? whose_place(seek.player.id, {}) : guests_of_before;
    stand(std::move(restored));
    pairs_wait_.push_back(seek.id);
  }
  left_out_ = std::move(stored->left_out);
  changed_ = true;
  co_return true;
}

FairPlaces Lobby::taken_places() {
  FairPlaces places(most_seeks);
  for (const Seek& seek : seeks_.all()) places.add(seek.whose);
  std::erase_if(coming_places_, [](const auto& one) { return one.expired(); });
  for (const std::weak_ptr<const std::string>& one : coming_places_) {
    if (const PlacePointer place = one.lock()) places.add(*place);
  }
  return places;
}

// Whoever has most loses what he has offered last. Others may have come while that is stored, so all is
// counted once more.
asio::awaitable<Answer<Lobby::PlacePointer>> Lobby::find_place(std::string whose) {
  for (;;) {
    const FairPlaces places = taken_places();
    if (!places.are_full()) break;
    const std::optional<std::string> fullest = places.who_makes_room(whose);
    std::vector<std::string> ids;
    for (const Seek& seek : seeks_.all()) {
      if (fullest && seek.whose == *fullest) ids.assign(1, seek.id);
    }
    if (ids.empty()) co_return PlacePointer();
    const Answer<void> forgotten = co_await forget(std::move(ids));
    if (!forgotten) co_return tl::unexpected<Refused>(forgotten.error());
  }
  auto place = std::make_shared<const std::string>(std::move(whose));
  coming_places_.push_back(place);
  co_return place;
}

}  // namespace muehle::server
