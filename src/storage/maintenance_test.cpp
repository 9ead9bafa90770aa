#include "storage/maintenance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <future>

#include "storage/data_folder.h"
#include "storage/sqlite.h"
#include "storage/sqlite_store.h"
#include "support/temp_folder.h"

namespace muehle {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class MaintenanceTest : public ::testing::Test {
 protected:
  std::unique_ptr<Store> server() { return open_sqlite_store(data_).value(); }

  static std::int64_t store(Store& store, Change change) {
    const auto promise = std::make_shared<std::promise<StoreResult<Stored>>>();
    store.store(std::move(change), [promise](StoreResult<Stored> stored) { promise->set_value(stored); });
    return promise->get_future().get().value().game;
  }
  static std::int64_t open_table(Store& games, const std::string& code) {
    return store(games, NewTable{.code = code,
                                 .next_colours = "alternate",
                                 .name = "Anna",
                                 .rules = "standard",
                                 .start = "start"});
  }
  std::vector<std::string> codes() { return StoredGames::open(data_).value().codes().value(); }
  std::size_t files_beside(const fs::path& file) const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()));
  }

  TempFolder place_;
  fs::path data_ = place_.path() / "data";
  fs::path file_ = place_.path() / "backups" / "games.backup";

  void SetUp() override { fs::create_directory(file_.parent_path()); }
};

TEST_F(MaintenanceTest, ABackupIsMadeWhileTheServerRunsAndRestored) {
  {
    const auto running = server();
    const std::int64_t game = open_table(*running, "abc");
    store(*running,
          AppendEvent{.game = game, .version = 1, .line = "move d6", .seat = 0, .id = "k", .at = 5});
    ASSERT_TRUE(back_up(data_, file_));
    open_table(*running, "later");
  }
  EXPECT_EQ(files_beside(file_), 1u) << "nothing unfinished stays";
  EXPECT_EQ(fs::status(file_).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_THAT(codes(), ElementsAre("abc", "later"));

  ASSERT_TRUE(restore(data_, file_, true));
  EXPECT_THAT(codes(), ElementsAre("abc"));
  const StoredTable table = StoredGames::open(data_).value().load("abc").value().value();
  EXPECT_EQ(table.games.at(0).events.at(0).line, "move d6");
  EXPECT_EQ(table.seats[0]->name, "Anna");
  open_table(*server(), "next");
  EXPECT_THAT(codes(), ElementsAre("abc", "next")) << "a server goes on with it";
}

TEST_F(MaintenanceTest, ABackupWritesOverNothing) {
  open_table(*server(), "abc");
  std::ofstream(file_) << "precious";
  const auto refused = back_up(data_, file_);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("is there already"));
  EXPECT_EQ(fs::file_size(file_), 8u);
  EXPECT_FALSE(back_up(place_.path() / "nowhere", place_.path() / "b"));
  EXPECT_FALSE(fs::exists(place_.path() / "nowhere")) << "nothing is made";
  EXPECT_FALSE(back_up(data_, place_.path() / "nowhere" / "b"));
}

TEST_F(MaintenanceTest, RestoresIntoANewFolder) {
  open_table(*server(), "abc");
  ASSERT_TRUE(back_up(data_, file_));
  data_ = place_.path() / "new";
  ASSERT_TRUE(restore(data_, file_, false));
  EXPECT_THAT(codes(), ElementsAre("abc"));
  EXPECT_EQ(fs::status(data_).permissions(), fs::perms::owner_all);
}

TEST_F(MaintenanceTest, RestoresNotOverGamesNorUnderAServer) {
  {
    const auto running = server();
    open_table(*running, "abc");
    ASSERT_TRUE(back_up(data_, file_));
    open_table(*running, "later");
    const auto refused = restore(data_, file_, true);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("a muehle server"));
  }
  const auto refused = restore(data_, file_, false);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("--force"));
  EXPECT_THAT(codes(), ElementsAre("abc", "later"));
}

TEST_F(MaintenanceTest, RestoresOnlyWhatIsWhole) {
  open_table(*server(), "abc");
  std::ofstream(file_) << "no database, but long enough to be looked at as one";
  EXPECT_FALSE(restore(data_, file_, true));
  fs::remove(file_);
  sqlite::Database(file_).run("CREATE TABLE other (x)");
  const auto foreign = restore(data_, file_, true);
  ASSERT_FALSE(foreign);
  EXPECT_THAT(foreign.error().message, HasSubstr("another program"));
  fs::remove(file_);
  ASSERT_TRUE(back_up(data_, file_));
  sqlite::Database(file_).run("PRAGMA foreign_keys = OFF; DELETE FROM tables");
  const auto orphans = restore(data_, file_, true);
  ASSERT_FALSE(orphans);
  EXPECT_THAT(orphans.error().message, HasSubstr("is damaged"));
  EXPECT_FALSE(restore(data_, place_.path() / "nothing", true));
  EXPECT_THAT(codes(), ElementsAre("abc"));
}

// A log of the games before must not be played into those that take their place.
TEST_F(MaintenanceTest, LeavesNoLogOfTheGamesBefore) {
  open_table(*server(), "abc");
  ASSERT_TRUE(back_up(data_, file_));
  const TempFolder copy;
  {
    const auto running = server();
    open_table(*running, "later");
    for (const char* part : {"", "-wal"}) {  // as after a kill
      fs::copy_file(games_file(data_).string() + part, copy.path() / (std::string("games.sqlite") + part));
    }
  }
  data_ = copy.path();
  ASSERT_TRUE(restore(data_, file_, true));
  EXPECT_FALSE(fs::exists(games_file(data_).string() + "-wal"));
  EXPECT_THAT(codes(), ElementsAre("abc"));
}

TEST_F(MaintenanceTest, LooksIntoGamesAndChangesNothing) {
  open_table(*server(), "abc");
  StoredGames games = StoredGames::open(data_).value();
  EXPECT_THAT(games.damage(), IsEmpty());
  sqlite::Database(games_file(data_)).run("PRAGMA foreign_keys = OFF; DELETE FROM tables");
  EXPECT_THAT(games.damage(), testing::Not(IsEmpty()));
  sqlite::Database(games_file(data_)).run("PRAGMA user_version = 1");
  const auto older = StoredGames::open(data_);
  ASSERT_FALSE(older);
  EXPECT_THAT(older.error().message, HasSubstr("an older muehle"));
  EXPECT_FALSE(StoredGames::open(GamesPlace(place_.path() / "nothing")));
}

}  // namespace
}  // namespace muehle
