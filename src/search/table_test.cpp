#include "search/table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::move;
using testing::TestTable;

TEST(Table, GivesBackWhatWasStored) {
  TestTable memory;
  for (const std::string_view text : {"d6", "a1-a4", "d6xg7", "a1-a4xg7"}) {
    for (const Score score : {0, 17, -250, win_in(7), loss_in(100)}) {
      for (const Bound bound : {Bound::exact, Bound::at_least, Bound::at_most}) {
        memory.table.store(42, {score, 63, bound, encode(move(text))});
        const std::optional<Entry> entry = memory.table.find(42);
        ASSERT_TRUE(entry);
        EXPECT_EQ(entry->score, score);
        EXPECT_EQ(entry->depth, 63);
        EXPECT_EQ(entry->bound, bound);
        EXPECT_EQ(decode(entry->move), move(text));
      }
    }
  }
}

TEST(Table, KnowsNothingElse) {
  TestTable memory;
  memory.table.store(42, {1, 2, Bound::exact, encode(move("d6"))});
  for (std::uint64_t key = 0; key < 1000; ++key) {
    EXPECT_EQ(memory.table.find(key).has_value(), key == 42);
  }
}

TEST(Table, KeepsTheMoveWhenALaterEntryHasNone) {
  TestTable memory;
  memory.table.store(7, {1, 2, Bound::at_least, encode(move("d6"))});
  memory.table.store(7, {-5, 3, Bound::at_most});
  const std::optional<Entry> entry = memory.table.find(7);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->score, -5);
  EXPECT_EQ(decode(entry->move), move("d6"));
}

TEST(Table, DeepEntriesOfThisSearchStayAndOldOnesGiveWay) {
  std::array<Slot, 4> slots;  // one bucket
  Table table(slots);
  table.begin_search();
  for (const int depth : {20, 3, 12, 9}) table.store(static_cast<std::uint64_t>(depth), {.depth = depth});
  table.store(1, {.depth = 1});
  EXPECT_FALSE(table.find(3));  // the shallowest made room
  EXPECT_TRUE(table.find(20) && table.find(12) && table.find(9) && table.find(1));
  table.begin_search();
  table.store(2, {.depth = 2});
  table.store(4, {.depth = 4});
  EXPECT_FALSE(table.find(1) || table.find(9));  // old ones first
  EXPECT_TRUE(table.find(20) && table.find(12) && table.find(2) && table.find(4));
}

TEST(Table, WorksWithASingleSlot) {
  std::array<Slot, 1> slots;
  Table table(slots);
  table.store(1, {5, 1, Bound::exact});
  EXPECT_TRUE(table.find(1));
}

TEST(Table, ForgetsEverythingWhenCleared) {
  TestTable memory;
  memory.table.store(7, {1, 2, Bound::exact});
  memory.table.clear();
  EXPECT_FALSE(memory.table.find(7));
}

TEST(Table, AHalfWrittenSlotFitsNoKey) {
  std::array<Slot, 2> slots;
  Table table(slots);
  table.store(7, {1, 2, Bound::exact});
  const std::uint64_t check = slots[0].check;
  table.store(7, {1, 3, Bound::exact});
  slots[0].check = check;  // as if another thread had written the other word only
  EXPECT_FALSE(table.find(7));
}

TEST(Table, CountsWhatThisSearchHasFilled) {
  TestTable memory;
  EXPECT_EQ(memory.table.permille_used(), 0);
  for (std::uint64_t key = 0; key < 20 * testing::test_slots; ++key) memory.table.store(key, {});
  EXPECT_GT(memory.table.permille_used(), 900);
  memory.table.begin_search();
  EXPECT_EQ(memory.table.permille_used(), 0);
}

// A position three plies from the root from which the game lasts four more.
TEST(Score, InTheTableCountsFromItsPosition) {
  EXPECT_EQ(to_table(win_in(7), 3), win_in(4));
  EXPECT_EQ(to_table(loss_in(7), 3), loss_in(4));
  EXPECT_EQ(from_table(win_in(4), 5), win_in(9)) << "met again at another ply";
  EXPECT_EQ(from_table(loss_in(4), 5), loss_in(9));
  for (const Score undecided : {0, 250, -250}) {
    EXPECT_EQ(to_table(undecided, 3), undecided);
    EXPECT_EQ(from_table(undecided, 3), undecided);
  }
}

RC_GTEST_PROP(Score, DistancesSurvive, ()) {
  const int plies = *rc::gen::inRange(0, max_ply);
  RC_ASSERT(is_win(win_in(plies)) && plies_to_end(win_in(plies)) == plies);
  RC_ASSERT(is_loss(loss_in(plies)) && plies_to_end(loss_in(plies)) == plies);
  RC_ASSERT(win_in(plies) == -loss_in(plies));
}

}  // namespace
}  // namespace muehle::search
