// `play_check --db DIR [--games N] [--seed S] [--rules R]`: lets a database play, from the start and from
// random won positions, and sees whether the games end as it says (tests/support/play_checks.h).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "perfect/folder.h"
#include "support/play_checks.h"

namespace {

using namespace muehle;
using testing_support::CheckResult;
using testing_support::Defence;
using Check = CheckResult (*)(const perfect::Database&, int, Defence, std::uint64_t);

bool print(const char* what, const CheckResult& result, double seconds) {
  fmt::print("{}: {} games, {} failed, the longest {} plies, {:.1f} s\n", what, result.games,
             result.failures.size(), result.longest, seconds);
  for (const std::string& failure : result.failures) fmt::print("  {}\n", failure);
  std::fflush(stdout);
  return result.failures.empty();
}

bool check(const char* what, Check make, const perfect::Database& database, int games, Defence defence,
           std::uint64_t seed) {
  const auto begin = std::chrono::steady_clock::now();
  const CheckResult result = make(database, games, defence, seed);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  return print(what, result, taken.count());
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Lets a database play and sees whether the games end as it says.");
  std::string folder;
  std::string rules_text = "standard";
  int games = 1000;
  std::uint64_t seed = 1;
  app.add_option("--db", folder, "folder of the database")->required();
  app.add_option("--rules", rules_text, "rule set")->capture_default_str();
  app.add_option("--games", games, "won positions of each kind")->capture_default_str();
  app.add_option("--seed", seed, "seed of the positions")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const Result<RuleSet> rules = parse_rules(rules_text);
  const auto key = rules ? perfect::key_of(*rules) : Result<perfect::RulesKey>(tl::unexpected(rules.error()));
  if (!key) {
    fmt::print(stderr, "play_check: {}\n", key.error().message);
    return 2;
  }
  const perfect::OpenedFolder opened = perfect::open_folder(folder, *key);
  for (const Error& error : opened.refused) fmt::print(stderr, "play_check: {}\n", error.message);

  const perfect::Database& database = opened.database;
  bool good = check("won while moving, longest defence", testing_support::check_wins_of_moving, database,
                    games, Defence::longest, seed);
  good = check("won while moving, any defence", testing_support::check_wins_of_moving, database, games,
               Defence::random, seed) &&
         good;
  good = check("won while placing, longest defence", testing_support::check_wins_of_placing, database, games,
               Defence::longest, seed) &&
         good;
  good = check("won while placing, any defence", testing_support::check_wins_of_placing, database, games,
               Defence::random, seed) &&
         good;
  const std::string outcome = testing_support::outcome_of_self_play(database, Position());
  fmt::print("from the start: {}\n", outcome);
  return good && outcome == "draw:repetition" ? 0 : 1;
}
