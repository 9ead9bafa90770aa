// Who of two has White in the first game, by the colours they began with before. Pure.
//
// As FIDE's rules of the Dutch system have it (C.04.3, articles 1.7 and 5.2), but that a third time running
// is worse than any difference.
#pragma once

#include "club/tournament/history.h"

namespace muehle::club::tournament {

enum class Side { white, black };

// How much somebody is due a colour.
enum class Due {
  none,      // he has not begun a game yet
  mild,      // as often White as Black: not the same as last time
  strong,    // one of them once more
  absolute,  // two times more
  third,     // else he would have the same for the third time running
};

struct Wish {
  Due due = Due::none;
  Side side = Side::white;
  int balance = 0;  // how often White more than Black
  friend bool operator==(const Wish&, const Wish&) = default;
};
// Only games that were played count.
Wish wish_of(const History& history);

// Both want the same.
bool clash(const Wish& a, const Wish& b);

// Whether the first of two has White: who is due more gets his colour, else both get another one than the
// last time they had different ones, else `first` what he wants. Where nobody wants anything, `lot` decides.
bool first_has_white(const History& first, const History& second, bool lot);

}  // namespace muehle::club::tournament
