// One game: asks the participants, applies what they do, and ends what they do not end.
#pragma once

#include <atomic>
#include <vector>

#include "match/participant.h"

namespace muehle::match {

inline constexpr int default_max_plies = 400;

// What happened in a game. `foul` is the loser's.
struct Played {
  Game game;
  std::optional<Foul> foul;
};

// Plays one game from after `opening` to its end under `rules`. A longer game than `max_plies` is adjudicated
// as a draw. Who commits a foul, does something illegal, or waits when it is his move, loses. Nothing when
// `stop` became true in between.
std::optional<Played> play_game(const RuleSet& rules, const std::vector<Move>& opening, int max_plies,
                                const Participant& white, const Participant& black,
                                const std::atomic<bool>* stop = nullptr);

// `rules` as a match plays them: no player is there to claim a draw, so the referee declares it.
RuleSet refereed(RuleSet rules);

}  // namespace muehle::match
