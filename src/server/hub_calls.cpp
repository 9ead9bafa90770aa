// Who is told that something waits for him elsewhere.
#include <algorithm>

#include "server/hub_table.h"
#include "server/waiting.h"

namespace muehle::server {
namespace {

// A little longer than a socket may be silent.
constexpr UnixSeconds unnoticed_for = 50;

}  // namespace

bool Hub::has_open(PlayerId player, const std::string& code) const {
  return std::ranges::any_of(tables_, [&](const auto& one) {
    return (code.empty() || one.first == code) &&
           std::ranges::any_of(one.second->listeners,
                               [&](const Table::Guest& guest) { return guest.player == player; });
  });
}

void Hub::call(PlayerId player, bool away) {
  for (const auto& [code, table] : tables_) {
    for (const Table::Guest& guest : table->listeners) {
      if (guest.player == player) guest.listener->send(waiting_text());
    }
  }
  if (on_call_) on_call_(player, away);
}

void Hub::call_seat(const Table& table, int seat, bool begun) {
  const Room& room = *table.room;
  const std::optional<PlayerId> player = room.player_at(seat);
  if (!player) return;
  const bool sees_it =
      std::ranges::any_of(table.listeners, [&](const Table::Guest& guest) { return guest.seat == seat; });
  if (sees_it) return;
  // Who has left a game by the clock has lost it before a push would bring him back.
  call(*player, begun || !room.is_live());
}

// A line that has died is noticed late, and a move that came meanwhile was told to nobody.
void Hub::call_who_missed(const Table& table, Seat seat) {
  const Room& room = *table.room;
  if (!seat || room.is_over() || room.has_free_seat() || room.is_live() || room.seat_to_move() != *seat)
    return;
  if (time_.now().at - room.standing().moved_at <= unnoticed_for) call_seat(table, *seat, false);
}

void Hub::call_to_move(const Table& table, const News& news) {
  const Room& room = *table.room;
  const bool moved = news.event && news.event->event.starts_with("move ");
  if ((!moved && !news.new_game) || room.is_over() || room.has_free_seat()) return;
  call_seat(table, room.seat_to_move(), news.new_game);
}

}  // namespace muehle::server
