// What the house's opponent does at a table: whether there is anything to do, and, apart from everything
// else, what.
#pragma once

#include <atomic>
#include <optional>

#include "server/tables/room.h"

namespace muehle::server {

enum class HouseWish {
  nothing,
  event,  // a move, or an answer to what is offered or can be claimed: it has to think
  undo,   // lets the other one take back
  next,   // agrees to another game
  leave,  // the table: the other one has
};
HouseWish house_wish(const Room& room, int seat);
// What it says for that, where it need not think.
Answer<Request> house_answer(HouseWish wish, const Room& room, int seat);

struct Thought {
  Game game;
  Colour colour;
  int level = 1;
  std::uint64_t seed = 0;  // of the game
  Milliseconds left = 0;   // for this move
};
// So much of its clock a program gives to a move, at most.
Milliseconds left_to_think(const Room& room, Colour colour, Milliseconds now);
// Nothing where there is nothing to do. For any thread.
std::optional<Event> think(const Thought& thought, const std::atomic<bool>& stop);

}  // namespace muehle::server
