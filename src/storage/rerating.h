// Rating all games of a pool again, in the order in which they count: to see whether what is stored follows
// from them, and what follows where a referee gives one of them another result.
#pragma once

#include <functional>
#include <vector>

#include "storage/store.h"

namespace muehle {

// Ratings that differ by less are the same: another compiler rounds otherwise; a rating that is shown has no
// decimals.
inline constexpr double rating_tolerance = 0.01;

// Another result of a game; none: it counts for nobody.
struct Correction {
  std::int64_t game = 0;
  std::optional<club::Score> score;
};

struct Rerated {
  std::vector<CountedGame> games;  // with the ratings that follow
  std::vector<std::int64_t> odd;   // games whose stored ratings do not follow from those before
  club::Standings standings;
};

// `games`: all of a pool, in their order. An account that was deleted began anew with its next game, if there
// was one; when that was is seen from the stored ratings.
Rerated rate_again(const std::vector<CountedGame>& games, const std::function<bool(PlayerId)>& is_gone,
                   const std::optional<Correction>& correction = {});

// Whether a player has no account, or none any more.
bool is_gone(Transaction& all, PlayerId player);

// Stores a correction and all ratings that follow from it. Does nothing where the game was never rated.
void correct_ratings(Transaction& all, const Correction& correction);

}  // namespace muehle
