// Draws balanced openings for matches: random placements whose value is a draw by a full database, each
// position once up to symmetry. Writes bench/data/openings.txt.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <set>

#include "match/opening.h"
#include "perfect/folder.h"
#include "rules/symmetry.h"
#include "support/random.h"

namespace {

using namespace muehle;

struct Options {
  std::string database;
  int openings = 500;
  int least_plies = 4;
  int most_plies = 8;
  std::uint64_t seed = 1;
};

Position after(const match::Opening& opening) {
  Position position;
  for (const Move move : opening) position = position.after(move);
  return position;
}

// Lengths take turns; every length gets as many openings.
Result<void> write(const Options& options, perfect::Probe& probe) {
  std::set<std::uint64_t> seen;
  Random random(options.seed);
  const int lengths = options.most_plies - options.least_plies + 1;
  for (int found = 0; found < options.openings;) {
    const int plies = options.least_plies + found % lengths;
    const match::Opening opening = match::random_opening(random.next(), plies, RuleSet{});
    const Position position = after(opening);
    const Result<std::optional<perfect::Answer>> answer = probe.answer(position);
    if (!answer) return tl::unexpected(answer.error());
    if (!*answer) return fail("the database does not know " + to_text(position));
    if ((*answer)->value != perfect::Value::draw || !seen.insert(canonical(position).key()).second) continue;
    std::string line;
    for (const Move move : opening) line += (line.empty() ? "" : " ") + to_text(move);
    fmt::print("{}\n", line);
    ++found;
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Draws balanced openings by a full database of the standard rules.");
  Options options;
  app.add_option("--db", options.database, "the folder of the database")->required();
  app.add_option("--openings", options.openings, "how many")->capture_default_str();
  app.add_option("--least-plies", options.least_plies, "the shortest")->capture_default_str();
  app.add_option("--most-plies", options.most_plies, "the longest")->capture_default_str();
  app.add_option("--seed", options.seed, "of the draw")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const perfect::OpenedFolder folder = perfect::open_folder(options.database, perfect::RulesKey{});
  const std::unique_ptr<perfect::Probe> probe = perfect::make_probe(folder.database);
  fmt::print("# Balanced openings: exact draws with best play, each once up to symmetry. Made by\n");
  fmt::print(
      "#   build/release/bench/openings --db DIR --openings {} --least-plies {} --most-plies {} --seed {}\n",
      options.openings, options.least_plies, options.most_plies, options.seed);
  const Result<void> written = write(options, *probe);
  if (written) return 0;
  fmt::print(stderr, "openings: {}\n", written.error().message);
  return 1;
}
