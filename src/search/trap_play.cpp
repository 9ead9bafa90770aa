#include "search/trap_play.h"

#include <algorithm>
#include <cassert>

#include "search/trap.h"

namespace muehle::search {
namespace {

// Without a database what is an error is found by searches of this depth, and traps are thought out one turn
// ahead.
constexpr int judging_depth = 6;
constexpr TrapPlan plan_without_database{.turns = 1, .replies = 1};

bool counts_as_best(const Info& info, const std::vector<Info>& best_first) {
  return info.score >= best_first.front().score - equal_within;
}

std::optional<std::vector<bool>> keepers_by_database(const Position& position, const MoveList& moves,
                                                     Oracle& oracle, Budget& budget) {
  if (budget.look()) return std::nullopt;
  std::vector<perfect::Value> values;
  for (const Move move : moves) {
    const std::optional<perfect::Answer> answer = ask_about(oracle, position, move);
    if (!answer) return std::nullopt;
    values.push_back(answer->value);
  }
  const perfect::Value best = *std::max_element(values.begin(), values.end());
  std::vector<bool> keeps;
  for (const perfect::Value value : values) keeps.push_back(value == best);
  return keeps;
}

std::optional<std::vector<bool>> keepers_by_search(const Position& position, const MoveList& moves,
                                                   const RuleSet& rules, const ScoreMoves& score_moves) {
  const auto infos = score_moves(History(rules, Start{position, 0, 1}), judging_depth, moves.size());
  if (!infos) return std::nullopt;
  std::vector<bool> keeps;
  for (const Move move : moves) {
    keeps.push_back(std::any_of(infos->begin(), infos->end(), [&](const Info& info) {
      return info.line.front() == move && counts_as_best(info, *infos);
    }));
  }
  return keeps;
}

// Puts the choices that are as good as the best one first, by a search; how many they are.
std::size_t put_equals_first(std::vector<Choice>& choices, const History& history, int depth,
                             const ScoreMoves& score_moves) {
  const auto infos = score_moves(history, depth, static_cast<int>(choices.size()));
  if (!infos) return 1;
  auto next = choices.begin() + 1;  // the first one is the best move itself
  for (const Info& info : *infos) {
    if (!counts_as_best(info, *infos)) break;
    const auto place = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) {
      return decode(choice.move) == info.line.front();
    });
    assert(place != choices.end());
    if (place < next) continue;
    place->score = info.score;
    place->line = info.line;
    std::rotate(next, place, place + 1);
    ++next;
  }
  return static_cast<std::size_t>(next - choices.begin());
}

void put_best_trap_first(std::span<Choice> equals, const Position& position, const TrapFinder& finder) {
  auto best = equals.begin();
  double highest = -1;
  for (auto choice = equals.begin(); choice != equals.end(); ++choice) {
    const auto chance = finder.chance_of_error(position.after(decode(choice->move)));
    if (!chance) break;
    if (*chance <= highest) continue;
    highest = *chance;
    best = choice;
  }
  std::rotate(equals.begin(), best, best + 1);
}

}  // namespace

void set_trap_by_database(std::span<Choice> equals, const History& history, Oracle& oracle, Budget& budget) {
  if (equals.size() < 2) return;
  const Keepers keepers = [&](const Position& position, const MoveList& moves) {
    return keepers_by_database(position, moves, oracle, budget);
  };
  put_best_trap_first(equals, history.position(), TrapFinder(history.rules(), {}, {}, keepers));
}

void set_trap_by_search(std::vector<Choice>& choices, const History& history, int depth,
                        const ScoreMoves& score_moves) {
  const std::size_t equals = put_equals_first(choices, history, depth, score_moves);
  if (equals < 2) return;
  const Keepers keepers = [&](const Position& position, const MoveList& moves) {
    return keepers_by_search(position, moves, history.rules(), score_moves);
  };
  put_best_trap_first({choices.begin(), equals}, history.position(),
                      TrapFinder(history.rules(), {}, plan_without_database, keepers));
}

}  // namespace muehle::search
