// Reviews of a collection's games: kept once, heard again, and what they say of positions.
#include "collection/reviews.h"

#include "collection/games_test.h"
#include "rules/notation.h"

namespace muehle::collection {
namespace {

using review::Judgement;
using review::ReviewedMove;

review::Worth exactly(perfect::Value value) {
  return {.answer = perfect::Answer{value, std::nullopt}, .score = 0, .exact = true};
}

// A move that keeps a draw; `better` makes it one that loses it.
ReviewedMove judged(const Record& record, int ply, std::string_view better = "") {
  const History& history = record.game.history();
  ReviewedMove move{.ply = ply,
                    .move = history.plies()[static_cast<std::size_t>(ply) - 1].move,
                    .mover = history.mover(ply),
                    .best = exactly(perfect::Value::draw),
                    .played = exactly(perfect::Value::draw)};
  if (better.empty()) return move;
  move.played = exactly(perfect::Value::loss);
  move.judgement = Judgement::mistake;
  move.lost = 0.5;
  move.difficulty = review::Difficulty{.keeping = 1, .moves = 20, .chance = 0.25};
  move.better = {{.moves = {*parse_move(better)}, .worth = move.best}};
  return move;
}

review::Review review_of(std::vector<ReviewedMove> moves) {
  review::Review review{.moves = std::move(moves), .players = {}, .exact_moves = 2};
  for (const ReviewedMove& move : review.moves)
    review.players.at(static_cast<std::size_t>(move.mover)).count(move);
  return review;
}

class ReviewsTest : public GamesTest {
 protected:
  ReviewsTest() { EXPECT_TRUE(games_.add(std::vector{first_, second_})); }
  // Both games, in which Black answers the first stone wrongly: once in one way, once in its mirror image.
  void keep_both() {
    ASSERT_TRUE(reviews_.keep(1, first_.record,
                              review_of({judged(first_.record, 1), judged(first_.record, 2, "d2")})));
    ASSERT_TRUE(reviews_.keep(2, second_.record,
                              review_of({judged(second_.record, 1), judged(second_.record, 2, "d6")})));
  }

  NewGame first_ = game(
      "[White \"Anna\"]\n[Black \"Ben\"]\n[BlackElo \"1480\"]\n[WhiteElo \"new\"]\n[Date "
      "\"2026.01.05\"]\n[Result \"1-0\"]\n\n1. d6 f4 1-0");
  NewGame second_ = game("Clara", "Anna", "2026.02.05", "1. d2 f4", "1-0");
  Collection games_ = open();
  Reviews reviews_ = *Reviews::of(games_);
};

TEST_F(ReviewsTest, AreMissingUntilTheyAreKept) {
  using Ids = std::vector<std::int64_t>;
  EXPECT_EQ(*reviews_.missing({}), (Ids{1, 2}));
  EXPECT_EQ(*reviews_.missing({.player = "clara"}), Ids{2});
  ASSERT_TRUE(reviews_.keep(1, first_.record, review_of({judged(first_.record, 1)})));
  EXPECT_EQ(*reviews_.missing({}), Ids{2});
  EXPECT_EQ(*reviews_.missing({}, true), (Ids{2, 1})) << "those without one first";
  ASSERT_TRUE(reviews_.keep(2, second_.record, review_of({judged(second_.record, 1)})));
  ASSERT_TRUE(reviews_.keep(1, first_.record, review_of({judged(first_.record, 1)})));
  EXPECT_EQ(*reviews_.missing({}, true), (Ids{2, 1})) << "then the one that was reviewed earlier";
  ASSERT_TRUE(*games_.remove(2));
  Collection again = open(Missing::fail);
  EXPECT_EQ(*Reviews::of(again)->missing({}), Ids{}) << "in the file";
}

TEST_F(ReviewsTest, AreHeardAsTheyWereKept) {
  keep_both();
  keep_both();  // instead of the earlier ones
  std::vector<ReviewedGame> heard;
  ASSERT_TRUE(reviews_.each({}, [&](const ReviewedGame& each) { heard.push_back(each); }));
  ASSERT_EQ(heard.size(), 2u);
  const ReviewedGame& one = heard.front();
  EXPECT_EQ(one.id, 1);
  EXPECT_EQ(one.players, (std::array<std::string, 2>{"Anna", "Ben"}));
  EXPECT_EQ(one.keys, (std::array<std::string, 2>{"anna", "ben"}));
  EXPECT_EQ(one.ratings, (std::array<std::optional<int>, 2>{std::nullopt, 1480})) << "`new` is no rating";
  EXPECT_EQ(one.exact_moves, 2);
  EXPECT_EQ(one.losing_ply, 2);
  ASSERT_EQ(one.moves.size(), 2u);
  const ReviewedMove& wrong = one.moves.back();
  EXPECT_EQ(wrong.ply, 2);
  EXPECT_EQ(wrong.mover, Colour::black);
  EXPECT_EQ(wrong.judgement, Judgement::mistake);
  EXPECT_DOUBLE_EQ(wrong.lost, 0.5);
  EXPECT_TRUE(wrong.played.is(perfect::Value::loss));
  ASSERT_TRUE(wrong.difficulty);
  EXPECT_EQ(wrong.difficulty->keeping, 1);
  EXPECT_EQ(wrong.difficulty->moves, 20);
  EXPECT_DOUBLE_EQ(wrong.difficulty->chance, 0.25);
  EXPECT_FALSE(one.moves.front().critical());
  review::PlayerReview black;
  for (const ReviewedMove& move : one.moves) {
    if (move.mover == Colour::black) black.count(move);
  }
  EXPECT_EQ(black.draw_to_loss, 1);
  EXPECT_EQ(black.critical, 1);
}

TEST_F(ReviewsTest, TellThePositionsThatCostMost) {
  keep_both();
  const auto costly = reviews_.costly({}, 10);
  ASSERT_TRUE(costly);
  ASSERT_EQ(costly->size(), 1u) << "both are the same position, up to symmetry";
  const CostlyPosition& one = costly->front();
  EXPECT_EQ(one.game, 1);
  EXPECT_EQ(one.ply, 1);
  EXPECT_EQ(to_text(one.position), to_text(first_.record.game.history().position(1)));
  EXPECT_EQ(one.times, 2);
  EXPECT_EQ(one.erred, 2);
  EXPECT_DOUBLE_EQ(one.lost, 1.0);
  ASSERT_EQ(one.right.size(), 1u);
  EXPECT_EQ(to_text(one.right.front()), "d2") << "opposite the first stone";
  EXPECT_TRUE(one.exact);
  ASSERT_EQ(one.played.size(), 1u) << "beside it, on either side";
  EXPECT_EQ(to_text(one.played.front().move), "b4");
  EXPECT_EQ(one.played.front().times, 2);
  EXPECT_EQ(one.played.front().erred, 2);
  EXPECT_EQ(reviews_.costly({.player = "Ben"}, 10)->front().times, 1);
  EXPECT_TRUE(reviews_.costly({.player = "Clara"}, 10)->empty()) << "it was her opponent who erred";
  EXPECT_TRUE(reviews_.costly({}, 0)->empty());
}

TEST_F(ReviewsTest, GoWithTheirGame) {
  keep_both();
  ASSERT_TRUE(*games_.remove(1));
  int heard = 0;
  ASSERT_TRUE(reviews_.each({}, [&](const ReviewedGame& each) { heard += static_cast<int>(each.id); }));
  EXPECT_EQ(heard, 2);
  EXPECT_EQ(reviews_.costly({}, 10)->front().times, 1);
}

}  // namespace
}  // namespace muehle::collection
