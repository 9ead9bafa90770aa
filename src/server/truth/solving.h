// Solving the game on the server's machine at a host's wish: what is asked for, who can do it, how far it is.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perfect/sector.h"
#include "server/kernel/refusal.h"
#include "support/clock.h"

namespace muehle::server {

struct SolveOrder {
  perfect::RulesKey key;
  std::string goal;  // `moving`, `all`, `up-to-8`, or sectors as `4-3,5-3`
  bool distances = false;
  int threads = 0;              // 0: all there are
  std::uint64_t megabytes = 0;  // of memory at most; 0: what is free
};

enum class SolveState { running, stopped, done, failed };
std::string_view to_text(SolveState state);

// How far a solve is, or how it ended.
struct SolveReport {
  SolveState state = SolveState::running;
  bool stopping = false;               // it was told to stop and has not ended yet
  std::size_t done = 0;                // steps
  std::size_t steps = 0;               // in all; 0: it is not known yet
  std::vector<perfect::Sector> now;    // what is being solved
  double part = 0;                     // 0..1, of the time that all takes
  std::optional<double> seconds_left;  // about
  std::string error;                   // English; of a solve that failed
};

// What a solve takes that begins with nothing, about.
struct SolveGoal {
  std::string goal;
  bool distances = false;
  double seconds = 0;  // on two processors
  std::uint64_t disk_bytes = 0;
  std::uint64_t memory_bytes = 0;
};

struct Machine {
  int threads = 1;
  std::uint64_t memory_bytes = 0;  // that is free
};

// Who solves, one thing at a time. To be called from any thread.
class Solver {
 public:
  // Called once, by whatever thread; must not touch the server, which may have gone.
  using Ended = std::function<void(const SolveReport&)>;

  virtual ~Solver() = default;
  // Begins and does not wait. An error says what of the order is wrong, or that something is being solved
  // already; `ended` is not called then. What goes wrong later is told by report().
  virtual Result<void> start(const SolveOrder& order, Ended ended) = 0;
  // Tells what runs to end soon; it goes on from there when it is started again.
  virtual void stop() = 0;
  // Of what was started last; nothing where nothing was.
  virtual std::optional<SolveReport> report() const = 0;
  virtual Machine machine() const = 0;
  // What a page offers, the smallest first.
  virtual std::vector<SolveGoal> goals() const = 0;
};

// The values under one kind of rules in the folder of the databases.
struct DatabaseSummary {
  perfect::RulesKey key;
  std::size_t files = 0;
  std::uint64_t bytes = 0;
  int moving = 0;     // sectors of the moving phase that can be answered
  int distances = 0;  // … with distances
  int sectors = 0;    // of both phases
};
inline constexpr int all_moving_sectors = 49;
// One for each kind of rules that can be solved. Files that cannot be used do not count.
std::vector<DatabaseSummary> survey_databases(const std::string& folder);
// What may still be written where `folder` is or would be made; nothing where the system does not tell.
std::optional<std::uint64_t> free_disk(const std::string& folder);

// What a host asks for. Lives on the I/O thread.
class Solving {
 public:
  // `solver`: null where nothing is solved here. `folder`: of the databases, empty: there is none.
  // `building`: whether the small database that every machine gets is being built; may be null.
  Solving(Solver* solver, std::string folder, std::function<bool()> building, const Time& time);
  ~Solving();

  // Why nothing can be solved here.
  enum class Obstacle { none, no_solver, no_folder };
  Obstacle obstacle() const;
  bool building() const { return building_ && building_(); }

  // What is on the disk and what the machine has to offer; looked at by a thread of its own.
  struct Stock {
    std::vector<DatabaseSummary> databases;
    std::optional<std::uint64_t> free_disk;
    std::optional<Machine> machine;  // nothing where nothing is solved here
    std::vector<SolveGoal> goals;
  };
  boost::asio::awaitable<Stock> take_stock();

  // What was started last, and by whom.
  struct Last {
    SolveOrder order;
    std::string rules;  // as they were asked for
    std::string by;
    UnixSeconds since = 0;
  };
  struct Status {
    Last last;
    SolveReport report;
  };
  std::optional<Status> status() const;

  Answer<void> start(SolveOrder order, std::string rules, std::string host);
  // What is over stays as it is.
  Answer<void> stop(const std::string& host);

 private:
  Answer<void> check_can_solve() const;

  Solver* solver_;
  std::string folder_;
  std::function<bool()> building_;
  const Time& time_;
  std::optional<Last> last_;
  boost::asio::thread_pool threads_{1};
};

}  // namespace muehle::server
