#include "server/people/profile.h"

#include <cmath>

#include "server/rights/suspension.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

json::value rating_value(const std::optional<club::Rating>& rating) {
  if (!rating) return nullptr;
  return json::object{{"rating", std::lround(rating->rating)},
                      {"deviation", std::lround(rating->deviation)},
                      {"games", rating->games}};
}

}  // namespace

json::object ratings_value(const People::Ratings& ratings) {
  return {{"live", rating_value(ratings.live)}, {"correspondence", rating_value(ratings.correspondence)}};
}

json::object profile_value(const StoredPlayer& player, const People::Ratings& ratings) {
  return {{"name", player.name},   {"bot", player.bot},          {"mark", player.mark},
          {"about", player.about}, {"since", player.created_at}, {"ratings", ratings_value(ratings)}};
}

json::object own_profile_value(const StoredPlayer& player, const People::Ratings& ratings, UnixSeconds now) {
  json::object value = profile_value(player, ratings);
  value["registered"] = player.registered;
  value["language"] = player.language;
  value["role"] = to_text(player.role);
  value["suspended"] = suspension_value(player, now);
  return value;
}

}  // namespace muehle::server
