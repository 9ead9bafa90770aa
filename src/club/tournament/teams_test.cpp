#include "club/tournament/teams.h"

#include <gtest/gtest.h>

#include "club/tournament/acts.h"
#include "club/tournament/hosted.h"
#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"
#include "support/text.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;

// 0 plays alone.
Tournament simul(int others, Colours colours = Colours::alternating) {
  return with_players({.kind = Kind::simul, .games = 1, .colours = colours}, 1 + others);
}

// Of each team the even and the odd numbers.
Tournament match(int players, const Settings& settings = {.kind = Kind::teams, .games = 1}) {
  Tournament made = create(settings).value();
  for (int n = 0; n < players; ++n) EXPECT_EQ(reason(enter(made, 100 + n, {}, 1 + n % 2)), "");
  return made;
}

TEST(Simul, WhoIsEnteredFirstPlaysAgainstEverybodyElse) {
  EXPECT_EQ(next_text(simul(4)), "0-1 2-0 0-3 4-0");
  EXPECT_EQ(next_text(simul(3, Colours::white)), "0-1 0-2 0-3");
  EXPECT_EQ(next_text(simul(2, Colours::black)), "1-0 2-0");
  EXPECT_EQ(next_text(simul(0)), "too_few_entrants");
}

TEST(Simul, OneAlonePlaysInItAndMayBeAnotherOneUntilItBegins) {
  Tournament made = simul(2);
  EXPECT_EQ(reason(enter(made, 7, {}, 1)), "one_alone");
  ASSERT_TRUE(withdraw(made, 0));
  EXPECT_EQ(next_text(made), "too_few_entrants") << "nobody takes his place by himself";
  ASSERT_TRUE(enter(made, 7, {}, 1));
  EXPECT_EQ(reason(come_back(made, 0)), "one_alone");
  EXPECT_EQ(next_text(made), "3-1 2-3");
}

TEST(Simul, WhoLeavesBeforeItBeginsIsNotPlayed) {
  Tournament made = simul(3);
  ASSERT_TRUE(withdraw(made, 2));
  EXPECT_EQ(next_text(made), "0-1 3-0");
}

TEST(Simul, IsOneRoundAndOverWithItsLastResult) {
  Tournament made = simul(3);
  begin_next(made);
  EXPECT_EQ(next_text(made), "no_more_rounds");
  EXPECT_EQ(reason(enter(made, 7)), "too_late_to_enter");
  put(made, 1, {white_wins});
  put(made, 2, {draw});
  EXPECT_FALSE(is_over(made));
  EXPECT_EQ(team_scores(made)[0], (TeamScore{.points = 3, .won = 1, .drawn = 1}));
  put(made, 3, {white_forfeits});
  EXPECT_TRUE(is_over(made));
  EXPECT_EQ(team_scores(made)[0],
            (TeamScore{.points = 3, .match_points = 1, .won = 1, .drawn = 1, .lost = 1}));
  EXPECT_EQ(team_scores(made)[1],
            (TeamScore{.points = 3, .match_points = 1, .won = 1, .drawn = 1, .lost = 1}));
}

TEST(Simul, NobodyElseIsPairedTwice) {
  Tournament made = simul(2);
  EXPECT_EQ(reason(begin_round(made, {{0, 1}, {1, 0}})), "paired_twice");
  EXPECT_EQ(reason(begin_round(made, {{0, 1}})), "another_draw");
  EXPECT_EQ(reason(begin_round(made, {{2, 0}, {1, 0}})), "") << "colours and boards are the host's";
}

TEST(TeamMatch, GoesByBoardsAndColoursChangeFromBoardToBoard) {
  EXPECT_EQ(next_text(match(6)), "0-1 3-2 4-5");
  EXPECT_EQ(next_text(match(1)), "too_few_entrants");
}

TEST(TeamMatch, WhoHasNobodyOppositeWinsForHisTeam) {
  Tournament made = match(5, {.kind = Kind::teams, .games = 2});
  EXPECT_EQ(next_text(made), "0-1 3-2 4-bye");
  begin_next(made);
  put(made, 1, {draw, draw});
  put(made, 2, {white_wins, white_wins});
  const auto [first, second] = team_scores(made);
  EXPECT_EQ(first, (TeamScore{.points = 8, .match_points = 2, .won = 3, .drawn = 2, .lost = 1}));
  EXPECT_EQ(second, (TeamScore{.points = 4, .match_points = 0, .won = 1, .drawn = 2, .lost = 3}));
}

TEST(TeamMatch, CountsBoardsAsAWholeWhereItIsSaidSo) {
  Tournament made = match(2, {.kind = Kind::teams, .games = 2, .counting = Counting::pairings});
  begin_next(made);
  put(made, 1, {white_wins, draw});
  EXPECT_EQ(team_scores(made)[0].points, 2);
  EXPECT_EQ(team_scores(made)[1].points, 0);
  EXPECT_EQ(team_scores(made)[0].match_points, 2);
}

