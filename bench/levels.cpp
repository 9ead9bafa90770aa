// Plays the levels of the computer against each other and rates them: the table in docs/benchmarks.md.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <charconv>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

#include "match/match.h"
#include "ratings.h"
#include "rules/ruleset.h"
#include "support/random.h"

namespace {

using namespace muehle;

struct Options {
  int games = 200;
  int random_games = 100;
  int reach = 2;
  int threads = 1;
  std::string rules = "standard";
  std::string results;
  std::string ladder;
  match::Conditions conditions;
};

// --- players
// ------------------------------------------------------------------------------------------------

match::Maker maker_of(const search::Level& level) {
  return [&level](std::uint64_t seed) { return match::level_player(level, seed); };
}

// Somebody who has just learnt the game: closes four of five mills, stops every other one of the opponent's,
// and moves without a plan.
match::Participant novice(std::uint64_t seed) {
  constexpr int closes = 80;
  constexpr int stops = 50;
  constexpr int per_cent = 100;
  return [random = Random(seed)](const Game& game, Colour colour) mutable -> match::Act {
    using Answer = std::optional<Event>;
    if (game.offer() && game.offer()->by != colour) return Answer(DeclineDraw{colour, {}});
    if (game.position().to_move() != colour) return Answer();
    const Mask dangers = closing_points(game.position().opponent());
    MoveList closing;
    MoveList stopping;
    for (const Move move : game.moves()) {
      if (closes_mill(game.position(), move)) closing.push(move);
      if ((dangers & bit(move.to)) != 0) stopping.push(move);
    }
    const auto any_of = [&](const MoveList& moves) {
      return Answer(MakeMove{moves[random.below(moves.size())], {}});
    };
    if (!closing.empty() && random.below(per_cent) < closes) return any_of(closing);
    if (!stopping.empty() && random.below(per_cent) < stops) return any_of(stopping);
    return any_of(game.moves());
  };
}

// --- levels to try out
// --------------------------------------------------------------------------------------

// `DEPTH NODES CARELESSNESS NAIVETY` a line; names and times do not matter here.
std::vector<search::Level> read_ladder(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw CLI::ValidationError("--ladder", path + " cannot be read");
  std::vector<search::Level> ladder;
  int carelessness = 0;
  int naivety = 0;
  search::Level level{};
  while (file >> level.limits.depth >> level.limits.nodes >> carelessness >> naivety) {
    level.number = static_cast<int>(ladder.size()) + 1;
    level.errors = search::careless(carelessness, naivety, level.number);
    ladder.push_back(level);
  }
  if (!file.eof() || ladder.size() < 2)
    throw CLI::ValidationError("--ladder", path + ": expected DEPTH NODES CARELESSNESS NAIVETY a line");
  return ladder;
}

// --- games
// --------------------------------------------------------------------------------------------------

// One game of a pair of players, by their places in the ladder, and what it brought the first one: 0..2.
struct Key {
  int first;
  int second;
  int number;
  auto operator<=>(const Key&) const = default;
};
using Results = std::map<Key, int>;

Results read_results(const std::string& path) {
  Results results;
  std::ifstream file(path);
  Key key{};
  int half_points = 0;
  while (file >> key.first >> key.second >> key.number >> half_points) results[key] = half_points;
  return results;
}

int half_points(const Game& game, Colour first) {
  const Verdict verdict = game.outcome().verdict;
  if (verdict == Verdict::draw) return 1;
  return (verdict == Verdict::white_wins) == (first == Colour::white) ? 2 : 0;
}

// Plays what is not among `results` yet and adds it, line by line to the file, too.
void play(const Options& options, const std::vector<search::Level>& ladder, Results& results) {
  std::vector<Key> open;
  for (int first = static_cast<int>(ladder.size()) - 1; first >= 0; --first) {  // the long games first
    for (int second = std::max(first - options.reach, 0); second < first; ++second) {
      for (int number = 0; number < options.games; ++number) {
        if (!results.contains({first, second, number})) open.push_back({first, second, number});
      }
    }
  }
  std::ofstream file;
  if (!options.results.empty()) file.open(options.results, std::ios::app);
  const bool live = isatty(STDERR_FILENO) != 0;
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  const auto work = [&] {
    for (std::size_t n = next++; n < open.size(); n = next++) {
      const Key key = open[n];
      const auto played = match::play_match_game(options.conditions, key.number, maker_of(ladder[key.first]),
                                                 maker_of(ladder[key.second]));
      const int points = half_points(played->game, match::first_players_colour(key.number));
      const std::lock_guard lock(mutex);
      results[key] = points;
      if (file.is_open())
        file << key.first << ' ' << key.second << ' ' << key.number << ' ' << points << std::endl;
      if (live) fmt::print(stderr, "\r{} of {} games ", n + 1, open.size());
    }
  };
  std::vector<std::jthread> workers;
  for (int n = 1; n < options.threads; ++n) workers.emplace_back(work);
  work();
  workers.clear();  // joins
  if (live) fmt::print(stderr, "\r{:40}\r", "");
}

std::vector<match::Encounter> encounters_of(const Results& results, int games, int reach) {
  std::map<std::pair<int, int>, match::Tally> tallies;
  for (const auto& [key, points] : results) {
    if (key.number >= games || key.first - key.second > reach) continue;
    match::Tally& tally = tallies[{key.first, key.second}];
    ++(points == 2 ? tally.wins : points == 1 ? tally.draws : tally.losses);
  }
  std::vector<match::Encounter> encounters;
  for (const auto& [pair, tally] : tallies) encounters.push_back({pair.first, pair.second, tally});
  return encounters;
}

// --- tables
// -------------------------------------------------------------------------------------------------

void print_ratings(const std::vector<search::Level>& ladder, const match::Ratings& ratings) {
  fmt::print("| level | Elo | step from the level below |\n|---|---|---|\n");
  for (int n = 0; n < ratings.players(); ++n) {
    const std::string step =
        n == 0 ? ""
               : fmt::format("{:.0f} ± {:.0f}", ratings.elo(n) - ratings.elo(n - 1), ratings.error(n, n - 1));
    fmt::print("| {} | {:.0f} ± {:.0f} | {} |\n", ladder[n].number, ratings.elo(n), ratings.error(n, 0),
               step);
  }
}

void print_pair(std::string_view first, std::string_view second, const match::Tally& tally) {
  fmt::print("| {} | {} | {} | {} | {} | {:.1f} % |\n", first, second, tally.wins, tally.draws, tally.losses,
             100 * tally.score());
}

void print_pairs(const std::vector<search::Level>& ladder, const std::vector<match::Encounter>& encounters) {
  fmt::print("\n| player | against | won | drawn | lost | score |\n|---|---|---|---|---|---|\n");
  for (const match::Encounter& pair : encounters) {
    print_pair(fmt::format("level {}", ladder[pair.first].number),
               fmt::format("level {}", ladder[pair.second].number), pair.tally);
  }
}

void play_others(const Options& options, const std::vector<search::Level>& ladder) {
  const auto against = [&](std::size_t place, std::string_view name, const match::Maker& other) {
    const match::Standing standing = match::play_match(options.conditions, options.random_games,
                                                       options.threads, maker_of(ladder[place]), other);
    print_pair(fmt::format("level {}", ladder[place].number), name, standing.tally);
  };
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
    if (place < ladder.size()) against(place, "novice", novice);
  }
  against(0, "random mover", match::random_mover);
  against(ladder.size() - 1, "random mover", match::random_mover);
}

