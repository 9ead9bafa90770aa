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

OwnView Room::own(int seat, std::optional<PlayerId> reader) const {
  OwnView view{.foreseen = foreseen(seat), .chat = chat_};
  std::erase_if(view.chat, [&](const ChatLine& line) { return is_hidden_from(seat, line.by); });
  view.is_partner = reader && is_partner(*reader);
  // What whose seat it is says to the other side, and leaves beforehand, is his.
  if (view.is_partner) view.foreseen.reset();
  if (view.is_partner) view.chat.clear();
  const std::vector<StoredCounsel>& said = counsel_.at(static_cast<std::size_t>(seat));
  if (!is_shared(seat) && said.empty()) return view;
  view.counsel.emplace();
  for (const StoredCounsel& line : said) view.counsel->push_back(as_shown(line));
  return view;
}

void Room::ask_no_more(int seat) {
  talk_.next.asked.at(static_cast<std::size_t>(seat)) = false;
  talk_.next.colour.at(static_cast<std::size_t>(seat)).reset();
}

void Room::forget_player(PlayerId player) {
  for (std::optional<StoredSeat>& seat : seats_) {
    if (seat) std::erase_if(seat->partners, [&](const StoredPartner& one) { return one.player == player; });
  }
  for (std::vector<StoredCounsel>& said : counsel_) {
    for (StoredCounsel& line : said) {
      if (line.player == player) line.text.clear();
    }
  }
  for (int seat = 0; seat < seat_count; ++seat) {
    if (!seats_.at(static_cast<std::size_t>(seat)) || player_at(seat) != player) continue;
    renew(seat, of_no_secret);
    ask_no_more(seat);
    StoredSeat& left = *seats_.at(static_cast<std::size_t>(seat));
    left.door.reset();
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
