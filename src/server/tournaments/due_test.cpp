// What tournaments do by themselves, without a store and without a clock.
#include "server/tournaments/due.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

namespace ct = club::tournament;

constexpr UnixSeconds start = 1'000'000;

// A tournament of which each act came a second after the one before it. Entrants by the acts that name one of
// `players` are players of this server, with ids from 100.
struct Made {
  Terms terms = {.rules = standard_rules(), .time = *play::parse_time_control("300+5")};
  std::vector<std::string> acts = {R"(tournament "T" swiss rounds=3 games=1 seed=7)"};
  std::vector<TournamentPlayer> players = {};
  std::vector<TournamentGame> games = {};

  static RuleSet standard_rules() { return *parse_rules("standard"); }

  void act(const std::string& line) { acts.push_back(line); }
  void player(const std::string& name) {
    act("enter \"" + name + "\"");
    TournamentPlayer entered;
    entered.act = static_cast<int>(acts.size());
    entered.player.id = 100 + static_cast<PlayerId>(players.size());
    entered.player.name = name;
    entered.player.registered = true;
    players.push_back(entered);
  }
  // Of the round that the latest act has begun.
  void game(int board, int number, const std::string& outcome, int plies = 10, const std::string& told = "") {
    TournamentGame game{.at = {round_act, board, number}, .listed = {}, .told = told};
    game.listed.standing.outcome = outcome;
    game.listed.standing.plies = plies;
    if (outcome == "ongoing") game.listed.standing.turn = 0;
    games.push_back(game);
  }
  void round(const std::string& line) {
    act(line);
    round_act = static_cast<int>(acts.size());
  }
  KeptTournament kept() const {
    StoredTournament stored;
    stored.terms = stored_terms(terms);
    stored.version = static_cast<int>(acts.size());
    std::vector<TournamentAct> lines;
    for (const std::string& line : acts) {
      TournamentAct& one = lines.emplace_back();
      one.number = static_cast<int>(lines.size());
      one.act = line;
      one.at = start + one.number;
    }
    Result<KeptTournament> made = keep(stored, lines, players);
    EXPECT_TRUE(made) << made.error().message;
    return *std::move(made);
  }
  Due due(UnixSeconds now = start + 100) const { return what_is_due(kept(), games, now); }
  std::vector<std::string> acts_due(UnixSeconds now = start + 100) const {
    std::vector<std::string> lines;
    for (const Wanted& wanted : due(now).acts) lines.push_back(ct::to_text(wanted.act));
    return lines;
  }

  int round_act = 0;
};
using Lines = std::vector<std::string>;

Made two_players(const std::string& first = R"(tournament "T" swiss rounds=3 games=1 seed=7)") {
  Made made;
  made.acts = {first};
  made.player("Anna");
  made.player("Ben");
  return made;
}

TEST(Due, NothingWhereTheOrganiserDoesItAll) {
  Made made = two_players();
  EXPECT_TRUE(made.acts_due().empty());
  EXPECT_TRUE(made.due().tables.empty());
  EXPECT_EQ(what_comes(made.kept()).what, Coming::What::start);
}

TEST(Due, ATableForTwoPlayersAndNoneWhereOnePlaysOverTheBoard) {
  Made made = two_players();
  made.act("enter \"Karl\"");
  made.act("enter \"Rosa\"");
  made.round("round 1: 2-1 3-4");
  const Due due = made.due();
  ASSERT_EQ(due.tables.size(), 1u);
  EXPECT_EQ(due.tables[0].at, (TournamentGameAt{made.round_act, 1, 1}));
  EXPECT_EQ(due.tables[0].white, 1u);
  EXPECT_EQ(due.tables[0].black, 0u);
  made.game(1, 1, "ongoing");
  EXPECT_TRUE(made.due().tables.empty());
  made.terms.has_tables = false;
  made.games.clear();
  EXPECT_TRUE(made.due().tables.empty());
}

TEST(Due, WhoBecameAPlayerHereInARoundPlaysItToItsEndOverTheBoard) {
  Made made = two_players();
  made.act("enter \"Karl\"");
  made.act("enter \"Rosa\"");
  made.round("round 1: 1-3 2-4");
  made.act("replace 3 \"Karl\"");
  TournamentPlayer karl = made.players[0];
  karl.act = static_cast<int>(made.acts.size());
  karl.player.id = 200;
  made.players.push_back(karl);
  EXPECT_TRUE(made.due().tables.empty());
  EXPECT_EQ(made.kept().number_of(200), ct::Number{2});
  made.act("result 1.1 1-0");
  made.act("result 1.2 1-0");
  made.round("round 2: 3-1 2-4");
  EXPECT_EQ(made.due().tables.size(), 1u);
}

