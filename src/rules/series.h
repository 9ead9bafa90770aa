// Several games between the same two players: who has White, and the score.
#pragma once

#include <optional>

#include "rules/game.h"

namespace muehle {

enum class NextColours {
  alternate,      // the colours change after every game
  loser_chooses,  // the loser may choose; after a draw, and without an answer, they change
};
std::string_view to_text(NextColours policy);
Result<NextColours> parse_next_colours(std::string_view text);

// The players are called 0 and 1. The lot for the first game is drawn and logged by whoever hosts the series.
class Series {
 public:
  Series(NextColours policy, int white_in_first_game);

  NextColours policy() const { return policy_; }
  // Games begun so far, the current one included; from 1.
  int game_number() const { return game_number_; }
  // The player who has White in the current game.
  int white() const { return white_; }
  Colour colour_of(int player) const { return player == white_ ? Colour::white : Colour::black; }

  // Half points: a win counts two, a draw one for each. Aborted games do not count.
  int half_points(int player) const { return half_points_[player]; }
  int counted_games() const { return counted_; }

  // The current game has ended; `outcome` must be over.
  void finish(const Outcome& outcome);
  // After finish(): the player who may choose the colour of the next game, if somebody may.
  std::optional<int> chooser() const;
  // Begins the next game. `wish`: the colour the chooser wants; none: the colours change as usual (after an
  // aborted game they stay). A wish without a chooser is not looked at.
  void next(std::optional<Colour> wish = std::nullopt);
  // The player who has White in the current game after all, whatever the results before it say by now.
  void seat_white(int player) { white_ = player; }

 private:
  NextColours policy_;
  int white_;
  int game_number_ = 1;
  int counted_ = 0;
  int half_points_[2] = {0, 0};
  Outcome last_;
};

}  // namespace muehle
