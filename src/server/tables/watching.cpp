#include "server/tables/watching.h"

namespace muehle::server {
namespace {

// So often at most a table is told how many watch it: it does not flicker with everybody who looks in.
constexpr Milliseconds count_interval = 3000;

}  // namespace

void Watching::note_watching(HeldTable& table) {
  table.room->set_watching(table.count_watching());
  table.counted_at = time_.now().tick;
}

int Watching::watching(const std::string& code) const {
  const HeldTable* table = held_.held(code);
  return table == nullptr ? 0 : table->count_watching();
}

void Watching::look_after_watchers() {
  const Milliseconds now = time_.now().tick;
  std::unordered_set<std::string>& stirred = telling_.stirred();
  for (auto code = stirred.begin(); code != stirred.end();) {
    HeldTable* const found = held_.held(*code);
    if (found == nullptr || !found->room) {
      code = stirred.erase(code);
      continue;
    }
    HeldTable& table = *found;
    telling_.show_by_now(table);
    const bool is_counted = table.count_watching() == table.room->watching();
    if (!is_counted && (!table.counted_at || now - *table.counted_at >= count_interval)) {
      const TableView before = table.room->table();
      note_watching(table);
      telling_.tell_change(table, before);
    }
    const bool is_behind = telling_.is_delayed(table) && table.shown_version < table.room->version();
    const bool is_done = !is_behind && table.count_watching() == table.room->watching();
    code = is_done ? stirred.erase(code) : std::next(code);
  }
}

std::optional<Watching::Shown> Watching::shown(const ListedGame& game) const {
  const Moment now = time_.now();
  const Milliseconds delay = telling_.watch_delay();
  const bool waits = delay > 0 && game.rated && game.standing.turn && !game.own;
  if (!waits || (now.at - game.moved_at) * play::second > delay) return Shown{game, now.tick, now};
  const HeldTable* table = held_.held(game.code);
  if (table == nullptr || !table->room) return std::nullopt;
  const Room& room = *table->room;
  if (room.number() != game.number || room.is_over()) return std::nullopt;
  const Milliseconds then = now.tick - delay;
  const int version = room.version_at(then);
  Shown shown{game, then, now};
  shown.game.standing = room.standing_as_of(version);
  shown.game.moved_at = version > 0 ? room.stored_at(version) : game.began_at;
  return shown;
}

}  // namespace muehle::server
