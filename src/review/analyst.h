// Looks at one position: exactly where a database knows all its moves, else by searching.
#pragma once

#include <functional>
#include <vector>

#include "perfect/probe.h"
#include "review/worth.h"
#include "rules/history.h"

namespace muehle::review {

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
  bool extends_draws = true;  // by searching, which tells drawing moves apart
};

// Searches the last position of a history: a team of threads, a searcher in the browser. Who stops it gets
// what it found so far.
using Search = std::function<Result<search::Report>(const History&, const search::Request&)>;

// The code of the error where nobody knows what a position is worth.
inline constexpr std::string_view no_value = "no_value";

class Analyst {
 public:
  // `probe` may be null and outlives the analyst.
  Analyst(Search search, perfect::Probe* probe, const Effort& effort)
      : search_(std::move(search)), probe_(probe), effort_(effort) {}
  // Without a search: what the database does not know is an error, `no_value`.
  Analyst(perfect::Probe& probe, int lines)
      : probe_(&probe), effort_({.limits = {}, .lines = lines, .extends_draws = false}) {}

  // An error names the file of the database that is damaged, or says that there is no memory to search with.
  // Moves are tried on `history` and taken back.
  Result<Analysis> look(History& history);

  // What the players do best after `line`, its moves included, at most `most_plies` long. Searches only
  // where the database cannot tell one drawing move from another, and where that is wanted.
  Result<std::vector<Move>> extend(const History& history, const Line& line, int most_plies);

 private:
  Result<std::optional<Analysis>> ask(History& trial);
  Result<Analysis> search(const History& history);

  Search search_;
  perfect::Probe* probe_;
  Effort effort_;
};

// What stands when the game is over after the last move of `history`: on the board, or drawn by a rule that
// ends it or lets it be claimed. Nothing while it goes on.
std::optional<Worth> end_worth(const History& history);

}  // namespace muehle::review
