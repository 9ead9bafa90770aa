#include "solver/plan.h"

#include <algorithm>

#include "perfect/shape.h"
#include "solver/failure.h"
#include "support/text.h"

namespace muehle::solver {
namespace {

using perfect::Content;
using perfect::moving_sector;
using perfect::Sector;

constexpr std::string_view up_to = "up-to-";

// ---- what is asked for ----

std::vector<Sector> moving_sectors(int most_stones) {
  std::vector<Sector> sectors;
  for (int own = fewest_stones; own <= stones_per_side; ++own) {
    for (int opp = fewest_stones; opp <= std::min(stones_per_side, most_stones - own); ++opp)
      sectors.push_back(moving_sector(own, opp));
  }
  return sectors;
}

Result<Sector> parse_sector(std::string_view text) {
  const std::size_t hyphen = text.find('-');
  if (hyphen != std::string_view::npos) {
    const auto own = read_number(text.substr(0, hyphen));
    const auto opp = read_number(text.substr(hyphen + 1));
    if (own && opp) {
      if (const Sector sector = moving_sector(*own, *opp); perfect::exists(sector)) return sector;
      return fail(Failure::bad_goal, "there is no sector '" + std::string(text) +
                                         "': in the moving phase each side has three to nine stones");
    }
  }
  return fail(Failure::bad_goal,
              "'" + std::string(text) +
                  "' is no sector; wanted are sectors as in 4-3 or 4-3,5-3, up-to-N, or moving");
}

// ---- steps ----

int placing_total(const Sector& sector) {
  return sector.own + sector.own_hand() + sector.opp + sector.opp_hand();
}

void add_stores(Step& step, const Sector& sector, bool distances) {
  if (!perfect::stored(sector)) return;
  step.stores.emplace_back(sector, Content::wdl);
  if (distances) step.stores.emplace_back(sector, Content::distance);
}

Step moving_step(int own, int opp, bool packed, bool distances) {
  Step step;
  step.sectors.push_back(moving_sector(own, opp));
  if (own != opp) step.sectors.push_back(moving_sector(opp, own));
  for (const Sector& sector : step.sectors) {
    const Sector captured = moving_sector(sector.opp - 1, sector.own);
    if (perfect::exists(captured)) step.reads.push_back({WorkKind::distances, captured});
    step.makes.push_back({WorkKind::distances, sector});
    if (packed) step.makes.push_back({WorkKind::packed, sector});
    add_stores(step, sector, distances);
  }
  return step;
}

void add_moving_steps(const Goal& goal, std::vector<Step>& plan) {
  std::set<std::pair<int, int>> pairs;  // all stones, the larger side
  const auto add = [&](const auto& self, int own, int opp) -> void {
    if (own < opp) std::swap(own, opp);
    if (opp < fewest_stones || !pairs.emplace(own + opp, own).second) return;
    self(self, own - 1, opp);
    self(self, own, opp - 1);
  };
  for (const Sector& sector : goal.sectors) add(add, sector.own, sector.opp);
  for (const auto& [stones, own] : pairs) {
    const int opp = stones - own;
    const bool packed = stones <= goal.most_placing_stones && goal.distances != Distances::all;
    plan.push_back(moving_step(own, opp, packed, goal.distances != Distances::none));
  }
}

Step placing_step(const Sector& sector, bool distances) {
  Step step;
  step.sectors.push_back(sector);
  step.solves = distances ? WorkKind::distances : WorkKind::packed;
  step.makes.push_back({step.solves, sector});
  add_stores(step, sector, distances);
  // The one who moves becomes the opponent; he may have taken a stone.
  for (const int opp : {sector.opp, sector.opp - 1}) {
    const Sector next{sector.ply + 1, opp, sector.own + 1};
    // After the last placement White moves, as he would anyway.
    if (perfect::exists(next)) step.reads.push_back({step.solves, next});
  }
  return step;
}

void add_placing_steps(const Goal& goal, std::vector<Step>& plan) {
  std::vector<Sector> sectors = perfect::all_sectors();
  std::sort(sectors.begin(), sectors.end(),
            [](const Sector& a, const Sector& b) { return a.ply != b.ply ? a.ply > b.ply : a < b; });
  for (const Sector& sector : sectors) {
    if (!sector.moving() && placing_total(sector) <= goal.most_placing_stones)
      plan.push_back(placing_step(sector, goal.distances == Distances::all));
  }
}

// What a step solves, as opposed to what is made from that.
std::vector<WorkFile> solved_by(const Step& step) {
  std::vector<WorkFile> files;
  for (const Sector& sector : step.sectors) files.push_back({step.solves, sector});
  return files;
}

// In the placing phase the rows are White's, in the moving phase the mover's, who is White there.
std::uint64_t slots_of(const Sector& sector) { return white_shape_of(sector).slots(); }

// ---- estimates, from whole runs ----

constexpr double moving_cost = 70e-9;
constexpr double placing_cost = 20e-9;
constexpr double placing_distances_cost = 60e-9;
constexpr double wdl_cost = 8e-9;
constexpr double distance_cost = 40e-9;

// States, values, and the lists of what was decided last and what captures decide later.
constexpr double moving_bytes_a_slot = 5.3;
constexpr std::uint64_t fixed_bytes = std::uint64_t{300} << 20;

constexpr std::uint64_t slots_in_a_wdl_byte = 8;
constexpr std::uint64_t slots_in_a_distance_byte = 2;

std::uint64_t size_of(const DatabaseFile& file) {
  const std::uint64_t slots = slots_of(file.first);
  return slots / (file.second == Content::wdl ? slots_in_a_wdl_byte : slots_in_a_distance_byte);
}

}  // namespace

Result<Goal> parse_goal(std::string_view text, bool placing, Distances distances) {
  if (distances == Distances::all && !placing)
    return fail(Failure::bad_goal, "distances of the placing phase go with the placing phase");
  Goal goal;
  goal.distances = distances;
  int most = 0;
  if (text == "moving") most = most_stones_in_all;
  if (text.starts_with(up_to)) {
    const auto stones = read_number(text.substr(up_to.size()), fewest_stones_in_all, most_stones_in_all);
    if (!stones) {
      return fail(Failure::bad_goal,
                  "'" + std::string(text) + "': N in up-to-N is the number of stones of both sides, " +
                      std::to_string(fewest_stones_in_all) + " to " + std::to_string(most_stones_in_all));
    }
    most = *stones;
  }
  if (most != 0) {
    goal.sectors = moving_sectors(most);
    if (placing) goal.most_placing_stones = most;
    return goal;
  }
  if (placing)
    return fail(Failure::bad_goal,
                "the placing phase is solved with up-to-N or moving, not with single sectors");
  while (true) {
    const std::size_t comma = text.find(',');
    const Result<Sector> sector = parse_sector(text.substr(0, comma));
    if (!sector) return tl::unexpected(sector.error());
    goal.sectors.push_back(*sector);
    if (comma == std::string_view::npos) return goal;
    text.remove_prefix(comma + 1);
  }
}

std::uint64_t Step::slots() const {
  std::uint64_t slots = 0;
  for (const Sector& sector : sectors) slots += slots_of(sector);
  return slots;
}

std::vector<Step> make_plan(const Goal& goal) {
  std::vector<Step> plan;
  add_moving_steps(goal, plan);
  add_placing_steps(goal, plan);
  return plan;
}

std::vector<Todo> what_is_left(const std::vector<Step>& plan, const Inventory& inventory) {
  std::vector<Todo> todo(plan.size(), Todo::nothing);
  std::set<WorkFile> needed;
  const auto has = [&](const WorkFile& file) { return inventory.work.contains(file); };
  for (std::size_t n = plan.size(); n-- > 0;) {
    const Step& step = plan[n];
    const bool lacks_file =
        std::any_of(step.stores.begin(), step.stores.end(),
                    [&](const DatabaseFile& file) { return !inventory.database.contains(file); });
    const bool lacks_work = std::any_of(step.makes.begin(), step.makes.end(), [&](const WorkFile& file) {
      return needed.contains(file) && !has(file);
    });
    if (!lacks_file && !lacks_work) continue;
    const std::vector<WorkFile> solved = solved_by(step);
    const bool is_solved = std::all_of(solved.begin(), solved.end(), has);
    todo[n] = is_solved ? Todo::store : Todo::solve;
    const std::vector<WorkFile>& reads = is_solved ? solved : step.reads;
    needed.insert(reads.begin(), reads.end());
  }
  return todo;
}

std::set<WorkFile> needed_from(const std::vector<Step>& plan, const std::vector<Todo>& todo,
                               std::size_t begin) {
  std::set<WorkFile> needed;
  for (std::size_t n = begin; n < plan.size(); ++n) {
    if (todo[n] == Todo::nothing) continue;
    const std::vector<WorkFile> reads = todo[n] == Todo::store ? solved_by(plan[n]) : plan[n].reads;
    needed.insert(reads.begin(), reads.end());
  }
  return needed;
}

double cost_of_solving(const Step& step) {
  const double placing = step.solves == WorkKind::distances ? placing_distances_cost : placing_cost;
  return static_cast<double>(step.slots()) * (step.moving() ? moving_cost : placing);
}

double cost_of_storing(const DatabaseFile& file) {
  return static_cast<double>(slots_of(file.first)) * (file.second == Content::wdl ? wdl_cost : distance_cost);
}

double cost_of(const Step& step, Todo todo) {
  if (todo == Todo::nothing) return 0;
  double seconds = todo == Todo::solve ? cost_of_solving(step) : 0;
  for (const DatabaseFile& file : step.stores) seconds += cost_of_storing(file);
  return seconds;
}

std::uint64_t memory_of(const Step& step, const std::vector<Step>& plan) {
  if (step.moving()) {
    return fixed_bytes + static_cast<std::uint64_t>(moving_bytes_a_slot * static_cast<double>(step.slots()));
  }
  // Distances are read where they lie on the disk.
  if (step.solves == WorkKind::distances) return fixed_bytes + step.slots();
  // What is read of the ply after this one, and all of this one.
  std::set<WorkFile> held;
  for (const Step& other : plan) {
    if (other.moving() || other.sectors.front().ply != step.sectors.front().ply) continue;
    held.insert(other.reads.begin(), other.reads.end());
    held.insert(other.makes.begin(), other.makes.end());
  }
  std::uint64_t bytes = fixed_bytes;
  for (const WorkFile& file : held) bytes += size_of(file);
  return bytes;
}

std::uint64_t size_of(const WorkFile& file) {
  if (file.kind == WorkKind::distances) return slots_of(file.sector);
  const perfect::Shape shape = white_shape_of(file.sector);
  return std::uint64_t{shape.rows} * shape.stride;
}

std::uint64_t disk_for(const std::vector<Step>& plan, const std::vector<Todo>& todo,
                       const Inventory& inventory, bool keep_work) {
  std::set<WorkFile> kept = inventory.work;
  std::int64_t bytes = 0;
  std::int64_t most = 0;
  for (std::size_t n = 0; n < plan.size(); ++n) {
    if (todo[n] == Todo::nothing) continue;
    const std::set<WorkFile> needed = needed_from(plan, todo, n + 1);
    for (const WorkFile& file : plan[n].makes) {
      if ((keep_work || needed.contains(file)) && kept.insert(file).second)
        bytes += static_cast<std::int64_t>(size_of(file));
    }
    for (const DatabaseFile& file : plan[n].stores) {
      if (!inventory.database.contains(file)) bytes += static_cast<std::int64_t>(size_of(file));
    }
    most = std::max(most, bytes);
    if (keep_work) continue;
    for (auto file = kept.begin(); file != kept.end();) {
      if (needed.contains(*file)) {
        ++file;
        continue;
      }
      bytes -= static_cast<std::int64_t>(size_of(*file));
      file = kept.erase(file);
    }
  }
  return static_cast<std::uint64_t>(most);
}

}  // namespace muehle::solver
