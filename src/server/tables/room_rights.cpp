// What a seat is shown of the other one, and what becomes of the seat of an account that is gone.
#include <algorithm>

#include "server/tables/room.h"

namespace muehle::server {

void Room::set_blocks(const std::array<bool, seat_count>& blocks) {
  if (blocks == blocks_) return;
  blocks_ = blocks;
  ++revision_;
}

bool Room::is_hidden_from(Seat reader, int speaker) const {
  return reader && *reader != speaker && blocks_.at(static_cast<std::size_t>(*reader));
}

TableView Room::table_for(Seat reader) const {
  TableView view = table();
  if (!reader || !are_apart()) return view;
  const int other = 1 - *reader;
  if (view.undo && is_hidden_from(reader, view.undo->by)) view.undo.reset();
  // Another game does not begin between two of whom one has blocked the other, whoever that is.
  view.next.asked.at(static_cast<std::size_t>(other)) = false;
  view.next.colour.at(static_cast<std::size_t>(other)).reset();
  return view;
}

GameView Room::game_for(Seat reader, Milliseconds now) const {
  GameView view = game(now);
  for (int line = 1; are_apart() && line <= version(); ++line)
    view.events.at(static_cast<std::size_t>(line) - 1) = line_for(reader, line);
  return view;
}

std::string Room::line_for(Seat reader, int version) const {
  const Line& line = lines_.at(static_cast<std::size_t>(version) - 1);
  const bool is_hidden = line.by && is_hidden_from(reader, *line.by);
  return is_hidden ? muehle::to_text(with_text(line.event, "")) : line.text;
}

OwnView Room::own(int seat) const {
  OwnView view{.foreseen = foreseen(seat), .chat = chat_};
  std::erase_if(view.chat, [&](const ChatLine& line) { return is_hidden_from(seat, line.by); });
  return view;
}

void Room::ask_no_more(int seat) {
  talk_.next.asked.at(static_cast<std::size_t>(seat)) = false;
  talk_.next.colour.at(static_cast<std::size_t>(seat)).reset();
}

void Room::forget_player(PlayerId player) {
  for (int seat = 0; seat < seat_count; ++seat) {
    if (!seats_.at(static_cast<std::size_t>(seat)) || player_at(seat) != player) continue;
    renew(seat, of_no_secret);
    ask_no_more(seat);
    StoredSeat& left = *seats_.at(static_cast<std::size_t>(seat));
    left.deleted = left.registered;
    left.is_gone = true;
    for (ChatLine& line : chat_) {
      if (line.by == seat)
        line = {.number = line.number, .by = seat, .preset = {}, .text = {}, .at = line.at};
    }
  }
  know({.id = player, .name = {}, .registered = false, .language = {}, .created_at = 0});
}

}  // namespace muehle::server
