#include "cli/play/move_builder.h"

namespace muehle::cli::play {

MoveBuilder::MoveBuilder(const Game& game)
    : position_(game.position()), rules_(game.rules()), moves_(game.moves()) {}

MoveBuilder::Touch MoveBuilder::touch(Point point) {
  if (moves_.empty()) return {std::nullopt, Fault::game_over};
  if (to_) return choose_capture(point);
  if (from_ || placing()) return choose_to(point);
  return choose_from(point);
}

void MoveBuilder::cancel() {
  from_.reset();
  to_.reset();
}

MoveBuilder::Touch MoveBuilder::choose_from(Point point) {
  const Mask stone = bit(point);
  if ((position_.own() & stone) == 0) {
    return {std::nullopt, (position_.opponent() & stone) != 0 ? Fault::from_opponent : Fault::from_empty};
  }
  from_ = point;
  return {};
}

MoveBuilder::Touch MoveBuilder::choose_to(Point point) {
  if (from_ == point) {  // put down where it was
    cancel();
    return {};
  }
  if (from_ && (position_.own() & bit(point)) != 0) {  // another stone after all
    from_ = point;
    return {};
  }
  const Move move{from_.value_or(no_point), point, no_point};
  const std::optional<Fault> fault = fault_of(move);
  if (!fault) return {move, std::nullopt};
  if (*fault != Fault::capture_missing) return {std::nullopt, fault};
  to_ = point;
  return {};
}

MoveBuilder::Touch MoveBuilder::choose_capture(Point point) {
  if (to_ == point) {
    cancel();
    return {};
  }
  const Move move{from_.value_or(no_point), *to_, point};
  const std::optional<Fault> fault = fault_of(move);
  if (fault) return {std::nullopt, fault};
  return {move, std::nullopt};
}

std::optional<Point> MoveBuilder::chosen() const { return to_ ? to_ : from_; }

Mask MoveBuilder::choices() const {
  Mask choices = 0;
  for (const Move move : moves_) {
    if (to_) {
      if (move.from == from_.value_or(no_point) && move.to == *to_) choices |= bit(move.capture);
    } else if (from_) {
      if (move.from == *from_) choices |= bit(move.to);
    } else {
      choices |= bit(move.places() ? move.to : move.from);
    }
  }
  return choices;
}

}  // namespace muehle::cli::play
