// What a seat is shown whose player has blocked the other one, and how the game of an account that is deleted
// ends.
#include <gtest/gtest.h>

#include "server/testing/room_test.h"

namespace muehle::server {
namespace {

using testing::Table;

constexpr int blocker = 0;
constexpr int blocked = 1;

TEST(RoomBlocks, HideWordsAndWishesButNothingOfTheGame) {
  Table table;
  table.play({"d6", "f4"});
  ASSERT_TRUE(table.say(blocked, "hallo"));
  ASSERT_TRUE(table.say(blocker, "nein"));
  ASSERT_TRUE(table.event(blocked, R"(offer black "bitte")"));
  ASSERT_TRUE(table.event(blocker, R"(decline white "nie")"));
  ASSERT_TRUE(table.undo(blocked, Verb::ask));
  Room& room = table.room();
  const std::uint64_t before = room.revision();
  room.set_blocks({true, false});
  EXPECT_NE(room.revision(), before) << "it is shown otherwise now";

  ASSERT_EQ(room.own(blocker).chat.size(), 1u);
  EXPECT_EQ(room.own(blocker).chat[0].text, "nein");
  EXPECT_EQ(room.own(blocked).chat.size(), 2u);
  const std::vector<std::string> all = {"move d6", "move f4", R"(offer black "bitte")",
                                        R"(decline white "nie")"};
  const std::vector<std::string> less = {"move d6", "move f4", R"(offer black "")", R"(decline white "nie")"};
  EXPECT_EQ(room.game_for(blocker, 0).events, less);
  EXPECT_EQ(room.game_for(blocked, 0).events, all);
  EXPECT_EQ(room.game_for(std::nullopt, 0).events, all) << "who watches has blocked nobody";
  EXPECT_FALSE(room.table_for(blocker).undo);
  EXPECT_TRUE(room.table_for(blocked).undo);
  EXPECT_TRUE(room.table_for(std::nullopt).undo);
  ASSERT_TRUE(table.undo(blocker, Verb::ask)) << "what he does not see keeps him from nothing";
  EXPECT_EQ(room.table().undo->by, blocker);

  ASSERT_TRUE(table.event(blocked, "resign black"));
  ASSERT_TRUE(table.next(blocked, Verb::ask));
  EXPECT_FALSE(room.table_for(blocker).next.asked[blocked]);
  EXPECT_TRUE(room.table_for(blocked).next.asked[blocked]) << "he has asked";

  room.set_blocks({false, false});
  EXPECT_EQ(room.own(blocker).chat.size(), 2u);
  EXPECT_EQ(room.game_for(blocker, 0).events[2], all[2]);
  EXPECT_TRUE(room.table_for(blocker).next.asked[blocked]);
}

// Whose words they are is known again after a restart.
TEST(RoomBlocks, OutliveARestartOfTheRoom) {
  Table table;
  table.play({"d6"});
  ASSERT_TRUE(table.event(blocked, R"(move f4 offer "bitte")"));
  table.reload();
  table.room().set_blocks({true, false});
  EXPECT_EQ(table.room().game_for(blocker, 0).events[1], R"(move f4 offer "")");
}

constexpr PlayerId leaver = 7;

Table with_player(bool opponent = true) {
  Table table("standard", to_text(Start{}), "alternate", opponent);
  table.stored().seats[0]->player = leaver;
  table.reload();
  return table;
}
std::string farewell(Table& table, PlayerId player) {
  const std::optional<Decision> decision = table.room().decide_farewell(player, {table.now, table.tick});
  if (!decision) return "";
  EXPECT_FALSE(decision->seat) << "nobody has said it";
  return std::get<AppendEvent>(*decision->change).line;
}

TEST(RoomFarewell, ResignsWhatHasBegunAndAbortsTheRest) {
  Table table = with_player();
  EXPECT_EQ(farewell(table, leaver), "abort");
  table.play({"d6"});
  EXPECT_EQ(farewell(table, leaver), "abort") << "one side has not moved";
  table.play({"f4"});
  EXPECT_EQ(farewell(table, leaver), "resign white");
  ASSERT_FALSE(table.rule(R"(stop "wartet")"));
  EXPECT_EQ(farewell(table, leaver), "resign white") << "also while it is stopped";
  EXPECT_EQ(farewell(table, leaver + 1), "") << "he does not sit there";
  ASSERT_TRUE(table.event(1, "resign black"));
  EXPECT_EQ(farewell(table, leaver), "") << "it is over";
}

TEST(RoomFarewell, ResignsAGameOfATournamentAlsoBeforeItsFirstMove) {
  Table table = with_player();
  table.stored().tournament = "k7f3q2";
  table.reload();
  EXPECT_EQ(farewell(table, leaver), "resign white");
}

TEST(RoomFarewell, WhoIsGoneWantsNoOtherGame) {
  Table table = with_player();
  ASSERT_TRUE(table.event(0, "resign white"));
  ASSERT_TRUE(table.next(0, Verb::ask));
  table.room().forget_player(leaver);
  EXPECT_FALSE(table.room().table().next.asked[0]);
  ASSERT_TRUE(table.next(1, Verb::ask));
  EXPECT_FALSE(table.news.new_game) << "against nobody";

  table.stored().seats[0]->secret = of_no_secret;
  table.reload();
  EXPECT_FALSE(table.room().table().next.asked[0]);
  EXPECT_TRUE(table.room().table().next.asked[1]) << "that of the other one stands";
}

TEST(RoomFarewell, NobodyWaitsAtATableThatNobodyComesBackTo) {
  Table table = with_player(false);
  EXPECT_TRUE(table.room().can_be_joined());
  EXPECT_EQ(farewell(table, leaver), "abort");
  table.stored().games.back().events.push_back({"abort", std::nullopt, "", table.now, table.tick, 0});
  table.reload();
  EXPECT_FALSE(table.room().can_be_joined());
}

}  // namespace
}  // namespace muehle::server
