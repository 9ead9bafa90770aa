#include "review/review.h"

#include <gtest/gtest.h>

#include "review/review_test.h"

namespace muehle::review {
namespace {

using muehle::testing::game_from;
using perfect::Answer;
using perfect::Value;
using testing::Oracle;
using testing::review_of;
using testing::shallow;

// Four stones each; nothing closes a mill at once, and the board is symmetric enough for everything to be
// whatever the oracle says.
using testing::start;
constexpr std::string_view there = "a7-a4";
constexpr std::string_view elsewhere = "a7-d7";

struct Case {
  std::optional<Answer> kept;  // for Black after `there`
  Answer otherwise;            // for Black after all other moves
  Judgement judgement;
};

ReviewedMove judged(const Case& test, std::string_view position = start,
                    std::string_view rules = "standard") {
  const Game game = game_from(rules, position, elsewhere);
  Oracle oracle(test.otherwise);
  if (test.kept) oracle.tell(game.history(), there, *test.kept);
  return review_of(game.history(), oracle).moves.at(0);
}

TEST(Review, CallsAMoveWhatItGaveAway) {
  const Answer lost{Value::loss, 20};  // for Black: White has won
  const Answer won{Value::win, 9};
  const Answer drawn{Value::draw, std::nullopt};
  for (const Case& test : {Case{lost, drawn, Judgement::mistake}, Case{drawn, won, Judgement::mistake},
                           Case{lost, won, Judgement::blunder}, Case{lost, lost, Judgement::good},
                           Case{drawn, drawn, Judgement::good}, Case{won, won, Judgement::good},
                           Case{won, drawn, Judgement::good}}) {
    const ReviewedMove move = judged(test);
    EXPECT_EQ(move.judgement, test.judgement);
    const bool gave_away = test.judgement != Judgement::good;
    EXPECT_EQ(move.better.empty(), !gave_away);
    if (gave_away) {
      EXPECT_EQ(to_text(move.better.at(0).moves.at(0)), there);
    }
    EXPECT_EQ(move.critical(), test.kept->value != test.otherwise.value);
  }
}

TEST(Review, DoesNotCallTheSlowerWayAMistake) {
  const ReviewedMove move = judged({Answer{Value::loss, 4}, Answer{Value::loss, 60}, Judgement::good});
  EXPECT_EQ(move.judgement, Judgement::good);
  EXPECT_EQ(move.best.answer->plies, 5);
  EXPECT_EQ(move.played.answer->plies, 61);
  EXPECT_EQ(move.lost, 0);
  EXPECT_FALSE(move.played.ignores_draw_rules);
}

// 80 plies without a mill, 100 draw the game: the win in 61 may come too late. It stays a win, with a word.
TEST(Review, SaysWhereADrawRuleMayComeFirst) {
  const std::string late = std::string(start) + " 80 60";
  const ReviewedMove slow = judged({Answer{Value::loss, 4}, Answer{Value::loss, 60}, Judgement::good}, late);
  EXPECT_EQ(slow.judgement, Judgement::good);
  EXPECT_FALSE(slow.best.ignores_draw_rules);
  EXPECT_TRUE(slow.played.ignores_draw_rules);
  EXPECT_EQ(slow.played.answer, (Answer{Value::win, 61}));
  // After the move 19 plies are left: a win in 19 more is in time, one in 20 more is not.
  EXPECT_FALSE(judged({{}, Answer{Value::loss, 19}, {}}, late).played.ignores_draw_rules);
  EXPECT_TRUE(judged({{}, Answer{Value::loss, 20}, {}}, late).played.ignores_draw_rules);
  // Without such a rule nothing comes first.
  EXPECT_FALSE(judged({{}, Answer{Value::loss, 60}, {}}, late, "strikt").played.ignores_draw_rules);
  // A win that may come too late, and was given away: doubtful, no more.
  EXPECT_EQ(judged({Answer{Value::loss, 60}, Answer{Value::draw, {}}, {}}, late).judgement,
            Judgement::doubtful);
  // No distance is known: nobody can say that it comes in time, but giving it away is a mistake.
  const ReviewedMove unknown = judged({Answer{Value::loss, {}}, Answer{Value::draw, {}}, {}});
  EXPECT_TRUE(unknown.best.ignores_draw_rules);
  EXPECT_EQ(unknown.judgement, Judgement::mistake);
}

// The third occurrence is a draw, whatever the database says about the position.
TEST(Review, ADrawByRuleIsADraw) {
  const std::string round = "d6-d7 f4-e4 d7-d6 e4-f4 ";
  const Game game = game_from("standard", start, round + round);
  ASSERT_EQ(to_text(game.outcome()), "draw:repetition");
  Oracle mover_wins(Answer{Value::loss, 30});
  const Review review = review_of(game.history(), mover_wins);
  EXPECT_EQ(review.moves.at(5).judgement, Judgement::good);
  const ReviewedMove& last = review.moves.at(7);
  EXPECT_TRUE(last.best.is(Value::win));
  EXPECT_EQ(last.played, exact_draw);
  EXPECT_EQ(last.judgement, Judgement::mistake);
}

TEST(Review, CountsForEachPlayer) {
  const Game game = game_from("standard", start, "a7-d7 f4-e4 d7-a7");
  Oracle oracle(Answer{Value::draw, std::nullopt});
  oracle.tell(game.history(), "a7-a4", Answer{Value::loss, 20});
  oracle.tell(game.history(), "a7-d7 f4-e4 d7-a7", Answer{Value::win, 3});
  const Review review = review_of(game.history(), oracle);
  const PlayerReview& white = review.players.at(0);
  const PlayerReview& black = review.players.at(1);
  EXPECT_EQ(white.moves, 2);
  EXPECT_EQ(white.mistakes, 2);
  EXPECT_EQ(white.win_to_draw, 1);
  EXPECT_EQ(white.draw_to_loss, 1);
  EXPECT_EQ(white.critical, 2);
  EXPECT_EQ(white.critical_kept, 0);
  EXPECT_DOUBLE_EQ(*white.accuracy(), 50);
  EXPECT_EQ(black.moves, 1);
  EXPECT_EQ(black.critical, 0);
  EXPECT_DOUBLE_EQ(*black.accuracy(), 100);
  EXPECT_EQ(review.exact_moves, 3);
  EXPECT_FALSE(review_of(game_from("standard", start).history(), oracle).players.at(0).accuracy());
}

// Of White's moves one holds the draw. Who may err chooses any of them at times, so it is neither sure nor
// hopeless.
TEST(Review, SaysHowHardItWasToKeepTheValue) {
  const ReviewedMove move =
      judged({Answer{Value::loss, 20}, Answer{Value::draw, std::nullopt}, Judgement::mistake});
  ASSERT_TRUE(move.difficulty);
  EXPECT_EQ(move.difficulty->keeping, 1);
  EXPECT_EQ(move.difficulty->moves, legal_moves(parse_position(start).value(), RuleSet{}).size());
  EXPECT_GT(move.difficulty->chance, 0);
  EXPECT_LT(move.difficulty->chance, 1);
  // Another move kept the value instead: all the chances together are one.
  const ReviewedMove other =
      judged({Answer{Value::draw, std::nullopt}, Answer{Value::loss, 20}, Judgement::good});
  ASSERT_TRUE(other.difficulty);
  EXPECT_EQ(other.difficulty->keeping, move.difficulty->moves - 1);
  EXPECT_NEAR(other.difficulty->chance + move.difficulty->chance, 1, 1e-9);
}

TEST(Review, FindsAMillThatWinsEasierThanAQuietMove) {
  Oracle oracle(Answer{Value::draw, std::nullopt});
  const Game flying = game_from("standard", "WW.W.................BBB w 0 0", "b6-d5");
  EXPECT_GT(review_of(flying.history(), oracle).moves.at(0).difficulty->chance, 0.9);
  EXPECT_LT(judged({Answer{Value::loss, 20}, Answer{Value::draw, std::nullopt}, {}}).difficulty->chance, 0.5);
}

TEST(Review, CountsForEachPhase) {
  const Game game = game_from("standard", "W...W.B......B.W.BB....W w 0 0", "a7-d7 f4-e4 d7-a7");
  Oracle oracle(Answer{Value::draw, std::nullopt});
  oracle.tell(game.history(), "a7-a4", Answer{Value::loss, 20});
  const Review review = review_of(game.history(), oracle);
  const auto in = [&](Colour colour, Phase phase) {
    return review.players.at(static_cast<std::size_t>(colour)).phases.at(static_cast<std::size_t>(phase));
  };
  const PhaseReview white = in(Colour::white, Phase::moving);
  EXPECT_EQ(white.moves, 2);
  EXPECT_EQ(white.good, 1);
  EXPECT_EQ(white.critical, 1);
  EXPECT_EQ(white.critical_kept, 0);
  EXPECT_DOUBLE_EQ(white.expected_kept, review.moves.at(0).difficulty->chance);
  EXPECT_EQ(in(Colour::black, Phase::moving).moves, 1);
  EXPECT_EQ(in(Colour::black, Phase::moving).critical, 0);
  EXPECT_EQ(in(Colour::white, Phase::placing).moves, 0);
  EXPECT_EQ(in(Colour::white, Phase::flying).moves, 0);

  const Game flying = game_from("standard", "WW.W.................BBB w 0 0", "b6-d5");
  const Review flown = review_of(flying.history(), oracle);
  EXPECT_EQ(flown.moves.at(0).phase, Phase::flying);
  EXPECT_EQ(flown.players.at(0).phases.at(static_cast<std::size_t>(Phase::flying)).moves, 1);
  const Game placing = game_from("standard", "........................ w 9 9", "d6");
  EXPECT_EQ(review_of(placing.history(), oracle).moves.at(0).phase, Phase::placing);
}

// Nothing is known: the search finds the win that lies on the board, and that it was missed.
TEST(Review, SearchesWhereNothingIsKnown) {
  const Game game = game_from("standard", "WW...W...........B...B.B w 0 0", "f6-f4");
  Oracle silent(std::nullopt);
  const Review review = review_of(game.history(), silent);
  const ReviewedMove& move = review.moves.at(0);
  EXPECT_EQ(move.best, (Worth{Answer{Value::win, 1}, 0, false, false}));
  EXPECT_NE(move.judgement, Judgement::good);
  EXPECT_EQ(move.better.at(0).moves.size(), 1u);
  EXPECT_EQ(move.better.at(0).moves.at(0).to, muehle::testing::point("g7"));
  EXPECT_EQ(review.exact_moves, 0);
}

TEST(Review, StopsWithoutAReview) {
  Analyst analyst(testing::searching(), nullptr, shallow);
  const Game game = game_from("standard", start, "a7-d7");
  const std::atomic<bool> stop = true;
  int heard = 0;
  const auto stopped = review(analyst, game.history(), 1, stop, [&](int) { ++heard; });
  ASSERT_TRUE(stopped.has_value());
  EXPECT_FALSE(stopped->has_value());
  EXPECT_EQ(heard, 0);
}

TEST(Review, StopsBetweenTwoPositions) {
  Oracle oracle(Answer{Value::draw, std::nullopt});
  Analyst analyst(testing::searching(), &oracle, shallow);
  const Game game = game_from("standard", start, "a7-d7 f4-e4 d7-a7");
  std::atomic<bool> stop = false;
  const auto stopped =
      review(analyst, game.history(), 1, stop, [&](int positions) { stop = positions == 2; });
  ASSERT_TRUE(stopped.has_value());
  EXPECT_FALSE(stopped->has_value());
}

TEST(Review, GoesOnePositionAtATime) {
  Oracle oracle(Answer{Value::draw, std::nullopt});
  Analyst analyst(testing::searching(), &oracle, shallow);
  const Game game = game_from("standard", start, "a7-d7 f4-e4");
  Reviewer reviewer(analyst, game.history(), 1);
  for (int positions = 1; positions <= 3; ++positions) {
    EXPECT_FALSE(reviewer.done());
    ASSERT_TRUE(reviewer.step());
    EXPECT_EQ(reviewer.looked_at(), positions);
    EXPECT_EQ(reviewer.review().moves.size(), static_cast<std::size_t>(positions - 1));
  }
  EXPECT_TRUE(reviewer.done());
}

// A damaged file is no review.
TEST(Review, HandsAnErrorOn) {
  testing::BrokenProbe broken;
  Analyst analyst(testing::searching(), &broken, shallow);
  const Game game = game_from("standard", start, "a7-d7");
  const std::atomic<bool> stop = false;
  const auto failed = review(analyst, game.history(), 1, stop, [](int) {});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().message, testing::BrokenProbe::message);
}

// White gives the win away at ply 1 and the draw at ply 3: the third ply lost the game.
TEST(Review, NamesThePlyThatLostTheGame) {
  const Game game = game_from("standard", start, "a7-d7 f4-e4 d7-a7");
  Oracle oracle(Answer{Value::draw, std::nullopt});
  oracle.tell(game.history(), "a7-a4", Answer{Value::loss, 20});
  EXPECT_EQ(losing_ply(review_of(game.history(), oracle), Colour::white), std::nullopt);
  oracle.tell(game.history(), "a7-d7 f4-e4 d7-a7", Answer{Value::win, 3});
  const Review lost = review_of(game.history(), oracle);
  EXPECT_EQ(losing_ply(lost, Colour::white), 3);
  EXPECT_EQ(losing_ply(lost, Colour::black), std::nullopt);

  // Black gives the win back, and White resigns all the same.
  const Game resigned = game_from("standard", start, "a7-d7 f4-e4 d7-a7 e4-f4");
  EXPECT_EQ(losing_ply(review_of(resigned.history(), oracle), Colour::white), std::nullopt);
}

// ---- draws that could have been claimed ----

constexpr std::string_view claimed = "standard,drawByRule=claim";
// Back to the start two times, on two ways, so that nothing but the start stands for the third time.
constexpr std::string_view twice_round = "d6-d7 f4-e4 d7-d6 e4-f4 a7-a4 f4-g4 a4-a7 g4-f4";

// The start stands for the third time; White, whom the database calls lost, goes on all the same.
TEST(Review, SaysThatADrawCouldHaveBeenClaimed) {
  const std::string moves = std::string(twice_round) + " a7-d7";
  Oracle mover_loses(Answer{Value::win, 30});
  const ReviewedMove move = review_of(game_from(claimed, start, moves).history(), mover_loses).moves.at(8);
  const Due due{DrawRule::repetition, false, {"start", "2…", "4…"}};
  EXPECT_EQ(move.unclaimed, std::vector{due});
  EXPECT_EQ(move.best, exact_draw);
  EXPECT_EQ(move.judgement, Judgement::mistake);
  EXPECT_TRUE(move.better.empty());
}

// White makes the position himself that stands for the third time; Black's reply does not end his right.
TEST(Review, TheRightToClaimOutlastsTheReply) {
  const std::string moves = "d6-d7 f4-e4 d7-d6 e4-f4 d6-d7 f4-g4 d7-d6 g4-f4 d6-d7 b2-d2 d7-d6";
  Oracle mover_loses(Answer{Value::win, 30});
  const Review found = review_of(game_from(claimed, start, moves).history(), mover_loses);
  ASSERT_EQ(found.moves.at(10).unclaimed.size(), 1u);
  EXPECT_EQ(found.moves.at(10).unclaimed.front().proof, (std::vector<std::string>{"1.", "3.", "5."}));
}

TEST(Review, NobodyMissesAClaimThatHeDidNotNeed) {
  const std::string moves = std::string(twice_round) + " a7-d7";
  Oracle drawn(Answer{Value::draw, std::nullopt});
  EXPECT_TRUE(review_of(game_from(claimed, start, moves).history(), drawn).moves.at(8).unclaimed.empty());
  // Before the third time there is nothing to claim.
  Oracle mover_loses(Answer{Value::win, 30});
  const Review earlier = review_of(game_from(claimed, start, twice_round).history(), mover_loses);
  for (const ReviewedMove& move : earlier.moves) EXPECT_TRUE(move.unclaimed.empty());
}

}  // namespace
}  // namespace muehle::review
