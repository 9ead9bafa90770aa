// Tells people or machines what the solver does.
#pragma once

#include "cli/progress.h"
#include "solver/notice.h"

namespace muehle::cli {

// For people: a line for each step on standard output, and on a terminal a line below it that keeps changing.
class SolveText {
 public:
  explicit SolveText(std::string folder) : folder_(std::move(folder)) {}
  void operator()(const solver::Notice& notice);
  // Removes the changing line.
  void clear() const { line_.clear(); }

 private:
  void tell(const solver::BadFile& bad);
  void tell(const solver::Damage& damage);
  void tell(const solver::Planned& planned);
  void tell(const solver::StepStarted& started);
  void tell(const solver::Progress& progress);
  void tell(const solver::StepDone& done);

  std::string folder_;
  ChangingLine line_;
  std::string step_;
};

// For machines: a line of JSON for each of them.
void print_solve_notice(const solver::Notice& notice);

}  // namespace muehle::cli
