#include "storage/rerating.h"

#include <array>
#include <cmath>

namespace muehle {
namespace {

// Who is a new player in a game, although he had played before.
struct Anew {
  bool white = false;
  bool black = false;
};

void forget(club::Standings& standings, const club::RatedGame& game, Anew anew) {
  if (anew.white) standings.erase(game.white);
  if (anew.black) standings.erase(game.black);
}

double rating_of(const club::Standings& standings, PlayerId player) {
  const auto found = standings.find(player);
  return found == standings.end() ? club::first_rating : found->second.rating.rating;
}

bool leads_to(const club::Standings& before, Anew anew, const CountedGame& game) {
  const club::RatedGame& result = game.result;
  club::Standings both;
  for (const PlayerId player : {result.white, result.black}) {
    if (const auto found = before.find(player); found != before.end()) both.insert(*found);
  }
  forget(both, result, anew);
  club::rate(both, result);
  return std::abs(rating_of(both, result.white) - game.white_after) < rating_tolerance &&
         std::abs(rating_of(both, result.black) - game.black_after) < rating_tolerance;
}

// Who is gone now may have gone before the game, and was new then. None: the stored ratings do not follow.
std::optional<Anew> how_rated(const club::Standings& before, const CountedGame& game,
                              const std::function<bool(PlayerId)>& is_gone) {
  if (leads_to(before, {}, game)) return Anew{};
  const bool white_gone = is_gone(game.result.white);
  const bool black_gone = is_gone(game.result.black);
  for (const Anew anew : {Anew{true, false}, Anew{false, true}, Anew{true, true}}) {
    if ((anew.white && !white_gone) || (anew.black && !black_gone)) continue;
    if (leads_to(before, anew, game)) return anew;
  }
  return std::nullopt;
}

bool same_counted(const CountedGame& a, const CountedGame& b) {
  return a.counts == b.counts && a.result == b.result && a.white_after == b.white_after &&
         a.black_after == b.black_after;
}

}  // namespace

Rerated rate_again(const std::vector<CountedGame>& games, const std::function<bool(PlayerId)>& is_gone,
                   const std::optional<Correction>& correction) {
  Rerated again;
  club::Standings was;
  for (CountedGame game : games) {
    const std::optional<Anew> anew = game.counts ? how_rated(was, game, is_gone) : Anew{};
    if (!anew) again.odd.push_back(game.game);
    forget(was, game.result, anew.value_or(Anew{}));
    if (game.counts) club::rate(was, game.result);
    if (correction && correction->game == game.game) {
      game.counts = correction->score.has_value();
      game.result.score = correction->score.value_or(game.result.score);
    }
    forget(again.standings, game.result, anew.value_or(Anew{}));
    if (game.counts) club::rate(again.standings, game.result);
    game.white_after = rating_of(again.standings, game.result.white);
    game.black_after = rating_of(again.standings, game.result.black);
    again.games.push_back(game);
  }
  return again;
}

bool is_gone(Transaction& all, PlayerId player) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  return !stored || !stored->registered;
}

void correct_ratings(Transaction& all, const Correction& correction) {
  const std::optional<club::Pool> pool = all.ratings().pool_of(correction.game);
  if (!pool) return;
  const auto gone = [&](PlayerId player) { return is_gone(all, player); };
  const std::vector<CountedGame> before = all.ratings().counted(*pool);
  const Rerated after = rate_again(before, gone, correction);
  for (std::size_t n = 0; n < before.size(); ++n) {
    if (!same_counted(before[n], after.games[n])) all.ratings().correct(after.games[n]);
  }
  const club::Standings stored = all.ratings().all(*pool);
  for (const auto& [player, standing] : stored) {
    if (!after.standings.contains(player)) all.ratings().remove(player, *pool);
  }
  for (const auto& [player, standing] : after.standings) {
    const auto found = stored.find(player);
    if (found != stored.end() && found->second == standing) continue;
    if (found != stored.end() || !gone(player)) all.ratings().set(player, *pool, standing);
  }
}

}  // namespace muehle
