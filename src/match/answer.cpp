#include "match/answer.h"

#include <algorithm>

#include "support/text.h"

namespace muehle::match {

std::optional<BestMoveWords> find_best_move(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  auto word = std::find(words.begin(), words.end(), "bestmove");
  if (word == words.end()) return std::nullopt;
  BestMoveWords found;
  if (++word == words.end()) return found;
  if (!word->starts_with('x')) found.move = *word++;
  if (word != words.end() && word->starts_with('x')) found.capture = *word;
  return found;
}

std::string move_list(const std::vector<Move>& moves, bool two_tokens) {
  std::string text;
  for (const Move move : moves) {
    std::string word = to_text(move);
    if (two_tokens && move.captures()) word.insert(word.rfind('x'), " ");
    text += ' ' + word;
  }
  return text;
}

}  // namespace muehle::match
