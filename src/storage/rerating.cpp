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
std::optional<Anew> how_rated(const club::Standings& before, const CountedGame& game, const IsGone& is_gone) {
  if (leads_to(before, {}, game)) return Anew{};
  const bool white_gone = is_gone(game.result.white);
  const bool black_gone = is_gone(game.result.black);
  for (const Anew anew : {Anew{true, false}, Anew{false, true}, Anew{true, true}}) {
    if ((anew.white && !white_gone) || (anew.black && !black_gone)) continue;
    if (leads_to(before, anew, game)) return anew;
  }
  return std::nullopt;
}

// Less is seen by nobody, and adds nothing up: it is always what follows that is compared with what is
// stored.
constexpr double noticeable = rating_tolerance / 10;

bool is_as_before(const CountedGame& a, const CountedGame& b) {
  return a.counts == b.counts && a.result == b.result &&
         std::abs(a.white_after - b.white_after) < noticeable &&
         std::abs(a.black_after - b.black_after) < noticeable;
}

// The games behind the last one that is known.
void go_on(Transaction& all, Following& following) {
  const IsGone gone = [&](PlayerId player) { return is_gone(all, player); };
  for (const CountedGame& game : all.ratings().counted(following.pool, following.place)) {
    const CountedGame after = following.rerating.add(game, gone);
    if (!is_as_before(game, after)) following.changed.push_back(after);
    following.place = game.place;
  }
}

}  // namespace

CountedGame Rerating::add(CountedGame game, const IsGone& is_gone) {
  const std::optional<Anew> anew = game.counts ? how_rated(was_, game, is_gone) : Anew{};
  if (!anew) odd_.push_back(game.game);
  forget(was_, game.result, anew.value_or(Anew{}));
  if (game.counts) club::rate(was_, game.result);
  if (correction_ && correction_->game == game.game) {
    game.counts = correction_->score.has_value();
    game.result.score = correction_->score.value_or(game.result.score);
  }
  forget(standings_, game.result, anew.value_or(Anew{}));
  if (game.counts) club::rate(standings_, game.result);
  game.white_after = rating_of(standings_, game.result.white);
  game.black_after = rating_of(standings_, game.result.black);
  return game;
}

Rerated rate_again(const std::vector<CountedGame>& games, const IsGone& is_gone,
                   const std::optional<Correction>& correction) {
  Rerating rerating(correction);
  Rerated again;
  for (const CountedGame& game : games) again.games.push_back(rerating.add(game, is_gone));
  again.odd = rerating.odd();
  again.standings = rerating.standings();
  return again;
}

bool is_gone(Transaction& all, PlayerId player) {
  const std::optional<StoredPlayer> stored = all.players().by_id(player);
  return !stored || !stored->registered;
}

std::optional<Following> follow(Transaction& all, const Correction& correction) {
  const std::optional<club::Pool> pool = all.ratings().pool_of(correction.game);
  if (!pool) return std::nullopt;
  Following following{.pool = *pool, .rerating = Rerating(correction), .changed = {}};
  go_on(all, following);
  return following;
}

void store_following(Transaction& all, Following following) {
  go_on(all, following);
  all.ratings().correct(following.changed);
  const club::Standings& standings = following.rerating.standings();
  const club::Standings stored = all.ratings().all(following.pool);
  for (const auto& [player, standing] : stored) {
    if (!standings.contains(player)) all.ratings().remove(player, following.pool);
  }
  club::Standings changed;
  for (const auto& [player, standing] : standings) {
    const auto found = stored.find(player);
    if (found != stored.end() && found->second == standing) continue;
    if (found != stored.end() || !is_gone(all, player)) changed.emplace(player, standing);
  }
  all.ratings().set(following.pool, changed);
}

}  // namespace muehle
