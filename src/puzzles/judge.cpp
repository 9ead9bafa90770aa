#include "puzzles/judge.h"

#include <algorithm>
#include <limits>

namespace muehle::puzzles {

using perfect::Answer;
using perfect::Grade;
using perfect::Value;

std::optional<Answer> Judge::ask(perfect::Probe& probe, const Position& position) {
  const Result<std::optional<Answer>> found = probe.answer(position);
  if (found) return *found;
  if (!failure_) failure_ = found.error();
  return std::nullopt;
}

std::optional<std::vector<Answer>> Judge::ask_all(perfect::Probe& probe, const Position& position,
                                                  const MoveList& moves) {
  std::vector<Answer> answers;
  for (const Move move : moves) {
    const std::optional<Answer> answer = perfect::for_the_mover(ask(probe, position.after(move)));
    if (!answer) return std::nullopt;
    answers.push_back(*answer);
  }
  return answers;
}

std::optional<Value> Judge::value(const Position& position) {
  const std::optional<Answer> answer = ask(*probes_.values, position);
  return answer ? std::optional(answer->value) : std::nullopt;
}

std::optional<int> Judge::plies(const Position& position) {
  const std::optional<Answer> answer = ask(*probes_.distances, position);
  return answer ? answer->plies : std::nullopt;
}

std::optional<Right> Judge::right_moves(const Position& position) {
  const MoveList moves = legal_moves(position, rules_);
  const auto answers = ask_all(*probes_.values, position, moves);
  if (moves.empty() || !answers) return std::nullopt;
  Right right{Value::loss, {}, moves.size()};
  for (int n = 0; n < moves.size(); ++n) {
    const Value value = (*answers)[static_cast<std::size_t>(n)].value;
    if (value > right.value) right = {value, {}, moves.size()};
    if (value == right.value) right.moves.push_back(moves[n]);
  }
  return right;
}

std::optional<Right> Judge::right_moves(const Position& position, const Fits& fits) {
  const MoveList moves = legal_moves(position, rules_);
  if (moves.empty()) return std::nullopt;
  const std::optional<Value> best = value(position);
  if (!best || *best == Value::loss) return std::nullopt;
  Right right{*best, {}, moves.size()};
  for (const Move move : moves) {
    const std::optional<Value> reply = value(position.after(move));
    if (!reply) return std::nullopt;
    if (perfect::for_the_other(*reply) != *best) continue;
    right.moves.push_back(move);
    if (!fits(right.moves)) return std::nullopt;
  }
  return right;
}

std::optional<std::vector<Move>> Judge::best_replies(const Position& position) {
  const std::optional<Value> best = value(position);
  if (!best) return std::nullopt;
  const MoveList moves = legal_moves(position, rules_);
  const auto answers = ask_all(*best == Value::loss ? *probes_.distances : *probes_.values, position, moves);
  if (moves.empty() || !answers) return std::nullopt;
  const auto grade = [&](int n) { return Grade((*answers)[static_cast<std::size_t>(n)]); };
  Grade highest = Grade::none();
  for (int n = 0; n < moves.size(); ++n) highest = std::max(highest, grade(n));

  std::vector<Move> replies;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (int n = 0; n < moves.size(); ++n) {
    if (grade(n) != highest) continue;
    const std::optional<Right> right = right_moves(position.after(moves[n]));
    if (!right) return std::nullopt;
    if (right->moves.size() > fewest) continue;
    if (right->moves.size() < fewest) replies.clear();
    fewest = right->moves.size();
    replies.push_back(moves[n]);
  }
  return replies;
}

}  // namespace muehle::puzzles
