// Runs `muehle admin` on the games in a PostgreSQL database, where $MUEHLE_TEST_DATABASE names one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "storage/sqlite_store.h"
#include "storage/test_games.h"
#include "support/temp_folder.h"

namespace muehle::cli {
namespace {

using ::testing::HasSubstr;

struct PostgresOutput {
  int status;
  std::string text;  // standard output and error
};

class PostgresAdmin : public ::testing::TestWithParam<std::string> {
 protected:
  PostgresOutput admin(const std::string& arguments) const { return run("admin " + arguments); }
  PostgresOutput run(const std::string& arguments, const std::string& environment = "") const {
    const auto out = place_.folder() / "out";
    const std::string line =
        environment + " '" MUEHLE_PROGRAM "' " + arguments + " >'" + out.string() + "' 2>&1";
    const int status = std::system(line.c_str());
    std::ifstream file(out);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, {std::istreambuf_iterator<char>(file), {}}};
  }
  std::string where() const { return "--database '" + place_.place().database + "' "; }
  std::string folder() const { return place_.folder().string(); }

  TestPlace place_;
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(PostgresAdmin);
INSTANTIATE_TEST_SUITE_P(Private, PostgresAdmin,
                         ::testing::ValuesIn(std::getenv("MUEHLE_TEST_DATABASE") == nullptr
                                                 ? std::vector<std::string>()
                                                 : std::vector<std::string>{"postgresql"}),
                         [](const auto& each) { return each.param; });

TEST_P(PostgresAdmin, LooksThroughWhatIsThere) {
  const PostgresOutput nothing = admin("check " + where());
  EXPECT_EQ(nothing.status, 1);
  EXPECT_THAT(nothing.text, HasSubstr("start `muehle serve` with it once"));

  place_.open()->store(some_table("abc"), [](const auto&) {});
  EXPECT_THAT(admin("check " + where()).text, HasSubstr("tables: 1, games: 1"));
  const PostgresOutput link = admin("host-link " + where());
  EXPECT_EQ(link.status, 0) << link.text;
  EXPECT_THAT(link.text, HasSubstr("/#host="));
  EXPECT_EQ(place_.number("SELECT count(*) FROM host_link"), 1);
  EXPECT_EQ(admin("invite " + where()).status, 0);
  EXPECT_EQ(place_.number("SELECT count(*) FROM invitations"), 1);
}

TEST_P(PostgresAdmin, KnowsItsAccounts) {
  place_.open();
  {
    OpenedGames games = place_.games();
    const PlayerId anna = games.all().players().add_guest("", "", 0);
    games.all().players().enroll(anna, {"Anna", "anna"}, "hash");
  }
  EXPECT_THAT(admin("user list " + where()).text, HasSubstr("Anna, player"));
  EXPECT_THAT(admin("user rename Anna Annika " + where()).text, HasSubstr("Anna is called Annika now"));
  const auto server = place_.open();
  const PostgresOutput refused = admin("user rename Annika Anne " + where());
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.text, HasSubstr("a muehle server uses it"));
}

TEST_P(PostgresAdmin, TheAddressMayStandInTheEnvironment) {
  place_.open();
  const std::string variable = "MUEHLE_DATABASE='" + place_.place().database + "'";
  EXPECT_EQ(run("admin check", variable).text, "tables: 0, games: 0, faults: 0\n");
  const PostgresOutput wrong = run("admin check", "MUEHLE_DATABASE=mysql://db/muehle");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.text, HasSubstr("$MUEHLE_DATABASE is the address of a PostgreSQL database"));
}

TEST_P(PostgresAdmin, ThePasswordMayStandInAFile) {
  place_.open();
  const std::string file = folder() + "/password";
  std::ofstream(file) << "p@ss/w?rd & %41=#\n";
  EXPECT_EQ(admin("check " + where() + " --database-password-file '" + file + "'").text,
            "tables: 0, games: 0, faults: 0\n");
  EXPECT_EQ(run("admin check " + where(), "MUEHLE_DATABASE_PASSWORD_FILE='" + file + "'").status, 0);
  const PostgresOutput missing = run("admin check " + where(), "MUEHLE_DATABASE_PASSWORD_FILE=/nothing");
  EXPECT_EQ(missing.status, 2);
  EXPECT_THAT(missing.text, HasSubstr("--database-password-file: cannot open /nothing"));
}

TEST(AdminOfADatabase, HasNoBackupInAFile) {
  const TempFolder folder;
  const std::string data = folder.path().string();
  open_sqlite_store(folder.path()).value();
  const auto backup = [&](const std::string& more) {
    const std::string line = "MUEHLE_DATABASE=postgresql:///muehle MUEHLE_DATA='" + data +
                             "' '" MUEHLE_PROGRAM "' admin backup " + more + " >'" + data + "/out' 2>&1";
    const int status = std::system(line.c_str());
    std::ifstream file(data + "/out");
    return PostgresOutput{WIFEXITED(status) ? WEXITSTATUS(status) : -1,
                          {std::istreambuf_iterator<char>(file), {}}};
  };
  const PostgresOutput refused = backup("--out '" + data + "/copy'");
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.text, HasSubstr("pg_dump"));
  EXPECT_FALSE(std::filesystem::exists(data + "/copy"));
  EXPECT_EQ(backup("--data '" + data + "' --out '" + data + "/copy'").status, 0) << "it is named";
}

TEST_P(PostgresAdmin, MovesTheGamesOfAFile) {
  open_sqlite_store(folder()).value();
  const std::string file = "migrate --from '" + folder() + "/games.sqlite' --to ";
  const std::string to = "'" + place_.place().database + "'";
  OpenedGames::open(place_.folder()).value().all().players().add_guest("Gerd", "", 0);
  const PostgresOutput moved = admin(file + to);
  EXPECT_EQ(moved.status, 0) << moved.text;
  EXPECT_THAT(moved.text, HasSubstr("and was read back"));
  EXPECT_EQ(place_.number("SELECT count(*) FROM players WHERE name = 'Gerd'"), 1);
  const PostgresOutput again = admin(file + to);
  EXPECT_EQ(again.status, 1);
  EXPECT_THAT(again.text, HasSubstr("--force"));
  EXPECT_EQ(admin(file + to + " --force").status, 0);
  const PostgresOutput nowhere = admin(file + "/some/where");
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_THAT(nowhere.text, HasSubstr("--to is the address of a PostgreSQL database"));
  EXPECT_EQ(admin("migrate --from /nothing --to " + to).text, "muehle: there is no file /nothing\n");
}

TEST_P(PostgresAdmin, MovesNoGamesThatAServerGoesOnWith) {
  const TempFolder served;
  const std::unique_ptr<Store> server = open_sqlite_store(served.path()).value();
  const std::string folder = served.path().string();
  const PostgresOutput refused =
      admin("migrate --from '" + folder + "/games.sqlite' --to '" + place_.place().database + "'");
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.text, HasSubstr("uses the data folder " + folder));
  EXPECT_THAT(refused.text, HasSubstr("stop it first"));
  // A copy that lies elsewhere is nobody's.
  const TempFolder copies;
  for (const char* part : {"/games.sqlite", "/games.sqlite-wal"})  // the newest is in its log
    std::filesystem::copy(folder + part, copies.path());
  EXPECT_EQ(admin("migrate --from '" + copies.path().string() + "/games.sqlite' --to '" +
                  place_.place().database + "'")
                .status,
            0);
  EXPECT_FALSE(std::filesystem::exists(copies.path() / "lock"));
}

}  // namespace
}  // namespace muehle::cli
