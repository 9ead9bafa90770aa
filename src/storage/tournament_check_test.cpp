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

// A simul and a team match are played again like all others, with what only they have.
TEST_F(TournamentCheck, KnowsTeams) {
  const std::vector<NewTournamentAct> simul = {
      {"enter \"Anna\" team=1"}, {"enter \"Ben\" team=2"}, {"enter \"Carla\" team=2"}, {"ask 3"},
      {"boards 2: 3 2"},         {"round 1: 1-3 1-2"},     {"result 1.1 1-0"}};
  const std::int64_t one = file.tournaments().add(
      "bbbbbbbbbbbb", host, {.rules = "standard", .time_control = "-", .entry = "open", .begin = "by_hand"},
      {.state = "coming", .rounds = 1}, {"tournament \"S\" simul games=1 seed=7 colours=white"}, 5);
  file.tournaments().append(one, 1, simul, {.state = "running", .round = 1, .rounds = 1, .entrants = 3}, 6);
  const std::vector<NewTournamentAct> match = {
      {"team 1 \"Berg\""},       {"team 2 \"Tal\""},         {"enter \"Dora\" team=1"},
      {"enter \"Emil\" team=2"}, {"enter \"Fritz\" team=2"}, {"captain 2 2"},
      {"boards 2: 3 2"},         {"round 1: 1-3"},           {"result 1.1 0-1"}};
  const std::int64_t two = file.tournaments().add(
      "cccccccccccc", host, {.rules = "standard", .time_control = "-", .entry = "open", .begin = "by_hand"},
      {.state = "coming", .rounds = 1}, {"tournament \"M\" teams boards=1 games=1 seed=7"}, 5);
  file.tournaments().append(two, 1, match, {.state = "over", .round = 1, .rounds = 1, .entrants = 3}, 6);
  EXPECT_EQ(only_fault(), "");
  file.database().run("UPDATE tournament_acts SET act = 'captain 2 1' WHERE act = 'captain 2 2'");
  EXPECT_NE(only_fault().find("act 7"), std::string::npos) << only_fault();
  file.database().run("UPDATE tournament_acts SET act = 'captain 2 2' WHERE act = 'captain 2 1'");
  file.database().run("UPDATE tournament_acts SET act = 'boards 2: 1 2' WHERE tournament = 2 AND number = 6");
  EXPECT_NE(only_fault().find("act 6"), std::string::npos) << only_fault();
}

TEST_F(TournamentCheck, KnowsMatchesOfTwoClubs) {
  const std::int64_t berg = file.clubs().add("dddddddddddd", {.name = "Berg", .skeleton = "berg"}, host, 1);
  const std::int64_t tal = file.clubs().add("eeeeeeeeeeee", {.name = "Tal", .skeleton = "tal"}, host, 1);
  const std::int64_t id = file.tournaments().add("bbbbbbbbbbbb", host,
                                                 {.rules = "standard",
                                                  .time_control = "-",
                                                  .entry = "open",
                                                  .begin = "by_hand",
                                                  .club = berg,
                                                  .opponent = tal},
                                                 {.state = "coming", .rounds = 1},
                                                 {"tournament \"M\" teams boards=1 games=1 seed=7"}, 5);
  file.tournaments().append(
      id, 1, {{"agree"}, {"enter \"Dora\" team=1"}, {"enter \"Emil\" team=2"}, {"round 1: 1-2"}},
      {.state = "running", .round = 1, .rounds = 1, .entrants = 2, .agreed = true}, 6);
  EXPECT_EQ(only_fault(), "");
  file.database().run("UPDATE tournaments SET agreed = 0 WHERE code = 'bbbbbbbbbbbb'");
  EXPECT_NE(only_fault().find("lists"), std::string::npos) << only_fault();
  file.database().run("UPDATE tournaments SET agreed = 1, opponent = club WHERE code = 'bbbbbbbbbbbb'");
  EXPECT_NE(only_fault().find("against itself"), std::string::npos) << only_fault();
}

TEST_F(TournamentCheck, FindsAMatchThatHasBegunUnasked) {
  const std::int64_t tal = file.clubs().add("eeeeeeeeeeee", {.name = "Tal", .skeleton = "tal"}, host, 1);
  const std::int64_t id = file.tournaments().add(
      "bbbbbbbbbbbb", host,
      {.rules = "standard", .time_control = "-", .entry = "open", .begin = "by_hand", .opponent = tal},
      {.state = "coming", .rounds = 1}, {"tournament \"M\" teams boards=1 games=1 seed=7"}, 5);
  file.tournaments().append(id, 1, {{"enter \"D\" team=1"}, {"enter \"E\" team=2"}, {"round 1: 1-2"}},
                            {.state = "running", .round = 1, .rounds = 1, .entrants = 2}, 6);
  EXPECT_NE(only_fault().find("has not agreed"), std::string::npos) << only_fault();
}

TEST_F(TournamentCheck, FindsATableOfNoBoard) {
  const Stored table = file.make(some_table("ttttttttttt2"));
  file.tournaments().add_game(id, {4, 2, 1}, table.table);
  EXPECT_NE(only_fault().find("board 2 in round 1"), std::string::npos) << only_fault();
}

}  // namespace
}  // namespace muehle
