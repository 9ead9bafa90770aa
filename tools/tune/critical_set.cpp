// `critical_set --db DIR [--count N] [--seed S]`: writes positions in which a move matters, with the exact
// value of every move: what bench/regret examines the engine on. The text goes to standard output.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <set>

#include "perfect/folder.h"
#include "rules/notation.h"
#include "rules/symmetry.h"
#include "tune/erring_game.h"

namespace {

using namespace muehle;

constexpr int errors_in_a_hundred = 20;
constexpr int last_ply = 120;

char letter(perfect::Value value) { return "ldw"[static_cast<int>(value)]; }

void print(const tune::RatedPosition& rated) {
  fmt::print("{} {}", to_text(rated.position), letter(rated.value()));
  for (const perfect::RatedMove& move : rated.moves)
    fmt::print(" {}={}", to_text(move.move), letter(move.answer->value));
  fmt::print("\n");
}

// The position in which a game stands at a random ply.
Result<std::optional<tune::RatedPosition>> stopped_game(perfect::Probe& probe, Random& random) {
  std::optional<tune::RatedPosition> stopped;
  int left = random.below(last_ply + 1);
  const auto visit = [&](const tune::RatedPosition& rated) {
    if (left-- == 0) stopped = rated;
    return !stopped;
  };
  const auto played =
      tune::play_erring_game(probe, RuleSet{}, errors_in_a_hundred, last_ply + 1, random, visit);
  if (!played) return tl::unexpected(played.error());
  return stopped;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Writes random positions in which some moves keep the exact value and some do not.");
  std::string folder;
  int count = 2000;
  std::uint64_t seed = 1;
  app.add_option("--db", folder, "folder of a complete database")->required();
  app.add_option("--count", count, "positions")->capture_default_str()->check(CLI::Range(1, 1'000'000));
  app.add_option("--seed", seed, "seed of the games")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const perfect::OpenedFolder opened = perfect::open_folder(folder, perfect::RulesKey{});
  const auto probe = perfect::make_probe(opened.database);
  Random random(seed);
  fmt::print("# critical_set --count {} --seed {}\n", count, seed);
  fmt::print("# {}\n", to_text(perfect::RulesKey{}));
  fmt::print("# Games of players who err in one move of five, stopped at a random ply up to {}.\n", last_ply);
  fmt::print(
      "# A line: the position, its value (w, d, l for the side to move), every move with its value.\n");
  std::set<std::uint64_t> seen;
  while (static_cast<int>(seen.size()) < count) {
    const auto stopped = stopped_game(*probe, random);
    if (!stopped) {
      fmt::print(stderr, "critical_set: {}\n", stopped.error().message);
      return 1;
    }
    if (!*stopped || !(*stopped)->critical()) continue;
    if (seen.insert(canonical((*stopped)->position).key()).second) print(**stopped);
  }
  return 0;
}
