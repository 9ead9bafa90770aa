// The search: principal-variation alpha-beta with iterative deepening. One thread, no locks, no clock of its
// own; it computes and calls back. Its nodes allocate nothing: memory is taken when a search is made and when
// it begins, for a line that is told, and where a database is asked.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "perfect/probe.h"
#include "rules/history.h"
#include "search/errors.h"
#include "search/score.h"
#include "search/table.h"

namespace muehle::search {

class Busy;

inline constexpr int max_depth = 64;
inline constexpr std::uint64_t unlimited_nodes = std::numeric_limits<std::uint64_t>::max();
inline constexpr std::int64_t unlimited_time = std::numeric_limits<std::int64_t>::max();

// Whichever is reached first ends the search. Times are heard only where there is a clock.
struct Limits {
  int depth = max_depth;  // plies, 1..max_depth
  std::uint64_t nodes = unlimited_nodes;
  std::int64_t microseconds = unlimited_time;  // never longer
  std::int64_t aim = unlimited_time;           // microseconds after which no new depth is begun
  int win_within = 0;  // plies; above 0: the search ends as soon as a win within so many is proved
};
Limits tighter(const Limits& a, const Limits& b);

// What counts between moves of equal value.
enum class Style : std::uint8_t {
  solid,  // the score alone
  trap,   // the move after which an opponent who can err is most likely to
};

inline constexpr Score largest_contempt = 100;

// What is asked of a search.
struct Request {
  Limits limits = {};
  Errors errors = {};
  int lines = 1;                // the best so many root moves, each with an exact score
  std::vector<Move> only = {};  // legal root moves to consider; empty: all legal ones
  Style style = Style::solid;
  // What a draw by rule costs the side to move at the root, 0..largest_contempt: it then goes on playing
  // where it could as well repeat, and the other side may err.
  Score contempt = 0;
};

// Microseconds from some fixed moment, never going back.
using Clock = std::int64_t (*)();

struct Info {
  int number = 1;    // of the line among those asked for; 1 is the best
  int depth = 0;     // the last one that was searched to the end
  int seldepth = 0;  // the longest line looked at, in plies
  Score score = 0;   // for the side to move
  std::uint64_t nodes = 0;
  std::uint64_t database_hits = 0;
  std::int64_t microseconds = 0;
  int hash_permille = 0;
  bool exact = false;               // the score is the database's value: decided, or 0
  bool ignores_draw_rules = false;  // an exact win or loss that a draw rule can overtake
  std::vector<Move> line;           // the principal variation
};

// The search's connections to the world; all may be left out.
struct Control {
  Clock clock = nullptr;
  const std::atomic<bool>* stop = nullptr;             // set by anyone at any time; the search ends at once
  std::function<void(const Info&)> on_info = nullptr;  // after every depth, once a line
  // While it is true, limits of time are not heard; time counts from the moment it turns false.
  const std::atomic<bool>* pondering = nullptr;
  perfect::Probe* probe = nullptr;  // this thread's way to a database, or none
  int worker = 0;                   // 0 decides and reports; the others only fill the shared table
  Busy* busy = nullptr;             // shared by the workers of one search; none: it has one worker
  std::atomic<std::uint64_t>* nodes =
      nullptr;  // of all workers of one search, who add to it from time to time
};

struct Report {
  std::optional<Move> best;    // none only when the game is over on the board
  std::optional<Move> ponder;  // the expected answer
  Info info;                   // of the best line
  std::vector<Info> lines;     // as many as were asked for, or as there are moves; the best first
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
  // request without times and table contents give the same answer.
  Report search(const History& history, const Request& request, const Control& control = {});

 private:
  class Run;
  struct Memory;
  Table* table_;
  std::unique_ptr<Memory> memory_;
};

}  // namespace muehle::search
