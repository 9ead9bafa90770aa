// Looks at one position: exactly where a database knows all its moves, else by searching.
#pragma once

#include <array>
#include <atomic>
#include <vector>

#include "cli/analyse/worth.h"
#include "engine/team.h"
#include "perfect/probe.h"
#include "rules/history.h"

namespace muehle::cli::analyse {

struct Line {
  std::vector<Move> moves;  // at least one; more as far as is known
  Worth worth;
};

struct Analysis {
  bool over = false;             // the game is over on the board: there are no lines
  bool exact = false;            // `lines` are all legal moves, each one move long
  Worth worth = {};              // of the position, to the side to move
  std::vector<Line> lines = {};  // best first
  int depth = 0;                 // of the search, where there was one
  std::uint64_t nodes = 0;
};

struct Effort {
  search::Limits limits;
  int lines = 1;
};

class Analyst {
 public:
  // `probe` may be null. Both outlive the analyst, and so does `stop`, which ends every search.
  Analyst(engine::Team& team, perfect::Probe* probe, const Effort& effort, const std::atomic<bool>& stop)
      : team_(team), probe_(probe), effort_(effort), stop_(stop) {}

  // An error names the file of the database that is damaged, or says that there is no memory to search with.
  Result<Analysis> look(const History& history);

  // What the players do best after `line`, its moves included, at most `most_plies` long. Searches only
  // where the database cannot tell one drawing move from another.
  Result<std::vector<Move>> extend(const History& history, const Line& line, int most_plies);

 private:
  Result<std::optional<Analysis>> ask(const History& history);
  Result<std::optional<Worth>> worth_after(History& history, Move move);
  Result<Analysis> search(const History& history);

  engine::Team& team_;
  perfect::Probe* probe_;
  Effort effort_;
  const std::atomic<bool>& stop_;
};

// What stands when the game is over after the last move of `history`: on the board, or drawn by a rule that
// ends it or lets it be claimed. Nothing while it goes on.
std::optional<Worth> end_worth(const History& history);

}  // namespace muehle::cli::analyse
