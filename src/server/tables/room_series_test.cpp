// A room that has the last game of its series only, and of those before it how they ended.
#include <gtest/gtest.h>

#include "server/testing/room_test.h"

namespace muehle::server {
namespace {

using testing::code_of;
using testing::start_time;
using testing::Table;

// As the store has it with one of its games alone.
StoredTable with_one(StoredTable stored, std::int64_t number) {
  stored.earlier.clear();
  const std::vector<NoteStanding> notes = Room::standings(stored).value();
  for (std::size_t i = 0; stored.games[i].number != number; ++i)
    stored.earlier.push_back({stored.games[i].white, notes[i].standing.outcome, 1});
  std::erase_if(stored.games, [&](const StoredGame& game) { return game.number != number; });
  return stored;
}

StoredTable last_of(const StoredTable& stored) { return with_one(stored, stored.games.back().number); }

void begin_next(Table& table, std::optional<Colour> wish = std::nullopt) {
  for (const int seat : {0, 1}) ASSERT_TRUE(table.next(seat, Verb::ask, wish));
}

int with_white(Table& table) { return table.room().table().white; }

// Won by White, drawn, aborted, won by Black, and one that goes on.
void play_series(Table& table) {
  ASSERT_TRUE(table.event(1 - with_white(table), "resign black"));
  begin_next(table, Colour::white);
  table.play({"d6"});
  ASSERT_TRUE(table.event(with_white(table), "offer white \"\""));
  ASSERT_TRUE(table.event(1 - with_white(table), "accept black"));
  begin_next(table, Colour::black);
  ASSERT_TRUE(table.ask(0, AbortGame{table.name()}));
  begin_next(table, Colour::black);
  ASSERT_TRUE(table.event(with_white(table), "resign white"));
  begin_next(table, Colour::white);
}

TEST(RoomSeries, NeedsOfEarlierGamesOnlyHowTheyEnded) {
  for (const char* policy : {"alternate", "loser_chooses"}) {
    Table table("standard", to_text(Start{}), policy);
    play_series(table);
    for (const bool over : {false, true}) {
      if (over) ASSERT_TRUE(table.event(with_white(table), "resign white"));
      const Room whole = Room::restore(table.stored(), start_time).value();
      const Room last = Room::restore(last_of(table.stored()), start_time).value();
      EXPECT_EQ(last.table(), whole.table()) << policy;
      EXPECT_EQ(last.table().series.game, 5) << policy;
      EXPECT_EQ(last.game(0).number, whole.game(0).number) << policy;
    }
  }
}

TEST(RoomSeries, AnswersWhatWasDoneInAnEarlierGameWhenItIsToldOfIt) {
  Table table;
  table.play({"d6"});
  ASSERT_TRUE(table.event(1, "resign black", 1, "k1"));
  ASSERT_TRUE(table.say(0, "Danke!", "c1"));
  begin_next(table);
  ASSERT_TRUE(table.event(0, "resign black", 0, "k1"));
  begin_next(table);
  Room room = Room::restore(last_of(table.stored()), start_time).value();
  const auto ask = [&](const Request& request) { return room.decide(1, request, {start_time, 0}); };
  const Do resign{Name{"k1", 12}, 1, parse_event("resign black").value()};
  EXPECT_FALSE(room.remembers(12));
  EXPECT_EQ(ask(resign).error().code, ErrorCode::unknown_game);

  room.recall(Room::restore(with_one(table.stored(), 12), start_time).value());
  EXPECT_TRUE(room.remembers(12));
  EXPECT_TRUE(room.remembers(14));
  const Answer<Decision> again = ask(resign);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->ack.version, 2);
  EXPECT_FALSE(again->change) << "stored twice";
  EXPECT_TRUE(room.decide(0, Say{Name{"c1", 12}, "", "Danke!"}, {start_time, 0}));
  EXPECT_TRUE(ask(Next{Name{"late", 12}, Verb::ask, std::nullopt})) << "what it asks for is there";
  EXPECT_EQ(ask(Do{Name{"k2", 12}, 1, parse_event("resign black").value()}).error().code,
            ErrorCode::unknown_game);

  room.recall(Room::restore(with_one(table.stored(), 13), start_time).value());
  EXPECT_FALSE(room.remembers(12)) << "one of them at a time";
}

TEST(RoomSeries, RemembersTheGameBeforeTheOneThatHasJustBegun) {
  Table table;
  ASSERT_TRUE(table.event(1, "resign black", 0, "k1"));
  begin_next(table);
  EXPECT_TRUE(table.room().remembers(12));
  ASSERT_TRUE(table.event(0, "resign black"));
  begin_next(table);
  EXPECT_FALSE(table.room().remembers(12));
  EXPECT_TRUE(table.room().remembers(13));
}

TEST(RoomSeries, HasALargestNumberOfGames) {
  Table table;
  ASSERT_TRUE(table.event(1, "resign black"));
  const auto ask = [&](const StoredTable& stored, int most) {
    const Room room = Room::restore(stored, start_time, most).value();
    return room.decide(0, Next{Name{"n1", room.number()}, Verb::ask, std::nullopt}, {start_time, 0});
  };
  EXPECT_TRUE(ask(table.stored(), 2));
  const Answer<Decision> refused = ask(table.stored(), 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::series_full);
  EXPECT_EQ(refused.error().message, "a table has at most 1 games; open a new table to play on");
  begin_next(table);
  ASSERT_TRUE(table.event(0, "resign black"));
  EXPECT_FALSE(ask(last_of(table.stored()), 2)) << "earlier games count";
  EXPECT_TRUE(ask(last_of(table.stored()), 3));
}

}  // namespace
}  // namespace muehle::server
