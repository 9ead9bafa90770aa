#include "server/game_check.h"

#include "server/room.h"

namespace muehle::server {

std::vector<std::string> faults_of(const StoredTable& table) {
  const Result<Room> whole = Room::restore(table, 0);
  if (whole) return {};
  // The table is not read beyond the first game that fails, so each is looked at by itself.
  std::vector<std::string> faults;
  for (const StoredGame& game : table.games) {
    StoredTable alone = table;
    alone.games = {game};
    alone.first_white = game.white;
    if (const Result<Room> played = Room::restore(alone, 0); !played)
      faults.push_back(played.error().message);
  }
  if (faults.empty()) faults.push_back(whole.error().message);  // they do not follow from one another
  return faults;
}

}  // namespace muehle::server
