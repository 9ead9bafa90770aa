#include "server/tables/game_check.h"

#include "server/tables/room.h"

namespace muehle::server {
namespace {

// Outcomes are stored for lists and ratings, and not derived again there.
std::vector<std::string> wrong_outcomes(const StoredTable& table, const std::vector<NoteStanding>& follow) {
  std::vector<std::string> faults;
  for (std::size_t n = 0; n < table.games.size(); ++n) {
    const std::optional<std::string>& stored = table.games[n].outcome;
    const std::string& follows = follow[n].standing.outcome;
    if (!stored || *stored == follows) continue;
    faults.push_back("game " + std::to_string(table.games[n].number) + ": " + *stored +
                     " is stored as its result, " + follows + " follows");
  }
  return faults;
}

}  // namespace

std::vector<std::string> faults_of(const StoredTable& table) {
  const Result<std::vector<NoteStanding>> whole = Room::standings(table);
  if (whole) return wrong_outcomes(table, *whole);
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