TEST(TeamMatch, TheBoardsAreSaidUntilItBeginsAndWhoStandsBehindThemIsASubstitute) {
  Tournament made = match(6, {.kind = Kind::teams, .games = 1, .boards = 2});
  EXPECT_EQ(next_text(made), "0-1 3-2");
  ASSERT_TRUE(set_boards(made, 1, {4, 0}));
  EXPECT_EQ(lineup(made, 1), (std::vector<Number>{4, 0, 2}));
  EXPECT_EQ(next_text(made), "4-1 3-0");
  ASSERT_TRUE(withdraw(made, 0));
  EXPECT_EQ(next_text(made), "4-1 3-2") << "those behind him move up";
  EXPECT_EQ(reason(set_boards(made, 1, {0})), "not_in_team");
  EXPECT_EQ(reason(set_boards(made, 1, {1})), "not_in_team");
  EXPECT_EQ(reason(set_boards(made, 1, {2, 2})), "not_in_team");
  EXPECT_EQ(reason(set_boards(made, 3, {2})), "no_such_team");
  begin_next(made);
  EXPECT_EQ(reason(set_boards(made, 1, {2, 4})), "boards_are_set");
  ASSERT_TRUE(take_back_round(made));
  EXPECT_EQ(reason(set_boards(made, 1, {2, 4})), "");
}

TEST(TeamMatch, EverybodyPlaysForATeam) {
  Tournament made = match(2);
  EXPECT_EQ(reason(enter(made, 7)), "which_team");
  EXPECT_EQ(reason(enter(made, 7, {}, 3)), "no_such_team");
  Tournament swiss = with_players({}, 2);
  EXPECT_EQ(reason(enter(swiss, 7, {}, 1)), "no_teams");
  EXPECT_EQ(reason(set_boards(swiss, 1, {})), "no_teams");
}

TEST(TeamMatch, TheTableHasNoTieBreaks) {
  Tournament made = match(4);
  begin_next(made);
  put(made, 1, {white_wins});
  EXPECT_EQ(ranking(made).front(), (Line{.entrant = 0, .rank = 1, .points = 2, .tie_breaks = {}}));
}

TEST(TeamMatch, IsItsLines) {
  const std::vector<std::string> lines = {
      R"(tournament "Derby" teams boards=2 games=1 seed=7 tie_breaks=)",
      R"(team 1 "Mühlheim")",
      R"(team 2 "Steinach")",
      R"(enter "Anna" 1500 team=1)",
      R"(enter "Ben" team=2)",
      R"(enter "Carla" team=1)",
      R"(boards 1: 3 1)",
      "captain 1 3",
  };
  const Result<Hosted> made = replay_hosted(lines);
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_EQ(made->named.teams[1], "Steinach");
  EXPECT_EQ(next_text(made->named.tournament), "2-1 0-bye");
  EXPECT_EQ(made->captains[0], Number{2});
  for (std::size_t at = 1; at < lines.size(); ++at) {
    const Result<HostedAct> act = parse_hosted_act(lines[at]);
    ASSERT_TRUE(act) << act.error().message;
    EXPECT_EQ(to_text(*act), lines[at]);
  }
  const std::string file = file_of(lines, *made);
  EXPECT_EQ(file.find("captain"), std::string::npos);
  EXPECT_TRUE(replay(split(file, '\n')));
}

TEST(TeamMatch, WhatCannotBeIsSaid) {
  Hosted made = *replay_hosted(
      std::vector<std::string>{R"(tournament "Derby" teams boards=2 seed=7)", R"(enter "Anna" team=1)"});
  const auto fault = [&](std::string_view line) {
    const Result<HostedAct> act = parse_hosted_act(line);
    if (!act) return act.error().message;
    const Result<void> done = perform(made, *act);
    return done ? std::string() : std::string(done.error().code);
  };
  EXPECT_EQ(fault("captain 2 1"), "not_in_team");
  EXPECT_EQ(fault("captain 1 2"), "no_such_entrant");
  EXPECT_EQ(fault("captain 1 1"), "");
  EXPECT_EQ(fault("captain 1 nobody"), "");
  EXPECT_EQ(fault("captain 3 1"),
            "who leads a team stands by number behind it, as in `captain 2 5`, or `captain 2 nobody`");
  EXPECT_EQ(fault("team 3 \"X\""), "a team is a number from 1 to 2, not `3`");
  EXPECT_EQ(fault("team 1 \"\""), "the name of a team has at least one character that can be seen");
  EXPECT_EQ(fault("boards 1 1"), "the boards of a team are written like `boards 1: 3 5 7`, not `1`");
  EXPECT_EQ(fault("enter \"Ben\" 1500 team=0"), "a team is a number from 1 to 2, not `0`");
  EXPECT_EQ(fault("enter \"Ben\""), "which_team");
  EXPECT_EQ(fault("team 1 \"Berg\""), "");
  EXPECT_EQ(fault("team 2 \"Berg\""), "entered_already");
}

}  // namespace
}  // namespace muehle::club::tournament