int run(Options options) {
  const Result<RuleSet> rules = parse_rules(options.rules);
  if (!rules) {
    fmt::print(stderr, "levels: {}\n", rules.error().message);
    return 2;
  }
  options.conditions.rules = *rules;
  const std::span<const search::Level> levels = search::levels();
  const std::vector<search::Level> ladder =
      options.ladder.empty() ? std::vector(levels.begin(), levels.end()) : read_ladder(options.ladder);

  Results results = read_results(options.results);
  play(options, ladder, results);
  const std::vector<match::Encounter> encounters = encounters_of(results, options.games, options.reach);
  print_ratings(ladder, match::fit_ratings(static_cast<int>(ladder.size()), encounters));
  print_pairs(ladder, encounters);
  if (options.random_games > 0) play_others(options, ladder);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plays a round robin of neighbouring levels, and fits their ratings by maximum likelihood.");
  Options options;
  app.add_option("--games", options.games, "games a pair of levels")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--reach", options.reach, "how many levels below each one plays")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--random-games", options.random_games, "games each against a novice and a random mover")
      ->capture_default_str();
  app.add_option("--seed", options.conditions.seed, "seed of openings and players")->capture_default_str();
  app.add_option("--threads", options.threads, "games at the same time")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--rules", options.rules, "rule set")->capture_default_str();
  app.add_option("--results", options.results,
                 "file that gets every result; what stands there already, of the same seed and levels, is "
                 "not played again");
  app.add_option("--ladder", options.ladder,
                 "file of levels to try out: DEPTH NODES CARELESSNESS NAIVETY a line, the weakest first");
  CLI11_PARSE(app, argc, argv);
  try {
    return run(options);
  } catch (const CLI::Error& error) {
    return app.exit(error);
  }
}
