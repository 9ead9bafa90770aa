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

using IsGone = std::function<bool(PlayerId)>;

// The games of a pool, rated again one after the other in their order. An account that was deleted began anew
// with its next game, if there was one; when that was is seen from the stored ratings.
class Rerating {
 public:
  explicit Rerating(const std::optional<Correction>& correction = {}) : correction_(correction) {}

  // The next one, with the ratings that follow.
  CountedGame add(CountedGame game, const IsGone& is_gone);
  const club::Standings& standings() const { return standings_; }
  const std::vector<std::int64_t>& odd() const { return odd_; }

 private:
  std::optional<Correction> correction_;
  club::Standings was_;
  club::Standings standings_;
  std::vector<std::int64_t> odd_;
};

// `games`: all of a pool, in their order.
Rerated rate_again(const std::vector<CountedGame>& games, const IsGone& is_gone,
                   const std::optional<Correction>& correction = {});

// Whether a player has no account, or none any more.
bool is_gone(Transaction& all, PlayerId player);

// What follows from a correction for all games that were counted until a moment, not stored yet.
struct Following {
  club::Pool pool = club::Pool::live;
  std::int64_t place = 0;  // of the last of these games
  Rerating rerating;
  std::vector<CountedGame> changed;
};

// A correction takes two steps, so that nobody's move waits while all games are rated again. The first one
// changes nothing and may take seconds where much was counted: it is for a look. Nothing where the game was
// never rated.
std::optional<Following> follow(Transaction& all, const Correction& correction);
// The second one stores the correction with everything that follows, in one transaction, also for what was
// counted between the two. No other correction may be stored between them.
void store_following(Transaction& all, Following following);

}  // namespace muehle
