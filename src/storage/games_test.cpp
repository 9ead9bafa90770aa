#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "storage/test_games.h"

namespace muehle {
namespace {

class GamesTest : public ::testing::Test {
 protected:
  void reopen() { file_.reopen(); }
  std::vector<StoreResult<Stored>> commit(std::span<const Change> changes) {
    return commit_all(file_, changes);
  }
  StoreResult<Stored> commit(const Change& change) { return commit(std::array{change})[0]; }
  std::optional<StoredTable> load(const std::string& code) { return file_.games().load(code); }
  Resumption resume() { return file_.games().resume(); }
  std::vector<StoredEvent> events(const std::string& code) { return load(code)->games.back().events; }

  TestGames file_;
};

TEST_F(GamesTest, ATableComesBackAsItWasStored) {
  const Stored made = commit(some_table("abc")).value();
  ASSERT_TRUE(commit(TakeSeat{.table = made.table, .seat = 1, .secret = SecretHash{9}, .name = "", .at = 1}));
  ASSERT_TRUE(commit(some_event(made.game, 1, "move d6")));
  ASSERT_TRUE(commit(some_event(made.game, 2, "offer black \"a\\\"ü\"")));
  const Stored second = commit(BeginGame{.table = made.table,
                                         .position = 2,
                                         .white = 0,
                                         .wish = "black",
                                         .rules = "strikt",
                                         .start = "other start",
                                         .at = 1002})
                            .value();
  reopen();

  const StoredTable table = load("abc").value();
  EXPECT_EQ(table.id, made.table);
  EXPECT_EQ(table.next_colours, "alternate");
  EXPECT_EQ(table.first_white, 1);
  EXPECT_TRUE(table.lot_drawn);
  EXPECT_EQ(table.seats[0]->secret, (SecretHash{1, 2, 3}));
  EXPECT_EQ(table.seats[0]->name, "Anna");
  EXPECT_EQ(table.seats[1]->name, "");
  ASSERT_EQ(table.games.size(), 2u);
  EXPECT_EQ(table.games[0].number, made.game);
  EXPECT_EQ(table.games[0].rules, "standard");
  EXPECT_EQ(table.games[0].wish, std::nullopt);
  ASSERT_EQ(table.games[0].events.size(), 2u);
  EXPECT_EQ(table.games[0].events[1].line, "offer black \"a\\\"ü\"");
  EXPECT_EQ(table.games[0].events[1].id, "k2");
  EXPECT_EQ(table.games[0].events[1].seat, 1);
  EXPECT_EQ(table.games[0].events[1].at, 1001);
  EXPECT_EQ(table.games[1].number, second.game);
  EXPECT_EQ(table.games[1].wish, "black");
  EXPECT_EQ(table.games[1].start, "other start");
}

TEST_F(GamesTest, TimesComeBackAsTheyWereStored) {
  NewTable opening = some_table("abc");
  opening.time_control = "300+5";
  opening.tick = 100;
  const Stored made = commit(opening).value();
  ASSERT_TRUE(commit(TakeSeat{.table = made.table,
                              .seat = 1,
                              .secret = SecretHash{9},
                              .name = "",
                              .at = 1,
                              .tick = 200,
                              .game = made.game,
                              .standing = {.deadline = 60'200}}));
  AppendEvent move = some_event(made.game, 1, "move d6");
  move.tick = 5'200;
  move.spent = 4'900;
  ASSERT_TRUE(commit(move));
  AppendEvent flag = some_event(made.game, 2, "time black");
  flag.seat.reset();
  flag.tick = 400'000;
  ASSERT_TRUE(commit(flag));
  ASSERT_TRUE(commit(BeginGame{.table = made.table,
                               .position = 2,
                               .white = 0,
                               .wish = std::nullopt,
                               .rules = "standard",
                               .start = "",
                               .time_control = "1/86400",
                               .at = 2,
                               .tick = 500'000,
                               .standing = {.deadline = 600'000}}));
  reopen();

  const StoredTable table = load("abc").value();
  EXPECT_EQ(table.seats[0]->tick, 100);
  EXPECT_EQ(table.seats[1]->tick, 200);
  EXPECT_EQ(table.games[0].time_control, "300+5");
  EXPECT_EQ(table.games[0].tick, 100);
  EXPECT_EQ(table.games[0].events[0].tick, 5'200);
  EXPECT_EQ(table.games[0].events[0].spent, 4'900);
  EXPECT_EQ(table.games[0].events[0].seat, 1);
  EXPECT_EQ(table.games[0].events[1].seat, std::nullopt) << "nobody's but the server's";
  EXPECT_EQ(table.games[1].time_control, "1/86400");
  EXPECT_EQ(table.games[1].tick, 500'000);
}

TEST_F(GamesTest, AServerThatStartsLearnsWhatTimeItIsAndWhatIsDue) {
  EXPECT_EQ(resume().tick, 0);
  const Stored late = commit(some_table("late")).value();
  const Stored soon = commit(some_table("soon")).value();
  const Stored over = commit(some_table("over")).value();
  const auto move = [](const Stored& game, int version, Milliseconds tick,
                       std::optional<Milliseconds> deadline) {
    AppendEvent event = some_event(game.game, version, "move d6");
    event.tick = tick;
    event.standing.deadline = deadline;
    return event;
  };
  ASSERT_TRUE(commit(move(late, 1, 10, 9'000)));
  ASSERT_TRUE(commit(move(soon, 1, 20, 2'000)));
  ASSERT_TRUE(commit(move(soon, 2, 30, 3'000)));
  ASSERT_TRUE(commit(move(over, 1, 40, 4'000)));
  ASSERT_TRUE(commit(move(over, 2, 50, std::nullopt)));
  reopen();
  const Resumption resumed = resume();
  EXPECT_EQ(resumed.tick, 50);
  ASSERT_EQ(resumed.due.size(), 2u);
  EXPECT_EQ(resumed.due[0].code, "soon");
  EXPECT_EQ(resumed.due[0].deadline, 3'000);
  EXPECT_EQ(resumed.due[1].code, "late");

  ASSERT_TRUE(commit(Heartbeat{1'000}));
  ASSERT_TRUE(commit(Heartbeat{900}));
  EXPECT_EQ(resume().tick, 1'000) << "it never goes back";
}

TEST_F(GamesTest, WhatWasSaidComesBackInItsOrderAndItsPlace) {
  const std::int64_t game = commit(some_table("abc"))->game;
  ASSERT_TRUE(commit(some_talk(game, 1, 0, "first")));
  ASSERT_TRUE(commit(some_event(game, 1, "move d6")));
  ASSERT_TRUE(commit(some_talk(game, 2, 1, "second")));
  EXPECT_EQ(commit(some_talk(game, 2, 1, "again")).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(commit(some_talk(game, 4, 1, "a gap")).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(commit(some_talk(game, 3, 0, "an old view")).error().kind, StoreError::Kind::conflict);
  AppendTalk same_name = some_talk(game, 3, 1, "under a name that is taken");
  same_name.id = "t1";
  EXPECT_EQ(commit(same_name).error().kind, StoreError::Kind::conflict);
  reopen();

  const std::vector<StoredTalk> talk = load("abc")->games[0].talk;
  ASSERT_EQ(talk.size(), 2u);
  EXPECT_EQ(talk[0].line, "first");
  EXPECT_EQ(talk[0].version, 0);
  EXPECT_EQ(talk[1].line, "second");
  EXPECT_EQ(talk[1].version, 1);
  EXPECT_EQ(talk[1].seat, 1);
  EXPECT_EQ(talk[1].id, "t2");
  EXPECT_EQ(talk[1].at, 1003);
}

TEST_F(GamesTest, AnUnknownCodeIsNoError) { EXPECT_EQ(load("nobody"), std::nullopt); }

TEST_F(GamesTest, ConflictsAreToldAndLeaveTheOtherChangesOfTheBatchAlone) {
  const Stored made = commit(some_table("abc")).value();
  const std::array<Change, 5> changes = {
      some_event(made.game, 1, "move d6"), some_table("abc"), some_event(made.game, 1, "move a1"),
      some_event(made.game, 3, "move a4"), some_event(made.game, 2, "move f4")};
  const auto answers = commit(changes);
  ASSERT_EQ(answers.size(), 5u);
  EXPECT_TRUE(answers[0]);
  for (const int taken : {1, 2, 3})
    EXPECT_EQ(answers[taken].error().kind, StoreError::Kind::conflict) << taken;
  EXPECT_TRUE(answers[4]);
  const auto stored = events("abc");
  ASSERT_EQ(stored.size(), 2u);
  EXPECT_EQ(stored[0].line, "move d6");
  EXPECT_EQ(stored[1].line, "move f4");
}

TEST_F(GamesTest, NothingIsStoredTwiceUnderOneName) {
  const Stored made = commit(some_table("abc")).value();
  AppendEvent event = some_event(made.game, 1, "move d6");
  ASSERT_TRUE(commit(event));
  event.version = 2;
  EXPECT_EQ(commit(event).error().kind, StoreError::Kind::conflict);
  event.seat = 0;  // the other player may use the same name
  EXPECT_TRUE(commit(event));
}

TEST_F(GamesTest, ASeatIsTakenOnce) {
  const Stored made = commit(some_table("abc")).value();
  const TakeSeat taking{.table = made.table, .seat = 1, .secret = {}, .name = "Ben", .at = 1};
  EXPECT_TRUE(commit(taking));
  EXPECT_EQ(commit(taking).error().kind, StoreError::Kind::conflict);
}

// What a game is, but for the names its events were sent under.
std::vector<std::tuple<std::string, std::optional<int>, UnixSeconds, Milliseconds>> lines_of(
    const StoredGame& game) {
  std::vector<std::tuple<std::string, std::optional<int>, UnixSeconds, Milliseconds>> lines;
  for (const StoredEvent& event : game.events)
    lines.emplace_back(event.line, event.seat, event.at, event.spent);
  return lines;
}

TEST_F(GamesTest, PacksGamesThatAreOverAndOld) {
  AppendEvent last = some_event(1, 2, "resign white");
  last.standing.outcome = "black_wins:resignation";
  const std::vector<Change> changes = {some_table("over"), some_event(1, 1, "move d6"), last,
                                       some_table("running"), some_event(2, 1, "move d6")};
  for (const auto& done : commit(changes)) ASSERT_TRUE(done);
  const StoredTable before = *file_.games().load("over");
  ASSERT_EQ(before.games[0].events.size(), 2u);

  EXPECT_EQ(file_.games().pack(last.at, 10), 0) << "not over for long enough";
  EXPECT_EQ(file_.games().pack(last.at + 1, 10), 1);
  EXPECT_EQ(file_.games().pack(last.at + 1, 10), 0) << "it is packed already";
  reopen();
  const StoredTable after = *file_.games().load("over");
  EXPECT_EQ(lines_of(after.games[0]), lines_of(before.games[0]));
  EXPECT_EQ(after.games[0].events[0].id, "");
  EXPECT_EQ(file_.games().load("running")->games[0].events[0].id, "k1") << "it goes on";

  const std::vector<Change> more = {some_event(1, 1, "move d6"), some_event(1, 3, "move d6"),
                                    some_talk(1, 1, 2, "next ask"), some_talk(1, 2, 0, "next ask")};
  const auto answers = commit(more);
  EXPECT_FALSE(answers[0]) << "it has its events";
  EXPECT_FALSE(answers[1]);
  EXPECT_TRUE(answers[2]) << "another game may still be asked for";
  EXPECT_FALSE(answers[3]);
}

TEST_F(GamesTest, RulingsFollowTheEventsAlsoOfPackedGames) {
  const PlayerId rike = file_.players().add_guest("Rike", "de", 1);
  const auto ruling = [&](int number, int version) {
    return AppendRuling{.game = 1,
                        .number = number,
                        .version = version,
                        .line = "dismiss white \"no\"",
                        .referee = rike,
                        .at = 9,
                        .tick = 90};
  };
  AppendEvent last = some_event(1, 2, "resign white");
  last.standing.outcome = "black_wins:resignation";
  const std::vector<Change> game = {some_table("over"), some_event(1, 1, "move d6"), ruling(1, 1), last};
  for (const auto& done : commit(game)) ASSERT_TRUE(done);
  const std::vector<Change> wrong = {ruling(2, 1), ruling(3, 2), ruling(1, 2)};
  for (const auto& done : commit(wrong)) EXPECT_EQ(done.error().kind, StoreError::Kind::conflict);
  ASSERT_EQ(file_.games().pack(last.at + 1, 10), 1);
  ASSERT_TRUE(commit(ruling(2, 2))) << "a call is answered late";
  reopen();
  const std::vector<StoredRuling> stored = file_.games().load("over")->games[0].rulings;
  ASSERT_EQ(stored.size(), 2u);
  EXPECT_EQ(stored[0].version, 1);
  EXPECT_EQ(stored[1].version, 2);
  EXPECT_EQ(stored[1].by, "Rike");
  EXPECT_EQ(stored[1].tick, 90);
}

}  // namespace
}  // namespace muehle
