#include "storage/sqlite_file.h"

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <tuple>

#include "storage/faulty_vfs.h"
#include "storage/migrations.h"
#include "support/temp_folder.h"

namespace muehle::sqlite {
namespace {

NewTable some_table(const std::string& code) {
  return {.code = code,
          .next_colours = "alternate",
          .first_white = 1,
          .lot_drawn = true,
          .secret = SecretHash{1, 2, 3},
          .name = "Anna",
          .rules = "standard",
          .start = "a start",
          .at = 1000};
}

AppendEvent some_event(std::int64_t game, int version, const std::string& line) {
  return {.game = game,
          .version = version,
          .line = line,
          .seat = 1,
          .id = "k" + std::to_string(version),
          .at = 1001};
}

AppendTalk some_talk(std::int64_t game, int number, int version, const std::string& line) {
  return {.game = game,
          .number = number,
          .version = version,
          .line = line,
          .seat = 1,
          .id = "t" + std::to_string(number),
          .at = 1003};
}

class GamesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    FaultyVfs::install();
    file_.emplace(file(), FaultyVfs::name);
  }
  void TearDown() override {
    FaultyVfs::on_write(SQLITE_OK);
    FaultyVfs::on_sync(SQLITE_OK);
  }

  std::filesystem::path file() const { return folder_.path() / "games.sqlite"; }
  void reopen() {
    file_.reset();
    file_.emplace(file(), FaultyVfs::name);
  }
  std::vector<StoreResult<Stored>> commit(std::span<const Change> changes) {
    std::vector<Stored> stored(changes.size());
    std::vector<Store::Work> all;
    for (std::size_t i = 0; i < changes.size(); ++i)
      all.emplace_back([&, i](Transaction& games) { stored[i] = games.games().make(changes[i]); });
    std::vector<StoreResult<Stored>> answers;
    for (const StoreResult<void>& done : file_->commit(all)) {
      answers.push_back(done.map([&] { return stored[answers.size()]; }));
    }
    return answers;
  }
  StoreResult<Stored> commit(const Change& change) { return commit(std::array{change})[0]; }
  StoreResult<std::optional<StoredTable>> load(const std::string& code) {
    std::optional<StoredTable> table;
    return file_->read([&](Transaction& all) { table = all.games().load(code); }).map([&] { return table; });
  }
  Resumption resume() {
    Resumption resumption;
    EXPECT_TRUE(file_->read([&](Transaction& all) { resumption = all.games().resume(); }));
    return resumption;
  }
  std::vector<StoredEvent> events(const std::string& code) { return load(code).value()->games.back().events; }

  TempFolder folder_;
  std::optional<File> file_;
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

  const StoredTable table = load("abc")->value();
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

  const StoredTable table = load("abc")->value();
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

  const std::vector<StoredTalk> talk = load("abc").value()->games[0].talk;
  ASSERT_EQ(talk.size(), 2u);
  EXPECT_EQ(talk[0].line, "first");
  EXPECT_EQ(talk[0].version, 0);
  EXPECT_EQ(talk[1].line, "second");
  EXPECT_EQ(talk[1].version, 1);
  EXPECT_EQ(talk[1].seat, 1);
  EXPECT_EQ(talk[1].id, "t2");
  EXPECT_EQ(talk[1].at, 1003);
}

TEST_F(GamesTest, AnUnknownCodeIsNoError) { EXPECT_EQ(load("nobody").value(), std::nullopt); }

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

