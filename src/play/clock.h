// The time of a game's two players. No clock of its own: whoever plays says what time it is, in milliseconds
// that never go back. A value: copy it, compare it.
#pragma once

#include <array>
#include <optional>

#include "play/time_control.h"
#include "play/vacation.h"
#include "rules/game.h"

namespace muehle::play {

// So long a way through the network may be, and not be counted as thinking.
inline constexpr Milliseconds most_lag = second;
// In a live game, for the first move of each side, which costs no time. In a correspondence game a first move
// has as long as every other.
inline constexpr Milliseconds first_move_limit = 120 * second;

// What happens when nobody moves until then.
enum class Fall {
  loss,   // of the side to move
  abort,  // of the game: its first moves were never made
};
struct Deadline {
  Milliseconds at = 0;
  Fall what = Fall::loss;
  friend bool operator==(const Deadline&, const Deadline&) = default;
};

// What taking moves back leaves a player at least, as far as he has it. The rest of the increments that go
// with those moves goes as soon as he gets another one: nobody's flag falls by it.
inline constexpr Milliseconds least_after_take_back = 10 * second;

// Stands still until begin() and after stop(), and between halt() and go_on().
class Clock {
 public:
  explicit Clock(const TimeControl& control = Unlimited{});

  const TimeControl& control() const { return control_; }
  // In a live game, for the first move of each side, in the place of first_move_limit.
  void allow_first_moves(Milliseconds time) { first_moves_ = time; }
  bool limited() const { return !std::holds_alternative<Unlimited>(control_); }

  // It is `mover`'s turn from now on.
  void begin(Colour mover, Milliseconds now);
  // The turn is over: what it cost, and from when on it is `next`'s turn. Who did not move (a move was taken
  // back) gets nothing for it. A clock that stands still goes on doing so.
  enum class Turn { moved, taken_back };
  void pass(Turn turn, Milliseconds spent, Colour next, Milliseconds now);
  // It was `mover`'s turn when the last `plies` moves, the sides by turns, were taken back: what they brought
  // is theirs no more, and a first move is to be made again as one.
  void take_along(Colour mover, int plies);
  // The present turn counts from then on.
  void count_from(Milliseconds now);
  // What the present turn cost until then.
  void stop(Milliseconds spent = 0);

  // A referee stops both clocks: no time runs and no deadline falls until they go on where they were. Halting
  // what is halted changes nothing, nor does letting go on what is not.
  void halt(Milliseconds now);
  void go_on(Milliseconds now);
  bool halted() const { return halted_.has_value(); }
  std::optional<Milliseconds> halted_at() const { return halted_; }
  // A referee gives time: for the game, or by correspondence for the present move.
  void add(Colour side, Milliseconds time) { left_[static_cast<std::size_t>(side)] += time; }

  // When a player is on vacation: in games by days nothing of it is counted. Elsewhere it means nothing.
  void set_leaves(Colour side, Leaves leaves);
  // Whose turn it is, is on vacation.
  bool rests(Milliseconds now) const;

  // Of the present turn, less what the way through the network took (at most most_lag). 0 for a first move.
  Milliseconds spent(Milliseconds now, Milliseconds lag = 0) const;
  // What `side` has left for the game, or in a correspondence game for the move.
  Milliseconds left(Colour side, Milliseconds now) const;
  // What of the present turn is not counted yet, where there is a delay.
  Milliseconds free(Milliseconds now) const;
  // Whose time runs: nobody's while first moves are made.
  std::optional<Colour> running() const;
  // Nothing while it stands still, or is unlimited.
  std::optional<Deadline> deadline() const;
  // The deadline has passed, for who is so far away.
  bool fallen(Milliseconds now, Milliseconds lag = 0) const;

  friend bool operator==(const Clock&, const Clock&) = default;

 private:
  Milliseconds bonus(Live::Bonus kind) const;
  void charge(Milliseconds spent);
  // Of the present turn, whether it costs anything or not.
  Milliseconds passed(Milliseconds now) const;
  const Leaves& leaves() const { return leaves_[static_cast<std::size_t>(mover_)]; }
  bool has_begun() const { return moves_[static_cast<std::size_t>(mover_)] > 0; }

  TimeControl control_;
  Milliseconds first_moves_ = first_move_limit;
  std::array<Milliseconds, 2> left_{};  // when the present turn began
  std::array<int, 2> moves_{};          // that each side has made
  std::array<Milliseconds, 2> owed_{};  // of increments that went with moves taken back
  std::array<Leaves, 2> leaves_{};
  Colour mover_ = Colour::white;
  std::optional<Milliseconds> since_;   // the present turn
  std::optional<Milliseconds> halted_;  // since when
};

// What has become of the clock of a game that had `plies_before` plies and is `game` after an event, which
// came at `now` and, where it ended a turn, cost `spent`. `kept`: moves that were taken back kept their
// increments once, and do so in games that were stored then.
enum class TakenBack { take_along, kept };
Clock after_event(Clock clock, int plies_before, const Game& game, Milliseconds spent, Milliseconds now,
                  TakenBack increments = TakenBack::take_along);

}  // namespace muehle::play
