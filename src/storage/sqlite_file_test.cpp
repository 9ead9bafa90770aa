// What only a file can do: fail on a bad disk, be damaged, be of another version.
#include "storage/sqlite_file.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <span>

#include "storage/migrations.h"
#include "storage/test_disk.h"
#include "storage/test_games.h"
#include "support/temp_folder.h"

namespace muehle::sqlite {
namespace {

class SqliteFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    TestDisk::install();
    file_.emplace(file());
  }
  void TearDown() override {
    TestDisk::on_write(SQLITE_OK);
    TestDisk::on_sync(SQLITE_OK);
  }

  std::filesystem::path file() const { return folder_.path() / "games.sqlite"; }
  void reopen() {
    file_.reset();
    file_.emplace(file());
  }
  std::vector<StoreResult<Stored>> commit(std::span<const Change> changes) {
    return commit_all(*file_, changes);
  }
  StoreResult<Stored> commit(const Change& change) { return commit(std::array{change})[0]; }
  StoreResult<std::optional<StoredTable>> load(const std::string& code) {
    std::optional<StoredTable> table;
    return file_->read([&](Transaction& all) { table = all.games().load(code); }).map([&] { return table; });
  }
  std::vector<StoredEvent> events(const std::string& code) { return load(code).value()->games.back().events; }

  TempFolder folder_;
  std::optional<File> file_;
};

// Full while writing and broken while syncing: an error is told, what was acknowledged stays, what failed is
// not there, and it goes on when the disk is well again.
TEST_F(SqliteFileTest, ABadDiskIsNoLie) {
  const Stored made = commit(some_table("abc")).value();
  int version = 0;
  const std::array<std::pair<void (*)(int), int>, 3> faults = {{{TestDisk::on_write, SQLITE_FULL},
                                                                {TestDisk::on_write, SQLITE_IOERR_WRITE},
                                                                {TestDisk::on_sync, SQLITE_IOERR_FSYNC}}};
  for (const auto& [inject, code] : faults) {
    ++version;
    ASSERT_TRUE(commit(some_event(made.game, version, "move d6")));
    inject(code);
    const auto refused = commit(some_event(made.game, version + 1, "move never"));
    ASSERT_FALSE(refused) << code;
    EXPECT_EQ(refused.error().kind, StoreError::Kind::busy);
    EXPECT_EQ(refused.error().message == "the disk is full", code == SQLITE_FULL) << refused.error().message;
    inject(SQLITE_OK);
    EXPECT_EQ(events("abc").size(), static_cast<std::size_t>(version));
  }
  reopen();
  EXPECT_EQ(events("abc").size(), 3u);
  for (const StoredEvent& event : events("abc")) EXPECT_EQ(event.line, "move d6");
}

// Seats that nobody may take make a new table fail at its second statement.
TEST_F(SqliteFileTest, ARefusedChangeLeavesNothingOfItself) {
  Database(file()).run(
      "CREATE TRIGGER no_seats BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'no seats'); END");
  reopen();
  EXPECT_EQ(commit(some_table("abc")).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load("abc").value(), std::nullopt);
  EXPECT_EQ(Database(file()).number("SELECT count(*) FROM tables"), 0);
}

TEST_F(SqliteFileTest, WhereTheFileFailsNothingOfTheBatchIsAcknowledged) {
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

TEST_F(SqliteFileTest, ATableThatIsNotWholeIsBroken) {
  ASSERT_TRUE(commit(some_table("abc")));
  Database(file()).run("DELETE FROM games");
  EXPECT_EQ(load("abc").error().kind, StoreError::Kind::broken);
}

TEST_F(SqliteFileTest, ASeatThatNoTableHasIsBroken) {
  ASSERT_TRUE(commit(some_table("abc")));
  Database(file()).run("PRAGMA ignore_check_constraints = ON; UPDATE seats SET seat = 5");
  EXPECT_EQ(load("abc").error().kind, StoreError::Kind::broken);
}

TEST_F(SqliteFileTest, SyncsEveryCommit) {
  TestDisk::on_sync(SQLITE_IOERR_FSYNC);
  EXPECT_FALSE(commit(some_table("abc"))) << "the commit did not sync";
}

TEST(SqliteMigrations, GoStepByStepAndOnlyOnce) {
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

TEST(SqliteMigrations, AStoreOfTheFirstVersionStaysReadable) {
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
  muehle::Games& games = store.all().games();
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

TEST(SqliteMigrations, AFailedStepLeavesTheStepBefore) {
  const TempFolder folder;
  Database database(folder.path() / "x.sqlite");
  const std::array<std::string_view, 2> steps = {"CREATE TABLE a (x)",
                                                 "CREATE TABLE b (x); CREATE TABLE a (x)"};
  EXPECT_THROW(migrate(database, steps), Failure);
  EXPECT_EQ(database.number("PRAGMA user_version"), 1);
  EXPECT_EQ(database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'b'"), 0);
}

TEST(SqliteMigrations, RefuseANewerVersionAndAForeignFile) {
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

TEST(SqliteMigrations, AnOlderSeekIsForWhoeverComes) {
  const TempFolder folder;
  const auto file = folder.path() / "games.sqlite";
  {
    Database old(file);
    migrate(old, migrations().first(4));
    old.run(
        "INSERT INTO players VALUES (1, 'Anna', NULL, NULL, '', 1000);"
        "INSERT INTO seeks VALUES ('s1', 1, 'standard', '1/86400', 'lot', 0, 1000)");
  }
  File store(file);
  const std::vector<StoredSeek> seeks = store.all().seeks().all();
  ASSERT_EQ(seeks.size(), 1u);
  EXPECT_FALSE(seeks[0].near);
  EXPECT_EQ(seeks[0].time_control, "1/86400");
}

TEST(SqliteFile, WhatIsTakenOutIsNotInItAnyMore) {
  const TempFolder folder;
  const std::string address = "nobody.else.knows@example.org";
  const auto is_in_the_file = [&] {
    Database(folder.path() / "games.sqlite").run("PRAGMA wal_checkpoint(TRUNCATE)");
    std::ifstream stored(folder.path() / "games.sqlite", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stored), {}};
    return bytes.find(address) != std::string::npos;
  };
  File file(folder.path() / "games.sqlite");
  const auto account = [&](const std::string& name) {
    const PlayerId player = file.all().players().add_guest(name, "de", 0);
    file.all().players().enroll(player, {name, "skeleton of " + name}, "password");
    return player;
  };
  const PlayerId anna = account("Anna");
  account("Ben");
  file.all().mail().confirm(anna, address, 50);
  EXPECT_TRUE(is_in_the_file());
  file.all().players().erase(anna);
  EXPECT_FALSE(is_in_the_file());
  EXPECT_TRUE(file.damage().empty());
}

}  // namespace
}  // namespace muehle::sqlite
