#include "match/referee.h"

#include <cassert>

namespace muehle::match {
namespace {

// The host's own events are always possible while a game is going on.
void decree(Game& game, const Event& event) {
  [[maybe_unused]] const auto applied = game.apply(event);
  assert(applied);
}

class Table {
 public:
  Table(const RuleSet& rules, const std::vector<Move>& opening) : played_{Game(rules), {}} {
    for (const Move move : opening) decree(game(), MakeMove{move, {}});
  }

  Game& game() { return played_.game; }
  Played& played() { return played_; }

  // Lets `colour` act once; false when it waits.
  bool act(const Participant& participant, Colour colour) {
    const Act act = participant(game(), colour);
    if (act.foul) {
      forfeit(colour, *act.foul);
      return true;
    }
    if (!act.event) return false;
    const std::optional<Colour> by = actor(*act.event);
    const bool out_of_turn = by ? *by != colour : game().position().to_move() != colour;
    if (out_of_turn) {
      forfeit(colour, {FoulKind::illegal_move, "acted for the opponent: " + to_text(*act.event)});
    } else if (const auto applied = game().apply(*act.event); !applied) {
      forfeit(colour, {FoulKind::illegal_move, applied.error().message});
    }
    return true;
  }

  void forfeit(Colour loser, Foul foul) {
    const bool time = foul.kind == FoulKind::time;
    played_.foul = std::move(foul);
    decree(game(), time ? Event(LoseOnTime{loser}) : Event(Adjudicate{other(loser)}));
  }

 private:
  Played played_;
};

}  // namespace

std::optional<Played> play_game(const RuleSet& rules, const std::vector<Move>& opening, int max_plies,
                                const Participant& white, const Participant& black,
                                const std::atomic<bool>* stop) {
  Table table(rules, opening);
  const auto stopped = [&] { return stop != nullptr && *stop; };
  while (!table.game().outcome().over() && !stopped()) {
    const Colour mover = table.game().position().to_move();
    const Participant& moving = mover == Colour::white ? white : black;
    const Participant& waiting = mover == Colour::white ? black : white;
    if (table.act(waiting, other(mover))) continue;  // offers and claims are heard before the next move
    if (table.game().history().size() >= max_plies) {
      decree(table.game(), Adjudicate{std::nullopt});
    } else if (!table.act(moving, mover)) {
      table.forfeit(mover, {FoulKind::illegal_move, "made no move"});
    }
  }
  if (stopped()) return std::nullopt;
  return std::move(table.played());
}

RuleSet refereed(RuleSet rules) {
  rules.draw_by_rule = DrawByRule::automatic;
  return rules;
}

}  // namespace muehle::match