TEST(Due, TheSecondGameComesBehindTheFirstAndByDaysBesideIt) {
  Made made = two_players(R"(tournament "T" round_robin games=2)");
  made.round("round 1: 1-2");
  EXPECT_EQ(made.due().tables.size(), 1u);
  made.game(1, 1, "draw:agreement", 30, "draw:agreement");
  made.act("result 1.1.1 ½");
  const Due second = made.due();
  ASSERT_EQ(second.tables.size(), 1u);
  EXPECT_EQ(second.tables[0].at.game, 2);
  EXPECT_EQ(second.tables[0].white, 1u) << "with colours reversed";
  Made by_days = two_players(R"(tournament "T" round_robin games=2)");
  by_days.terms.time = *play::parse_time_control("1/259200");
  by_days.round("round 1: 1-2");
  EXPECT_EQ(by_days.due().tables.size(), 2u);
}

TEST(Due, AGameThatIsOverCounts) {
  Made made = two_players();
  made.round("round 1: 1-2");
  made.game(1, 1, "black_wins:time");
  EXPECT_EQ(made.acts_due(), Lines{"result 1.1 0-1"});
  const Due due = made.due();
  ASSERT_EQ(due.told.size(), 1u);
  EXPECT_EQ(due.told[0].outcome, "black_wins:time");
  made.games[0].told = "black_wins:time";
  made.act("result 1.1 0-1");
  EXPECT_TRUE(made.acts_due().empty());
  EXPECT_TRUE(made.due().told.empty());
}

TEST(Due, WhoeverHasEnteredAResultKnowsBetter) {
  Made made = two_players();
  made.round("round 1: 1-2");
  made.act("result 1.1 ½");
  made.game(1, 1, "black_wins:time");
  EXPECT_TRUE(made.acts_due().empty());
  EXPECT_EQ(made.due().told.size(), 1u) << "it is not looked at again";
}

TEST(Due, ARefereesCorrectionCorrectsTheResult) {
  Made made = two_players();
  made.round("round 1: 1-2");
  made.act("result 1.1 0-1");
  made.game(1, 1, "white_wins:adjudicated", 20, "black_wins:time");
  EXPECT_EQ(made.acts_due(), Lines{"result 1.1 1-0"});
  EXPECT_EQ(made.due().acts[0].reason, "white_wins:adjudicated");
}

TEST(Due, WithoutAFirstMoveWhoShouldHaveMadeItForfeits) {
  const auto result = [](int plies, bool black_came = true, const char* time = "300+5") {
    Made made = two_players();
    made.terms.time = *play::parse_time_control(time);
    made.round("round 1: 1-2");
    made.game(1, 1, "aborted", plies);
    made.games[0].black_came = black_came;
    return made.acts_due();
  };
  EXPECT_EQ(result(0), Lines{"result 1.1 -:+"});
  EXPECT_EQ(result(0, false), Lines{"result 1.1 -:-"}) << "neither came";
  EXPECT_EQ(result(0, false, "1/259200"), Lines{"result 1.1 -:+"}) << "by days Black need not come before";
  EXPECT_EQ(result(1), Lines{"result 1.1 +:-"});
  EXPECT_EQ(result(2), Lines{"result 1.1 -"}) << "annulled";
}

// He cannot be at all of them, and the other one has let him wait.
TEST(Due, WhoPlaysAloneInASimulNeedNotHaveComeToABoardWhereTheOtherOneHasWhite) {
  const auto result = [](const char* pairings) {
    Made made;
    made.acts = {R"(tournament "T" simul games=1 seed=7)"};
    made.player("Anna");
    made.player("Ben");
    made.player("Carla");
    made.round(pairings);
    made.game(2, 1, "aborted", 0);
    made.games[0].black_came = false;
    return made.acts_due();
  };
  EXPECT_EQ(result("round 1: 1-2 3-1"), Lines{"result 1.2 -:+"});
  EXPECT_EQ(result("round 1: 2-1 1-3"), Lines{"result 1.2 -:-"}) << "Carla has not come either";
}

TEST(Due, AGameOfARoundThatWasTakenBackCountsForNothing) {
  Made made = two_players();
  made.round("round 1: 1-2");
  made.game(1, 1, "white_wins:time");
  made.act("take back round");
  EXPECT_TRUE(made.acts_due().empty());
  EXPECT_EQ(made.due().told.size(), 1u);
}

