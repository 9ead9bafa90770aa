// `threads FILE [--threads N] [--depth N] [--count N]`: how much sooner several threads reach a depth than
// one. Each position of FILE (bench/data/critical.txt) is searched by one and by several in turn, from an
// empty table.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <fstream>

#include "engine/team.h"
#include "rules/notation.h"
#include "support/text.h"

namespace {

using namespace muehle;

constexpr std::size_t megabytes = 64;
constexpr std::size_t position_words = 4;

std::vector<Position> read_positions(const std::string& name, int count) {
  std::ifstream file(name);
  std::vector<Position> positions;
  for (std::string line; static_cast<int>(positions.size()) < count && std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::vector<std::string_view> words = split_words(line);
    if (words.size() < position_words) continue;
    const auto size = static_cast<std::size_t>(words[position_words - 1].end() - words[0].begin());
    if (const auto position = parse_position(std::string_view(line).substr(0, size))) {
      positions.push_back(*position);
    }
  }
  return positions;
}

double seconds_to_depth(engine::Team& team, const Position& position, int depth) {
  team.clear();
  const auto begin = std::chrono::steady_clock::now();
  team.search(History(RuleSet{}, Start{position}), {.limits = {.depth = depth}});
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("How much sooner several threads reach a depth than one.");
  std::string file;
  int threads = 2;
  int depth = 16;
  int count = 20;
  app.add_option("file", file, "positions, one a line")->required();
  app.add_option("--threads", threads, "threads")->capture_default_str();
  app.add_option("--depth", depth, "plies")->capture_default_str();
  app.add_option("--count", count, "positions")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const std::vector<Position> positions = read_positions(file, count);
  if (positions.empty()) {
    fmt::print(stderr, "threads: {} holds no positions\n", file);
    return 2;
  }
  Result<engine::Team> alone = engine::Team::make(megabytes, 1);
  Result<engine::Team> together = engine::Team::make(megabytes, threads);
  if (!alone || !together) {
    fmt::print(stderr, "threads: {}\n", (alone ? together : alone).error().message);
    return 1;
  }
  double sum_alone = 0;
  double sum_together = 0;
  double logarithms = 0;
  for (const Position& position : positions) {
    const double one = seconds_to_depth(*alone, position, depth);
    const double several = seconds_to_depth(*together, position, depth);
    sum_alone += one;
    sum_together += several;
    logarithms += std::log(one / several);
    fmt::print("{} {:8.3f} s {:8.3f} s  x {:.2f}\n", to_text(position), one, several, one / several);
  }
  fmt::print("all {:8.3f} s {:8.3f} s  x {:.2f}, geometric mean x {:.2f}\n", sum_alone, sum_together,
             sum_alone / sum_together, std::exp(logarithms / static_cast<double>(positions.size())));
}
