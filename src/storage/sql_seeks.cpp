#include "storage/sql_seeks.h"

namespace muehle::sql {
namespace {

constexpr const char* select_seeks =
    "SELECT seeks.id, rules, time_control, colour, rated, since, players.id, name, skeleton IS NOT NULL,"
    " language, created_at, near, bot, bots, mark FROM seeks JOIN players ON players.id = player";
constexpr const char* in_order = " ORDER BY since, seeks.id";

std::vector<StoredSeek> seeks_in(Statement& row) {
  std::vector<StoredSeek> seeks;
  while (row.step()) {
    const StoredPlayer player{.id = row.integer(6),
                              .name = row.text(7),
                              .registered = row.integer(8) != 0,
                              .language = row.text(9),
                              .created_at = row.integer(10),
                              .bot = row.integer(12) != 0,
                              .mark = row.text(14)};
    seeks.push_back({.id = row.text(0),
                     .player = player,
                     .rules = row.text(1),
                     .time_control = row.text(2),
                     .colour = row.text(3),
                     .rated = row.integer(4) != 0,
                     .near = row.integer(11) != 0,
                     .bots = row.integer(13) != 0,
                     .since = row.integer(5)});
  }
  return seeks;
}

}  // namespace

void Seeks::add(const StoredSeek& seek) {
  database_
      .prepare(
          "INSERT INTO seeks (id, player, rules, time_control, colour, rated, since, near, bots) VALUES (?, "
          "?, "
          "?, ?, ?, ?, ?, ?, ?)")
      .bind(1, seek.id)
      .bind(2, seek.player.id)
      .bind(3, seek.rules)
      .bind(4, seek.time_control)
      .bind(5, seek.colour)
      .bind(6, std::int64_t{seek.rated})
      .bind(7, seek.since)
      .bind(8, std::int64_t{seek.near})
      .bind(9, std::int64_t{seek.bots})
      .ask();
}

bool Seeks::remove(const std::string& id) {
  database_.prepare("DELETE FROM seeks WHERE id = ?").bind(1, id).step();
  return database_.changes() > 0;
}

bool Seeks::has(const std::string& id) {
  return database_.prepare("SELECT 1 FROM seeks WHERE id = ?").bind(1, id).step();
}

std::vector<StoredSeek> Seeks::of(PlayerId player) {
  Statement row = database_.prepare(std::string(select_seeks) + " WHERE player = ?" + in_order);
  row.bind(1, player);
  return seeks_in(row);
}

std::vector<StoredSeek> Seeks::all() {
  Statement row = database_.prepare(std::string(select_seeks) + in_order);
  return seeks_in(row);
}

}  // namespace muehle::sql
