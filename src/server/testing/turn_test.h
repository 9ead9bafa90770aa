// Turns in games by days, for the tests about what is said of them.
#pragma once

#include <string>

#include "server/notices/turn_plan.h"

namespace muehle::server::testing {

// White's, of a player with the id 1.
inline TurnSeen seen_turn(std::int64_t number, const std::string& opponent = "Ben") {
  TurnSeen seen;
  ListedGame& game = seen.game;
  game.number = number;
  game.code = "kbxw4n7p2m9q";
  ListedGame::Player player;
  player.id = 1;
  game.players[0] = player;
  player.id = 2;
  player.name = opponent;
  game.players[1] = player;
  game.own = 0;
  game.rules = "standard";
  game.time_control = "1/259200";
  game.standing = {.plies = 4, .position = "a board", .turn = 0, .deadline = 77};
  return seen;
}

}  // namespace muehle::server::testing
