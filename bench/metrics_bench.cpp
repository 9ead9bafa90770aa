// What counting costs a server: each of these happens at most a few times for a request or a message.
#include <benchmark/benchmark.h>

#include "server/process/metrics.h"

namespace muehle::server {
namespace {

using namespace std::chrono_literals;

void request(benchmark::State& state) {
  Metrics metrics;
  // As many routes as a busy server has seen.
  static const std::vector<std::string> routes = [] {
    std::vector<std::string> all;
    for (int n = 0; n < 100; ++n) all.push_back("/api/route/" + std::to_string(n) + "/*");
    return all;
  }();
  std::size_t next = 0;
  for (auto _ : state) metrics.answered("POST", routes[next++ % routes.size()], 200, 3ms);
}
BENCHMARK(request);

void message(benchmark::State& state) {
  Metrics metrics;
  for (auto _ : state) metrics.message_sent();
}
BENCHMARK(message);

void lag(benchmark::State& state) {
  Metrics metrics;
  for (auto _ : state) metrics.lag_measured(80);
}
BENCHMARK(lag);

void answer_of_the_store(benchmark::State& state) {
  Metrics metrics;
  for (auto _ : state) metrics.stored(server::Asked::write, {}, 2ms);
}
BENCHMARK(answer_of_the_store);

void reading_all(benchmark::State& state) {
  Metrics metrics;
  for (auto _ : state) benchmark::DoNotOptimize(metrics.text({}));
}
BENCHMARK(reading_all);

}  // namespace
}  // namespace muehle::server
