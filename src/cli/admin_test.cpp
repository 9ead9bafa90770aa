// Runs `muehle admin` on the games of a folder, as the host of a server does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>

#include "server/rights/account_name.h"
#include "storage/data_folder.h"
#include "storage/sqlite.h"
#include "storage/sqlite_store.h"
#include "support/temp_folder.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::StartsWith;

struct AdminOutput {
  int status;
  std::string text;  // standard output and error
};

class AdminTest : public ::testing::Test {
 protected:
  AdminOutput admin(const std::string& arguments) {
    const fs::path out = place_.path() / "out";
    const std::string line =
        "cd '" + place_.path().string() + "' && '" MUEHLE_PROGRAM "' admin " + arguments + " >out 2>&1";
    const int status = std::system(line.c_str());
    std::ifstream file(out);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, {std::istreambuf_iterator<char>(file), {}}};
  }
  std::unique_ptr<Store> server() { return open_sqlite_store(data_).value(); }
  static std::int64_t store(Store& store, Change change) {
    const auto promise = std::make_shared<std::promise<StoreResult<Stored>>>();
    store.store(std::move(change), [promise](StoreResult<Stored> stored) { promise->set_value(stored); });
    return promise->get_future().get().value().game;
  }
  static void play(Store& games, const std::string& code, std::vector<std::string> lines) {
    const std::int64_t game = store(games, NewTable{.code = code,
                                                    .next_colours = "alternate",
                                                    .name = "",
                                                    .rules = "standard",
                                                    .start = "........................ w 9 9"});
    int version = 0;
    for (std::string& line : lines) {
      ++version;
      store(games, AppendEvent{.game = game,
                               .version = version,
                               .line = std::move(line),
                               .seat = 0,
                               .id = std::to_string(version),
                               .at = 0});
    }
  }

  // Signed in once.
  static void enroll(Store& store, const std::string& name) {
    std::promise<StoreResult<bool>> promise;
    store.write<bool>(
        [&](Transaction& all) {
          const PlayerId player = all.players().add_guest(name, "", 0);
          const AccountName account{name, server::skeleton_of(name)};
          const auto letter = static_cast<unsigned char>(name.front());
          all.players().begin_session(player, {.token = {letter}, .device = "Firefox, Linux", .at = 0});
          return all.players().enroll(player, account, "x");
        },
        [&](StoreResult<bool> done) { promise.set_value(done); });
    EXPECT_TRUE(promise.get_future().get().value());
  }

  TempFolder place_;
  fs::path data_ = place_.path() / "data";
};

TEST_F(AdminTest, BacksUpChecksAndRestores) {
  const auto running = server();
  play(*running, "abcdefghijkm", {"move d6", "move f4"});
  const AdminOutput backup = admin("backup --data data --out games.backup");
  EXPECT_EQ(backup.status, 0) << backup.text;
  EXPECT_EQ(backup.text, "the games of data are in games.backup\n");
  EXPECT_EQ(admin("backup --data data --out games.backup").status, 1);

  const AdminOutput sound = admin("check --data data");
  EXPECT_EQ(sound.status, 0);
  EXPECT_EQ(sound.text, "tables: 1, games: 1, faults: 0\n");

  const AdminOutput taken = admin("restore --data data --from games.backup --force");
  EXPECT_EQ(taken.status, 1);
  EXPECT_THAT(taken.text, HasSubstr("a muehle server"));
  EXPECT_EQ(admin("restore --data new --from games.backup").status, 0);
  const AdminOutput twice = admin("restore --data new --from games.backup");
  EXPECT_EQ(twice.status, 1);
  EXPECT_THAT(twice.text, HasSubstr("--force"));
  EXPECT_EQ(admin("restore --data new --from games.backup --force").status, 0);
  EXPECT_EQ(admin("check --data new").text, "tables: 1, games: 1, faults: 0\n");
}

