// What a table is opened for.
#pragma once

#include <optional>
#include <string>

#include "play/absence.h"
#include "play/clock.h"
#include "play/time_control.h"
#include "rules/game.h"
#include "rules/series.h"

namespace muehle::server {

struct Opening {
  RuleSet rules;
  Start start;
  std::optional<Colour> colour;  // of seat 0; none: by lot
  NextColours next = NextColours::alternate;
  play::TimeControl time = play::Unlimited{};
  std::string name;
  bool is_public = false;
  bool rated = false;
  int absence_days = play::usual_absence_days;
  Milliseconds first_moves = play::first_move_limit;  // for each of the two of a live game
};

}  // namespace muehle::server
