#include "cli/db/survey_run.h"

#include <fmt/format.h>

#include "cli/progress.h"
#include "cli/stop_signals.h"
#include "perfect/classes.h"
#include "perfect/shape.h"
#include "solver/machine.h"

namespace muehle::cli::db {
namespace {

// How far it is, by the slots of the sectors that are done.
class SurveyProgress {
 public:
  explicit SurveyProgress(const std::vector<perfect::Sector>& sectors)
      : progress_(sectors.size(), "sectors") {
    for (const perfect::Sector& sector : sectors) slots_ += shape_of(sector).slots();
  }

  void clear() const { line_.clear(); }
  void show(const perfect::Sector& done) {
    ++sectors_done_;
    slots_done_ += shape_of(done).slots();
    line_.show(progress_.text(sectors_done_, static_cast<double>(slots_done_) / static_cast<double>(slots_)));
  }

 private:
  Progress progress_;
  ChangingLine line_;
  std::uint64_t sectors_done_ = 0;
  std::uint64_t slots_ = 0;
  std::uint64_t slots_done_ = 0;
};

}  // namespace

Result<SurveyEnd> run_survey(const perfect::Database& database, int threads,
                             const std::function<void(const solver::SectorSurvey&)>& report) {
  const StopSignals signals;
  SurveyProgress progress(solver::surveyed_sectors(database));
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
