// From when on the time of a turn counts.
#include <algorithm>

#include "server/tables/room.h"
#include "server/tables/standing.h"

namespace muehle::server {

Change stored_at(Change change, const std::optional<play::Clock>& turn, Milliseconds tick) {
  if (!turn) return change;
  const auto begin = [&](Standing& standing, Milliseconds& began) {
    play::Clock clock = *turn;
    began = std::max(began, tick);
    clock.count_from(began);
    set_deadline(standing, clock);
  };
  if (auto* event = std::get_if<AppendEvent>(&change)) begin(event->standing, event->began);
  if (auto* next = std::get_if<BeginGame>(&change)) begin(next->standing, next->tick);
  return change;
}

void Room::begin_turn(Milliseconds began, Milliseconds stored) {
  clock_.count_from(began);
  stored_for_ = std::max<Milliseconds>(0, stored - began);
}

}  // namespace muehle::server
