#include "review/annotate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "review/review_test.h"

namespace muehle::review {
namespace {

using muehle::testing::game_from;
using perfect::Answer;
using perfect::Value;
using ::testing::HasSubstr;
using testing::Oracle;
using testing::review_of;
using testing::start;

const Phrases phrases{
    .of_move =
        [](const ReviewedMove& move) { return move.better.empty() ? "" : "was " + to_code(move.best); },
    .of_better = [](const Worth&) { return ""; }};

Record annotated_game(const Record& record) {
  Oracle oracle(Answer{Value::draw, std::nullopt});
  oracle.tell(record.game.history(), "a7-a4", Answer{Value::loss, 20});
  return annotated(record, review_of(record.game.history(), oracle), phrases);
}

TEST(Annotated, SaysWhatEveryMoveWasWorth) {
  const std::string text =
      write_record(annotated_game({{}, game_from("standard", start, "a7-d7 f4-e4"), {}}));
  EXPECT_THAT(text, HasSubstr("[Annotator \"muehle\"]"));
  EXPECT_THAT(text, HasSubstr("1. a7-d7? {[%value draw] was win 21} (1. a7-a4 {[%value win 21]}"));
  EXPECT_THAT(text, HasSubstr("f4-e4\n{[%value draw]}"));
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
}  // namespace muehle::review
