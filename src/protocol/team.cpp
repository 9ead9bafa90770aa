#include "protocol/team.h"

#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "protocol/page_loader.h"
#include "protocol/table_memory.h"
#include "search/busy.h"
#include "search/evaluate.h"

namespace muehle::protocol {
namespace {

struct Worker {
  search::Searcher searcher;
  std::unique_ptr<perfect::Probe> probe;
};

}  // namespace

struct Team::Memory {
  Memory(std::size_t megabytes, int threads, const perfect::Database* database)
      : memory(megabytes), table(memory.slots()) {
    if (database != nullptr) loader.emplace(*database);
    for (int n = 0; n < threads; ++n) {
      workers.push_back({search::Searcher(table), loader ? loader->make_probe() : nullptr});
    }
  }

  TableMemory memory;
  search::Table table;
  std::optional<PageLoader> loader;
  std::vector<Worker> workers;
};

Team::Team(std::size_t megabytes, int threads, const perfect::Database* database)
    : memory_(std::make_unique<Memory>(megabytes, threads, database)) {
  // The first evaluation unpacks the weights, some milliseconds that no clock should pay for.
  search::evaluate(Position(), RuleSet());
}
Team::~Team() = default;
Team::Team(Team&&) noexcept = default;
Team& Team::operator=(Team&&) noexcept = default;

search::Report Team::search(const History& history, const search::Request& request,
                            const search::Control& control) {
  std::atomic<std::uint64_t> nodes = 0;
  std::atomic<bool> finished = false;
  const auto busy = std::make_unique<search::Busy>();
  const auto run = [&](int number, const search::Request& what, search::Control how) {
    how.worker = number;
    how.nodes = &nodes;
    how.busy = memory_->workers.size() > 1 ? busy.get() : nullptr;
    how.probe = memory_->workers[number].probe.get();
    return memory_->workers[number].searcher.search(history, what, how);
  };

  // The helpers hear no clock; they end when the first one does, or when all together have searched enough.
  search::Request endless = request;
  endless.limits = {.depth = request.limits.depth, .nodes = request.limits.nodes};
  const search::Control help{.stop = &finished};
  std::vector<std::thread> helpers;
  for (int n = 1; n < static_cast<int>(memory_->workers.size()); ++n) {
    try {
      helpers.emplace_back([&, n] { run(n, endless, help); });
    } catch (const std::system_error&) {
      break;  // the system gives no more threads; fewer do it, too
    }
  }
  search::Report report = run(0, request, control);
  finished = true;
  for (std::thread& helper : helpers) helper.join();
  return report;
}

void Team::clear() { memory_->table.clear(); }

}  // namespace muehle::protocol
