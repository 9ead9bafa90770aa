// `value_iteration_check SECTOR [--rules R] [--db DIR]`: solves a sector of the moving phase and what it
// leads to by plain forward value iteration (tests/value_iteration) and compares every position of it, and of
// its partner, with the solver or with a database.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include "perfect/folder.h"
#include "perfect/index.h"
#include "perfect/shape.h"
#include "rules/notation.h"
#include "solver/moving.h"
#include "value_iteration/value_iteration.h"

namespace {

using namespace muehle;
using value_iteration::Counts;
using value_iteration::Plies;
using value_iteration::ValueIteration;

// Solves in memory, as the solver does, what `counts` depends on.
class Solved {
 public:
  Solved(MillProtection protection, int threads) : protection_(protection), threads_(threads) {}

  void solve(Counts counts) {
    const auto [own, opp] = counts;
    const perfect::Sector id = perfect::moving_sector(std::max(own, opp), std::min(own, opp));
    if (id.opp < fewest_stones || sectors_.contains(id)) return;
    solve({id.own, id.opp - 1});
    solve({id.own - 1, id.opp});
    const auto finished = [this](const perfect::Sector& child) {
      return std::span<const solver::Distance>(sectors_.at(child));
    };
    solver::SolvedPair pair = solver::solve_moving_pair(id, protection_, masks_, finished, threads_);
    sectors_[id] = std::move(pair.values);
    if (id.own != id.opp) sectors_[partner_of(id)] = std::move(pair.partner_values);
  }

  Plies plies(Mask own, Mask opp) const {
    const perfect::Place place = perfect::place_of(own, opp);
    const perfect::Sector sector = perfect::moving_sector(count(own), count(opp));
    return sectors_.at(sector)[std::size_t{place.row} * shape_of(sector).width + place.column];
  }

 private:
  MillProtection protection_;
  int threads_;
  solver::MaskTable masks_;
  std::map<perfect::Sector, solver::SectorValues> sectors_;
};

// What is compared with value iteration: the plies of a position of the moving phase, as it writes them.
using Values = std::function<Result<Plies>(Mask own, Mask opp)>;

Values in_memory(Counts counts, MillProtection protection, int threads) {
  const auto solved = std::make_shared<Solved>(protection, threads);
  solved->solve(counts);
  return [solved](Mask own, Mask opp) -> Result<Plies> { return solved->plies(own, opp); };
}

Values in_database(const perfect::Database& database) {
  const std::shared_ptr<perfect::Probe> probe = perfect::make_probe(database);
  return [probe](Mask own, Mask opp) -> Result<Plies> {
    const auto answer = probe->answer(value_iteration::position_of(own, opp));
    if (!answer) return tl::unexpected(answer.error());
    if (!*answer)
      return fail("the database does not know " + to_text(value_iteration::position_of(own, opp)));
    if ((*answer)->value == perfect::Value::draw) return value_iteration::endless;
    if (!(*answer)->plies) return fail("the database has no distances for this sector");
    return static_cast<Plies>(*(*answer)->plies);
  };
}

std::string shown(Plies plies) {
  if (plies == value_iteration::endless) return "draw";
  return fmt::format("{} {}", plies % 2 != 0 ? "win" : "loss", plies);
}

// Prints a row and the first differences; returns how many there are.
Result<std::uint64_t> compare(Counts counts, const ValueIteration& plain, const Values& values) {
  constexpr std::uint64_t shown_differences = 10;
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  std::uint64_t different = 0;
  const std::vector<Mask> opponents = value_iteration::point_sets(counts.second);
  for (const Mask own : value_iteration::point_sets(counts.first)) {
    for (const Mask opp : opponents) {
      if ((own & opp) != 0) continue;
      const Plies expected = plain.plies(value_iteration::position_of(own, opp));
      const Result<Plies> found = values(own, opp);
      if (!found) return tl::unexpected(found.error());
      ++(expected == value_iteration::endless ? draws : expected % 2 != 0 ? wins : losses);
      if (expected == *found) continue;
      if (++different > shown_differences) continue;
      fmt::print("{}: {}, value iteration says {}\n", to_text(value_iteration::position_of(own, opp)),
                 shown(*found), shown(expected));
    }
  }
  fmt::print("{}-{}: {} positions, {} won, {} drawn, {} lost, {} different\n", counts.first, counts.second,
             wins + draws + losses, wins, draws, losses, different);
  std::fflush(stdout);
  return different;
}

bool read_sector(const std::string& text, Counts& counts) {
  return std::sscanf(text.c_str(), "%d-%d", &counts.first, &counts.second) == 2 &&
         std::min(counts.first, counts.second) >= fewest_stones && counts.first + counts.second <= 10;
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Compares the values of a small sector of the moving phase with plain value iteration.");
  std::string sector;
  std::string rules_text = "standard";
  std::string folder;
  bool raw = false;
  int threads = 2;
  app.add_option("SECTOR", sector, "own-opponent, as in 4-3; at most ten stones")->required();
  app.add_option("--rules", rules_text, "rule set")->capture_default_str();
  app.add_option("--db", folder, "compare with the database in this folder; else with a solver in memory");
  app.add_flag("--raw", raw, "let value iteration look at every position, not at one of each symmetry class");
  app.add_option("--threads", threads, "threads")->capture_default_str()->check(CLI::Range(1, 64));
  CLI11_PARSE(app, argc, argv);

  const auto refuse = [](const std::string& message) {
    fmt::print(stderr, "value_iteration_check: {}\n", message);
    return 2;
  };
  Counts counts;
  if (!read_sector(sector, counts))
    return refuse("SECTOR is own-opponent with 3 or more stones each and 10 at most, as in 4-3");
  const Result<RuleSet> rules = parse_rules(rules_text);
  if (!rules) return refuse(rules.error().message);
  const Result<perfect::RulesKey> key = perfect::key_of(*rules);
  if (!key) return refuse(key.error().message);

  const auto begin = std::chrono::steady_clock::now();
  ValueIteration plain(
      *rules, raw ? value_iteration::Effort::every_position : value_iteration::Effort::one_of_each_class,
      threads);
  plain.solve(counts);
  fmt::print("value iteration: {:.1f} s\n", seconds_since(begin));

  const perfect::OpenedFolder opened = perfect::open_folder(folder, *key);
  const Values values =
      folder.empty() ? in_memory(counts, key->mill_protection, threads) : in_database(opened.database);
  std::set<Counts> both = {counts, {counts.second, counts.first}};
  std::uint64_t different = 0;
  for (const Counts& each : both) {
    const Result<std::uint64_t> found = compare(each, plain, values);
    if (!found) return refuse(found.error().message);
    different += *found;
  }
  return different == 0 ? 0 : 1;
}
