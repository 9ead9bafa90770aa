// Plays the levels against each other and prints a table: the figures in docs/benchmarks.md.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "match/match.h"

namespace {

using namespace muehle;

match::Maker maker_of(int level) {
  if (level == 0) return match::random_mover;
  return [level](std::uint64_t seed) { return match::level_player(*search::find_level(level), seed); };
}

std::string name_of(int level) { return level == 0 ? "random mover" : fmt::format("level {}", level); }

void play(const match::Conditions& conditions, int stronger, int weaker, int games, int threads) {
  const auto begin = std::chrono::steady_clock::now();
  const bool live = isatty(STDERR_FILENO) != 0;
  const auto show = [&](const match::FinishedGame&, const match::Standing& so_far) {
    const match::Tally& tally = so_far.tally;
    if (live) fmt::print(stderr, "\r{} of {} games, {:.1f} %  ", tally.games(), games, 100 * tally.score());
    return true;
  };
  const match::Tally tally =
      match::play_match(conditions, games, threads, maker_of(stronger), maker_of(weaker), show).tally;
  if (live) fmt::print(stderr, "\r{:40}\r", "");
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  fmt::print("| {} | {} | {} | {} | {} | {} | {:.1f} % | {:.0f} s |\n", name_of(stronger), name_of(weaker),
             tally.games(), tally.wins, tally.draws, tally.losses, 100 * tally.score(), seconds.count());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plays each level against the one below it, and the strongest against a random mover.");
  int games = 200;
  int random_games = 100;
  int threads = 2;
  std::vector<int> only;
  std::string rules = "standard";
  match::Conditions conditions;
  app.add_option("--games", games, "games a pair of levels")->capture_default_str();
  app.add_option("--random-games", random_games, "games against the random mover")->capture_default_str();
  app.add_option("--seed", conditions.seed, "seed of openings and players")->capture_default_str();
  app.add_option("--threads", threads, "games at the same time")->capture_default_str();
  app.add_option("--rules", rules, "rule set")->capture_default_str();
  app.add_option("--levels", only, "only these levels against the one below (1: against the random mover)");
  CLI11_PARSE(app, argc, argv);

  const Result<RuleSet> parsed = parse_rules(rules);
  if (!parsed) {
    fmt::print(stderr, "levels: {}\n", parsed.error().message);
    return 2;
  }
  conditions.rules = *parsed;

  fmt::print("| player | against | games | won | drawn | lost | score | time |\n");
  fmt::print("|---|---|---|---|---|---|---|---|\n");
  const auto wanted = [&](int level) {
    return only.empty() || std::count(only.begin(), only.end(), level) > 0;
  };
  for (const search::Level& level : search::levels()) {
    if (wanted(level.number)) play(conditions, level.number, level.number - 1, games, threads);
  }
  if (only.empty()) play(conditions, static_cast<int>(search::levels().size()), 0, random_games, threads);
  return 0;
}