// Full while writing and broken while syncing: an error is told, what was acknowledged stays, what failed is
// not there, and it goes on when the disk is well again.
TEST_F(GamesTest, ABadDiskIsNoLie) {
  const Stored made = commit(some_table("abc")).value();
  int version = 0;
  const std::array<std::pair<void (*)(int), int>, 3> faults = {{{FaultyVfs::on_write, SQLITE_FULL},
                                                                {FaultyVfs::on_write, SQLITE_IOERR_WRITE},
                                                                {FaultyVfs::on_sync, SQLITE_IOERR_FSYNC}}};
  for (const auto& [inject, code] : faults) {
    ++version;
    ASSERT_TRUE(commit(some_event(made.game, version, "move d6")));
    inject(code);
    const auto refused = commit(some_event(made.game, version + 1, "move never"));
    ASSERT_FALSE(refused) << code;
    EXPECT_EQ(refused.error().kind, StoreError::Kind::busy);
    inject(SQLITE_OK);
    EXPECT_EQ(events("abc").size(), static_cast<std::size_t>(version));
  }
  reopen();
  EXPECT_EQ(events("abc").size(), 3u);
  for (const StoredEvent& event : events("abc")) EXPECT_EQ(event.line, "move d6");
}

// Seats that nobody may take make a new table fail at its second statement.
TEST_F(GamesTest, ARefusedChangeLeavesNothingOfItself) {
  Database(file()).run(
      "CREATE TRIGGER no_seats BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'no seats'); END");
  reopen();
  EXPECT_EQ(commit(some_table("abc")).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load("abc").value(), std::nullopt);
  EXPECT_EQ(Database(file()).number("SELECT count(*) FROM tables"), 0);
}

TEST_F(GamesTest, WhereTheFileFailsNothingOfTheBatchIsAcknowledged) {
  const std::int64_t game = commit(some_table("abc"))->game;
  Database(file()).run("DROP TABLE talk");
  const std::array<Change, 3> changes = {some_event(game, 1, "move d6"), some_talk(game, 1, 1, "undo ask 1"),
                                         some_event(game, 2, "move a1")};
  for (const auto& answer : commit(changes)) {
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, StoreError::Kind::busy);
  }
  EXPECT_EQ(Database(file()).number("SELECT count(*) FROM events"), 0);
}

TEST_F(GamesTest, ATableThatIsNotWholeIsBroken) {
  ASSERT_TRUE(commit(some_table("abc")));
  Database(file()).run("DELETE FROM games");
  EXPECT_EQ(load("abc").error().kind, StoreError::Kind::broken);
}

TEST_F(GamesTest, ASeatThatNoTableHasIsBroken) {
  ASSERT_TRUE(commit(some_table("abc")));
  Database(file()).run("PRAGMA ignore_check_constraints = ON; UPDATE seats SET seat = 5");
  EXPECT_EQ(load("abc").error().kind, StoreError::Kind::broken);
}

TEST_F(GamesTest, SyncsEveryCommit) {
  FaultyVfs::on_sync(SQLITE_IOERR_FSYNC);
  EXPECT_FALSE(commit(some_table("abc"))) << "the commit did not sync";
}

TEST(Migrations, GoStepByStepAndOnlyOnce) {
  const TempFolder folder;
  Database database(folder.path() / "x.sqlite");
  const std::array<std::string_view, 2> steps = {"CREATE TABLE a (x)", "ALTER TABLE a ADD COLUMN y"};
  migrate(database, std::span(steps).first(1));
  database.run("INSERT INTO a VALUES (7)");
  migrate(database, steps);
  migrate(database, steps);
  EXPECT_EQ(database.number("SELECT x FROM a WHERE y IS NULL"), 7);
  EXPECT_EQ(database.number("PRAGMA user_version"), 2);
}