TEST(Due, WhoIsGoneOrSuspendedWithdrawsAndForfeits) {
  Made made = two_players();
  made.round("round 1: 1-2");
  made.players[1].gone = true;
  EXPECT_EQ(made.acts_due(), Lines{"withdraw 2"});
  made.act("withdraw 2");
  EXPECT_EQ(made.acts_due(), Lines{"result 1.1 +:-"});
  made.players[1].gone = false;
  made.players[1].player.suspension = Suspension{start + 1000, "cheats"};
  EXPECT_EQ(made.acts_due(), Lines{"result 1.1 +:-"});
  EXPECT_TRUE(made.acts_due(start + 1001).empty()) << "his suspension is over";
  EXPECT_EQ(made.due(start + 1001).tables.size(), 1u);
  made.players[0].gone = true;
  made.act("withdraw 1");
  EXPECT_EQ(made.acts_due(), Lines{"result 1.1 -:-"});
}

TEST(Due, RoundsBeginAMomentAfterTheLastResult) {
  Made made = two_players();
  made.act("enter \"Karl\"");
  made.terms.begin = Begin::when_done;
  made.terms.times = {start + 500};
  made.terms.has_tables = false;
  EXPECT_EQ(what_comes(made.kept()).at, start + 500);
  EXPECT_TRUE(made.acts_due(start + 499).empty());
  ASSERT_EQ(made.acts_due(start + 500).size(), 1u);
  made.act(made.acts_due(start + 500)[0]);
  EXPECT_EQ(what_comes(made.kept()).what, Coming::What::results);
  EXPECT_TRUE(made.acts_due(start + 10'000).empty());
  made.act("result 1.1 1-0");
  const UnixSeconds last = start + static_cast<UnixSeconds>(made.acts.size());
  EXPECT_EQ(what_comes(made.kept()).at, last + round_break);
  EXPECT_EQ(rests_until(made.kept(), last + 1000), last + round_break);
  EXPECT_TRUE(made.acts_due(last + round_break - 1).empty());
  ASSERT_EQ(made.acts_due(last + round_break).size(), 1u);
  EXPECT_TRUE(made.acts_due(last + round_break)[0].starts_with("round 2: "));
  made.act("pause");
  EXPECT_TRUE(made.acts_due(last + 10'000).empty());
}

TEST(Due, WithTooFewTheFirstRoundWaitsAndThenEnds) {
  Made made;
  made.player("Anna");
  made.terms.begin = Begin::when_done;
  made.terms.times = {start + 500};
  EXPECT_TRUE(made.acts_due(start + 600).empty());
  EXPECT_EQ(made.acts_due(start + 500 + unbegun_lasts_after_time), Lines{"close"});
  Made forgotten = two_players();
  EXPECT_TRUE(forgotten.acts_due(start + unbegun_lasts).empty());
  EXPECT_EQ(forgotten.acts_due(start + unbegun_lasts + 10), Lines{"close"});
  forgotten.round("round 1: 1-2");
  forgotten.game(1, 1, "ongoing");
  EXPECT_EQ(forgotten.acts_due(start + quiet_lasts + 10), Lines{"close"});
}

TEST(Due, AnArenaPairsWhoIsFreeAndEndsAtItsTime) {
  Made made = two_players(R"(tournament "T" arena games=1 seed=7)");
  made.terms.begin = Begin::when_done;
  made.terms.times = {start + 10};
  made.terms.minutes = 5;
  ASSERT_EQ(made.acts_due(start + 10).size(), 1u);
  made.round(made.acts_due(start + 10)[0]);
  const UnixSeconds begun = start + static_cast<UnixSeconds>(made.acts.size());
  EXPECT_EQ(what_comes(made.kept()).what, Coming::What::pairings);
  EXPECT_EQ(what_comes(made.kept()).at, begun + 300);
  made.game(1, 1, "ongoing");
  EXPECT_TRUE(made.acts_due(begun + 100).empty());
  made.games[0] = {};
  made.games.clear();
  made.game(1, 1, "aborted", 0);
  EXPECT_EQ(made.acts_due(begun + 100).size(), 3u) << "who does not come is paired no more";
  EXPECT_TRUE(made.acts_due(begun + 100)[1].starts_with("withdraw "));
  made.games[0].black_came = true;
  EXPECT_EQ(made.acts_due(begun + 100).size(), 2u) << "who came is";
  made.games.clear();
  made.game(1, 1, "ongoing");
  EXPECT_EQ(made.acts_due(begun + 300), Lines{"close"});
  made.act("close");
  EXPECT_TRUE(made.acts_due(begun + 301).empty());
  made.games.clear();
  made.game(1, 1, "white_wins:time");
  EXPECT_EQ(made.acts_due(begun + 301), Lines{"result 1.1 1-0"}) << "what was begun counts";
}

}  // namespace
}  // namespace muehle::server
