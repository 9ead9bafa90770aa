#include "server/standing.h"

#include "rules/notation.h"

namespace muehle::server {

Standing standing_of(const Game& game, const play::Clock& clock) {
  Standing standing{.plies = game.history().size(),
                    .position = muehle::to_text(game.position()),
                    .turn = std::nullopt,
                    .outcome = muehle::to_text(game.outcome())};
  if (!game.outcome().over()) standing.turn = game.position().to_move() == Colour::white ? 0 : 1;
  // At a tick before every turn nothing of it is spent.
  if (clock.limited()) standing.left = {clock.left(Colour::white, 0), clock.left(Colour::black, 0)};
  if (const std::optional<play::Deadline> deadline = clock.deadline()) {
    standing.deadline = deadline->at;
    standing.falls_by_abort = deadline->what == play::Fall::abort;
  }
  return standing;
}

play::Leaves leaves_of(const std::vector<StoredVacation>& vacations) {
  play::Leaves leaves;
  for (const StoredVacation& vacation : vacations)
    leaves.push_back({vacation.began_tick, vacation.until_tick});
  return leaves;
}

}  // namespace muehle::server
