// The computer as a player: what a desk in the module with the engine answers beside the rules.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rules/game.h"
#include "search/player.h"

namespace muehle::wasm {

//   levels                                   the levels of the computer, full strength and traps last
//   think LEVEL COLOUR SEED [MOVE...]        what the computer does next and what it says, or nulls; where it
//                                            is to move, one of these moves
//   analyse LINES MILLISECONDS [NODES [DEPTH]]
//                                            the best so many moves, searched until the first of the limits
//                                            is reached; 0 is none, and without a depth it is the deepest
//   review NODES MILLISECONDS                every move of the game judged, see write_review(); each position
//                                            searched so long, whichever is over first
//   chance RULES POSITION MOVE...            how likely a fallible player plays one of these moves there,
//                                            `{"chance":…}` from 0 to 1; needs no game
//
// While the computer thinks or analyses, the page is told its thoughts: see write_thought(). An analysis
// tells as many after every depth as there are lines, and answers with the last ones, `{"lines":[…]}`.
// Between two positions of a review the page is told how many have been looked at, `{"done":3,"of":41}`.
class Computer {
 public:
  using Listener = std::function<void(std::string_view)>;

  // Without a listener nothing is told; without a clock limits of time are not heard.
  explicit Computer(Listener tell = nullptr, search::Clock clock = nullptr)
      : tell_(std::move(tell)), clock_(clock) {}

  // Nothing for a verb that is not its own.
  std::optional<std::string> answer(std::string_view verb, std::string_view arguments, const Game& game);

 private:
  std::string think(std::string_view arguments, const Game& game);
  std::string analyse(std::string_view arguments, const Game& game);
  std::string review(std::string_view arguments, const Game& game);
  // How to think about a game, which outlives it: every thought is told.
  search::Control aloud(const Game& game) const;
  search::Table& table();

  Listener tell_;
  search::Clock clock_;
  std::unique_ptr<search::Slot[]> slots_;  // made when the computer first plays
  std::unique_ptr<search::Table> table_;
};

}  // namespace muehle::wasm
