#include "tune/erring_game.h"

#include <algorithm>

#include "rules/notation.h"

namespace muehle::tune {
namespace {

// A position with the values of all its moves. Empty moves: it is over.
Result<RatedPosition> rate(perfect::Probe& probe, const Position& position, const RuleSet& rules) {
  auto moves = perfect::rated_moves(probe, position, rules);
  if (!moves) return tl::unexpected(moves.error());
  for (const perfect::RatedMove& move : *moves) {
    if (!move.answer) return fail("the database does not know " + to_text(position.after(move.move)));
  }
  return RatedPosition{position, std::move(*moves)};
}

}  // namespace

int RatedPosition::keeping() const {
  const auto loses = [this](const perfect::RatedMove& move) { return move.answer->value != value(); };
  return static_cast<int>(std::find_if(moves.begin(), moves.end(), loses) - moves.begin());
}

Result<void> play_erring_game(perfect::Probe& probe, const RuleSet& rules, int errors, int most_plies,
                              Random& random, const std::function<bool(const RatedPosition&)>& visit) {
  Position position;
  for (int ply = 0; ply < most_plies; ++ply) {
    const auto rated = rate(probe, position, rules);
    if (!rated) return tl::unexpected(rated.error());
    if (rated->moves.empty() || !visit(*rated)) break;
    const bool errs = random.below(100) < errors;
    const int choices = errs ? static_cast<int>(rated->moves.size()) : rated->keeping();
    position = position.after(rated->moves[static_cast<std::size_t>(random.below(choices))].move);
  }
  return {};
}

}  // namespace muehle::tune
