// An offer to play, as it stands in the lobby.
#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <optional>
#include <string>

#include "club/matching.h"
#include "club/rating.h"
#include "play/time_control.h"
#include "rules/ruleset.h"
#include "server/lobby/lobby_board.h"
#include "storage/seeks.h"

namespace muehle::server {

// What somebody wants to play.
struct Wish {
  RuleSet rules;
  play::TimeControl time = play::Unlimited{};
  club::ColourWish colour = club::ColourWish::lot;
  bool rated = false;
  bool near = false;  // only against whoever is about as strong, and waits for that too
  bool bots = false;  // against a bot, too
};

struct Seek {
  std::string id;
  StoredPlayer player;
  std::optional<club::Rating> rating;  // in the pool of its time control
  Wish wish;
  UnixSeconds since = 0;
  std::shared_ptr<const LobbyBoard::Offer> shown = {};  // of one that stands
  std::string whose = {};                               // by what it is counted (kernel/fair_places.h)
};

bool is_live(const Wish& wish);
// None: the lot decides, so that nobody's colour depends on who happens to be asked first.
std::optional<Colour> wished_colour(const Wish& wish);
// The same for the same game, whoever plays it.
std::string game_key(const Wish& wish);

// Whoever offers them.
bool asks_for_the_same(const StoredSeek& one, const StoredSeek& other);

// Nothing where no program can read it any more.
std::optional<Wish> wish_of(const StoredSeek& stored);
StoredSeek stored_seek(const Seek& seek);

boost::json::object seek_json(const Seek& seek, std::optional<PlayerId> reader);
// What the lobby shows of it.
std::shared_ptr<const LobbyBoard::Offer> shown_to_others(const Seek& seek);

}  // namespace muehle::server
