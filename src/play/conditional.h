// What a player answers when his opponent makes certain moves, left beforehand: in a game by days the moves
// that were foreseen are played at once. A value, with one line of text:
//
//   d6 > f4                          to d6 the answer is f4
//   d6 > f4, b4 > g7                 … and if b4 comes then, g7
//   d6 > f4 (b4 > g7 | d2 > a1)      … or, if d2 comes instead of it, a1
//   d6 > f4 | a4xd6 > b2             another answer to another move
//
//   answers = [ line *( "|" line ) ]
//   line    = move ">" move [ "," line | "(" line *( "|" line ) ")" ]
//
// Moves are written as in records, blanks around them mean nothing, and no answers are the empty text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace muehle::play {

// Of a text. So many answers in all …
inline constexpr int most_answers = 64;
// … and one after the other.
inline constexpr int most_answers_deep = 20;

// To the move `to` of the opponent the answer is `move`, and then those.
struct Answer {
  Move to;
  Move move;
  std::vector<Answer> then;
  friend bool operator==(const Answer& a, const Answer& b);
};
using Answers = std::vector<Answer>;

// A line is written with commas as long as there is one answer, with brackets where there are several.
std::string to_text(const Answers& answers);
Result<Answers> parse_answers(std::string_view text);

// Whether `by` may leave these answers now: his opponent is to move, every move of every line is legal when
// its turn comes, and none of the opponent's has two answers.
Result<void> check(const Answers& answers, const Game& game, Colour by);

// The answer to the move that came, and in its `then` what is left of the others. Nothing: the move was not
// foreseen, and nothing of what was left stands any more.
std::optional<Answer> answer_to(const Answers& answers, Move played);

}  // namespace muehle::play
