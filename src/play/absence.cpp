#include "play/absence.h"

#include <algorithm>

namespace muehle::play {

Remedies remedies(const Attendance& game, UnixSeconds now) {
  const bool unlimited = std::holds_alternative<Unlimited>(game.control);
  if (!unlimited || game.here[0] == game.here[1]) return {};

  const Colour missing = game.here[0] ? Colour::black : Colour::white;
  const UnixSeconds unanswered = now - std::max(game.last_seen, game.turn_since);
  return {.abort = std::ranges::min(game.moves) < moves_of_a_begun_game &&
                   now - game.missed_since >= missed_for_abort,
          .decide = game.to_move == missing && unanswered >= game.days * (day / second)};
}

}  // namespace muehle::play
