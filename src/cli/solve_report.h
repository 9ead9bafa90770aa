// Tells people or machines what the solver does.
#pragma once

#include <chrono>

#include "solver/event.h"

namespace muehle::cli {

// For people: a line for each step on standard output, and on a terminal a line below it that keeps changing.
class SolveText {
 public:
  // `changing`: standard error is a terminal.
  SolveText(std::string folder, bool changing) : folder_(std::move(folder)), changing_(changing) {}
  void operator()(const solver::Event& event);
  // Removes the changing line.
  void clear();

 private:
  void tell(const solver::BadFile& bad);
  void tell(const solver::Damage& damage);
  void tell(const solver::Planned& planned);
  void tell(const solver::StepStarted& started);
  void tell(const solver::Progress& progress);
  void tell(const solver::StepDone& done);

  std::string folder_;
  bool changing_;
  std::string step_;
};

// For machines: a line of JSON for each event.
void print_solve_event(const solver::Event& event);

}  // namespace muehle::cli
