// The computer as an opponent: given a game, what does it do next? Pure policy: no thread, no waiting, no
// output.
#pragma once

#include <optional>

#include "rules/game.h"
#include "search/levels.h"

namespace muehle::search {

// What the computer has to say of what it does. The words are its host's.
enum class Remark {
  // why it declines a draw
  win_in_sight,  // it sees a forced win
  ahead,         // it stands clearly better
  too_early,     // a mill was closed within the last 20 plies, or the game is young
  // why it offers one
  going_round,  // positions recur
  long_quiet,   // no mill was closed for 100 plies
};
inline constexpr int remark_count = static_cast<int>(Remark::long_quiet) + 1;
std::string_view to_text(Remark remark);

struct Decision {
  Event event;                   // legal in the game it was made for; without a text
  std::optional<Remark> remark;  // set where `event` declines or offers a draw
  Info thought;                  // what the search found; without a line where it was not needed
};

struct PlayerSettings {
  const Level* level = find_level(1);
  std::uint64_t seed = 0;  // one a game: the same seed plays the same game
  // Legal moves to choose among where it is to move; empty: all. Whoever knows more than the search gives
  // these.
  std::vector<Move> only = {};
};

class ComputerPlayer {
 public:
  // `table` outlives the player.
  ComputerPlayer(const PlayerSettings& settings, Table& table);

  // What `colour` does now, or nothing: the game is over, or the opponent is to move and asks nothing.
  // Applying the event and asking again goes on until there is nothing to do. Answers to offers and claims
  // come before the move and take no more than a few hundredths of a second. A search that is stopped still
  // has a move.
  std::optional<Decision> decide(const Game& game, Colour colour, const Control& control = {});

 private:
  Decision answer_offer(const Game& game, Colour colour, const Control& control);
  Decision choose_move(const Game& game, Colour colour, const Control& control);
  // How `colour` judges the position at a glance.
  Info glance(const Game& game, Colour colour, const Control& control);

  PlayerSettings settings_;
  Searcher searcher_;
};

}  // namespace muehle::search