TEST_F(AdminTest, NamesEachGameThatCannotBePlayedAgain) {
  {
    const auto running = server();
    play(*running, "aaaaaaaaaaaa", {"move d6", "move d6"});
    play(*running, "bbbbbbbbbbbb", {"move d6"});
    play(*running, "cccccccccccc", {"nonsense"});
  }
  const AdminOutput check = admin("check --data data");
  EXPECT_EQ(check.status, 1);
  EXPECT_THAT(check.text, StartsWith("table aaaaaaaaaaaa: game 1: line 2, `move d6`: "));
  EXPECT_THAT(check.text, HasSubstr("\ntable cccccccccccc: game 3: line 1, `nonsense`: "));
  EXPECT_THAT(check.text, HasSubstr("\ntables: 3, games: 3, faults: 2\n"));
}

TEST_F(AdminTest, SeesADamagedFile) {
  play(*server(), "abcdefghijkm", {});
  sqlite::Database(games_file(data_)).run("PRAGMA foreign_keys = OFF; DELETE FROM tables");
  const AdminOutput check = admin("check --data data");
  EXPECT_EQ(check.status, 1);
  EXPECT_THAT(check.text, StartsWith("damaged: "));
}

TEST_F(AdminTest, PrintsALinkForAHostWhileTheServerRuns) {
  const AdminOutput nothing = admin("host-link --data data");
  EXPECT_EQ(nothing.status, 1);
  EXPECT_THAT(nothing.text, HasSubstr("start `muehle serve` once"));
  EXPECT_FALSE(fs::exists(data_)) << "asking makes nothing";
  const auto running = server();
  const AdminOutput link = admin("host-link --data data");
  EXPECT_EQ(link.status, 0) << link.text;
  EXPECT_THAT(link.text, ::testing::ContainsRegex("/#host=[0-9a-f]{32}\n"));
  const AdminOutput next = admin("host-link --data data");
  EXPECT_NE(next.text, link.text);
  EXPECT_EQ(sqlite::Database(games_file(data_)).number("SELECT count(*) FROM host_link"), 1);
}

TEST_F(AdminTest, InvitesWhileTheServerRuns) {
  EXPECT_EQ(admin("invite --data data").status, 1);
  EXPECT_FALSE(fs::exists(data_)) << "asking makes nothing";
  const auto running = server();
  const AdminOutput link = admin("invite --data data");
  EXPECT_EQ(link.status, 0) << link.text;
  EXPECT_THAT(link.text, ::testing::ContainsRegex("/#join=[0-9a-f]{32}\n"));
  EXPECT_EQ(admin("invite --data data").status, 0);
  sqlite::Database file(games_file(data_));
  EXPECT_EQ(file.number("SELECT count(*) FROM invitations WHERE made_by IS NULL"), 2);
  EXPECT_EQ(file.number("SELECT max(good_until - made_at) FROM invitations"), 14 * 24 * 3600);
}

TEST_F(AdminTest, NamesRatingsThatDoNotFollow) {
  const auto running = server();
  enroll(*running, "Anna");
  EXPECT_EQ(admin("check --data data").status, 0);
  sqlite::Database(games_file(data_))
      .run(
          "INSERT INTO ratings (player, pool, rating, deviation, volatility, games, played_at)"
          " VALUES (1, 'live', 1600, 100, 0.06, 3, 5)");
  const AdminOutput check = admin("check --data data");
  EXPECT_EQ(check.status, 1);
  EXPECT_THAT(check.text, HasSubstr("rating live: player 1 (Anna): stored 1600.0"));
  EXPECT_THAT(check.text, HasSubstr("faults: 1\n"));
}

TEST_F(AdminTest, ListsAndShowsAccountsWhileTheServerRuns) {
  const auto running = server();
  enroll(*running, "Anna");
  enroll(*running, "Ben");
  const AdminOutput all = admin("user list --data data");
  EXPECT_EQ(all.status, 0) << all.text;
  EXPECT_THAT(all.text, ::testing::ContainsRegex("Anna, player, since 1970-01-01\n"));
  EXPECT_THAT(all.text, HasSubstr("accounts: 2\n"));
  EXPECT_THAT(admin("user list --name be --data data").text, HasSubstr("accounts: 1\n"));
  const AdminOutput anna = admin("user show ANNA --data data");
  EXPECT_EQ(anna.status, 0);
  EXPECT_THAT(anna.text, HasSubstr("signed in with Firefox, Linux, last seen 1970-01-01\n"));
  const AdminOutput nobody = admin("user show Zoe --data data");
  EXPECT_EQ(nobody.status, 1);
  EXPECT_THAT(nobody.text, HasSubstr("nobody here is called `Zoe`"));
}

