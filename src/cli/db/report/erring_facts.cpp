// What becomes of games between players who err, with the central mill and without it.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/db/report/page.h"
#include "cli/db/report/words.h"

namespace muehle::cli::db::report {
namespace {

std::uint64_t decided(const ErringGames& games) { return games.white_wins + games.black_wins; }

std::string plan_name(const std::string& kind) {
  if (kind == "central") return "White has the central mill";
  if (kind == "countered") return "the same, Black's first two stones on crossings";
  return "no plan";
}

std::string share(std::uint64_t part, const ErringGames& games) {
  return sampled_percent(part, games.games, games.games);
}

// By the difference of two shares: `more often than`, `less often than` or `about as often as`.
std::string compared(std::uint64_t part, std::uint64_t all, std::uint64_t other_part,
                     std::uint64_t other_all) {
  constexpr double sure = 1.96;
  const auto share_of = [](std::uint64_t n, std::uint64_t of) {
    return static_cast<double>(n) / static_cast<double>(std::max<std::uint64_t>(of, 1));
  };
  const auto variance = [](double p, std::uint64_t of) {
    return p * (1 - p) / static_cast<double>(std::max<std::uint64_t>(of, 1));
  };
  const double one = share_of(part, all);
  const double other = share_of(other_part, other_all);
  const double error = sure * std::sqrt(variance(one, all) + variance(other, other_all));
  if (one - other > error) return "more often than";
  return other - one > error ? "less often than" : "about as often as";
}

std::string each(std::uint64_t number, const ErringGames& games) {
  return fmt::format(
      "{:.2f}", static_cast<double>(number) / static_cast<double>(std::max<std::uint64_t>(games.games, 1)));
}

}  // namespace

void add_games(const Findings& findings, Facts& facts) {
  if (!findings.games || findings.games->kinds.size() != 3) return;
  const GameFindings& found = *findings.games;
  std::string table = heading(
      {"games", "how many", "White wins", "drawn", "Black wins", "decided", "plies a game", "errors a game"});
  for (const ErringGames& games : found.kinds) {
    table += row({plan_name(games.kind), grouped(games.games), share(games.white_wins, games),
                  share(games.draws, games), share(games.black_wins, games), share(decided(games), games),
                  each(games.plies, games), each(games.errors, games)});
  }
  facts.set("games.table", table);
  facts.set("games.seed", std::to_string(found.seed));
  facts.set(
      "games.model",
      fmt::format("a move that looks worse by {} hundredths of a stone is chosen e times less often, {} in a "
                  "hundred are any move, and they look {} ahead",
                  found.temperature, 100 * found.blunder_share, in_plies(found.sight)));
  const ErringGames& free = found.kinds[0];
  const ErringGames& central = found.kinds[1];
  const ErringGames& countered = found.kinds[2];
  facts.set("games.central_compared", compared(decided(central), central.games, decided(free), free.games));
  facts.set("games.countered_compared",
            compared(decided(countered), countered.games, decided(free), free.games));
  facts.set("games.free_decided", share(decided(free), free));
  facts.set("games.central_decided", share(decided(central), central));
  facts.set("games.countered_decided", share(decided(countered), countered));
  facts.set("games.central_white", share(central.white_wins, central));
  facts.set("games.countered_white", share(countered.white_wins, countered));
  facts.set("games.countered_black", share(countered.black_wins, countered));
  const std::uint64_t losses = free.placing_losses + free.moving_losses;
  facts.set("games.losses", grouped(losses));
  facts.set("games.placing_losses", percent(free.placing_losses, losses));
  facts.set("games.forgiven", percent(free.losses_forgiven, losses));
  facts.set("games.errors_each", each(free.errors, free));
}

}  // namespace muehle::cli::db::report
