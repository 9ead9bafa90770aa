// `fit_network --db DIR [--samples N] [--passes N] [--seed S] [--out FILE]`: fits the evaluation's weights to
// exact values: draws labelled positions from a solved game, fits the network, writes src/search/network.bin.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <fstream>

#include "perfect/folder.h"
#include "tune/fit.h"

namespace {

using namespace muehle;

constexpr float first_rate = 0.1F;
constexpr float last_rate = 0.02F;
constexpr std::size_t judged = 500'000;  // samples of other games that the fit never sees

struct Options {
  std::string folder;
  std::string out;
  std::size_t samples = 40'000'000;
  int passes = 4;
  int threads = 2;
  std::uint64_t seed = 1;
};

void print(const char* what, const tune::Quality& quality) {
  fmt::print("{}", what);
  for (std::size_t n = 0; n < search::group_names.size(); ++n) {
    const double samples = std::max(quality.samples[n], 1.0);
    fmt::print("  {} loss {:.4f} right {:.2f} %", search::group_names[n], quality.loss[n] / samples,
               100 * quality.right[n] / samples);
  }
  fmt::print("\n");
  std::fflush(stdout);
}

Result<void> run(const Options& options) {
  const perfect::OpenedFolder opened =
      perfect::open_folder(options.folder, perfect::RulesKey{}, perfect::Use::values);
  const auto samples =
      tune::sample(opened.database, RuleSet{}, options.samples, options.seed, options.threads);
  if (!samples) return tl::unexpected(samples.error());
  const auto others = tune::sample(opened.database, RuleSet{}, judged, options.seed + 1, 1);
  if (!others) return tl::unexpected(others.error());

  tune::Fit fit(options.seed);
  for (int pass = 0; pass < options.passes; ++pass) {
    const float share =
        options.passes > 1 ? static_cast<float>(pass) / static_cast<float>(options.passes - 1) : 0;
    const float rate = first_rate * std::pow(last_rate / first_rate, share);
    print(fmt::format("pass {} of {}, before each step:", pass + 1, options.passes).c_str(),
          fit.learn(*samples, rate, options.threads));
    print("  other games:", fit.judge(*others));
    const std::vector<std::uint8_t> bytes = write_network(fit.network());
    std::ofstream file(options.out, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) return fail("cannot write " + options.out);
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Fits the evaluation to exact values.");
  Options options;
  app.add_option("--db", options.folder, "folder of a complete database")->required();
  app.add_option("--out", options.out, "file to write the weights to, after every pass")->required();
  app.add_option("--samples", options.samples, "labelled positions")->capture_default_str();
  app.add_option("--passes", options.passes, "passes over the samples")->capture_default_str();
  app.add_option("--threads", options.threads, "threads; with one, the same seed gives the same weights")
      ->capture_default_str();
  app.add_option("--seed", options.seed, "seed of the samples and first weights")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const Result<void> done = run(options);
  if (!done) fmt::print(stderr, "fit_network: {}\n", done.error().message);
  return done ? 0 : 1;
}