TEST_F(AdminTest, ChangesAccountsWhileNoServerRuns) {
  auto running = server();
  enroll(*running, "Anna");
  enroll(*running, "Ben");
  for (const char* change : {"user rename Anna Anne", "user password Anna", "user delete Anna --yes"}) {
    const AdminOutput refused = admin(std::string(change) + " --data data");
    EXPECT_EQ(refused.status, 1) << change;
    EXPECT_THAT(refused.text, HasSubstr("a muehle server")) << change;
  }
  running.reset();
  sqlite::Database file(games_file(data_));
  EXPECT_EQ(admin("user rename Anna BEN --data data").status, 1);
  EXPECT_EQ(admin("user rename Anna 'two words' --data data").status, 2);
  EXPECT_EQ(file.number("SELECT count(*) FROM players WHERE name = 'Anna'"), 1) << "nothing has changed";
  EXPECT_THAT(admin("user rename Anna Anne --data data").text, HasSubstr("Anna is called Anne now"));

  const AdminOutput fresh = admin("user password anne --data data");
  EXPECT_EQ(fresh.status, 0) << fresh.text;
  EXPECT_THAT(fresh.text, ::testing::ContainsRegex("\n[0-9a-f]{16}\n"));
  EXPECT_EQ(file.number("SELECT count(*) FROM players WHERE name = 'Anne' AND password LIKE '$argon2id$%'"),
            1);
  EXPECT_EQ(file.number("SELECT count(*) FROM sessions"), 1) << "of Ben";

  const AdminOutput asked = admin("user delete Anne --data data");
  EXPECT_EQ(asked.status, 2);
  EXPECT_THAT(asked.text, HasSubstr("--yes"));
  EXPECT_EQ(admin("user delete Anne --yes --data data").status, 0);
  EXPECT_EQ(file.number("SELECT count(*) FROM players WHERE skeleton IS NOT NULL"), 1);
}

TEST_F(AdminTest, ListsClubsAndEndsOneWhileNoServerRuns) {
  auto running = server();
  enroll(*running, "Anna");
  std::promise<void> founded;
  running->write_work(
      [](Transaction& all) {
        const PlayerId anna = all.players().by_skeleton(server::skeleton_of("Anna"))->id;
        const std::string name = "Dame und Bube";
        all.clubs().add("clubclubclub", {.name = name, .skeleton = server::bare_of(name)}, anna, 1);
      },
      [&](const StoreResult<void>& done) {
        EXPECT_TRUE(done);
        founded.set_value();
      });
  founded.get_future().get();
  EXPECT_EQ(admin("club list --data data").text,
            "clubclubclub  Dame und Bube, members: 1, led by Anna\nclubs: 1\n");
  EXPECT_THAT(admin("club remove 'dame und bube' --yes --data data").text, HasSubstr("a muehle server"));
  running.reset();
  EXPECT_THAT(admin("club remove Karo --yes --data data").text, HasSubstr("no club here is called `Karo`"));
  EXPECT_EQ(admin("club remove clubclubclub --data data").status, 2) << "it says what would be gone";
  EXPECT_EQ(admin("club remove 'dame und bube' --yes --data data").status, 0);
  EXPECT_EQ(admin("club list --data data").text, "clubs: 0\n");
  EXPECT_EQ(admin("check --data data").status, 0);
}

TEST_F(AdminTest, SaysWhatIsMissing) {
  EXPECT_EQ(admin("").status, 2);
  EXPECT_EQ(admin("backup --data data").status, 2);
  const AdminOutput nothing = admin("check --data data");
  EXPECT_EQ(nothing.status, 1);
  EXPECT_THAT(nothing.text, HasSubstr("there is no file data/games.sqlite"));
  EXPECT_FALSE(fs::exists(data_)) << "looking makes nothing";
}

}  // namespace
}  // namespace muehle::cli
