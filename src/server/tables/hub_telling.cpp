// What those who have a table open are told.
#include <spdlog/spdlog.h>

#include "server/tables/hub_table.h"

namespace muehle::server {
namespace {

// So exactly a `state` says what is left on the clocks.
constexpr Milliseconds clock_precision = 50;
// So much clocks that are shown may be ahead of the server's.
constexpr Milliseconds most_ahead = 1000;

// What comes at a tick comes later by what time stands still yet.
Moment as_time_goes_on(const Moment& now, const Standstill& still) { return {now.at, now.tick - still.rest}; }

}  // namespace

net::SharedText Hub::state_text(Table& table, Seat seat, bool sees_all) const {
  const Room& room = *table.room;
  StateTexts& states = table.states;
  const Moment now = time_.now();
  const Standstill still = room.has_clock() ? standstill() : Standstill{};
  const Milliseconds at = room.has_clock() ? now.tick / clock_precision : 0;
  const Milliseconds rest = still.has_no_end_yet() ? -1 : still.rest / clock_precision;
  if (states.revision != room.revision() || states.at != at || states.rest != rest || states.told != now.at) {
    states = {.revision = room.revision(), .at = at, .rest = rest, .told = now.at, .texts = {}};
  }
  const bool is_delayed = this->is_delayed(table) && !sees_all;
  const std::size_t at_once = sees_all ? seat_count + 1 : 0;
  net::SharedText& text = states.texts.at(seat ? static_cast<std::size_t>(*seat) + 1 : at_once);
  if (!text) {
    GameView game = is_delayed ? room.game_as_of(table.shown_version, now.tick - watch_delay_)
                               : room.game_for(seat, now.tick);
    add_rest(game.clock, still);
    text = std::make_shared<const std::string>(
        state_json(table.code, seat, game, room.table_for(seat),
                   seat ? std::optional(room.own(*seat)) : std::nullopt, as_time_goes_on(now, still)));
  }
  return text;
}

void Hub::send_state(const Visit& visit) const {
  visit.listener->send(state_text(*visit.table, visit.seat, visit.sees_all));
}

void Hub::tell_state(Table& table) const {
  for (const Table::Guest& guest : table.listeners)
    guest.listener->send(state_text(table, guest.seat, guest.sees_all));
}

// A short one is over before anybody could make anything of it, and everybody would have to be told that it
// is.
Standstill Hub::standstill() const {
  Standstill still = time_.standstill();
  if (still.has_no_end_yet() && !has_no_end_) still.lasts = false;
  return still;
}

// A page counts on by itself while time stands still, and the ends of vacations move. It is told when time
// has stood for a moment, without an end yet, and once when that has one.
void Hub::tell_standstill() {
  const Standstill still = time_.standstill();
  const bool lasts = still.has_no_end_yet();
  const Milliseconds until_it_goes = still.in_all + still.rest;
  const bool is_ahead = until_it_goes - told_standstill_ > most_ahead;
  if (lasts ? all_know_ || !is_ahead : !has_no_end_ && !is_ahead) return;
  has_no_end_ = all_know_ = lasts;
  told_standstill_ = until_it_goes;
  const Milliseconds now = time_.now().tick;
  for (const auto& [code, table] : tables_) {
    if (table->listeners.empty()) continue;
    if (!table->room) {
      if (!lasts) deadlines_.set(code, now);  // all who are there are told when it is read anew
    } else if (table->room->deadline() || table->room->has_running_game_by_days()) {
      table->states = {};
      tell_state(*table);
    }
  }
}

// Where time has just stopped, as what was done at a table could not be stored. It cannot be told later: the
// table is not in memory until it can be read.
void Hub::tell_stopped(Table& table) {
  if (!table.room->deadline() || !time_.standstill().has_no_end_yet()) return;
  has_no_end_ = true;
  table.states = {};
  tell_state(table);
}

void Hub::tell_all(const Table& table, std::string message) {
  const net::SharedText shared = std::make_shared<const std::string>(std::move(message));
  for (const Table::Guest& guest : table.listeners) guest.listener->send(shared);
}

void Hub::tell_seat(const Table& table, int seat, std::string message) {
  const net::SharedText shared = std::make_shared<const std::string>(std::move(message));
  for (const Table::Guest& guest : table.listeners) {
    if (guest.seat == seat) guest.listener->send(shared);
  }
}

Hub::Foreseen Hub::foreseen_at(const Room& room) { return {room.foreseen(0), room.foreseen(1)}; }

void Hub::tell_foreseen(const Table& table, const Foreseen& before) {
  const Room& room = *table.room;
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<std::string> now = room.foreseen(seat);
    if (now == before[static_cast<std::size_t>(seat)]) continue;
    tell_seat(table, seat, foreseen_json(room.number(), room.version(), now.value_or("")));
  }
}

void Hub::tell_change(const Table& table, const TableView& before) const {
  const Room& room = *table.room;
  const TableView after = room.table();
  if (after == before) return;
  const Moment now = as_time_goes_on(time_.now(), standstill());
  if (!room.are_apart()) return tell_all(table, table_json(after, now));
  std::array<net::SharedText, seat_count + 1> texts;
  for (const Table::Guest& guest : table.listeners) {
    net::SharedText& text = texts.at(guest.seat ? static_cast<std::size_t>(*guest.seat) + 1 : 0);
    if (!text) text = std::make_shared<const std::string>(table_json(room.table_for(guest.seat), now));
    guest.listener->send(text);
  }
}

void Hub::tell_news(Table& table, const News& news, const TableView& before) {
  if (news.new_game) table.shown_version = 0;
  if (news.event) tell_event(table, *news.event);
  for (int seat = 0; news.chat && seat < seat_count; ++seat) {
    if (!table.room->is_hidden_from(seat, news.chat->by)) tell_seat(table, seat, chat_json(*news.chat));
  }
  if (news.new_clock) return tell_state(table);
  if (!news.new_game) return tell_change(table, before);
  spdlog::info("game {} at the same table, White is seat {}", table.room->number(),
               table.room->table().white);
  tell_state(table);
}

}  // namespace muehle::server
