#include "play/absence.h"

#include <algorithm>

namespace muehle::play {

namespace {

bool is_missed(const Attendance& game) {
  return std::holds_alternative<Unlimited>(game.control) && game.here[0] != game.here[1];
}

}  // namespace

bool may_abort_alone(const std::array<int, 2>& moves) { return std::ranges::min(moves) == 0; }

bool has_hardly_begun(const Attendance& game) { return std::ranges::min(game.moves) < moves_of_a_begun_game; }

std::optional<UnixSeconds> may_decide_at(const Attendance& game) {
  const Colour missing = game.here[0] ? Colour::black : Colour::white;
  if (!is_missed(game) || game.to_move != missing) return std::nullopt;
  return std::max(game.last_seen, game.turn_since) + game.days * (day / second);
}

Remedies remedies(const Attendance& game, UnixSeconds now) {
  if (!is_missed(game)) return {};
  const std::optional<UnixSeconds> decide_at = may_decide_at(game);
  return {.abort = has_hardly_begun(game) && now - game.missed_since >= missed_for_abort,
          .decide = decide_at && now >= *decide_at};
}

}  // namespace muehle::play
