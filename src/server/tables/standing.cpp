#include "server/tables/standing.h"

#include "rules/notation.h"

namespace muehle::server {

Standing standing_of(const Game& game, const play::Clock& clock) {
  Standing standing{.plies = game.history().size(),
                    .position = muehle::to_text(game.position()),
                    .turn = std::nullopt,
                    .outcome = muehle::to_text(game.outcome())};
  if (!game.outcome().over()) standing.turn = game.position().to_move() == Colour::white ? 0 : 1;
  // At a tick before every turn nothing of it is spent. Where a referee has stopped the clock no deadline
  // says how much is.
  const Milliseconds at = clock.halted_at().value_or(0);
  if (clock.limited()) standing.left = {clock.left(Colour::white, at), clock.left(Colour::black, at)};
  set_deadline(standing, clock);
  return standing;
}

void set_deadline(Standing& standing, const play::Clock& clock) {
  const std::optional<play::Deadline> deadline = clock.deadline();
  if (!deadline) return;
  standing.deadline = deadline->at;
  standing.falls_by_abort = deadline->what == play::Fall::abort;
}

play::Clock after_line(play::Clock clock, int plies_before, const Game& game, const StoredEvent& line) {
  const auto increments = line.began ? play::TakenBack::take_along : play::TakenBack::kept;
  clock = play::after_event(std::move(clock), plies_before, game, line.spent, line.tick, increments);
  if (line.began && game.history().size() != plies_before) clock.count_from(*line.began);
  return clock;
}

play::Leaves leaves_of(const std::vector<StoredVacation>& vacations) {
  play::Leaves leaves;
  for (const StoredVacation& vacation : vacations)
    leaves.push_back({vacation.began_tick, vacation.until_tick});
  return leaves;
}

}  // namespace muehle::server
