#include "server/tables/telling.h"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/tables/callers.h"

namespace muehle::server {
namespace {

// So exactly a `state` says what is left on the clocks.
constexpr Milliseconds clock_precision = 50;
// So much clocks that are shown may be ahead of the server's.
constexpr Milliseconds most_ahead = 1000;

// What comes at a tick comes later by what time stands still yet.
Moment as_time_goes_on(const Moment& now, const Standstill& still) { return {now.at, now.tick - still.rest}; }

}  // namespace

Telling::Telling(const Time& time, Milliseconds watch_delay)
    : time_(time),
      watch_delay_(watch_delay),
      told_standstill_(time.standstill().in_all + time.standstill().rest) {}

bool Telling::is_delayed(const HeldTable& table) const {
  return watch_delay_ > 0 && table.room->is_rated() && !table.room->is_over();
}

int Telling::version_by_now(const HeldTable& table) const {
  return table.room->version_at(time_.now().tick - watch_delay_);
}

void Telling::show_by_now(HeldTable& table) {
  if (!table.room || !is_delayed(table)) return;
  const Milliseconds then = time_.now().tick - watch_delay_;
  const int version = table.room->version_at(then);
  if (version <= table.shown_version) return;
  const Standstill still = standstill();
  for (int line = table.shown_version + 1; line <= version; ++line) {
    EventStored event = table.room->event_as_of(line, then);
    add_rest(event.clock, still);
    const net::SharedText text = std::make_shared<const std::string>(event_json(event));
    for (const HeldTable::Guest& guest : table.listeners) {
      if (!guest.sees_all) guest.listener->send(text);
    }
  }
  table.shown_version = version;
  table.states = {};
}

net::SharedText Telling::state_text(HeldTable& table, Seat seat, bool sees_all,
                                    std::optional<PlayerId> reader) const {
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
  const std::size_t shares = reader && room.is_partner(*reader) ? seat_count + 1 : 0;
  net::SharedText& text = states.texts.at(seat ? static_cast<std::size_t>(*seat) + 1 + shares : at_once);
  if (!text) {
    GameView game = is_delayed ? room.game_as_of(table.shown_version, now.tick - watch_delay_)
                               : room.game_for(seat, now.tick);
    add_rest(game.clock, still);
    text = std::make_shared<const std::string>(state_json(
        table.code, seat, game, room.table_for(seat),
        seat ? std::optional(room.own(*seat, reader)) : std::nullopt, as_time_goes_on(now, still)));
  }
  return text;
}

void Telling::tell_state(HeldTable& table) const {
  for (const HeldTable::Guest& guest : table.listeners)
    guest.listener->send(state_text(table, guest.seat, guest.sees_all, guest.player));
}

void Telling::tell_anew(HeldTable& table) {
  const bool later = is_delayed(table);
  table.shown_version = later ? version_by_now(table) : table.room->version();
  table.room->set_watching(table.count_watching());
  if (later) stirred_.insert(table.code);
  tell_state(table);
}

// A short one is over before anybody could make anything of it, and everybody would have to be told that it
// is.
Standstill Telling::standstill() const {
  Standstill still = time_.standstill();
  if (still.has_no_end_yet() && !has_no_end_) still.lasts = false;
  return still;
}

// A page counts on by itself while time stands still, and the ends of vacations move. It is told when time
// has stood for a moment, without an end yet, and once when that has one.
std::optional<Standstill> Telling::news_of_standstill() {
  const Standstill still = time_.standstill();
  const bool lasts = still.has_no_end_yet();
  const Milliseconds until_it_goes = still.in_all + still.rest;
  const bool is_ahead = until_it_goes - told_standstill_ > most_ahead;
  if (lasts ? all_know_ || !is_ahead : !has_no_end_ && !is_ahead) return std::nullopt;
  has_no_end_ = all_know_ = lasts;
  told_standstill_ = until_it_goes;
  return still;
}

// Where time has just stopped, as what was done at a table could not be stored. It cannot be told later: the
// table is not in memory until it can be read.
void Telling::tell_stopped(HeldTable& table) {
  if (!table.room->deadline() || !time_.standstill().has_no_end_yet()) return;
  has_no_end_ = true;
  table.states = {};
  tell_state(table);
}

void Telling::tell_all(const HeldTable& table, std::string message) {
  const net::SharedText shared = std::make_shared<const std::string>(std::move(message));
  for (const HeldTable::Guest& guest : table.listeners) guest.listener->send(shared);
}

void Telling::tell_seat(const HeldTable& table, int seat, std::string message, bool partners) {
  const net::SharedText shared = std::make_shared<const std::string>(std::move(message));
  for (const HeldTable::Guest& guest : table.listeners) {
    const bool shares = guest.player && table.room->is_partner(*guest.player);
    if (guest.seat == seat && (partners || !shares)) guest.listener->send(shared);
  }
}

Telling::Foreseen Telling::foreseen_at(const Room& room) { return {room.foreseen(0), room.foreseen(1)}; }

void Telling::tell_foreseen(const HeldTable& table, const Foreseen& before) {
  const Room& room = *table.room;
  for (int seat = 0; seat < seat_count; ++seat) {
    const std::optional<std::string> now = room.foreseen(seat);
    if (now == before[static_cast<std::size_t>(seat)]) continue;
    tell_seat(table, seat, foreseen_json(room.number(), room.version(), now.value_or("")));
  }
}

void Telling::tell_change(const HeldTable& table, const TableView& before) const {
  const Room& room = *table.room;
  const TableView after = room.table();
  if (after == before) return;
  const Moment now = as_time_goes_on(time_.now(), standstill());
  if (!room.are_apart()) return tell_all(table, table_json(after, now));
  std::array<net::SharedText, seat_count + 1> texts;
  for (const HeldTable::Guest& guest : table.listeners) {
    net::SharedText& text = texts.at(guest.seat ? static_cast<std::size_t>(*guest.seat) + 1 : 0);
    if (!text) text = std::make_shared<const std::string>(table_json(room.table_for(guest.seat), now));
    guest.listener->send(text);
  }
}

void Telling::tell_event(HeldTable& table, EventStored event) {
  add_rest(event.clock, standstill());
  const bool later = is_delayed(table);
  const bool is_next = table.shown_version == event.version - 1;
  const net::SharedText text = std::make_shared<const std::string>(event_json(event));
  const auto text_for = [&](Seat reader) {
    EventStored as_heard = event;
    as_heard.event = table.room->line_for(reader, event.version);
    return as_heard.event == event.event ? text : std::make_shared<const std::string>(event_json(as_heard));
  };
  if (!later) table.shown_version = event.version;
  for (const HeldTable::Guest& guest : table.listeners) {
    if (guest.sees_all || (!later && is_next)) {
      guest.listener->send(text_for(guest.seat));
    } else if (!later) {  // the end, which shows all that was held back
      guest.listener->send(state_text(table, guest.seat, guest.sees_all, guest.player));
    }
  }
  if (later) stirred_.insert(table.code);
}

void Telling::tell_news(HeldTable& table, const News& news, const TableView& before) {
  if (news.new_game) table.shown_version = 0;
  if (news.event) tell_event(table, *news.event);
  for (int seat = 0; news.chat && seat < seat_count; ++seat) {
    if (!table.room->is_hidden_from(seat, news.chat->by)) tell_seat(table, seat, chat_json(*news.chat));
  }
  if (news.counsel) tell_seat(table, news.counsel->first, counsel_json(news.counsel->second), true);
  if (news.new_clock) return tell_state(table);
  if (!news.new_game) return tell_change(table, before);
  spdlog::info("game {} at the same table, White is seat {}", table.room->number(),
               table.room->table().white);
  tell_state(table);
}

void Telling::put_out_strangers(HeldTable& table) {
  const TableView before = table.room->table();
  for (HeldTable::Guest& guest : table.listeners) {
    if (!guest.seat || seat_at(*table.room, guest.player, guest.secret) == guest.seat) continue;
    table.room->leave(guest.seat, time_.now().at);
    guest.seat.reset();
    guest.sees_all = false;
    guest.listener->finish();
  }
  tell_change(table, before);
}

}  // namespace muehle::server
