// `fit_terms --db DIR [--samples N] [--seed S]`: fits what each stone, mill, gap, … is worth, by phase, and
// prints it as src/search/evaluate.cpp has it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "perfect/folder.h"
#include "tune/terms.h"

int main(int argc, char** argv) {
  using namespace muehle;
  CLI::App app("Fits the worth of stones, mills and mobility to exact values.");
  std::string folder;
  std::size_t samples = 2'000'000;
  int threads = 2;
  std::uint64_t seed = 1;
  app.add_option("--db", folder, "folder of a complete database")->required();
  app.add_option("--samples", samples, "labelled positions")->capture_default_str();
  app.add_option("--threads", threads, "threads that draw them")->capture_default_str();
  app.add_option("--seed", seed, "seed of the games")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const auto opened = perfect::open_folder(folder, perfect::RulesKey{}, perfect::Use::values);
  const auto drawn = tune::sample(opened.database, RuleSet{}, samples, seed, threads);
  if (!drawn) {
    fmt::print(stderr, "fit_terms: {}\n", drawn.error().message);
    return 1;
  }
  const auto found = tune::fit_terms(*drawn, RuleSet{});
  for (std::size_t n = 0; n < found.size(); ++n) {
    const search::Weights& w = found[n].weights;
    fmt::print(
        "{}: .stone = {}, .mill = {}, .gap = {}, .threat = {}, .double_mill = {}, .step = {}, .blocked = {}, "
        ".crossing = {}, .flying = {}, .turn = {}   (right {:.2f} %, loss {:.4f}, a stone {:.3f})\n",
        search::group_names[n], w.stone, w.mill, w.gap, w.threat, w.double_mill, w.step, w.blocked,
        w.crossing, w.flying, w.turn, 100 * found[n].right, found[n].loss, found[n].logit_of_a_stone);
  }
  return 0;
}
