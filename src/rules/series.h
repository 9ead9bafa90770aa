// Several games between the same two players: who has White, and the score.
#pragma once

#include <array>
#include <optional>

#include "rules/game.h"

namespace muehle {

enum class NextColours {
  alternate,      // the colours change after every game
  loser_chooses,  // the loser may choose; after a draw, and without an answer, they change
};
std::string_view to_text(NextColours policy);
Result<NextColours> parse_next_colours(std::string_view text);

// How a game ended, as its outcome begins (`white_wins`); nothing where that is no end.
std::optional<Verdict> parse_verdict(std::string_view text);

// What games have come to. Aborted ones do not count. Half points: a win counts two, a draw one for each.
struct Score {
  int games = 0;
  int counted = 0;
  std::array<int, 2> half_points{};

  // So many games with the same result and the same `white`; nothing where it is none.
  void add(Verdict verdict, int white, int count = 1);
};

// The players are called 0 and 1. The lot for the first game is drawn and logged by whoever hosts the series.
class Series {
 public:
  Series(NextColours policy, int white_in_first_game) : Series(policy, white_in_first_game, {}) {}
  // The same behind games that are over already.
  Series(NextColours policy, int white_in_next_game, const Score& before);

  NextColours policy() const { return policy_; }
  // Games begun so far, the current one included; from 1.
  int game_number() const { return game_number_; }
  // The player who has White in the current game.
  int white() const { return white_; }
  Colour colour_of(int player) const { return player == white_ ? Colour::white : Colour::black; }

  int half_points(int player) const { return score_.half_points[static_cast<std::size_t>(player)]; }
  int counted_games() const { return score_.counted; }

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
  int game_number_;
  Score score_;  // of the games that are over
  Outcome last_;
};

}  // namespace muehle
