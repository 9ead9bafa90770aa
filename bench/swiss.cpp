// How long it takes to draw the rounds of a Swiss tournament.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>

#include "club/tournament/draw.h"
#include "support/random.h"

namespace {

using namespace muehle;
using namespace muehle::club::tournament;

Tournament with_players(int players, int rounds, int games, std::uint64_t seed) {
  Random random(seed);
  Tournament made{.settings = {.kind = Kind::swiss, .rounds = rounds, .games = games, .seed = seed}};
  for (int id = 1; id <= players; ++id) (void)enter(made, id, 1000 + random.below(1000));
  return made;
}

// The better one wins more often, and a fifth is drawn.
GameResult any_result(const Tournament& tournament, const Pairing& pairing, Random& random) {
  if (random.below(5) == 0) return GameResult::draw;
  const double white = *tournament.entrants[pairing.seats.white].rating;
  const double black = *tournament.entrants[*pairing.seats.black].rating;
  const auto chance = std::clamp(500 + static_cast<int>(white - black), 50, 950);
  return random.below(1000) < chance ? GameResult::white_wins : GameResult::black_wins;
}

void play(Tournament& tournament, Random& random) {
  const auto number = static_cast<int>(tournament.rounds.size());
  int board = 0;
  for (const Pairing& pairing : Round(tournament.rounds.back())) {
    ++board;
    for (int game = 1; game <= static_cast<int>(pairing.games.size()); ++game)
      (void)record(tournament, {number, board, game}, any_result(tournament, pairing, random));
  }
}

}  // namespace

int main(int argc, char** argv) {
  int players = 500;
  int rounds = 9;
  int games = 1;
  int tournaments = 10;
  CLI::App app{
      "Draws the rounds of Swiss tournaments that are played at random; prints the worst seconds of each "
      "round."};
  app.add_option("--players", players, "how many play");
  app.add_option("--rounds", rounds, "how many rounds");
  app.add_option("--games", games, "of a pairing, 1 or 2");
  app.add_option("--tournaments", tournaments, "how many tournaments");
  CLI11_PARSE(app, argc, argv);

  std::vector<double> worst(static_cast<std::size_t>(rounds));
  for (int n = 0; n < tournaments; ++n) {
    const auto seed = static_cast<std::uint64_t>(n);
    Tournament made = with_players(players, rounds, games, seed);
    Random random(seed);
    for (double& seconds : worst) {
      const std::clock_t before = std::clock();
      const Draw draw = next_round(made);
      seconds = std::max(seconds, static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
      if (!draw || !begin_round(made, *draw)) return 1;
      play(made, random);
    }
  }
  for (std::size_t round = 0; round < worst.size(); ++round)
    fmt::print("round {}: {:.3f} s\n", round + 1, worst[round]);
}
