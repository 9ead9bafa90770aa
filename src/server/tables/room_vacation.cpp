// Players who are on vacation, at a table.
#include <algorithm>

#include "server/tables/room.h"
#include "server/tables/standing.h"

namespace muehle::server {

void Room::give_leaves(play::Clock& clock, int white) const {
  for (int seat = 0; seat < seat_count; ++seat) {
    const auto& taken = seats_[static_cast<std::size_t>(seat)];
    if (taken) clock.set_leaves(seat == white ? Colour::white : Colour::black, leaves_of(taken->vacations));
  }
}

void Room::set_vacations(PlayerId player, const std::vector<StoredVacation>& vacations) {
  for (std::optional<StoredSeat>& seat : seats_) {
    if (seat && seat->player == player) seat->vacations = vacations;
  }
  give_leaves(clock_, series_.white());
  ++revision_;
}

bool Room::has_running_game_by_days() const {
  return std::holds_alternative<play::Correspondence>(clock_.control()) && !game_.outcome().over();
}

std::optional<Milliseconds> Room::vacation_ends(Milliseconds now) const {
  if (!has_running_game_by_days()) return std::nullopt;
  std::optional<Milliseconds> first;
  for (const std::optional<StoredSeat>& seat : seats_) {
    if (!seat) continue;
    for (const StoredVacation& vacation : seat->vacations) {
      if (vacation.until_tick > now)
        first = std::min(first.value_or(vacation.until_tick), vacation.until_tick);
    }
  }
  return first;
}

NoteStanding Room::standing() const {
  const UnixSeconds moved_at = lines_.empty() ? turn_since_ : lines_.back().at.at;
  Standing standing = standing_of(game_, clock_);
  standing.outcome = muehle::to_text(outcome());
  return {number_, std::move(standing), moved_at};
}

}  // namespace muehle::server
