// Who is a friend of whom and who will not meet whom, as it is stored.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "storage/players.h"

namespace muehle {

enum class Relation { friends, blocked };
// Who may challenge a player.
enum class Door { everybody, friends, nobody };

struct Acquaintance {
  StoredPlayer player;
  Relation relation = Relation::friends;
  UnixSeconds since = 0;
  int playing = 0;  // public games that run
};

class Relations {
 public:
  virtual ~Relations() = default;

  // What `other` is to `player`; whatever he was before.
  virtual void set(PlayerId player, PlayerId other, Relation relation, UnixSeconds at) = 0;
  virtual void end(PlayerId player, PlayerId other) = 0;
  virtual std::optional<Relation> of(PlayerId player, PlayerId other) = 0;
  // Whom a player has named, by name.
  virtual std::vector<Acquaintance> all_of(PlayerId player) = 0;
  // Who blocks whom.
  virtual std::vector<std::pair<PlayerId, PlayerId>> blocks() = 0;

  virtual Door door_of(PlayerId player) = 0;
  virtual void set_door(PlayerId player, Door door) = 0;
  // Whether bots, too, may challenge him.
  virtual bool takes_bots(PlayerId player) = 0;
  virtual void set_takes_bots(PlayerId player, bool takes) = 0;
};

}  // namespace muehle