TEST(Migrations, AStoreOfTheFirstVersionStaysReadable) {
  const TempFolder folder;
  const auto file = folder.path() / "games.sqlite";
  {
    Database old(file);
    migrate(old, migrations().first(1));
    old.run(
        "INSERT INTO tables VALUES (1, 'abc', 'alternate', 0, 0, 1000);"
        "INSERT INTO seats VALUES (1, 0, zeroblob(32), 'Anna', 1000);"
        "INSERT INTO games VALUES (7, 1, 1, 0, NULL, 'standard', 'a start', 1000);"
        "INSERT INTO events VALUES (7, 1, 'move d6', 0, 'k1', 1001)");
  }
  File store(file);
  muehle::Games& games = store.games();
  const StoredTable table = games.load("abc").value();
  EXPECT_EQ(table.seats[0]->name, "Anna");
  ASSERT_EQ(table.games.size(), 1u);
  ASSERT_EQ(table.games[0].events.size(), 1u);
  EXPECT_EQ(table.games[0].events[0].line, "move d6");
  EXPECT_EQ(table.games[0].events[0].seat, 0);
  EXPECT_EQ(table.games[0].events[0].id, "k1");
  EXPECT_EQ(table.games[0].time_control, "-");
  EXPECT_TRUE(table.games[0].talk.empty());
  games.make(some_talk(7, 1, 1, "undo ask 1"));
  EXPECT_EQ(games.load("abc")->games[0].talk.size(), 1u);
}

TEST(Migrations, AFailedStepLeavesTheStepBefore) {
  const TempFolder folder;
  Database database(folder.path() / "x.sqlite");
  const std::array<std::string_view, 2> steps = {"CREATE TABLE a (x)",
                                                 "CREATE TABLE b (x); CREATE TABLE a (x)"};
  EXPECT_THROW(migrate(database, steps), Failure);
  EXPECT_EQ(database.number("PRAGMA user_version"), 1);
  EXPECT_EQ(database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'b'"), 0);
}

TEST(Migrations, RefuseANewerVersionAndAForeignFile) {
  const TempFolder folder;
  Database newer(folder.path() / "newer.sqlite");
  const std::array<std::string_view, 2> steps = {"CREATE TABLE a (x)", "CREATE TABLE b (x)"};
  migrate(newer, steps);
  EXPECT_THROW(migrate(newer, std::span(steps).first(1)), Failure);

  Database foreign(folder.path() / "foreign.sqlite");
  foreign.run("CREATE TABLE somebody_elses (x)");
  EXPECT_THROW(migrate(foreign), Failure);
  EXPECT_EQ(foreign.number("SELECT count(*) FROM sqlite_schema"), 1);
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
  const StoredTable before = *file_->games().load("over");
  ASSERT_EQ(before.games[0].events.size(), 2u);

  EXPECT_EQ(file_->games().pack(last.at, 10), 0) << "not over for long enough";
  EXPECT_EQ(file_->games().pack(last.at + 1, 10), 1);
  EXPECT_EQ(file_->games().pack(last.at + 1, 10), 0) << "it is packed already";
  reopen();
  const StoredTable after = *file_->games().load("over");
  EXPECT_EQ(lines_of(after.games[0]), lines_of(before.games[0]));
  EXPECT_EQ(after.games[0].events[0].id, "");
  EXPECT_EQ(file_->games().load("running")->games[0].events[0].id, "k1") << "it goes on";

  const std::vector<Change> more = {some_event(1, 1, "move d6"), some_event(1, 3, "move d6"),
                                    some_talk(1, 1, 2, "next ask"), some_talk(1, 2, 0, "next ask")};
  const auto answers = commit(more);
  EXPECT_FALSE(answers[0]) << "it has its events";
  EXPECT_FALSE(answers[1]);
  EXPECT_TRUE(answers[2]) << "another game may still be asked for";
  EXPECT_FALSE(answers[3]);
}

TEST_F(GamesTest, RulingsFollowTheEventsAlsoOfPackedGames) {
  const PlayerId rike = file_->players().add_guest("Rike", "de", 1);
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
  ASSERT_EQ(file_->games().pack(last.at + 1, 10), 1);
  ASSERT_TRUE(commit(ruling(2, 2))) << "a call is answered late";
  reopen();
  const std::vector<StoredRuling> stored = file_->games().load("over")->games[0].rulings;
  ASSERT_EQ(stored.size(), 2u);
  EXPECT_EQ(stored[0].version, 1);
  EXPECT_EQ(stored[1].version, 2);
  EXPECT_EQ(stored[1].by, "Rike");
  EXPECT_EQ(stored[1].tick, 90);
}

}  // namespace
}  // namespace muehle::sqlite
