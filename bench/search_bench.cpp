// Nodes a second of the search in the three phases of the game.
#include <benchmark/benchmark.h>

#include <vector>

#include "protocol/table_memory.h"
#include "rules/notation.h"
#include "search/search.h"

namespace {

using namespace muehle;

constexpr std::size_t table_megabytes = 16;
constexpr std::uint64_t nodes_a_search = 300'000;

void search_from(benchmark::State& state, const char* start) {
  const protocol::TableMemory memory(table_megabytes);
  search::Table table(memory.slots());
  search::Searcher searcher(table);
  const History history(RuleSet{}, *parse_start(start));
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    table.clear();
    nodes += searcher.search(history, {.limits = {.nodes = nodes_a_search}}).info.nodes;
  }
  state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(search_from, placing, "....W...B..W..B......... w 7 7")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search_from, moving, "WWBBWW.B.WWBWBB.WBBBW... w 0 0")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search_from, flying, "..BW......B.W...B.W...B. w 0 0")->Unit(benchmark::kMillisecond);

}  // namespace
