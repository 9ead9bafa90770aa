#include "cli/db/findings/before.h"

namespace muehle::cli::db {
namespace {

class Before {
 public:
  Before(const Position& position, const RuleSet& rules)
      : position_(position), mover_(other(position.to_move())), rules_(rules) {}

  std::vector<std::pair<Position, Move>> all(bool placing) {
    const bool in_hand = position_.hand(Colour::white) + position_.hand(Colour::black) > 0;
    if (!placing && in_hand) return {};
    for_each_point(position_.stones(mover_), [&](Point to) {
      if (placing) {
        add({no_point, to, no_point});
      } else {
        for_each_point(position_.empty(), [&](Point from) { add({from, to, no_point}); });
      }
    });
    return std::move(found_);
  }

 private:
  void add(Move move) {
    add_with(move);
    if (position_.total(position_.to_move()) == stones_per_side) return;
    for_each_point(position_.empty(), [&](Point captured) {
      if (captured == move.from) return;
      move.capture = captured;
      add_with(move);
    });
  }

  void add_with(Move move) {
    Setup setup = position_.setup();
    const bool white = mover_ == Colour::white;
    Mask& own = white ? setup.white : setup.black;
    Mask& opponent = white ? setup.black : setup.white;
    own ^= bit(move.to);
    if (move.places()) {
      ++(white ? setup.white_hand : setup.black_hand);
    } else {
      own |= bit(move.from);
    }
    if (move.captures()) opponent |= bit(move.capture);
    setup.to_move = mover_;
    const Result<Position> before = Position::make(setup);
    if (before && !find_fault(*before, move, rules_)) found_.emplace_back(*before, move);
  }

  Position position_;
  Colour mover_;
  const RuleSet& rules_;
  std::vector<std::pair<Position, Move>> found_;
};

}  // namespace

std::vector<std::pair<Position, Move>> positions_before(const Position& position, bool placing,
                                                        const RuleSet& rules) {
  return Before(position, rules).all(placing);
}

}  // namespace muehle::cli::db
