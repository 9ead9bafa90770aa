#include "cli/db/survey_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "cli/stop_signals.h"
#include "perfect/classes.h"
#include "solver/machine.h"

namespace muehle::cli::db {
namespace {

constexpr int most_threads = 256;

// A line on stderr that keeps changing.
class ProgressLine {
 public:
  explicit ProgressLine(const std::vector<perfect::Sector>& sectors)
      : shown_(isatty(STDERR_FILENO) != 0), sectors_(sectors.size()) {
    for (const perfect::Sector& sector : sectors) slots_ += perfect::slot_count(sector.own, sector.opp);
  }

  void clear() const {
    if (!shown_) return;
    std::fflush(stdout);
    std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
  }

  void show(const perfect::Sector& done) {
    ++sectors_done_;
    slots_done_ += perfect::slot_count(done.own, done.opp);
    if (!shown_) return;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin_;
    const double part = static_cast<double>(slots_done_) / static_cast<double>(slots_);
    const auto left = static_cast<int>(taken.count() / part * (1 - part));
    std::fflush(stdout);
    fmt::print(stderr, "\r\033[K{} of {} sectors, {:.0f} %, {}:{:02} left", sectors_done_, sectors_,
               100 * part, left / 60, left % 60);
    std::fflush(stderr);
  }

 private:
  bool shown_;
  std::size_t sectors_;
  std::size_t sectors_done_ = 0;
  std::uint64_t slots_ = 0;
  std::uint64_t slots_done_ = 0;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace

Result<SurveyEnd> run_survey(const perfect::Database& database, int threads,
                             const std::function<void(const solver::SectorSurvey&)>& report) {
  const StopSignals signals;
  ProgressLine progress(solver::surveyed_sectors(database));
  const solver::SurveyOptions options{.threads = threads == 0 ? solver::available_threads() : threads,
                                      .stop = &signals.stop()};
  const Result<void> done = solver::survey(database, options, [&](const solver::SectorSurvey& sector) {
    progress.clear();
    report(sector);
    progress.show(sector.sector);
  });
  progress.clear();
  if (!done) return tl::unexpected(done.error());
  if (signals.stop().load()) return SurveyEnd{true, signals.exit_status()};
  return SurveyEnd{};
}

std::string name_of(const perfect::Sector& sector) {
  const std::string stones = fmt::format("{}-{}", sector.own, sector.opp);
  return sector.moving() ? "moving " + stones : fmt::format("placing, ply {}, {}", sector.ply, stones);
}

void add_threads_option(Arguments command, int& threads) {
  command.option("--threads", threads, "Processors to use; all of them without it").range(1, most_threads);
}

}  // namespace muehle::cli::db
