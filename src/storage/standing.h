// How a game stands, in a few values.
//
// A tick is a time in milliseconds on a clock that goes only while a server serves these games.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "support/time.h"

namespace muehle {

// How a game stands, stored with every change of it: neither lists nor timers have to play it again.
struct Standing {
  int plies = 0;
  std::string position = {};
  std::optional<int> turn = {};  // 0: White, 1: Black; none: it is over
  std::string outcome = "ongoing";
  std::array<std::optional<Milliseconds>, 2> left = {};  // White, Black, when the turn began; none: unlimited
  std::optional<Milliseconds> deadline = {};             // a tick
  bool falls_by_abort = false;                           // what the deadline brings
};

}  // namespace muehle
