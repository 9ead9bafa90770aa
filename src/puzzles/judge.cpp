#include "puzzles/judge.h"

namespace muehle::puzzles {

using perfect::Answer;
using perfect::Grade;
using perfect::Value;

std::optional<Answer> Judge::answer(const Position& position) {
  const Result<std::optional<Answer>> found = probe_.answer(position);
  if (found) return *found;
  if (!failure_) failure_ = found.error();
  return std::nullopt;
}

std::optional<Right> Judge::right_moves(const Position& position, int most) {
  const MoveList moves = legal_moves(position, rules_);
  if (moves.empty()) return std::nullopt;
  Right right{Value::loss, {}, moves.size()};
  for (const Move move : moves) {
    const std::optional<Answer> answer = perfect::for_the_mover(this->answer(position.after(move)));
    if (!answer) return std::nullopt;
    if (answer->value > right.value) right = {answer->value, {}, moves.size()};
    if (answer->value == right.value) right.moves.push_back(move);
    if (right.value == Value::win && static_cast<int>(right.moves.size()) > most) break;
  }
  return right;
}

std::optional<std::vector<Move>> Judge::best_replies(const Position& position) {
  std::vector<Move> equal;
  Grade best = Grade::none();
  for (const Move move : legal_moves(position, rules_)) {
    const std::optional<Answer> answer = perfect::for_the_mover(this->answer(position.after(move)));
    if (!answer) return std::nullopt;
    const Grade grade(*answer);
    if (grade < best) continue;
    if (grade > best) equal.clear();
    best = grade;
    equal.push_back(move);
  }
  std::vector<Move> replies;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (const Move move : equal) {
    const std::optional<Right> right = right_moves(position.after(move));
    if (!right) return std::nullopt;
    if (right->moves.size() > fewest) continue;
    if (right->moves.size() < fewest) replies.clear();
    fewest = right->moves.size();
    replies.push_back(move);
  }
  if (replies.empty()) return std::nullopt;
  return replies;
}

}  // namespace muehle::puzzles
