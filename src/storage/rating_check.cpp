#include "storage/rating_check.h"

#include <fmt/format.h>

#include <cmath>

namespace muehle {
namespace {

// Another compiler rounds otherwise; a rating that is shown has no decimals.
constexpr double close_enough = 0.01;

bool alike(double one, double other) { return std::abs(one - other) < close_enough; }

std::string_view name_of(club::Pool pool) { return pool == club::Pool::live ? "live" : "correspondence"; }

std::string shown(const club::Rating& rating) {
  return fmt::format("{:.1f} (deviation {:.1f}, games {})", rating.rating, rating.deviation, rating.games);
}

class Check {
 public:
  explicit Check(Transaction& all) : all_(all) {}

  std::vector<std::string> faults() {
    for (const club::Pool pool : {club::Pool::live, club::Pool::correspondence}) check(pool);
    return std::move(faults_);
  }

 private:
  bool is_gone(PlayerId player) {
    const std::optional<StoredPlayer> stored = all_.players().by_id(player);
    return !stored || !stored->registered;
  }
  std::string called(PlayerId player) {
    const std::optional<StoredPlayer> stored = all_.players().by_id(player);
    if (!stored || stored->name.empty()) return fmt::format("player {}", player);
    return fmt::format("player {} ({})", player, stored->name);
  }

  // As the game was rated: who is gone now may have gone before it, and was new then.
  bool rate_as_stored(club::Standings& standings, const CountedGame& game) {
    const club::RatedGame& result = game.result;
    const bool white_gone = is_gone(result.white);
    const bool black_gone = is_gone(result.black);
    for (const auto& [white_anew, black_anew] :
         {std::pair(false, false), std::pair(true, false), std::pair(false, true), std::pair(true, true)}) {
      if ((white_anew && !white_gone) || (black_anew && !black_gone)) continue;
      club::Standings after;
      if (standings.contains(result.white) && !white_anew) after[result.white] = standings[result.white];
      if (standings.contains(result.black) && !black_anew) after[result.black] = standings[result.black];
      club::rate(after, result);
      if (!alike(after[result.white].rating.rating, game.white_after) ||
          !alike(after[result.black].rating.rating, game.black_after))
        continue;
      standings[result.white] = after[result.white];
      standings[result.black] = after[result.black];
      return true;
    }
    club::rate(standings, result);
    return false;
  }

  void check(club::Pool pool) {
    club::Standings standings;
    for (const CountedGame& game : all_.ratings().counted(pool)) {
      if (rate_as_stored(standings, game)) continue;
      faults_.push_back(fmt::format(
          "rating {}: game {}: {:.1f} and {:.1f} are stored after it, {:.1f} and {:.1f} follow",
          name_of(pool), game.game, game.white_after, game.black_after,
          standings[game.result.white].rating.rating, standings[game.result.black].rating.rating));
    }
    const club::Standings stored = all_.ratings().all(pool);
    for (const auto& [player, standing] : standings) compare(pool, player, standing, stored);
    for (const auto& [player, standing] : stored) {
      if (!standings.contains(player))
        report(pool, player, fmt::format("stored {}; no game counts", shown(standing.rating)));
    }
  }

  void compare(club::Pool pool, PlayerId player, const club::Standing& follows,
               const club::Standings& stored) {
    const auto found = stored.find(player);
    if (found == stored.end()) {
      if (!is_gone(player))
        report(pool, player, fmt::format("none is stored; follows {}", shown(follows.rating)));
      return;
    }
    const club::Standing& standing = found->second;
    const bool right = alike(standing.rating.rating, follows.rating.rating) &&
                       alike(standing.rating.deviation, follows.rating.deviation) &&
                       alike(standing.rating.volatility, follows.rating.volatility) &&
                       standing.rating.games == follows.rating.games && standing.last == follows.last;
    if (right) return;
    report(pool, player, fmt::format("stored {}; follows {}", shown(standing.rating), shown(follows.rating)));
  }

  void report(club::Pool pool, PlayerId player, const std::string& what) {
    faults_.push_back(fmt::format("rating {}: {}: {}", name_of(pool), called(player), what));
  }

  Transaction& all_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> rating_faults(Transaction& all) { return Check(all).faults(); }

}  // namespace muehle
