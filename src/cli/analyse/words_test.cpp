#include "cli/analyse/words.h"

#include <gtest/gtest.h>

namespace muehle::cli::analyse {
namespace {

using perfect::Answer;
using perfect::Value;
using review::ReviewedMove;
using review::Worth;

constexpr Worth win{Answer{Value::win, 25}, 0, true, false};
constexpr Worth late{Answer{Value::loss, std::nullopt}, 0, true, true};

TEST(WordsOfAReview, SayAWorthInBothLanguages) {
  const Worth score{std::nullopt, -142, false, false};
  EXPECT_EQ(to_text(win, Language::english), "win in 25");
  EXPECT_EQ(to_text(win, Language::german), "Gewinn in 25");
  EXPECT_EQ(to_text(late, Language::english), "loss*");
  EXPECT_EQ(to_text(review::exact_draw, Language::german), "Remis");
  EXPECT_EQ(to_text(score, Language::english), "-1.42");
  EXPECT_EQ(in_words(late, Language::english), "loss, ignoring draw rules");
  EXPECT_EQ(in_words(late, Language::german), "Verlust (ohne Remisregeln)");
}

TEST(WordsOfAReview, SayWhatAMoveCost) {
  const review::Phrases english = phrases(Language::english);
  ReviewedMove move{.best = win, .played = late};
  EXPECT_EQ(english.of_move(move), "loss, ignoring draw rules");
  EXPECT_EQ(english.of_better(win), "");
  move.judgement = review::Judgement::blunder;
  EXPECT_EQ(english.of_move(move), "win in 25 → loss, ignoring draw rules");
  move.unclaimed = {Due{DrawRule::repetition, false, {}}};
  EXPECT_EQ(phrases(Language::german).of_move(move),
            "Gewinn in 25 → Verlust (ohne Remisregeln); das Remis, das schon stand, hätte beantragt werden "
            "können");
}

}  // namespace
}  // namespace muehle::cli::analyse
