// What is held in memory of tables, and what is read again instead when somebody acts there.
#include <algorithm>
#include <tuple>

#include "server/tables/hub_table.h"

namespace muehle::server {
namespace {

// So long a table stays in memory after the last one has left, and with it who has been away since when.
constexpr UnixSeconds keep_quiet_table = 600;

// What a table takes beside its game, in lines of one.
constexpr std::size_t lines_beside = 4;

}  // namespace

bool Hub::is_unused(const TablePointer& table) { return table.use_count() == 1 && table->listeners.empty(); }

std::size_t Hub::lines_of(const Table& table) {
  return lines_beside + (table.room ? static_cast<std::size_t>(table.room->version()) : 0);
}

std::vector<Hub::TablePointer> Hub::beyond(std::size_t most, std::vector<TablePointer> tables) {
  std::ranges::sort(tables, [](const TablePointer& one, const TablePointer& other) {
    return std::tuple(lines_of(*one), other->quiet_since) < std::tuple(lines_of(*other), one->quiet_since);
  });
  std::size_t lines = 0;
  const auto is_too_much = [&](const TablePointer& one) { return (lines += lines_of(*one)) > most; };
  tables.erase(tables.begin(), std::ranges::find_if(tables, is_too_much));
  return tables;
}

void Hub::forget_quiet() {
  const UnixSeconds now = time_.now().at;
  for (auto it = tables_.begin(); it != tables_.end();) {
    const bool is_left = is_unused(it->second) && now - it->second->quiet_since > keep_quiet_table;
    it = is_left ? tables_.erase(it) : std::next(it);
  }
  bound_lines();
}

void Hub::note_new_lines(std::size_t lines) {
  new_lines_ += lines;
  if (new_lines_ > std::min(lines_.quiet, lines_.open) / 4) bound_lines();
}

// Whoever asks for tables he does not stay at fills no memory with them, nor does who has many long games
// open: those are put away with everybody still there, and read again when somebody acts or a flag falls.
void Hub::bound_lines() {
  new_lines_ = 0;
  std::vector<TablePointer> quiet;
  std::vector<TablePointer> open;
  for (const auto& [code, table] : tables_) {
    const bool is_long = table->room && table->room->version() >= lines_.long_game;
    if (is_unused(table))
      quiet.push_back(table);
    else if (is_long)
      open.push_back(table);
  }
  for (const TablePointer& table : beyond(lines_.quiet, std::move(quiet))) tables_.erase(table->code);
  for (const TablePointer& table : beyond(lines_.open, std::move(open))) {
    if (!table->turn.is_free()) continue;
    table->room.reset();
    table->states = {};
  }
}

}  // namespace muehle::server
