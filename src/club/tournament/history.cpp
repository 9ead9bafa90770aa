#include "club/tournament/history.h"

#include <numeric>

namespace muehle::club::tournament {
namespace {

constexpr int points_of_win = 2;
constexpr int points_of_draw = 1;

// Of him who has White in this game, and of the other one.
GamePoints of_game(GameResult result) {
  switch (result) {
    case GameResult::white_wins:
    case GameResult::black_forfeits:
      return {points_of_win, 0};
    case GameResult::draw:
      return {points_of_draw, points_of_draw};
    case GameResult::black_wins:
    case GameResult::white_forfeits:
      return {0, points_of_win};
    case GameResult::open:
    case GameResult::both_forfeit:
    case GameResult::not_played:
      return {};
  }
  return {};
}

int games_that_count(const Settings& settings, std::size_t games) {
  return settings.counting == Counting::games ? static_cast<int>(games) : 1;
}

// So much for everybody: nobody gains by the bye of a round robin. In a team match nobody sits opposite.
int of_bye(const Settings& settings) {
  if (settings.kind != Kind::swiss && settings.kind != Kind::teams) return 0;
  return points_of_win * games_that_count(settings, static_cast<std::size_t>(settings.games));
}

int of_missed(const Settings& settings, const Entrant& entrant, int round) {
  if (settings.missed == Missed::nothing || (entrant.left && round > *entrant.left)) return 0;
  for (const int gone : entrant.gone) {
    if (gone == round) return 0;
  }
  return of_bye(settings) / 2;
}

// Games that the one who has White in the first (or the other one) has won on a board, and those of them with
// Black.
void count_wins(Encounter& encounter, const Pairing& pairing) {
  for (std::size_t game = 0; game < pairing.games.size(); ++game) {
    const bool has_white = encounter.began_with_white == (game % 2 == 0);
    if (pairing.games[game] != (has_white ? GameResult::white_wins : GameResult::black_wins)) continue;
    ++encounter.wins;
    if (!has_white) ++encounter.black_wins;
  }
}

Encounter seen_by(bool white, const Settings& settings, const Pairing& pairing, int round) {
  const GamePoints points = awarded(settings, pairing);
  Encounter encounter{.round = round,
                      .opponent = white ? *pairing.seats.black : pairing.seats.white,
                      .finished = is_finished(pairing),
                      .played = was_played(pairing),
                      .began_with_white = white,
                      .points = white ? points.white : points.black,
                      .drawn = points_of_draw * games_that_count(settings, pairing.games.size())};
  count_wins(encounter, pairing);
  return encounter;
}

void add_missed(std::vector<History>& all, const Tournament& tournament, int round) {
  for (Number each = 0; each < all.size(); ++each) {
    if (!all[each].empty() && all[each].back().round == round) continue;
    all[each].push_back({.round = round,
                         .missed = true,
                         .points = of_missed(tournament.settings, tournament.entrants[each], round),
                         .drawn = of_bye(tournament.settings) / 2});
  }
}

}  // namespace

GamePoints game_points(const Pairing& pairing) {
  GamePoints sum;
  for (std::size_t game = 0; game < pairing.games.size(); ++game) {
    const GamePoints points = of_game(pairing.games[game]);
    sum.white += game % 2 == 0 ? points.white : points.black;
    sum.black += game % 2 == 0 ? points.black : points.white;
  }
  return sum;
}

GamePoints awarded(const Settings& settings, const Pairing& pairing) {
  if (is_bye(pairing)) return {of_bye(settings), 0};
  const GamePoints games = game_points(pairing);
  if (settings.counting == Counting::games) return games;
  if (!is_finished(pairing) || games.white + games.black == 0) return {};
  if (games.white == games.black) return {points_of_draw, points_of_draw};
  return games.white > games.black ? GamePoints{points_of_win, 0} : GamePoints{0, points_of_win};
}

std::vector<History> histories(const Tournament& tournament) {
  std::vector<History> all(tournament.entrants.size());
  int number = 0;
  for (const Round& round : tournament.rounds) {
    ++number;
    for (const Pairing& pairing : round) {
      if (is_bye(pairing)) {
        const int points = of_bye(tournament.settings);
        all[pairing.seats.white].push_back(
            {.round = number, .bye = true, .points = points, .drawn = points / 2});
        continue;
      }
      all[pairing.seats.white].push_back(seen_by(true, tournament.settings, pairing, number));
      all[*pairing.seats.black].push_back(seen_by(false, tournament.settings, pairing, number));
    }
    if (tournament.settings.kind == Kind::swiss) add_missed(all, tournament, number);
  }
  return all;
}

int points_of(const History& history) {
  return std::accumulate(history.begin(), history.end(), 0,
                         [](int sum, const Encounter& each) { return sum + each.points; });
}

}  // namespace muehle::club::tournament
