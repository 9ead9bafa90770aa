// The requests of the page, as text: the first line names the verb, the others are its arguments. The answer
// is JSON, `{"error": …}` where something was refused; then nothing has changed.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rules/game.h"
#include "wasm/view.h"

namespace muehle::wasm {

// One page's game and what it asks about it.
//
//   presets                                  all presets and parameters
//   rules TEXT                               reads a rule set
//   open RULES START EVENT…                  begins a game and replays its events; START may be empty
//   apply EVENT                              one more event
//   view                                     see write_view(); what is new since the last answer to `open` or
//                                            `view`
//   board PLY                                see write_board()
//   twins POSITION                           after which plies it stood, or one that a symmetry makes of it;
//                                            of its first field alone: with any hands, whoever is to move
//   explain MOVE                             why a move is not legal, or null
//   moves RULES POSITION                     see write_place(); needs no game and changes none
//   play RULES POSITION MOVE                 the same after a move
//   canonical POSITION                       the one that stands for all that are alike by symmetry; needs no
//                                            game
//   record [NAME VALUE]… [(empty) NOTE…]     the game as a record, with these tags and, as parse_notes()
//                                            reads them, comments, glyphs and variations
//   series POLICY WHITE [VERDICT [next [COLOUR]]]…   colours and score of games between players 0 and 1
//   perft DEPTH                              from the position of the game
class Desk {
 public:
  // What else there is to ask, by verb, arguments and game; nothing for a verb that it does not know.
  using More = std::function<std::optional<std::string>(std::string_view, std::string_view, const Game&)>;

  explicit Desk(More more = nullptr) : more_(std::move(more)) {}

  std::string answer(std::string_view request);

 private:
  std::string open(std::string_view arguments);
  std::string apply(std::string_view line);
  std::string view();

  More more_;
  Game game_;
  Told told_;
};

}  // namespace muehle::wasm
