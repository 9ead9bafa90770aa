// The requests of the page, as text: the first line names the verb, the others are its arguments. The answer
// is JSON, `{"error": …}` where something was refused; then nothing has changed.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "rules/game.h"
#include "search/player.h"

namespace muehle::wasm {

// One page's game and what it asks about it.
//
//   presets                                  all presets and parameters
//   rules TEXT                               reads a rule set
//   open RULES START EVENT…                  begins a game and replays its events; START may be empty
//   apply EVENT                              one more event
//   view [PLY]                               see write_view()
//   explain MOVE                             why a move is not legal, or null
//   moves RULES POSITION                     see write_place(); needs no game and changes none
//   play RULES POSITION MOVE                 the same after a move
//   record [NAME VALUE]… [(empty) NOTE…]     the game as a record, with these tags and, as parse_notes()
//   reads
//                                            them, comments, glyphs and variations
//   load RECORD (all remaining lines)        a record as the arguments of `open`, its tags, and its notes as
//                                            write_notes() has them; without a result it stands where it ends
//   series POLICY WHITE [VERDICT [next [COLOUR]]]…   colours and score of games between players 0 and 1
//   perft DEPTH                              from the position of the game
//   levels                                   the levels of the computer, full strength last
//   think LEVEL COLOUR SEED                  the computer's next event in the game and what it says, or nulls
//
// While the computer thinks, the page is told its thoughts: see write_thought().
class Desk {
 public:
  using Listener = std::function<void(std::string_view)>;

  // Without a listener nothing is told; without a clock limits of time are not heard.
  explicit Desk(Listener tell = nullptr, search::Clock clock = nullptr)
      : tell_(std::move(tell)), clock_(clock) {}

  std::string answer(std::string_view request);

 private:
  std::string think(std::string_view arguments);

  Listener tell_;
  search::Clock clock_;
  Game game_;
  std::unique_ptr<search::Slot[]> slots_;  // made when the computer first plays
  std::unique_ptr<search::Table> table_;
};

}  // namespace muehle::wasm
