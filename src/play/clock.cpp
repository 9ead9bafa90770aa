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
  if (std::holds_alternative<Correspondence>(control_)) {
    left = whole_time(control_);
  } else if (limited()) {
    const Milliseconds counted = std::max<Milliseconds>(0, spent - bonus(Live::Bonus::delay));
    left = std::max<Milliseconds>(0, left - counted);
    if (turn == Turn::moved && has_begun()) left += bonus(Live::Bonus::increment);
  }
  if (turn == Turn::moved) moved_[slot(mover_)] = true;
  begin(next, now);
}

Milliseconds Clock::spent(Milliseconds now, Milliseconds lag) const {
  if (!since_ || !has_begun() || !limited()) return 0;
  return std::max<Milliseconds>(0, now - *since_ - std::clamp<Milliseconds>(lag, 0, most_lag));
}

Milliseconds Clock::left(Colour side, Milliseconds now) const {
  const Milliseconds left = left_[slot(side)];
  if (side != mover_) return left;
  const Milliseconds counted = std::max<Milliseconds>(0, spent(now) - bonus(Live::Bonus::delay));
  return std::max<Milliseconds>(0, left - counted);
}

std::optional<Colour> Clock::running() const {
  return since_ && limited() && has_begun() ? std::optional(mover_) : std::nullopt;
}

std::optional<Deadline> Clock::deadline() const {
  if (!since_ || !limited()) return std::nullopt;
  if (has_begun())
    return Deadline{*since_ + left_[slot(mover_)] + bonus(Live::Bonus::delay), Fall::loss};
  const bool live = std::holds_alternative<Live>(control_);
  return Deadline{*since_ + (live ? first_move_limit : whole_time(control_)), Fall::abort};
}

bool Clock::fallen(Milliseconds now, Milliseconds lag) const {
  const std::optional<Deadline> due = deadline();
  return due && now - std::clamp<Milliseconds>(lag, 0, most_lag) >= due->at;
}

}  // namespace muehle::play
