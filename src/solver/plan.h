// What is to be solved, in which order, and what that takes.
//
// A capture leads to a sector with fewer stones, so the moving phase is solved pair by pair (own–opp and
// opp–own depend on each other) from few stones to many. The placing phase follows backwards from the last
// placement; after that the game goes on in the moving phase, so it needs all of it.
#pragma once

#include <compare>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "perfect/sector.h"

namespace muehle::solver {

// Of which positions the plies to the end are stored, too.
enum class Distances { none, moving, all };

// What is wanted, without what it depends on. `most_stones` stones both players have in all, those in hand
// included.
struct Goal {
  std::vector<perfect::Sector> sectors;  // of the moving phase
  int most_placing_stones = 0;           // also the placing phase of games with so many stones; 0: none
  Distances distances = Distances::none;
};

inline constexpr int most_stones_in_all = 2 * stones_per_side;
inline constexpr int fewest_stones_in_all = 2 * fewest_stones;

// Sectors as people write them: `4-3,5-3`, `up-to-8` or `moving`. With `placing` the placing phase of games
// with as many stones is wanted, too; a list of sectors has none.
Result<Goal> parse_goal(std::string_view text, bool placing, Distances distances);

// Files that are kept until no later step reads them: distances of the side to move, one byte a slot; and
// win, draw and loss as White sees them, two bits a slot. The rows of a moving sector are those of its mover;
// in the placing phase they are White's. Whoever placed last, White moves first, so a moving sector stands
// there with White as its mover.
enum class WorkKind { distances, packed };
struct WorkFile {
  WorkKind kind;
  perfect::Sector sector;
  friend auto operator<=>(const WorkFile&, const WorkFile&) = default;
};

// A file of the database.
using DatabaseFile = std::pair<perfect::Sector, perfect::Content>;

struct Step {
  // A sector of the placing phase, or a pair of the moving phase (one sector where both have as many stones);
  // own >= opp in the first one.
  std::vector<perfect::Sector> sectors;
  WorkKind solves = WorkKind::distances;
  std::vector<WorkFile> reads;
  std::vector<WorkFile> makes;
  std::vector<DatabaseFile> stores;

  bool moving() const { return sectors.front().moving(); }
  std::uint64_t slots() const;
};

// All steps to a goal, each after those that it reads from.
std::vector<Step> make_plan(const Goal& goal);

// What is there already.
struct Inventory {
  std::set<WorkFile> work;
  std::set<DatabaseFile> database;
};

enum class Todo {
  nothing,
  store,  // only files are missing: what they are made from is there
  solve,
};
// What is left to do of each step of `plan`.
std::vector<Todo> what_is_left(const std::vector<Step>& plan, const Inventory& inventory);

// The working files that steps from `begin` on read.
std::set<WorkFile> needed_from(const std::vector<Step>& plan, const std::vector<Todo>& todo,
                               std::size_t begin);

// ---- what it takes; all of it estimated, on the safe side ----

// Seconds of an ordinary machine with two cores.
double cost_of_solving(const Step& step);
double cost_of_storing(const DatabaseFile& file);
double cost_of(const Step& step, Todo todo);
// Bytes of memory while the step is done, besides what the system may take back at any time.
std::uint64_t memory_of(const Step& step, const std::vector<Step>& plan);
// Bytes on the disk at the worst moment, besides those of `inventory`. `keep_work`: nothing is removed.
std::uint64_t disk_for(const std::vector<Step>& plan, const std::vector<Todo>& todo,
                       const Inventory& inventory, bool keep_work);
std::uint64_t size_of(const WorkFile& file);

}  // namespace muehle::solver
