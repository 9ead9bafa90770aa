// The database as the search asks it: what it says is counted, and the first error ends the asking.
#pragma once

#include <atomic>
#include <bitset>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "perfect/probe.h"
#include "rules/movegen.h"
#include "search/budget.h"
#include "search/score.h"

namespace muehle::search {

class Oracle {
 public:
  // What an oracle does about pages that are not at hand.
  enum class Patience {
    never_waits,    // asks for them and says what is known without them
    until_stopped,  // waits for them
  };

  // `probe` may be null; it and `stop`, which ends the waiting, outlive the oracle.
  explicit Oracle(perfect::Probe* probe, Patience patience = Patience::until_stopped,
                  const std::atomic<bool>* stop = nullptr)
      : probe_(probe), patience_(patience), stop_(stop) {}

  bool available() const { return probe_ != nullptr; }

  struct Reply {
    std::optional<perfect::Answer> answer = {};
    bool final = true;  // nothing more will be known when more pages are at hand
  };
  // A reply without an answer that is final: the database knows nothing, or no more.
  Reply consult(const Position& position);
  // The same where an answer is of use now or not at all.
  std::optional<perfect::Answer> ask(const Position& position) { return consult(position).answer; }

  std::uint64_t hits() const { return hits_; }

 private:
  // Looks, and waits for what is missing.
  Result<perfect::Sight> wait(const Position& position);
  // Each page once, and not too many.
  void ask_for(std::vector<perfect::Page> pages);
  bool stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }

  // The pages of a root with all its moves and of what lies near it; more would only keep a disk busy.
  static constexpr std::size_t most_pages_ahead = 1024;

  perfect::Probe* probe_;
  Patience patience_;
  const std::atomic<bool>* stop_;
  std::uint64_t hits_ = 0;
  std::set<std::pair<const void*, std::uint32_t>> asked_for_;  // pages, by file and number
  std::bitset<1 << 16> absent_;  // kinds of positions that the database does not hold, by numbers of stones
};

// What the mover has after `move`, plies counted from before it.
std::optional<perfect::Answer> ask_about(Oracle& oracle, const Position& position, Move move);

// Draws as 0, wins and losses with their distance, or with `unknown_plies` where none is stored.
Score score_of(const perfect::Answer& answer);

// Play by the database from `position`, as in perfect::best_line(); it ends with the budget.
std::vector<Move> exact_line(Oracle& oracle, Budget& budget, const Position& position, const RuleSet& rules,
                             int plies);

}  // namespace muehle::search
