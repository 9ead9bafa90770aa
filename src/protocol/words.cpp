#include "protocol/words.h"

#include "protocol/failure.h"
#include "support/text.h"

namespace muehle::protocol {

Result<std::vector<Move>> parse_moves(Words words) {
  std::vector<Move> moves;
  for (std::size_t n = 0; n < words.size(); ++n) {
    std::string text(words[n]);
    const bool split = n + 1 < words.size() && words[n + 1].starts_with('x');
    if (split) text += words[++n];
    const Result<Move> move = parse_move(text);
    if (!move) return fail_in_word("move " + std::to_string(moves.size() + 1), move.error());
    moves.push_back(*move);
  }
  return moves;
}

std::string to_text(const std::vector<Move>& moves, Captures captures) {
  std::string text;
  for (const Move move : moves) {
    std::string word = to_text(move);
    if (captures == Captures::split && move.captures()) word.insert(word.rfind('x'), " ");
    text += ' ' + word;
  }
  return text;
}

Result<std::int64_t> parse_count(std::string_view name, std::string_view text, std::int64_t least,
                                 std::int64_t most) {
  if (const auto number = read_number<std::int64_t>(text, least, most)) return *number;
  return tl::unexpected<Error>(Error(std::string(name) + " must be a whole number from " +
                                         std::to_string(least) + " to " + std::to_string(most) + ", not " +
                                         shown(text),
                                     bad_number));
}

}  // namespace muehle::protocol
