#include "match/opening.h"

#include <cassert>

#include "match/openings_text.h"
#include "rules/game.h"
#include "support/random.h"
#include "support/text.h"

namespace muehle::match {
namespace {

Result<Opening> parse_opening(const std::vector<std::string_view>& words, const RuleSet& rules) {
  Game game(rules);
  Opening opening;
  for (const std::string_view word : words) {
    const Result<Move> move = parse_move(word);
    if (!move) return tl::unexpected(move.error());
    const auto applied = game.apply(MakeMove{*move, {}});
    if (!applied) return tl::unexpected(error_of(applied.error()));
    opening.push_back(*move);
  }
  if (game.outcome().over()) return fail("the game is over at its end");
  return opening;
}

}  // namespace

Opening random_opening(std::uint64_t seed, int plies, const RuleSet& rules) {
  Random random(seed);
  Opening moves;
  Position position;
  while (static_cast<int>(moves.size()) < plies) {
    MoveList quiet;
    for (const Move move : legal_moves(position, rules)) {
      if (move.places() && !closes_mill(position, move)) quiet.push(move);
    }
    if (quiet.empty()) break;
    moves.push_back(quiet[random.below(quiet.size())]);
    position = position.after(moves.back());
  }
  return moves;
}

Result<std::vector<Opening>> parse_openings(std::string_view text, const RuleSet& rules) {
  std::vector<Opening> openings;
  int number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    const std::vector<std::string_view> words = split_words(line.substr(0, line.find('#')));
    if (words.empty()) continue;
    Result<Opening> opening = parse_opening(words, rules);
    if (!opening) return fail_at(number, 0, opening.error());
    openings.push_back(std::move(*opening));
  }
  if (openings.empty()) return fail("there is no opening in it");
  return openings;
}

std::vector<Opening> balanced_openings() {
  Result<std::vector<Opening>> openings = parse_openings(openings_text(), RuleSet{});
  assert(openings);
  return std::move(*openings);
}

}  // namespace muehle::match
