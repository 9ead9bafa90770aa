#include "cli/db/findings/games.h"

#include <algorithm>

#include "rules/game.h"

namespace muehle::cli::db {
namespace {

using perfect::Value;

constexpr std::size_t game_parts = 32;

Move choose(const Position& position, const RuleSet& rules, const search::ErrorModel& model, Random& random) {
  const MoveList moves = legal_moves(position, rules);
  const std::vector<double> likely = search::chances(position, moves, rules, model);
  constexpr double steps = 1u << 30;
  double place = random.below(1 << 30) / steps;
  for (int n = 0; n + 1 < moves.size(); ++n) {
    place -= likely[static_cast<std::size_t>(n)];
    if (place < 0) return moves[n];
  }
  return moves[moves.size() - 1];
}

// One game while it is being played: who has given away what.
class Ledger {
 public:
  explicit Ledger(ErringGames& found) : found_(found) {}

  // After a ply of `mover`, who had `before` and has `after` now; `plies` are what the other side needs then.
  void note(int ply, Colour mover, bool placing, Value before, Value after, std::optional<int> plies) {
    if (after >= before) return;
    ++found_.errors;
    if (before == Value::win && lost_) forgive();
    if (after != Value::loss) return;
    last_loss_ = ply;
    if (before != Value::draw) return;
    ++(placing ? found_.placing_losses : found_.moving_losses);
    if (plies) count_in(found_.punishable, moves_of_the_winner(*plies));
    lost_ = mover;
  }

  void end(const Outcome& outcome, int plies) {
    ++found_.games;
    found_.plies += static_cast<std::uint64_t>(plies);
    if (outcome.verdict == Verdict::draw) {
      ++found_.draws;
      if (lost_) forgive();
      return;
    }
    ++(outcome.verdict == Verdict::white_wins ? found_.white_wins : found_.black_wins);
    count_in(found_.punished, moves_of_the_winner(plies - last_loss_));
  }

 private:
  void forgive() {
    ++found_.losses_forgiven;
    lost_.reset();
  }

  ErringGames& found_;
  std::optional<Colour> lost_;  // who has lost a drawn game by an error that stands
  int last_loss_ = 0;           // the ply after which the loser was lost until the end
};

std::optional<Move> planned(const Plans& plans, const Position& position, Random& random) {
  const Plan& plan = position.to_move() == Colour::white ? plans.white : plans.black;
  return plan && position.hand(position.to_move()) > 0 ? plan(position, random) : std::nullopt;
}

// ---- the central mill ----

// Two neighbouring crossings and the corner between them.
std::vector<Mask> central_mills() {
  std::vector<Mask> mills;
  for_each_point(corners & 0x00FF00, [&](Point corner) {
    const Mask stone = bit(corner);
    mills.push_back(stone | turn_rings(stone, 1) | turn_rings(stone, 7));
  });
  return mills;
}

std::optional<Mask> aimed_at(const Position& position) {
  const Mask white = position.stones(Colour::white);
  const Mask free = position.empty();
  for (const Mask mill : central_mills()) {
    if ((white & ~mill) == 0 && (mill & ~(white | free)) == 0) return mill;
  }
  return std::nullopt;
}

// White takes two neighbouring crossings and then the corner between them, as long as that can be done.
std::optional<Move> central_plan(const Position& position, Random&) {
  if (position.hand(Colour::white) <= stones_per_side - 3) return std::nullopt;
  const std::optional<Mask> mill = aimed_at(position);
  if (!mill) return std::nullopt;
  const Mask left = *mill & position.empty();
  const Mask next = (left & crossings) != 0 ? left & crossings : left;
  return Move{no_point, first_point(next), no_point};
}

// Black places the first two stones on crossings.
std::optional<Move> counter_plan(const Position& position, Random& random) {
  if (position.hand(Colour::black) <= stones_per_side - 2) return std::nullopt;
  Mask free = crossings & position.empty();
  if (free == 0) return std::nullopt;
  for (int skip = random.below(count(free)); skip > 0; --skip) free &= free - 1;
  return Move{no_point, first_point(free), no_point};
}

bool has_central_mill(const Position& position) {
  const Mask white = position.stones(Colour::white);
  const std::vector<Mask> mills = central_mills();
  return std::any_of(mills.begin(), mills.end(), [&](Mask mill) { return (white & mill) == mill; });
}

void merge_games(ErringGames& to, const ErringGames& more) {
  to.games += more.games;
  to.white_wins += more.white_wins;
  to.draws += more.draws;
  to.black_wins += more.black_wins;
  to.plies += more.plies;
  to.errors += more.errors;
  to.placing_losses += more.placing_losses;
  to.moving_losses += more.moving_losses;
  to.losses_forgiven += more.losses_forgiven;
  add(to.punishable, more.punishable);
  add(to.punished, more.punished);
}

// The position after the three placements of White's central mill, or nothing where Black stood in the way.
std::optional<Start> central_start(const RuleSet& rules, const search::ErrorModel& model, const Plans& plans,
                                   Random& random) {
  History history(rules);
  while (history.position().hand(Colour::white) > stones_per_side - 3) {
    const Position& position = history.position();
    const std::optional<Move> move = planned(plans, position, random);
    history.play(move ? *move : choose(position, rules, model, random));
  }
  if (!has_central_mill(history.position())) return std::nullopt;
  return Start{history.position(), history.quiet_plies(history.size()), 1 + history.size() / 2};
}

}  // namespace

bool play_erring_game(Prober& prober, const search::ErrorModel& model, const Start& start, const Plans& plans,
                      Random& random, ErringGames& found) {
  const RuleSet& rules = prober.rules();
  History history(rules, start);
  auto before = prober.answer(start.position);
  if (!before) return false;
  ErringGames game{};
  Ledger ledger(game);
  Outcome outcome = outcome_of(history);
  for (; !outcome.over(); outcome = outcome_of(history)) {
    const Position position = history.position();
    const std::optional<Move> plan = planned(plans, position, random);
    const Move move = plan ? *plan : choose(position, rules, model, random);
    history.play(move);
    const auto after = prober.answer(history.position());
    if (!after) return false;
    ledger.note(history.size(), position.to_move(), move.places(), before->value,
                perfect::for_the_other(after->value), after->plies);
    before = after;
  }
  ledger.end(outcome, history.size());
  merge_games(found, game);
  return true;
}

GameFindings measure_games(Measure& measure) {
  const search::ErrorModel model;
  GameFindings found{measure.options().seed, model.temperature, model.blunder_share, model.sight, {}};
  const std::pair<const char*, Plans> kinds[] = {
      {"free", {}}, {"central", {central_plan, {}}}, {"countered", {central_plan, counter_plan}}};
  for (const auto& [name, plans] : kinds) {
    std::vector<ErringGames> by_part(game_parts);
    const bool central = static_cast<bool>(plans.white);
    const auto wanted = static_cast<std::size_t>(measure.options().games);
    measure.in_parts(game_parts, [&](std::size_t part, Prober& prober, Random& random) {
      while (part + by_part[part].games * game_parts < wanted && !measure.stopped()) {
        Start start;
        if (central) {
          const auto reached = central_start(measure.rules(), model, plans, random);
          if (!reached) continue;
          start = *reached;
        }
        if (!play_erring_game(prober, model, start, {}, random, by_part[part])) return;
      }
    });
    ErringGames all{};
    all.kind = name;
    for (const ErringGames& part : by_part) merge_games(all, part);
    found.kinds.push_back(std::move(all));
  }
  return found;
}

}  // namespace muehle::cli::db
