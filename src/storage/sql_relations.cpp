#include "storage/sql_relations.h"

namespace muehle::sql {
namespace {

std::string_view relation_name(Relation relation) {
  return relation == Relation::friends ? "friend" : "blocked";
}
Relation relation_of(const std::string& name) {
  return name == "friend" ? Relation::friends : Relation::blocked;
}

}  // namespace

void Relations::set(PlayerId player, PlayerId other, Relation relation, UnixSeconds at) {
  end(player, other);
  database_.prepare("INSERT INTO relations (player, other, kind, since) VALUES (?, ?, ?, ?)")
      .bind(1, player)
      .bind(2, other)
      .bind(3, relation_name(relation))
      .bind(4, at)
      .ask();
}

void Relations::end(PlayerId player, PlayerId other) {
  database_.prepare("DELETE FROM relations WHERE player = ? AND other = ?")
      .bind(1, player)
      .bind(2, other)
      .ask();
}

std::optional<Relation> Relations::of(PlayerId player, PlayerId other) {
  Statement row = database_.prepare("SELECT kind FROM relations WHERE player = ? AND other = ?");
  if (!row.bind(1, player).bind(2, other).step()) return std::nullopt;
  return relation_of(row.text(0));
}

std::vector<Acquaintance> Relations::all_of(PlayerId player) {
  std::vector<Acquaintance> all;
  Statement row = database_.prepare(
      "SELECT players.id, name, language, created_at, kind, since, bot, mark, (SELECT count(*) FROM "
      "player_games"
      " WHERE player_games.player = relations.other AND ended_at IS NULL AND shown <> 0) FROM relations"
      " JOIN players ON players.id = other WHERE relations.player = ? AND skeleton IS NOT NULL"
      " ORDER BY skeleton");
  row.bind(1, player);
  while (row.step()) {
    const StoredPlayer other{.id = row.integer(0),
                             .name = row.text(1),
                             .registered = true,
                             .language = row.text(2),
                             .created_at = row.integer(3),
                             .bot = row.integer(6) != 0,
                             .mark = row.text(7)};
    all.push_back({other, relation_of(row.text(4)), row.integer(5), static_cast<int>(row.integer(8))});
  }
  return all;
}

std::vector<std::pair<PlayerId, PlayerId>> Relations::blocks() {
  std::vector<std::pair<PlayerId, PlayerId>> all;
  Statement row = database_.prepare("SELECT player, other FROM relations WHERE kind = 'blocked'");
  while (row.step()) all.emplace_back(row.integer(0), row.integer(1));
  return all;
}

Door Relations::door_of(PlayerId player) {
  Statement row = database_.prepare("SELECT door FROM challenge_doors WHERE player = ?");
  if (!row.bind(1, player).step()) return Door::everybody;
  return row.text(0) == "friends" ? Door::friends : Door::nobody;
}

void Relations::set_door(PlayerId player, Door door) {
  database_.prepare("DELETE FROM challenge_doors WHERE player = ?").bind(1, player).ask();
  if (door == Door::everybody) return;
  database_.prepare("INSERT INTO challenge_doors (player, door) VALUES (?, ?)")
      .bind(1, player)
      .bind(2, door == Door::friends ? "friends" : "nobody")
      .ask();
}

bool Relations::takes_bots(PlayerId player) {
  return !database_.prepare("SELECT 1 FROM bot_doors WHERE player = ?").bind(1, player).step();
}

void Relations::set_takes_bots(PlayerId player, bool takes) {
  database_.prepare("DELETE FROM bot_doors WHERE player = ?").bind(1, player).ask();
  if (!takes) database_.prepare("INSERT INTO bot_doors (player) VALUES (?)").bind(1, player).ask();
}

}  // namespace muehle::sql
