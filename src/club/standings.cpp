#include "club/standings.h"

#include <cassert>

namespace muehle::club {
namespace {

constexpr double seconds_per_day = 24 * 60 * 60;

// For a new player since 1970, which adds nothing: nobody is less certain than he.
double days_since(const Standing& standing, UnixSeconds now) {
  return static_cast<double>(now - standing.last) / seconds_per_day;
}

}  // namespace

Rating rating_at(const Standing& standing, UnixSeconds now) {
  return after_absence(standing.rating, days_since(standing, now));
}

void rate(Standings& standings, const RatedGame& game) {
  assert(game.white != game.black);
  Standing& white = standings[game.white];
  Standing& black = standings[game.black];
  const Absence absence{days_since(white, game.at), days_since(black, game.at)};
  const Pair after = rated(white.rating, black.rating, game.score, absence);
  white = {after.white, game.at};
  black = {after.black, game.at};
}

Standings recompute(std::span<const RatedGame> games) {
  Standings standings;
  for (const RatedGame& game : games) rate(standings, game);
  return standings;
}

}  // namespace muehle::club
