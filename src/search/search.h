// The search: principal-variation alpha-beta with iterative deepening. One thread, no locks, no clock of its
// own; it computes and calls back, and it allocates only when it is made and when it begins.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "rules/history.h"
#include "search/errors.h"
#include "search/score.h"
#include "search/table.h"

namespace muehle::search {

inline constexpr int max_depth = 64;
inline constexpr std::uint64_t unlimited_nodes = std::numeric_limits<std::uint64_t>::max();
inline constexpr std::int64_t unlimited_time = std::numeric_limits<std::int64_t>::max();

// Whichever is reached first ends the search.
struct Limits {
  int depth = max_depth;  // plies, 1..max_depth
  std::uint64_t nodes = unlimited_nodes;
  std::int64_t microseconds = unlimited_time;  // heard only where there is a clock
};
Limits tighter(const Limits& a, const Limits& b);

// Microseconds from some fixed moment, never going back.
using Clock = std::int64_t (*)();

struct Info {
  int depth = 0;     // the last one that was searched to the end
  int seldepth = 0;  // the longest line looked at, in plies
  Score score = 0;   // for the side to move
  std::uint64_t nodes = 0;
  std::int64_t microseconds = 0;
  int hash_permille = 0;
  std::vector<Move> line;  // the principal variation
};

// The search's connections to the world; all may be left out.
struct Control {
  Clock clock = nullptr;
  const std::atomic<bool>* stop = nullptr;             // set by anyone at any time; the search ends at once
  std::function<void(const Info&)> on_info = nullptr;  // after every depth
};

struct Report {
  std::optional<Move> best;  // none only when the game is over on the board
  Info info;
};

class Searcher {
 public:
  // `table` outlives the searcher.
  explicit Searcher(Table& table);
  ~Searcher();
  Searcher(Searcher&&) noexcept;
  Searcher& operator=(Searcher&&) noexcept;

  // The best move in the last position of `history`, under its rules. A win is reported with the fewest plies
  // in which it was proved; once the depth reaches that number nobody can do it faster. The same history,
  // limits without time, errors and table contents give the same answer.
  Report search(const History& history, const Limits& limits, const Control& control = {},
                const Errors& errors = {});

 private:
  class Run;
  struct Memory;
  Table* table_;
  std::unique_ptr<Memory> memory_;
};

}  // namespace muehle::search
