#include "server/lobby/seek.h"

#include <boost/json/serialize.hpp>
#include <tuple>

#include "rules/notation.h"
#include "server/tables/view.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

std::string_view colour_wish_text(club::ColourWish colour) {
  if (colour == club::ColourWish::lot) return "lot";
  return muehle::to_text(colour == club::ColourWish::white ? Colour::white : Colour::black);
}

}  // namespace

bool is_live(const Wish& wish) { return std::holds_alternative<play::Live>(wish.time); }

std::optional<Colour> wished_colour(const Wish& wish) {
  if (wish.colour == club::ColourWish::lot) return std::nullopt;
  return wish.colour == club::ColourWish::white ? Colour::white : Colour::black;
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

json::object seek_json(const Seek& seek, std::optional<PlayerId> reader) {
  std::optional<RatingView> rating;
  if (seek.rating) rating = rating_view(seek.rating->rating, seek.rating->deviation);
  return {{"id", seek.id},
          {"by", somebody_json({.name = seek.player.name,
                                .registered = seek.player.registered,
                                .bot = seek.player.bot,
                                .mark = seek.player.mark,
                                .rating = rating})},
          {"mine", reader == seek.player.id},
          {"rules", muehle::to_text(seek.wish.rules)},
          {"time", play::to_text(seek.wish.time)},
          {"colour", colour_wish_text(seek.wish.colour)},
          {"rated", seek.wish.rated},
          {"near", seek.wish.near},
          {"bots", seek.wish.bots},
          {"since", seek.since}};
}

std::shared_ptr<const LobbyBoard::Offer> shown_to_others(const Seek& seek) {
  LobbyBoard::Offer offer{.id = seek.id,
                          .by = seek.player.id,
                          .text = json::serialize(seek_json(seek, std::nullopt)),
                          .own = json::serialize(seek_json(seek, seek.player.id)),
                          .pool = {}};
  if (seek.wish.near)
    offer.pool = json::serialize(json::object{{"rules", muehle::to_text(seek.wish.rules)},
                                              {"time", play::to_text(seek.wish.time)},
                                              {"rated", seek.wish.rated}});
  return std::make_shared<const LobbyBoard::Offer>(std::move(offer));
}

StoredSeek stored_seek(const Seek& seek) {
  return {.id = seek.id,
          .player = seek.player,
          .rules = muehle::to_text(seek.wish.rules),
          .time_control = play::to_text(seek.wish.time),
          .colour = std::string(colour_wish_text(seek.wish.colour)),
          .rated = seek.wish.rated,
          .near = seek.wish.near,
          .bots = seek.wish.bots,
          .since = seek.since};
}

bool asks_for_the_same(const StoredSeek& one, const StoredSeek& other) {
  const auto wish = [](const StoredSeek& seek) {
    return std::tie(seek.rules, seek.time_control, seek.colour, seek.rated, seek.near, seek.bots);
  };
  return wish(one) == wish(other);
}

std::string game_key(const Wish& wish) {
  return muehle::to_text(wish.rules) + '|' + play::to_text(wish.time) + (wish.rated ? "|rated" : "");
}

}  // namespace muehle::server
