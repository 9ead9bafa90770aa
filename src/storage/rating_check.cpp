#include "storage/rating_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "storage/rerating.h"

namespace muehle {
namespace {

bool alike(double one, double other) { return std::abs(one - other) < rating_tolerance; }

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
  std::string called(PlayerId player) {
    const std::optional<StoredPlayer> stored = all_.players().by_id(player);
    if (!stored || stored->name.empty()) return fmt::format("player {}", player);
    return fmt::format("player {} ({})", player, stored->name);
  }

  void check(club::Pool pool) {
    const std::vector<CountedGame> games = all_.ratings().counted(pool, 0);
    const Rerated again = rate_again(games, [this](PlayerId player) { return is_gone(all_, player); });
    for (std::size_t n = 0; n < games.size(); ++n) {
      if (std::ranges::find(again.odd, games[n].game) != again.odd.end()) report(games[n], again.games[n]);
    }
    const club::Standings& standings = again.standings;
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
      if (!is_gone(all_, player))
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

  void report(const CountedGame& stored, const CountedGame& follows) {
    faults_.push_back(
        fmt::format("rating {}: game {}: {:.1f} and {:.1f} are stored after it, {:.1f} and {:.1f} follow",
                    pool_name(stored.pool), stored.game, stored.white_after, stored.black_after,
                    follows.white_after, follows.black_after));
  }
  void report(club::Pool pool, PlayerId player, const std::string& what) {
    faults_.push_back(fmt::format("rating {}: {}: {}", pool_name(pool), called(player), what));
  }

  Transaction& all_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> rating_faults(Transaction& all) { return Check(all).faults(); }

}  // namespace muehle
