#include "cli/analyse/review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "cli/analyse/annotate.h"
#include "rules/rules_test.h"

namespace muehle::cli::analyse {
namespace {

using muehle::testing::game_from;
using perfect::Answer;
using perfect::Value;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr Effort shallow{{.depth = 2}, 1};
constexpr std::size_t megabytes = 1;

// Knows what it was told and says `otherwise` about the rest.
class Oracle : public perfect::Probe {
 public:
  explicit Oracle(std::optional<Answer> otherwise) : otherwise_(otherwise) {}
  // The position after `moves` from `start`, and what the side to move has there.
  void tell(const History& history, std::string_view moves, Answer answer) {
    Position position = history.position(0);
    for (const Move move : muehle::testing::moves(moves)) position = position.after(move);
    answers_[position.key()] = answer;
  }
  Result<std::optional<Answer>> answer(const Position& position) override {
    const auto found = answers_.find(position.key());
    return found == answers_.end() ? otherwise_ : std::optional(found->second);
  }

 private:
  std::optional<Answer> otherwise_;
  std::map<std::uint64_t, Answer> answers_;
};

Review review_of(const History& history, perfect::Probe& probe) {
  engine::Team team = *engine::Team::make(megabytes, 1);
  const std::atomic<bool> stop = false;
  Analyst analyst(team, &probe, shallow, stop);
  int done = 0;
  auto review =
      analyse::review(analyst, history, 1, stop, [&](int positions) { EXPECT_EQ(positions, ++done); });
  EXPECT_EQ(done, history.size() + 1);
  return **review;
}

// Four stones each; nothing closes a mill at once, and the board is symmetric enough for everything to be
// whatever the oracle says.
constexpr std::string_view start = "W...W.B......B.W.BB....W w 0 0";
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
    EXPECT_EQ(move.critical, test.kept->value != test.otherwise.value);
  }
}

TEST(Review, DoesNotCallTheSlowerWayAMistake) {
  const ReviewedMove move = judged({Answer{Value::loss, 4}, Answer{Value::loss, 60}, Judgement::good});
  EXPECT_EQ(move.judgement, Judgement::good);
  EXPECT_EQ(move.best.plies, 5);
  EXPECT_EQ(move.played.plies, 61);
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
  EXPECT_EQ(in_words(slow.played, Language::english), "win in 61, ignoring draw rules");
  EXPECT_EQ(in_words(slow.played, Language::german), "Gewinn in 61 (ohne Remisregeln)");
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
  EXPECT_EQ(last.best.value, Value::win);
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

// Nothing is known: the search finds the win that lies on the board, and that it was missed.
TEST(Review, SearchesWhereNothingIsKnown) {
  const Game game = game_from("standard", "WW...W...........B...B.B w 0 0", "f6-f4");
  Oracle silent(std::nullopt);
  const Review review = review_of(game.history(), silent);
  const ReviewedMove& move = review.moves.at(0);
  EXPECT_EQ(move.best, (Worth{Value::win, 1, 0, false, false}));
  EXPECT_NE(move.judgement, Judgement::good);
  EXPECT_EQ(move.better.at(0).moves.size(), 1u);
  EXPECT_EQ(move.better.at(0).moves.at(0).to, muehle::testing::point("g7"));
  EXPECT_EQ(review.exact_moves, 0);
}

TEST(Review, StopsWithoutAReview) {
  engine::Team team = *engine::Team::make(megabytes, 1);
  const std::atomic<bool> stop = true;
  Analyst analyst(team, nullptr, shallow, stop);
  const Game game = game_from("standard", start, "a7-d7");
  const auto review = analyse::review(analyst, game.history(), 1, stop, [](int) {});
  ASSERT_TRUE(review.has_value());
  EXPECT_FALSE(review->has_value());
}

// ---- worth ----

TEST(Worth, IsShownInBothLanguages) {
  const Worth win{Value::win, 25, 0, true, false};
  const Worth late{Value::loss, std::nullopt, 0, true, true};
  const Worth score{std::nullopt, std::nullopt, -142, false, false};
  EXPECT_EQ(to_text(win, Language::english), "win in 25");
  EXPECT_EQ(to_text(win, Language::german), "Gewinn in 25");
  EXPECT_EQ(to_text(late, Language::english), "loss*");
  EXPECT_EQ(to_text(exact_draw, Language::german), "Remis");
  EXPECT_EQ(to_text(score, Language::english), "-1.42");
  EXPECT_EQ(to_code(win), "win 25");
  EXPECT_EQ(to_code(late), "loss");
  EXPECT_EQ(to_code(score), "-1.42");
}

TEST(Worth, PointsGrowWithIt) {
  const auto score = [](search::Score value) { return Worth{{}, {}, value, false, false}; };
  EXPECT_DOUBLE_EQ(points(score(0)), 0.5);
  EXPECT_LT(points(score(100)), points(score(300)));
  EXPECT_NEAR(points(score(-300)) + points(score(300)), 1, 1e-9);
  EXPECT_GT(points({Value::win, 50, 0, true, false}), points(score(900)));
  EXPECT_EQ(points({Value::loss, 50, 0, true, false}), 0);
  EXPECT_EQ(for_the_mover(for_the_mover(score(7))), score(7));
  EXPECT_EQ(for_the_mover({Value::loss, 4, 0, true, true}), (Worth{Value::win, 5, 0, true, true}));
}

// ---- annotated records ----

Record annotated_game(const Record& record) {
  Oracle oracle(Answer{Value::draw, std::nullopt});
  oracle.tell(record.game.history(), "a7-a4", Answer{Value::loss, 20});
  return annotated(record, review_of(record.game.history(), oracle), Language::english);
}

TEST(Annotated, SaysWhatEveryMoveWasWorth) {
  const std::string text =
      write_record(annotated_game({{}, game_from("standard", start, "a7-d7 f4-e4"), {}}));
  EXPECT_THAT(text, HasSubstr("[Annotator \"muehle\"]"));
  EXPECT_THAT(text, HasSubstr("1. a7-d7? {[%value draw] win in 21 → draw} (1. a7-a4 {[%value win 21]}"));
  EXPECT_THAT(text, HasSubstr("f4-e4 {[%value draw]}"));
}

TEST(Annotated, KeepsTheNotesOfOthersAndReplacesItsOwn) {
  const Record before{{{"Annotator", "Anna"}},
                      game_from("standard", start, "a7-d7 f4-e4 d7-a7"),
                      {{0, CommentText{"start"}},
                       {1, Glyph{14}},
                       {1, CommentText{"hm"}},
                       {1, Variation{muehle::testing::moves("a7-a4 f4-e4"), {{1, CommentText{"see"}}}}},
                       {2, dubious_move},
                       {3, CommentText{"end"}}}};
  const Record once = annotated_game(before);
  const Record twice = annotated_game(once);
  EXPECT_EQ(once.notes, twice.notes);
  EXPECT_EQ(once.tags, before.tags);
  for (const Note& note : before.notes) EXPECT_THAT(once.notes, ::testing::Contains(note));
  EXPECT_EQ(once.notes.size(), before.notes.size() + 5);  // a glyph, three values, a variation
  const Result<Record> read = read_record(write_record(once));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->notes, once.notes);
}

}  // namespace
}  // namespace muehle::cli::analyse
