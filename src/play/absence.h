// What a player may do whose opponent stays away from a game that no clock ends, and before a game has begun.
#pragma once

#include <array>
#include <optional>

#include "play/time_control.h"
#include "rules/board.h"

namespace muehle::play {

// Who is missed for so long by one who is here has left a game that has hardly begun: one in which a side has
// made fewer moves than these.
inline constexpr UnixSeconds missed_for_abort = 300;
inline constexpr int moves_of_a_begun_game = 2;

// The days a player may stay away, which are stated when a game is opened.
inline constexpr int usual_absence_days = 3;
inline constexpr int least_absence_days = 1;
inline constexpr int most_absence_days = 30;

// Of a game that goes on. What is said of one who is missing is not looked at while nobody is.
struct Attendance {
  TimeControl control = Unlimited{};
  int days = usual_absence_days;
  std::array<int, 2> moves{};    // that White and Black have made
  std::array<bool, 2> here{};    // White, Black
  UnixSeconds missed_since = 0;  // since when one is here and the other one is not
  UnixSeconds last_seen = 0;     // when who is missing was last here, or moved
  Colour to_move = Colour::white;
  UnixSeconds turn_since = 0;  // when that turn began
};

struct Remedies {
  bool abort = false;
  bool decide = false;  // whether he has won or the game is drawn
  friend bool operator==(const Remedies&, const Remedies&) = default;
};

// Before both have made a move either player may abort the game, whatever its time and whoever is here:
// nobody has shown yet that he wants to play it. Moves that were taken back are not made.
bool may_abort_alone(const std::array<int, 2>& moves);
// A game that nobody has lost anything by when it is aborted.
bool has_hardly_begun(const Attendance& game);
// From when on he may decide as things stand; none where he may not wait for that, or it is his own move.
std::optional<UnixSeconds> may_decide_at(const Attendance& game);

// Those of the one who is here while the other one is not, else none. With a clock, the clock decides.
//
// He may decide when the other one has had the whole of `days` for his move and never came: they count from
// when it became his turn, or he was last seen. That the one who decides was away himself does not matter.
Remedies remedies(const Attendance& game, UnixSeconds now);

}  // namespace muehle::play
