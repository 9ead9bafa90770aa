#include "server/truth/solving.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <filesystem>

#include "perfect/folder.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using perfect::Content;
using perfect::Sector;

DatabaseSummary survey(const std::string& folder, const perfect::RulesKey& key,
                       const std::vector<Sector>& sectors) {
  DatabaseSummary summary{.key = key};
  const perfect::Database database = perfect::open_folder(folder, key).database;
  for (const perfect::Database::Entry& entry : database.entries()) {
    ++summary.files;
    summary.bytes += entry.bytes;
  }
  if (summary.files == 0) return summary;
  for (const Sector& sector : sectors) {
    if (!database.knows(sector, Content::wdl)) continue;
    ++summary.sectors;
    if (sector.moving()) ++summary.moving;
    if (database.knows(sector, Content::distance)) ++summary.distances;
  }
  return summary;
}

// As in `up-to-8 with distances under millProtection=strict, flyAt=3`.
std::string describe(const SolveOrder& order) {
  return fmt::format("{}{} under {}", order.goal, order.distances ? " with distances" : "",
                     perfect::to_text(order.key));
}

}  // namespace

std::string_view to_text(SolveState state) {
  switch (state) {
    case SolveState::running:
      return "running";
    case SolveState::stopped:
      return "stopped";
    case SolveState::done:
      return "done";
    case SolveState::failed:
      return "failed";
  }
  return {};
}

std::vector<DatabaseSummary> survey_databases(const std::string& folder) {
  std::vector<DatabaseSummary> databases;
  if (folder.empty()) return databases;
  const std::vector<Sector> sectors = perfect::all_sectors();
  for (const perfect::RulesKey& key : perfect::solvable_keys)
    databases.push_back(survey(folder, key, sectors));
  return databases;
}

std::optional<std::uint64_t> free_disk(const std::string& folder) {
  if (folder.empty()) return std::nullopt;
  std::error_code error;
  fs::path place = fs::absolute(folder, error);
  while (!error && !fs::exists(place, error) && place.has_relative_path()) place = place.parent_path();
  if (error) return std::nullopt;
  const fs::space_info space = fs::space(place, error);
  if (error) return std::nullopt;
  return space.available;
}

Solving::Solving(Solver* solver, std::string folder, std::function<bool()> building, const Time& time)
    : solver_(solver), folder_(std::move(folder)), building_(std::move(building)), time_(time) {}
Solving::~Solving() { threads_.join(); }

Solving::Obstacle Solving::obstacle() const {
  if (folder_.empty()) return Obstacle::no_folder;
  return solver_ == nullptr ? Obstacle::no_solver : Obstacle::none;
}

asio::awaitable<Solving::Stock> Solving::take_stock() {
  auto looking = [](const Solver* solver, const std::string& folder) -> asio::awaitable<Stock> {
    Stock stock;
    stock.databases = survey_databases(folder);
    stock.free_disk = server::free_disk(folder);
    if (solver != nullptr) {
      stock.machine = solver->machine();
      stock.goals = solver->goals();
    }
    co_return stock;
  };
  Stock stock = co_await asio::co_spawn(threads_, looking(solver_, folder_), asio::use_awaitable);
  co_return stock;
}

std::optional<Solving::Status> Solving::status() const {
  if (solver_ == nullptr || !last_) return std::nullopt;
  std::optional<SolveReport> report = solver_->report();
  if (!report) return std::nullopt;
  return Status{*last_, *std::move(report)};
}

Answer<void> Solving::check_can_solve() const {
  switch (obstacle()) {
    case Obstacle::none:
      return {};
    case Obstacle::no_solver:
      return refuse(ErrorCode::no_solver,
                    "this server cannot solve; run `muehle solve` on its machine, and copy the files");
    case Obstacle::no_folder:
      return refuse(ErrorCode::no_solver,
                    "this server has no folder for databases; start it with one, as `muehle serve --db`");
  }
  return {};
}

Answer<void> Solving::start(SolveOrder order, std::string rules, std::string host) {
  if (const Answer<void> can = check_can_solve(); !can) return can;
  if (const auto now = status(); now && now->report.state == SolveState::running) {
    return refuse(ErrorCode::solving, describe(now->last.order) + " is being solved, as host " +
                                          now->last.by + " wished; wait until it is done, or stop it");
  }
  if (building()) {
    return refuse(ErrorCode::solving,
                  "the small database that every server gets is being built, which takes seconds; try again");
  }
  const std::string what = describe(order);
  const Result<void> started = solver_->start(order, [what, host](const SolveReport& end) {
    const std::string why = end.error.empty() ? "" : ": " + end.error;
    const auto level = end.state == SolveState::failed ? spdlog::level::warn : spdlog::level::info;
    spdlog::log(level, "solving {}, which host {} started, is {}{}", what, host, to_text(end.state), why);
  });
  if (!started) return refuse(ErrorCode::bad_request, "goal: " + started.error().message);
  spdlog::info("host {} starts to solve {}", host, what);
  last_ = Last{std::move(order), std::move(rules), std::move(host), time_.now().at};
  return {};
}

Answer<void> Solving::stop(const std::string& host) {
  if (const Answer<void> can = check_can_solve(); !can) return can;
  const auto now = status();
  if (!now || now->report.state != SolveState::running) return {};
  spdlog::info("host {} stops solving {}", host, describe(now->last.order));
  solver_->stop();
  return {};
}

}  // namespace muehle::server
