// The computer as an opponent: given a game, what does it do next? Pure policy: no thread, no waiting, no
// output.
#pragma once

#include <optional>

#include "rules/game.h"
#include "search/levels.h"

namespace muehle::search {

enum class Language { de, en };

// Why the computer declines a draw.
enum class DeclineReason {
  win_in_sight,  // it sees a forced win
  ahead,         // it stands clearly better
  too_early,     // a mill was closed within the last plies, or the game is young
};
std::string_view to_text(DeclineReason reason);
Words describe(DeclineReason reason);

struct Decision {
  Event event;                            // legal in the game it was made for
  std::optional<DeclineReason> declined;  // set where `event` declines an offer; the event carries its words
  Info thought;                           // what the search found; without a line where it was not needed
};

struct PlayerSettings {
  const Level* level = find_level(1);
  Language language = Language::en;
  std::uint64_t seed = 0;  // one a game: the same seed plays the same game
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
  std::string_view words(const Words& words) const;

  PlayerSettings settings_;
  Searcher searcher_;
};

}  // namespace muehle::search
