// The programs of the server's own.
#include "storage/sql_players.h"
#include "storage/sql_relations.h"

namespace muehle::sql {
namespace {

constexpr std::string_view no_password = "!";  // that of nothing

}  // namespace

std::vector<HousePlayer> Players::houses() {
  std::vector<std::pair<int, PlayerId>> found;
  Statement row = database_.prepare("SELECT house, id FROM players WHERE house <> 0 ORDER BY house");
  while (row.step()) found.emplace_back(static_cast<int>(row.integer(0)), row.integer(1));
  std::vector<HousePlayer> all;
  for (const auto& [level, id] : found) {
    if (std::optional<StoredPlayer> player = by_id(id)) all.push_back({level, *std::move(player)});
  }
  return all;
}

std::optional<HousePlayer> Players::house(int level) {
  Statement row = database_.prepare("SELECT id FROM players WHERE house = ? AND house <> 0");
  if (!row.bind(1, std::int64_t{level}).step()) return std::nullopt;
  std::optional<StoredPlayer> player = by_id(row.integer(0));
  if (!player) return std::nullopt;
  return HousePlayer{level, *std::move(player)};
}

std::optional<HousePlayer> Players::add_house(int level, const AccountName& name, UnixSeconds at) {
  if (by_skeleton(name.skeleton)) return std::nullopt;
  const PlayerId id = add_guest("", "", at);
  enroll(id, name, std::string(no_password));
  database_.prepare("UPDATE players SET bot = 1, hidden = 1, house = ? WHERE id = ?")
      .bind(1, std::int64_t{level})
      .bind(2, id)
      .ask();
  Relations(database_).set_door(id, Door::nobody);
  return house(level);
}

}  // namespace muehle::sql
