#include "play/clock.h"

#include <algorithm>

namespace muehle::play {
namespace {

std::size_t slot(Colour side) { return static_cast<std::size_t>(side); }

Milliseconds whole_time(const TimeControl& control) {
  if (const auto* live = std::get_if<Live>(&control)) return live->base;
  if (const auto* by_days = std::get_if<Correspondence>(&control)) return by_days->days * day;
  return 0;
}

}  // namespace

Clock::Clock(const TimeControl& control) : control_(control) { left_.fill(whole_time(control)); }

Milliseconds Clock::bonus(Live::Bonus kind) const {
  const auto* live = std::get_if<Live>(&control_);
  return live != nullptr && live->kind == kind ? live->bonus : 0;
}

void Clock::begin(Colour mover, Milliseconds now) {
  mover_ = mover;
  since_ = now;
}

void Clock::pass(Turn turn, Milliseconds spent, Colour next, Milliseconds now) {
  Milliseconds& left = left_[slot(mover_)];
  charge(spent);
  if (std::holds_alternative<Correspondence>(control_)) left = whole_time(control_);
  if (turn == Turn::moved) {
    if (has_begun()) {
      Milliseconds& owed = owed_[slot(mover_)];
      const Milliseconds paid = std::min(owed, bonus(Live::Bonus::increment));
      left += bonus(Live::Bonus::increment) - paid;
      owed -= paid;
    }
    ++moves_[slot(mover_)];
  }
  mover_ = next;
  count_from(now);
}

void Clock::take_along(Colour mover, int plies) {
  for (Colour side = other(mover); plies > 0; --plies, side = other(side)) {
    int& moves = moves_[slot(side)];
    if (moves > 0) --moves;
    if (moves == 0) continue;  // a first move, which has brought nothing
    Milliseconds& left = left_[slot(side)];
    const Milliseconds brought = bonus(Live::Bonus::increment);
    const Milliseconds taken = std::clamp<Milliseconds>(left - least_after_take_back, 0, brought);
    left -= taken;
    owed_[slot(side)] += brought - taken;
  }
}

void Clock::count_from(Milliseconds now) {
  if (since_) since_ = now;
}

void Clock::charge(Milliseconds spent) {
  Milliseconds& left = left_[slot(mover_)];
  const Milliseconds counted = std::max<Milliseconds>(0, spent - bonus(Live::Bonus::delay));
  left = std::max<Milliseconds>(0, left - counted);
}

void Clock::stop(Milliseconds spent) {
  charge(spent);
  since_.reset();
  halted_.reset();
}

void Clock::halt(Milliseconds now) {
  if (!halted_) halted_ = now;
}

void Clock::go_on(Milliseconds now) {
  if (!halted_) return;
  // As much of the turn is spent as was then; it may have begun since.
  if (since_) since_ = counted_from(leaves(), std::max<Milliseconds>(0, passed(*halted_)), now);
  halted_.reset();
}

void Clock::set_leaves(Colour side, Leaves leaves) {
  if (std::holds_alternative<Correspondence>(control_)) leaves_[slot(side)] = std::move(leaves);
}

bool Clock::rests(Milliseconds now) const { return since_ && on_leave(leaves(), now); }

Milliseconds Clock::passed(Milliseconds now) const { return now - *since_ - excused(leaves(), *since_, now); }

Milliseconds Clock::spent(Milliseconds now, Milliseconds lag) const {
  if (!since_ || !has_begun() || !limited()) return 0;
  if (halted_) now = std::min(now, *halted_);
  return std::max<Milliseconds>(0, passed(now) - std::clamp<Milliseconds>(lag, 0, most_lag));
}

Milliseconds Clock::left(Colour side, Milliseconds now) const {
  const Milliseconds left = left_[slot(side)];
  if (side != mover_) return left;
  const Milliseconds counted = std::max<Milliseconds>(0, spent(now) - bonus(Live::Bonus::delay));
  return std::max<Milliseconds>(0, left - counted);
}

Milliseconds Clock::free(Milliseconds now) const {
  return running() ? std::max<Milliseconds>(0, bonus(Live::Bonus::delay) - spent(now)) : 0;
}

std::optional<Colour> Clock::running() const {
  return since_ && !halted_ && limited() && has_begun() ? std::optional(mover_) : std::nullopt;
}

std::optional<Deadline> Clock::deadline() const {
  if (!since_ || halted_ || !limited()) return std::nullopt;
  const auto after = [this](Milliseconds time) { return passed_at(leaves(), *since_, time); };
  if (has_begun()) return Deadline{after(left_[slot(mover_)] + bonus(Live::Bonus::delay)), Fall::loss};
  const bool live = std::holds_alternative<Live>(control_);
  return Deadline{after(live ? first_moves_ : whole_time(control_)), Fall::abort};
}

bool Clock::fallen(Milliseconds now, Milliseconds lag) const {
  const std::optional<Deadline> due = deadline();
  return due && now - std::clamp<Milliseconds>(lag, 0, most_lag) >= due->at;
}

Clock after_event(Clock clock, int plies_before, const Game& game, Milliseconds spent, Milliseconds now,
                  TakenBack increments) {
  const int plies = game.history().size();
  if (plies > plies_before) {
    clock.pass(Clock::Turn::moved, spent, game.position().to_move(), now);
  } else if (plies < plies_before) {
    const int taken = plies_before - plies;
    const Colour next = game.position().to_move();
    const Colour mover = taken % 2 == 0 ? next : other(next);
    clock.pass(Clock::Turn::taken_back, spent, next, now);
    if (increments == TakenBack::take_along) clock.take_along(mover, taken);
  }
  if (game.outcome().over()) clock.stop(plies == plies_before ? spent : 0);
  return clock;
}

}  // namespace muehle::play
