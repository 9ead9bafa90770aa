#include "support/play_checks.h"

#include "perfect/rated_moves.h"
#include "rules/game.h"
#include "rules/notation.h"
#include "solver/sample.h"

namespace muehle::testing_support {
namespace {

using perfect::Content;
using perfect::Probe;
using perfect::RatedMove;
using perfect::Sector;
using perfect::Value;

constexpr std::size_t most_failures = 10;
// No win takes so long: 18 placements, and distances below 255.
constexpr int most_plies = 300;

std::vector<Sector> known_sectors(const perfect::Database& database, bool moving) {
  const Content content = moving ? Content::distance : Content::wdl;
  std::vector<Sector> sectors;
  for (const Sector& sector : perfect::all_sectors()) {
    if (sector.moving() == moving && database.knows(sector, content)) sectors.push_back(sector);
  }
  return sectors;
}

// The defender's move. Where distances are missing every move of a lost position loses as late as another.
Move reply_of(const std::vector<RatedMove>& moves, Defence defence, Random& random) {
  if (defence == Defence::longest) return moves.front().move;
  return moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))].move;
}

// Without distances all winning moves are as good: any of them.
Move winning_move(const std::vector<RatedMove>& moves, Random& random) {
  int winning = 0;
  for (const RatedMove& move : moves) {
    if (perfect::compare(move.answer, moves.front().answer) != 0) break;
    ++winning;
  }
  return moves[static_cast<std::size_t>(random.below(winning))].move;
}

// The plies that `winner`, to move in `position`, needs; an error when he does not win.
Result<int> play_to_the_end(Probe& probe, const RuleSet& rules, Position position, Defence defence,
                            Random& random) {
  const Colour winner = position.to_move();
  for (int plies = 0; plies < most_plies; ++plies) {
    const BoardState state = board_state(position, rules);
    if (!state.ongoing()) {
      if (state.winner == winner) return plies;
      return fail("the other side wins after " + std::to_string(plies) + " plies");
    }
    const auto moves = perfect::rated_moves(probe, position, rules);
    if (!moves) return tl::unexpected(moves.error());
    const Value expected = position.to_move() == winner ? Value::win : Value::loss;
    const auto& best = moves->front().answer;
    if (!best || best->value != expected)
      return fail("the win is gone in " + to_text(position) + " after " + std::to_string(plies) + " plies");
    position = position.after(position.to_move() == winner ? winning_move(*moves, random)
                                                           : reply_of(*moves, defence, random));
  }
  return fail("no end after " + std::to_string(most_plies) + " plies");
}

CheckResult check_wins(const perfect::Database& database, bool moving, int count, Defence defence,
                       std::uint64_t seed) {
  CheckResult result;
  Random random(seed);
  const auto probe = perfect::make_probe(database);
  const RuleSet rules = perfect::rules_of(database.key());
  const solver::Wanted wanted{known_sectors(database, moving), Value::win};
  const auto failed = [&](const std::string& why) {
    if (result.failures.size() < most_failures) result.failures.push_back(why);
  };
  for (; result.games < count; ++result.games) {
    const auto sample = solver::draw_sample(*probe, database.key(), wanted, random);
    if (!sample) {
      failed(sample.error().message);
      break;
    }
    const auto plies = play_to_the_end(*probe, rules, sample->position, defence, random);
    const std::string where = to_text(sample->position) + ": ";
    if (!plies) {
      failed(where + plies.error().message);
      continue;
    }
    result.longest = std::max(result.longest, *plies);
    if (!moving) continue;
    const int stated = *sample->answer.plies;
    const bool right = defence == Defence::longest ? *plies == stated : *plies <= stated;
    if (!right)
      failed(where + "won in " + std::to_string(*plies) + " plies, stated were " + std::to_string(stated));
  }
  return result;
}

}  // namespace

CheckResult check_wins_of_moving(const perfect::Database& database, int count, Defence defence,
                                 std::uint64_t seed) {
  return check_wins(database, true, count, defence, seed);
}

CheckResult check_wins_of_placing(const perfect::Database& database, int count, Defence defence,
                                  std::uint64_t seed) {
  return check_wins(database, false, count, defence, seed);
}

std::string outcome_of_self_play(const perfect::Database& database, const Position& start) {
  RuleSet rules = perfect::rules_of(database.key());
  rules.no_mill_limit_plies = 0;
  const auto probe = perfect::make_probe(database);
  Game game(rules, Start{start});
  while (!game.outcome().over()) {
    const auto moves = perfect::rated_moves(*probe, game.position(), rules);
    if (!moves) return moves.error().message;
    if (!moves->front().answer) return "absent: " + to_text(game.position());
    if (!game.apply(MakeMove{moves->front().move, {}})) return "refused";
  }
  return to_text(game.outcome());
}

}  // namespace muehle::testing_support
