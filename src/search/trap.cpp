#include "search/trap.h"

#include <algorithm>
#include <cmath>

#include "search/evaluate.h"

namespace muehle::search {
namespace {

// What a player sees who looks `plies` ahead and then judges: plain alpha-beta.
Score seen(const Position& position, const RuleSet& rules, int plies, Score alpha, Score beta) {
  const BoardState state = board_state(position, rules);
  if (!state.ongoing()) return state.winner == position.to_move() ? win_in(0) : loss_in(0);
  if (plies == 0) return evaluate(position, rules);
  Score best = -infinite_score;
  for (const Move move : legal_moves(position, rules)) {
    best = std::max(best, -seen(position.after(move), rules, plies - 1, -beta, -std::max(alpha, best)));
    if (best >= beta) break;
  }
  return best;
}

}  // namespace

std::vector<double> chances(const Position& position, const MoveList& moves, const RuleSet& rules,
                            const ErrorModel& model) {
  std::vector<double> weights;
  Score best = -infinite_score;
  std::vector<Score> scores;
  for (const Move move : moves) {
    scores.push_back(-seen(position.after(move), rules, model.sight - 1, -infinite_score, infinite_score));
    best = std::max(best, scores.back());
  }
  double sum = 0;
  for (const Score score : scores) {
    weights.push_back(std::exp((score - best) / model.temperature));
    sum += weights.back();
  }
  const double blind = model.blunder_share / static_cast<double>(moves.size());
  for (double& weight : weights) weight = (1 - model.blunder_share) * weight / sum + blind;
  return weights;
}

TrapFinder::TrapFinder(const RuleSet& rules, const ErrorModel& model, const TrapPlan& plan, Keepers keepers)
    : rules_(rules), model_(model), plan_(plan), keepers_(std::move(keepers)) {}

std::optional<double> TrapFinder::chance_of_error(const Position& position) const {
  return chance(position, plan_.turns);
}

std::optional<double> TrapFinder::chance(const Position& position, int turns) const {
  const MoveList moves = legal_moves(position, rules_);
  if (moves.empty()) return 0;
  const std::optional<std::vector<bool>> keeps = keepers_(position, moves);
  if (!keeps) return std::nullopt;
  const std::vector<double> likely = chances(position, moves, rules_, model_);
  double errs = 0;
  for (int n = 0; n < moves.size(); ++n) {
    const auto at = static_cast<std::size_t>(n);
    if (!(*keeps)[at]) {
      errs += likely[at];
    } else if (turns > 1) {
      const std::optional<double> later = best_reply(position.after(moves[n]), turns - 1);
      if (!later) return std::nullopt;
      errs += likely[at] * *later;
    }
  }
  return errs;
}

// Replies are taken in an order that does not depend on chance: those that look best first, as far as they
// keep the value.
std::optional<double> TrapFinder::best_reply(const Position& position, int turns) const {
  const MoveList moves = legal_moves(position, rules_);
  if (moves.empty()) return 0;
  const std::optional<std::vector<bool>> keeps = keepers_(position, moves);
  if (!keeps) return std::nullopt;
  std::vector<std::pair<Score, int>> good;
  for (int n = 0; n < moves.size(); ++n) {
    if ((*keeps)[static_cast<std::size_t>(n)]) {
      good.emplace_back(-seen(position.after(moves[n]), rules_, 0, -infinite_score, infinite_score), n);
    }
  }
  std::sort(good.begin(), good.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  if (static_cast<int>(good.size()) > plan_.replies) good.resize(static_cast<std::size_t>(plan_.replies));
  double best = 0;
  for (const auto& [score, n] : good) {
    const std::optional<double> found = chance(position.after(moves[n]), turns);
    if (!found) return std::nullopt;
    best = std::max(best, *found);
  }
  return best;
}

}  // namespace muehle::search
