#include "value_iteration/value_iteration.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "rules/movegen.h"
#include "rules/symmetry.h"

namespace muehle::value_iteration {
namespace {

constexpr std::size_t binomial(int n, int k) {
  std::size_t value = 1;
  for (int i = 1; i <= k; ++i)
    value = value * static_cast<std::size_t>(n - k + i) / static_cast<std::size_t>(i);
  return k > n ? 0 : value;
}

// binomials[n][k], for speed.
constexpr auto binomials = [] {
  std::array<std::array<std::size_t, stones_per_side + 1>, point_count + 1> table{};
  for (int n = 0; n <= point_count; ++n) {
    for (int k = 0; k <= stones_per_side; ++k)
      table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)] = binomial(n, k);
  }
  return table;
}();

// The number of `set` among the sets of its size in the order of point_sets().
std::size_t number_of(Mask set) {
  std::size_t number = 0;
  std::size_t n = 0;
  for_each_point(set, [&](Point point) { number += binomials[point][++n]; });
  return number;
}

}  // namespace

Position position_of(Mask own, Mask opp) { return *Position::make({own, opp, 0, 0, Colour::white}); }

Table::Table(Counts counts)
    : width_(binomial(point_count, counts.second)),
      plies_(binomial(point_count, counts.first) * width_, endless) {}

std::size_t Table::place(Mask own, Mask opp) const { return number_of(own) * width_ + number_of(opp); }

Plies Table::at(Mask own, Mask opp) const {
  Plies& plies = const_cast<Plies&>(plies_[place(own, opp)]);  // atomic_ref of a const byte is C++26
  return std::atomic_ref(plies).load(std::memory_order_relaxed);
}

void Table::set(Mask own, Mask opp, Plies plies) {
  std::atomic_ref(plies_[place(own, opp)]).store(plies, std::memory_order_relaxed);
}

std::vector<Mask> point_sets(int size) {
  std::vector<Mask> sets;
  for (Mask set = 0; set <= all_points; ++set) {
    if (count(set) == size) sets.push_back(set);
  }
  return sets;
}

void ValueIteration::solve(Counts counts) {
  const auto [own, opp] = counts;
  if (own < fewest_stones || opp < fewest_stones || !table(counts).empty()) return;
  const Counts partner{opp, own};
  // A capture takes one stone from the other side, which is then to move.
  const Counts after_capture{opp - 1, own};
  const Counts after_partner_captures{own - 1, opp};
  solve(after_capture);
  solve(after_partner_captures);

  std::vector<Row> rows;
  for (const Counts& each : own == opp ? std::vector{counts} : std::vector{counts, partner}) {
    table(each) = Table(each);
    for (Row& row : rows_of(each)) rows.push_back(std::move(row));
  }
  // Wins come in odd rounds and losses in even ones, each from the round before or from a capture. When
  // two rounds find nothing and no capture leads to anything longer, the rest is endless.
  const int longest_capture = std::max(longest(after_capture), longest(after_partner_captures));
  int last_found = 0;
  for (int round = 0; round <= std::max(last_found, longest_capture) + 2; ++round) {
    if (play_round(rows, round) != 0) last_found = round;
  }
  longest_[counts] = longest_[partner] = last_found;
}

int ValueIteration::longest(Counts counts) const {
  const auto found = longest_.find(counts);
  return found == longest_.end() ? 0 : found->second;
}

Table& ValueIteration::table(Counts counts) {
  return tables_[static_cast<std::size_t>(counts.first)][static_cast<std::size_t>(counts.second)];
}
const Table& ValueIteration::table(Counts counts) const {
  return tables_[static_cast<std::size_t>(counts.first)][static_cast<std::size_t>(counts.second)];
}

Plies ValueIteration::plies(const Position& position) const {
  if (!board_state(position, rules_).ongoing()) return 0;
  const Mask own = position.own();
  const Mask opp = position.opponent();
  return table({count(own), count(opp)}).at(own, opp);
}

std::vector<ValueIteration::Row> ValueIteration::rows_of(Counts counts) const {
  std::vector<Row> rows;
  for (const Mask own : point_sets(counts.first)) {
    Row row{counts, own, {0}};
    bool smallest = true;
    for (int symmetry = 1; effort_ == Effort::one_of_each_class && symmetry < symmetry_count; ++symmetry) {
      const Mask image = transform(own, symmetry);
      if (image < own) smallest = false;
      if (image == own) row.keeps.push_back(symmetry);
    }
    if (smallest) rows.push_back(std::move(row));
  }
  return rows;
}

std::uint64_t ValueIteration::play_round(const std::vector<Row>& rows, int round) {
  std::map<Counts, std::vector<Mask>> opponents;
  for (const Row& row : rows) {
    std::vector<Mask>& sets = opponents[row.counts];
    if (sets.empty()) sets = point_sets(row.counts.second);
  }
  std::atomic<std::uint64_t> decided = 0;
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t n = next++; n < rows.size(); n = next++)
      decided += play_row(rows[n], opponents.at(rows[n].counts), round);
  };
  std::vector<std::thread> workers;
  for (int n = 1; n < threads_; ++n) workers.emplace_back(work);
  work();
  for (std::thread& worker : workers) worker.join();
  return decided;
}

std::uint64_t ValueIteration::play_row(const Row& row, const std::vector<Mask>& opponents, int round) {
  const Table& plies = table(row.counts);
  std::uint64_t decided = 0;
  for (const Mask opp : opponents) {
    if ((opp & row.own) != 0 || plies.at(row.own, opp) != endless) continue;
    const auto smaller = [&](int symmetry) { return transform(opp, symmetry) < opp; };
    if (std::any_of(row.keeps.begin(), row.keeps.end(), smaller)) continue;
    if (!decided_at(position_of(row.own, opp), round)) continue;
    write_down(row.own, opp, static_cast<Plies>(round));
    ++decided;
  }
  return decided;
}

// The definition: lost in 0 when the game is over; won in n when the fastest win is to move to a position
// lost in n - 1; lost in n when every move leads to a win and the slowest of them takes n - 1. What was
// decided in earlier rounds is not asked again, so "some move" stands for "fastest".
bool ValueIteration::decided_at(const Position& position, int round) const {
  if (!board_state(position, rules_).ongoing()) return round == 0;
  if (round == 0) return false;

  const bool asks_for_win = round % 2 != 0;
  bool slowest_seen = false;
  for (const Move move : legal_moves(position, rules_)) {
    const Plies reply = plies(position.after(move));
    if (asks_for_win) {
      if (reply == round - 1) return true;
      continue;
    }
    const bool wins_by_now = reply != endless && reply % 2 != 0 && reply < round;
    if (!wins_by_now) return false;
    if (reply == round - 1) slowest_seen = true;
  }
  return slowest_seen;
}

void ValueIteration::write_down(Mask own, Mask opp, Plies plies) {
  Table& written = table({count(own), count(opp)});
  const int images = effort_ == Effort::one_of_each_class ? symmetry_count : 1;
  for (int symmetry = 0; symmetry < images; ++symmetry)
    written.set(transform(own, symmetry), transform(opp, symmetry), plies);
}

}  // namespace muehle::value_iteration
