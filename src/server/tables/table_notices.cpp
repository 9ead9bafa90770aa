#include "server/tables/table_notices.h"

#include <algorithm>

namespace muehle::server {
namespace {

// A little longer than a socket may be silent.
constexpr UnixSeconds unnoticed_for = 50;

}  // namespace

void TableNotices::notify_seat(const HeldTable& table, int seat, bool is_news) {
  const Room& room = *table.room;
  const std::optional<PlayerId> player = room.player_at(seat);
  if (!player) return;
  const bool sees_it = std::ranges::any_of(table.listeners, [&](const HeldTable::Guest& guest) {
    return guest.seat == seat && !(guest.player && room.is_partner(*guest.player));
  });
  if (sees_it) return;
  // Who has left a game by the clock has lost it before a push would bring him back.
  presence_.notify(*player, is_news || !room.is_live());
}

void TableNotices::notify_partners(const HeldTable& table) {
  const Room& room = *table.room;
  if (room.is_over() || room.has_free_seat()) return;
  for (const PlayerId partner : room.partners_at(room.seat_to_move())) notify_partner(table, partner);
}

void TableNotices::notify_partner(const HeldTable& table, PlayerId partner) {
  if (!presence_.has_table(partner, table.code)) presence_.notify(partner, !table.room->is_live());
}

// One of those who share it has moved: it waits for the others no more.
void TableNotices::notify_of_move(const HeldTable& table, int seat) {
  const Room& room = *table.room;
  if (!room.is_shared(seat)) return;
  if (const std::optional<PlayerId> holder = room.player_at(seat)) presence_.notify(*holder, false);
  for (const PlayerId partner : room.partners_at(seat)) presence_.notify(partner, false);
}

// A line that has died is noticed late, and what came meanwhile was told to nobody.
void TableNotices::notify_who_missed(const HeldTable& table, Seat seat, std::optional<PlayerId> player) {
  const Room& room = *table.room;
  if (!seat || room.has_free_seat()) return;
  const bool shares = player && room.is_partner(*player);
  const auto is_recent = [now = time_.now().at](UnixSeconds at) { return now - at <= unnoticed_for; };
  if (room.is_over()) {
    const bool is_asked = room.table().next.asked.at(static_cast<std::size_t>(1 - *seat));
    if (is_asked && !shares && is_recent(table.wished_at)) notify_seat(table, *seat, true);
    return;
  }
  if (room.is_live() || room.seat_to_move() != *seat) return;
  if (!is_recent(room.standing().moved_at)) return;
  if (shares) return notify_partner(table, *player);
  notify_seat(table, *seat, false);
}

void TableNotices::notify_to_next(HeldTable& table, const play::NextAsks& before) {
  if (!table.room->is_over()) return;
  const std::array<bool, seat_count> asked = table.room->table().next.asked;
  for (std::size_t seat = 0; seat < asked.size(); ++seat) {
    if (asked[seat] == before.asked[seat]) continue;
    if (table.room->are_apart()) continue;
    if (asked[seat]) table.wished_at = time_.now().at;
    notify_seat(table, 1 - static_cast<int>(seat), asked[seat]);
  }
}

void TableNotices::notify_to_move(const HeldTable& table, const News& news) {
  const Room& room = *table.room;
  const bool moved = news.event && news.event->event.starts_with("move ");
  if (!moved && !news.new_game) return;
  if (moved) notify_of_move(table, 1 - room.seat_to_move());
  if (room.is_over() || room.has_free_seat()) return;
  notify_seat(table, room.seat_to_move(), news.new_game);
  notify_partners(table);
}

void TableNotices::notify_to_answer(const HeldTable& table, const News& news, const TableView& before) {
  const Room& room = *table.room;
  if (room.is_live() || room.is_over() || room.has_free_seat()) return;
  const std::optional<play::UndoAsk> undo = room.table().undo;
  if (undo != before.undo) {
    const int asker = undo ? undo->by : before.undo->by;
    if (!room.is_hidden_from(1 - asker, asker)) notify_seat(table, 1 - asker, undo.has_value());
  }
  const std::string line = news.event ? news.event->event : "";
  const bool offers = line.starts_with("offer ");
  if (!offers && !line.starts_with("withdraw ")) return;
  const Colour by =
      line.ends_with("white") || line.starts_with("offer white") ? Colour::white : Colour::black;
  notify_seat(table, room.colour_of(0) == by ? 1 : 0, offers);
}

}  // namespace muehle::server
