#include "storage/tournament_check.h"

#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

class TournamentCheck : public ::testing::Test {
 protected:
  TournamentCheck() {
    host = file.players().add_guest("Anna", "", 1);
    id = file.tournaments().add(
        "aaaaaaaaaaaa", host, {.rules = "standard", .time_control = "-", .entry = "open", .begin = "by_hand"},
        {.state = "coming", .rounds = 2}, {"tournament \"T\" swiss rounds=2 games=1"}, 5);
    file.tournaments().append(id, 1, {{"enter \"A\""}, {"enter \"B\""}, {"round 1: 1-2"}, {"pause"}},
                              {.state = "paused", .round = 1, .rounds = 2, .entrants = 2}, 6);
  }
  std::string only_fault() {
    const std::vector<std::string> faults = tournament_faults(file);
    EXPECT_LE(faults.size(), 1u);
    return faults.empty() ? "" : faults.front();
  }

  TestGames file;
  PlayerId host = 0;
  std::int64_t id = 0;
};

TEST_F(TournamentCheck, FindsNothingWhereNothingIsWrong) { EXPECT_EQ(only_fault(), ""); }

TEST_F(TournamentCheck, FindsAnActThatCannotBe) {
  file.database().run("UPDATE tournament_acts SET act = 'round 1: 1-3' WHERE number = 4");
  EXPECT_NE(only_fault().find("act 4"), std::string::npos) << only_fault();
}

TEST_F(TournamentCheck, FindsAnActThatIsGone) {
  file.database().run("DELETE FROM tournament_acts WHERE number = 2");
  EXPECT_NE(only_fault().find("act 2 is missing"), std::string::npos) << only_fault();
  file.database().run("DELETE FROM tournament_acts");
  EXPECT_NE(only_fault().find("no first act"), std::string::npos) << only_fault();
}

TEST_F(TournamentCheck, FindsAnotherVersion) {
  file.database().run("UPDATE tournaments SET version = 6");
  EXPECT_NE(only_fault().find("version is 6"), std::string::npos) << only_fault();
}

TEST_F(TournamentCheck, FindsWhatListsHaveWrong) {
  file.database().run("UPDATE tournaments SET entrants = 3");
  EXPECT_NE(only_fault().find("lists"), std::string::npos) << only_fault();
}

TEST_F(TournamentCheck, FindsATableOfNoBoard) {
  const Stored table = file.make(some_table("ttttttttttt2"));
  file.tournaments().add_game(id, {4, 2, 1}, table.table);
  EXPECT_NE(only_fault().find("board 2 in round 1"), std::string::npos) << only_fault();
}

}  // namespace
}  // namespace muehle
