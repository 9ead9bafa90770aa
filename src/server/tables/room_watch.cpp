// What a room shows to those who watch, some of them later than it happens.
#include <algorithm>
#include <cassert>

#include "server/tables/room.h"
#include "server/tables/standing.h"

namespace muehle::server {

void Room::set_watching(int watching) {
  if (watching == watching_) return;
  watching_ = watching;
  ++revision_;
}

int Room::version_at(Milliseconds tick) const {
  const auto later =
      std::ranges::partition_point(lines_, [tick](const Line& line) { return line.at.tick <= tick; });
  return static_cast<int>(later - lines_.begin());
}

UnixSeconds Room::stored_at(int version) const {
  return lines_.at(static_cast<std::size_t>(version) - 1).at.at;
}

EventStored Room::event_as_of(int version, Milliseconds then) const {
  const Line& line = lines_.at(static_cast<std::size_t>(version) - 1);
  return {number_, version, line.text, line.at.at, clock_as_of(version, then)};
}

// Nobody's time runs before the first line, as nobody's does while first moves are made. Rulings and
// vacations since the last line are known to everybody.
play::Clock Room::clock_at(int version) const {
  if (version == this->version()) return clock_;
  return version > 0 ? lines_.at(static_cast<std::size_t>(version) - 1).clock : play::Clock(clock_.control());
}

std::optional<ClockView> Room::clock_as_of(int version, Milliseconds then) const {
  return clock_view(clock_at(version), then);
}

Game Room::replayed(int version) const {
  Game game(game_.rules(), game_.history().start());
  for (int line = 0; line < version; ++line) {
    const bool applied = game.apply(lines_[static_cast<std::size_t>(line)].event).has_value();
    assert(applied);
    static_cast<void>(applied);
  }
  return game;
}

GameView Room::game_as_of(int version, Milliseconds then) const {
  if (version == this->version()) return game(then);
  const Game game = replayed(version);
  GameView view{.number = number_,
                .rules = rules_,
                .start = start_,
                .events = {},
                .turn = game.position().to_move(),
                .outcome = muehle::to_text(game.outcome()),
                .clock = clock_as_of(version, then)};
  const auto plies = static_cast<std::size_t>(game.history().size());
  if (view.clock)
    view.clock->after.assign(left_after_.begin(), left_after_.begin() + std::min(plies, left_after_.size()));
  for (int line = 0; line < version; ++line)
    view.events.push_back(lines_[static_cast<std::size_t>(line)].text);
  return view;
}

Standing Room::standing_as_of(int version) const {
  return version == this->version() ? standing().standing : standing_of(replayed(version), clock_at(version));
}

}  // namespace muehle::server
