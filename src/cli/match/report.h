// Tells people or machines how a match goes.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "cli/progress.h"
#include "match/external.h"
#include "match/match.h"

namespace muehle::cli {

using Names = std::array<std::string, 2>;                   // of the first and the second
using Usages = std::array<std::optional<match::Usage>, 2>;  // of those that are engines of their own

class MatchReport {
 public:
  MatchReport(Names names, int games, std::optional<match::Hypotheses> hypotheses);

  // On standard error: fouls, and how far it is; on a terminal a line that keeps changing.
  void game_over(const match::FinishedGame& game, const match::Standing& standing);
  // The test has an answer.
  bool decided() const { return decided_; }

  // On standard output: the result.
  void print(const match::Standing& standing, const Usages& usages) const;
  void print_json(const match::Standing& standing, const Usages& usages) const;

 private:
  Names names_;
  int games_;
  std::optional<match::Hypotheses> hypotheses_;
  Progress progress_;
  ChangingLine line_;
  bool decided_ = false;
};

}  // namespace muehle::cli
