#include "engine/team.h"

#include <array>
#include <cassert>
#include <new>
#include <optional>
#include <vector>

#include "engine/failure.h"
#include "engine/page_loader.h"
#include "engine/table_memory.h"
#include "search/busy.h"
#include "search/evaluate.h"

namespace muehle::engine {
namespace {

struct Worker {
  search::Searcher searcher;
  std::unique_ptr<perfect::Probe> probe;
};

// `loader` may be null: then there is no database.
std::vector<Worker> make_workers(search::Table& table, int threads, PageLoader* loader) {
  assert(threads >= 1);
  std::vector<Worker> workers;
  for (int n = 0; n < threads; ++n) {
    workers.push_back({search::Searcher(table), loader ? loader->make_probe() : nullptr});
  }
  return workers;
}

// Tells the threads of all workers but the first to end.
class AtTheEnd {
 public:
  explicit AtTheEnd(std::atomic<bool>& finished) : finished_(finished) {}
  ~AtTheEnd() { finished_ = true; }
  AtTheEnd(const AtTheEnd&) = delete;
  AtTheEnd& operator=(const AtTheEnd&) = delete;

 private:
  std::atomic<bool>& finished_;
};

}  // namespace

struct Team::Memory {
  BeginThread begin;
  std::array<search::Slot, 1> least;
  std::optional<TableMemory> room;
  std::size_t megabytes = 0;
  std::optional<search::Table> table{std::in_place, least};
  std::unique_ptr<PageLoader> loader;  // the workers' way to the database, so they go before it
  std::vector<Worker> workers = make_workers(*table, 1, nullptr);

  search::Report search(const History& history, const search::Request& request,
                        const search::Control& control);
};

Team::Team(BeginThread begin) : memory_(std::make_unique<Memory>(std::move(begin))) {
  // The first evaluation unpacks the weights, some milliseconds that no clock should pay for.
  search::evaluate(Position(), RuleSet());
}
Team::~Team() = default;
Team::Team(Team&&) noexcept = default;
Team& Team::operator=(Team&&) noexcept = default;

Result<Team> Team::make(std::size_t megabytes, int threads, const perfect::Database* database) {
  Team team;
  return team.become(megabytes, threads, database).map([&] { return std::move(team); });
}

Result<void> Team::become(std::size_t megabytes, int threads, const perfect::Database* database) {
  try {
    // Workers know the table by its place, which stays the same.
    auto loader = database ? std::make_unique<PageLoader>(*database, memory_->begin) : nullptr;
    std::vector<Worker> workers = make_workers(*memory_->table, threads, loader.get());
    if (megabytes == memory_->megabytes) {
      memory_->table->clear();
    } else {
      Result<TableMemory> room = TableMemory::reserve(megabytes);
      if (!room) return tl::unexpected(room.error());
      memory_->room = std::move(*room);
      memory_->table.emplace(memory_->room->construct());
      memory_->megabytes = megabytes;
    }
    memory_->workers = std::move(workers);
    memory_->loader = std::move(loader);
    return {};
  } catch (const std::bad_alloc&) {
    return fail(Failure::no_memory, "there is not enough memory for " + std::to_string(threads) + " threads");
  }
}

search::Report Team::Memory::search(const History& history, const search::Request& request,
                                    const search::Control& control) {
  std::atomic<std::uint64_t> nodes = 0;
  const auto busy = std::make_unique<search::Busy>();
  const auto run = [&](std::size_t number, const search::Request& what, search::Control how) {
    how.worker = static_cast<int>(number);
    how.nodes = &nodes;
    how.busy = workers.size() > 1 ? busy.get() : nullptr;
    how.probe = workers[number].probe.get();
    return workers[number].searcher.search(history, what, how);
  };

  // The helpers hear no clock; they end when the first one does, or when all together have searched enough.
  search::Request endless = request;
  endless.limits = {.depth = request.limits.depth, .nodes = request.limits.nodes};
  std::atomic<bool> finished = false;
  const search::Control help{.stop = &finished};
  const auto assist = [&](int number) {
    try {
      run(static_cast<std::size_t>(number), endless, help);
    } catch (const std::bad_alloc&) {
      return;  // fewer do it, too
    }
  };
  Threads helpers(begin);
  const AtTheEnd end(finished);  // before they are waited for, however this ends
  helpers.add(1, static_cast<int>(workers.size()) - 1, assist);
  return run(0, request, control);
}

Result<search::Report> Team::search(const History& history, const search::Request& request,
                                    const search::Control& control) {
  try {
    return memory_->search(history, request, control);
  } catch (const std::bad_alloc&) {
    return fail(Failure::no_memory, "there is not enough memory to search");
  } catch (const std::exception& exception) {
    return fail(Failure::broken, std::string("the search has failed: ") + exception.what());
  }
}

void Team::clear() { memory_->table->clear(); }

}  // namespace muehle::engine
