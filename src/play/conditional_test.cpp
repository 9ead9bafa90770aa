#include "play/conditional.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "rules/rules_test.h"

namespace muehle::play {
namespace {

using muehle::testing::game;
using muehle::testing::game_from;
using muehle::testing::move;
using muehle::testing::must;
using muehle::testing::play_moves;
using ::testing::HasSubstr;

using enum Colour;

Answers answers(std::string_view text) { return must(parse_answers(text), text); }
std::string parse_error(std::string_view text) {
  const Result<Answers> read = parse_answers(text);
  return read ? "(none)" : read.error().message;
}
std::string check_error(std::string_view text, const Game& game, Colour by) {
  const Result<void> checked = check(answers(text), game, by);
  return checked ? "(none)" : checked.error().message;
}

// So many answers one after the other.
std::string chain(int length) {
  std::string text = "d6 > f4";
  for (int n = 1; n < length; ++n) text += ", d6 > f4";
  return text;
}
// So many answers side by side.
std::string fan(int width) {
  std::string text = "d6 > f4";
  for (int n = 1; n < width; ++n) text += " | d6 > f4";
  return text;
}

TEST(Conditional, TextMeansATree) {
  EXPECT_EQ(answers(""), Answers{});
  EXPECT_EQ(answers("d6 > f4"), (Answers{{move("d6"), move("f4"), {}}}));
  EXPECT_EQ(answers("d6xg7 > a1-a4, b4 > g7"),
            (Answers{{move("d6xg7"), move("a1-a4"), {{move("b4"), move("g7"), {}}}}}));
  EXPECT_EQ(answers("d6 > f4 (b4 > g7 | d2 > a1) | a4 > b2"),
            (Answers{{move("d6"), move("f4"), {{move("b4"), move("g7"), {}}, {move("d2"), move("a1"), {}}}},
                     {move("a4"), move("b2"), {}}}));
}

TEST(Conditional, IsTheSameTextAgain) {
  for (const char* text :
       {"", "d6 > f4", "d6 > f4, b4 > g7", "d6 > f4 | b4 > g7", "d6 > f4 (b4 > g7 | d2 > a1)",
        "d6 > f4, b4 > g7 (a1 > a4xb4 | a4 > a7-d7xg1, d7 > g7) | d2xf4 > a1"}) {
    EXPECT_EQ(to_text(answers(text)), text);
  }
}

TEST(Conditional, BlanksAndNeedlessBracketsMeanNothing) {
  EXPECT_EQ(to_text(answers("  ")), "");
  EXPECT_EQ(to_text(answers("\td6>f4( b4>g7|d2 >a1 )|  a4 xd6 > b2 ")),
            "d6 > f4 (b4 > g7 | d2 > a1) | a4xd6 > b2");
  EXPECT_EQ(to_text(answers("d6 > f4 (b4 > g7)")), "d6 > f4, b4 > g7");
}

TEST(Conditional, SaysWhatIsWrongAndWhere) {
  EXPECT_THAT(parse_error("d6 > f4, e9 > g7"), HasSubstr("column 10: `e9 ` is no move"));
  EXPECT_THAT(parse_error("d6 > f4 b4 > g7"), HasSubstr("column 6: `f4 b4 ` is no move"));
  EXPECT_THAT(parse_error("d6 f4"), HasSubstr("column 1: `d6 f4` is no move"));
  EXPECT_THAT(parse_error("d6"), HasSubstr("column 3: `>` and an answer are missing after d6"));
  EXPECT_THAT(parse_error("d6 >"), HasSubstr("column 5: a move is expected"));
  EXPECT_THAT(parse_error("> d6"), HasSubstr("column 1: a move is expected"));
  EXPECT_THAT(parse_error("d6 > f4 |"), HasSubstr("column 10: a move is expected"));
  EXPECT_THAT(parse_error("d6 > f4,"), HasSubstr("column 9: a move is expected"));
  EXPECT_THAT(parse_error("d6 > f4 ()"), HasSubstr("column 10: a move is expected"));
  EXPECT_THAT(parse_error("()"), HasSubstr("column 1: a move is expected"));
  EXPECT_THAT(parse_error("d6 > f4 (b4 > g7"), HasSubstr("column 17: `)` is missing"));
  EXPECT_THAT(parse_error("d6 > f4)"), HasSubstr("column 8: `)` closes nothing"));
  EXPECT_THAT(parse_error("d6 > f4 > b4"),
              HasSubstr("column 9: after an answer the next move begins with `,`"));
  EXPECT_THAT(parse_error("d6 > f4 (b4 > g7 > a1)"), HasSubstr("column 18: after an answer"));
  EXPECT_THAT(parse_error("d6 > f4 (b4 > g7) d2 > a1"), HasSubstr("column 19: after `)` come the end"));
  EXPECT_THAT(parse_error("d6 > f4 (b4 > g7), d2 > a1"), HasSubstr("column 18: after `)` come the end"));
}

TEST(Conditional, ATextHasItsLimits) {
  EXPECT_EQ(parse_error(chain(most_answers_deep)), "(none)");
  EXPECT_THAT(parse_error(chain(most_answers_deep + 1)), HasSubstr("at most 20 answers"));
  EXPECT_EQ(parse_error(fan(most_answers)), "(none)");
  EXPECT_THAT(parse_error(fan(most_answers + 1)), HasSubstr("at most 64 answers"));
  std::string brackets;
  for (int n = 0; n < 100'000; ++n) brackets += "d6 > f4 (";
  EXPECT_THAT(parse_error(brackets), HasSubstr("at most 20 answers"));
}

TEST(Conditional, EveryLineHasToBePlayable) {
  const Game begun = game("standard", {"move d6"});  // Black is to move, White leaves answers
  EXPECT_EQ(check_error("", begun, white), "(none)");
  EXPECT_EQ(check_error("f4 > b4, g7 > a1 | b4 > f4 (g7 > a1 | a1 > g7)", begun, white), "(none)");

  EXPECT_THAT(check_error("d6 > f4", begun, white), HasSubstr("`d6`: d6 is not legal in"));
  EXPECT_THAT(check_error("f4 > f4", begun, white), HasSubstr("`f4 > f4`: f4 is not legal in"));
  EXPECT_THAT(check_error("b4 > f4 (g7 > a1 | a1 > d6)", begun, white),
              HasSubstr("`b4 > f4, a1 > d6`: d6 is not legal in"));
  EXPECT_THAT(check_error("f4 > b4, g7 > a1, b4 > a4", begun, white),
              HasSubstr("`f4 > b4, g7 > a1, b4`: b4 is not legal in"));
}

TEST(Conditional, ARefusalSaysWhy) {
  const Game begun = game("standard", {"move d6"});
  const Result<void> checked = check(answers("f4 > b4, d6 > a1"), begun, white);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, "target_occupied");
  EXPECT_EQ(checked.error().source, "`f4 > b4, d6`: ");
}

TEST(Conditional, AMillHasToTakeAStone) {
  Game mill = game("standard");
  play_moves(mill, "a1 g7 a4 g4 b2");  // White closes a1-a4-a7 next, if Black lets him
  EXPECT_EQ(check_error("b6 > a7xg7", mill, white), "(none)");
  EXPECT_THAT(check_error("b6 > a7", mill, white), HasSubstr("`b6 > a7`: a7 is not legal"));
  EXPECT_THAT(check_error("g1xa1 > a7 | g1xb2 > a7xb6", mill, white), HasSubstr("`g1xb2 > a7xb6`: a7xb6 is"));
}

TEST(Conditional, EachMoveHasOneAnswer) {
  const Game begun = game("standard", {"move d6"});
  EXPECT_THAT(check_error("f4 > b4 | b4 > f4 | f4 > a1", begun, white),
              HasSubstr("`f4`: there is an answer to f4 already"));
  EXPECT_THAT(check_error("f4 > b4 (a1 > a4 | a1 > a7)", begun, white),
              HasSubstr("`f4 > b4, a1`: there is an answer to a1 already"));
  EXPECT_EQ(check_error("f4 > b4, a1 > a4 | b4 > f4, a1 > a4", begun, white), "(none)") << "in another line";
}

TEST(Conditional, TheOpponentIsToMove) {
  const Game begun = game("standard", {"move d6"});
  EXPECT_THAT(check_error("f4 > b4", begun, black), HasSubstr("it is black's move"));
  EXPECT_THAT(check_error("", begun, black), HasSubstr("it is black's move"));
  EXPECT_THAT(check_error("", game("standard", {"move d6", "resign white"}), white),
              HasSubstr("the game is over"));
}

TEST(Conditional, NothingFollowsTheEndOfAGame) {
  // Black has three stones left, and White's g4-g7 closes a mill.
  const Game black_moves = game_from("standard", "WW...B...B....WB..W..... b 0 0");
  EXPECT_EQ(check_error("a4-b4 > g4-g7xb4", black_moves, white), "(none)");
  EXPECT_EQ(check_error("a4-b4 > g4-g7xb4, c3-c4 > b2-b4", black_moves, white),
            "`a4-b4 > g4-g7xb4, c3-c4`: the game is over");
  const Game white_moves = game_from("standard", "WW...B...B....WB..W..... w 0 0");
  EXPECT_EQ(check_error("g4-g7xa4 > c3-c4", white_moves, black), "`g4-g7xa4 > c3-c4`: the game is over");
}

TEST(Conditional, AnUnforeseenMoveHasNoAnswer) {
  const Answers left = answers("d6 > f4 (b4 > g7 | d2 > a1) | a4xd6 > b2");
  EXPECT_EQ(answer_to(left, move("d6"))->move, move("f4"));
  EXPECT_EQ(to_text(answer_to(left, move("d6"))->then), "b4 > g7 | d2 > a1");
  EXPECT_EQ(to_text(answer_to(left, move("a4xd6"))->then), "");
  EXPECT_EQ(answer_to(left, move("a4")), std::nullopt) << "another move than with the stone taken";
  EXPECT_EQ(answer_to(left, move("b4")), std::nullopt) << "not now";
  EXPECT_EQ(answer_to({}, move("d6")), std::nullopt);
}

// ---- whatever the tree ----

Point any_point() { return *rc::gen::inRange<Point>(0, point_count); }
Move any_move() {
  const bool places = *rc::gen::arbitrary<bool>();
  const bool captures = *rc::gen::arbitrary<bool>();
  return {places ? no_point : any_point(), any_point(), captures ? any_point() : no_point};
}

Answers any_answers(int depth) {
  Answers all;
  if (depth == 0) return all;
  for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
    all.push_back({any_move(), any_move(), any_answers(depth - 1)});
  return all;
}

// A line that is played: answers that can come up, to moves that can be made.
Answers any_legal_answers(const Game& game, int depth) {
  Answers all;
  const MoveList moves = game.moves();
  if (depth == 0 || moves.empty()) return all;
  const int first = *rc::gen::inRange(0, moves.size());
  const int last = std::min(moves.size(), first + *rc::gen::inRange(1, 4));
  for (int n = first; n < last; ++n) {
    Game next = game;
    RC_ASSERT(next.apply(MakeMove{moves[n], {}}).has_value());
    const MoveList replies = next.moves();
    if (replies.empty()) continue;
    const Move reply = replies[*rc::gen::inRange(0, replies.size())];
    RC_ASSERT(next.apply(MakeMove{reply, {}}).has_value());
    all.push_back({moves[n], reply, any_legal_answers(next, depth - 1)});
  }
  return all;
}

Game any_game() {
  Game game;
  for (int n = *rc::gen::inRange(0, 60); n > 0 && !game.outcome().over(); --n) {
    const MoveList moves = game.moves();
    RC_ASSERT(game.apply(MakeMove{moves[*rc::gen::inRange(0, moves.size())], {}}).has_value());
  }
  return game;
}

// One of the answers, however deep.
Answer& any_of(Answers& all) {
  Answer& one = all[*rc::gen::inRange<std::size_t>(0, all.size())];
  return one.then.empty() || *rc::gen::arbitrary<bool>() ? one : any_of(one.then);
}

RC_GTEST_PROP(Conditional, WhatIsWrittenIsRead, ()) {
  const Answers all = any_answers(3);
  RC_ASSERT(parse_answers(to_text(all)).value() == all);
}

RC_GTEST_PROP(Conditional, AnyTextIsReadOrRefused, ()) {
  std::string text;
  for (int n = *rc::gen::inRange(0, 20); n > 0; --n)
    text +=
        *rc::gen::element("d6", "a1-a4", "x", "b4", " > ", " > ", ">", ",", "|", "(", ")", " ", "\n", "ü");
  const Result<Answers> read = parse_answers(text);
  if (read) {
    RC_ASSERT(parse_answers(to_text(*read)).value() == *read);
  } else {
    RC_ASSERT(read.error().column >= 1);
    RC_ASSERT(read.error().column <= static_cast<int>(text.size()) + 1);
  }
}

RC_GTEST_PROP(Conditional, FollowingALineGivesItsAnswers, ()) {
  Game game = any_game();
  RC_PRE(!game.outcome().over());
  Answers left = any_legal_answers(game, 3);
  RC_ASSERT(check(left, game, other(game.position().to_move())).has_value());
  while (!left.empty()) {
    const Answer expected = left[*rc::gen::inRange<std::size_t>(0, left.size())];
    const std::optional<Answer> answer = answer_to(left, expected.to);
    RC_ASSERT(answer == expected);
    RC_ASSERT(game.apply(MakeMove{expected.to, {}}).has_value());
    RC_ASSERT(game.apply(MakeMove{answer->move, {}}).has_value());
    left = answer->then;
    RC_ASSERT(left.empty() || check(left, game, other(game.position().to_move())).has_value());
  }
}

RC_GTEST_PROP(Conditional, OneIllegalAnswerIsFoundWhereverItStands, ()) {
  const Game game = any_game();
  RC_PRE(!game.outcome().over());
  Answers all = any_legal_answers(game, 3);
  RC_PRE(!all.empty());
  Answer& wrong = any_of(all);
  wrong.move = wrong.to;  // nobody can make a move that was just made
  const Result<void> checked = check(all, game, other(game.position().to_move()));
  RC_ASSERT(!checked.has_value());
  const std::string said = to_text(wrong.to) + " > " + to_text(wrong.move) + "`: ";
  RC_ASSERT(checked.error().source.ends_with(said));
}

}  // namespace
}  // namespace muehle::play
