// Those who watch a table: how many they are, and what they see when.
#include "server/tables/hub_table.h"

namespace muehle::server {
namespace {

// So often at most a table is told how many watch it: it does not flicker with everybody who looks in.
constexpr Milliseconds count_interval = 3000;

}  // namespace

// By player: who has a table open twice watches it once. Without a session every socket is somebody else. Who
// has just sat down watches no more, and while a seat is free, who looks in is asked to take it.
int Hub::count_watching(const Table& table) {
  if (table.room && table.room->has_free_seat()) return 0;
  std::unordered_set<PlayerId> players;
  int unknown = 0;
  for (const Table::Guest& guest : table.listeners) {
    const bool sits = guest.player && table.room && table.room->seat_of(*guest.player);
    if (guest.seat || sits) continue;
    if (guest.player) players.insert(*guest.player);
    if (!guest.player) ++unknown;
  }
  return static_cast<int>(players.size()) + unknown;
}

void Hub::note_watching(Table& table) {
  table.room->set_watching(count_watching(table));
  table.counted_at = time_.now().tick;
}

int Hub::watching(const std::string& code) const {
  const auto table = tables_.find(code);
  return table == tables_.end() ? 0 : count_watching(*table->second);
}

bool Hub::is_delayed(const Table& table) const {
  return watch_delay_ > 0 && table.room->is_rated() && !table.room->is_over();
}

void Hub::show_by_now(Table& table) {
  if (!table.room || !is_delayed(table)) return;
  const Milliseconds then = time_.now().tick - watch_delay_;
  const int version = table.room->version_at(then);
  if (version <= table.shown_version) return;
  const Standstill still = standstill();
  for (int line = table.shown_version + 1; line <= version; ++line) {
    EventStored event = table.room->event_as_of(line, then);
    add_rest(event.clock, still);
    const net::SharedText text = std::make_shared<const std::string>(event_json(event));
    for (const Table::Guest& guest : table.listeners) {
      if (!guest.sees_all) guest.listener->send(text);
    }
  }
  table.shown_version = version;
  table.states = {};
}

void Hub::tell_event(Table& table, EventStored event) {
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
  for (const Table::Guest& guest : table.listeners) {
    if (guest.sees_all || (!later && is_next)) {
      guest.listener->send(text_for(guest.seat));
    } else if (!later) {  // the end, which shows all that was held back
      guest.listener->send(state_text(table, guest.seat, guest.sees_all));
    }
  }
  if (later) stirred_.insert(table.code);
}

void Hub::look_after_watchers() {
  const Milliseconds now = time_.now().tick;
  for (auto code = stirred_.begin(); code != stirred_.end();) {
    const auto found = tables_.find(*code);
    if (found == tables_.end() || !found->second->room) {
      code = stirred_.erase(code);
      continue;
    }
    Table& table = *found->second;
    show_by_now(table);
    const bool is_counted = count_watching(table) == table.room->watching();
    if (!is_counted && (!table.counted_at || now - *table.counted_at >= count_interval)) {
      const TableView before = table.room->table();
      note_watching(table);
      tell_change(table, before);
    }
    const bool is_behind = is_delayed(table) && table.shown_version < table.room->version();
    const bool is_done = !is_behind && count_watching(table) == table.room->watching();
    code = is_done ? stirred_.erase(code) : std::next(code);
  }
}

std::optional<Hub::Shown> Hub::shown(const ListedGame& game) const {
  const Moment now = time_.now();
  const bool waits = watch_delay_ > 0 && game.rated && game.standing.turn && !game.own;
  if (!waits || (now.at - game.moved_at) * play::second > watch_delay_) return Shown{game, now.tick, now};
  const auto table = tables_.find(game.code);
  if (table == tables_.end() || !table->second->room) return std::nullopt;
  const Room& room = *table->second->room;
  if (room.number() != game.number || room.is_over()) return std::nullopt;
  const Milliseconds then = now.tick - watch_delay_;
  const int version = room.version_at(then);
  Shown shown{game, then, now};
  shown.game.standing = room.standing_as_of(version);
  shown.game.moved_at = version > 0 ? room.stored_at(version) : game.began_at;
  return shown;
}

}  // namespace muehle::server
