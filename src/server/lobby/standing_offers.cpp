#include "server/lobby/standing_offers.h"

#include <algorithm>
#include <utility>

namespace muehle::server {
namespace {

using club::ColourWish;

bool colours_fit(ColourWish one, ColourWish other) {
  return one == ColourWish::lot || other == ColourWish::lot || one != other;
}

std::size_t place_of(ColourWish colour) { return static_cast<std::size_t>(colour); }

}  // namespace

void StandingOffers::add(Seek seek) {
  remove(seek.id);
  const Number number = next_++;
  by_id_[seek.id] = number;
  by_player_[seek.player.id].insert(number);
  if (!seek.wish.near) by_game_[game_key(seek.wish)].at(place_of(seek.wish.colour)).insert(number);
  offers_.emplace(number, std::move(seek));
}

bool StandingOffers::remove(const std::string& id) {
  const auto found = by_id_.find(id);
  if (found == by_id_.end()) return false;
  const Number number = found->second;
  by_id_.erase(found);
  const auto offer = offers_.find(number);
  const Seek& seek = offer->second;
  const auto his = by_player_.find(seek.player.id);
  his->second.erase(number);
  if (his->second.empty()) by_player_.erase(his);
  if (!seek.wish.near) {
    const auto game = by_game_.find(game_key(seek.wish));
    game->second.at(place_of(seek.wish.colour)).erase(number);
    if (std::ranges::all_of(game->second, &std::set<Number>::empty)) by_game_.erase(game);
  }
  offers_.erase(offer);
  return true;
}

const Seek* StandingOffers::find(const std::string& id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : &offers_.at(found->second);
}

std::vector<const Seek*> StandingOffers::of(PlayerId player) const {
  std::vector<const Seek*> found;
  const auto his = by_player_.find(player);
  if (his == by_player_.end()) return found;
  for (const Number number : his->second) found.push_back(&offers_.at(number));
  return found;
}

const Seek* StandingOffers::partner_of(const Seek& seek, const std::function<bool(const Seek&)>& may) const {
  const auto game = seek.wish.near ? by_game_.end() : by_game_.find(game_key(seek.wish));
  if (game == by_game_.end()) return nullptr;
  Number oldest = next_;
  for (const ColourWish colour : {ColourWish::lot, ColourWish::white, ColourWish::black}) {
    if (!colours_fit(seek.wish.colour, colour)) continue;
    for (const Number number : game->second.at(place_of(colour))) {
      if (number >= oldest) break;
      const Seek& one = offers_.at(number);
      if (one.player.id == seek.player.id || !may(one)) continue;
      oldest = number;
      break;
    }
  }
  return oldest == next_ ? nullptr : &offers_.at(oldest);
}

}  // namespace muehle::server
