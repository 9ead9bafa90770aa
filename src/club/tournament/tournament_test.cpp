#include "club/tournament/tournament.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;

// ---- entrants ----

TEST(Tournament, NobodyEntersTwice) {
  Tournament made = with_players({}, 2);
  EXPECT_EQ(reason(enter(made, 101)), "entered_already");
  EXPECT_EQ(number_of(made, 101), 1u);
  EXPECT_EQ(number_of(made, 7), std::nullopt);
}

TEST(Tournament, ARatingIsANumber) {
  Tournament made = with_players({}, 2);
  EXPECT_EQ(reason(enter(made, 9, std::numeric_limits<double>::quiet_NaN())), "bad_rating");
  EXPECT_EQ(reason(enter(made, 9, std::numeric_limits<double>::infinity())), "bad_rating");
}

TEST(Tournament, ThereIsRoomForAThousand) {
  Tournament made = with_players({}, 1000);
  EXPECT_EQ(reason(enter(made, 9000)), "too_many_entrants");
}

TEST(Tournament, WhoPlaysInARoundRobinOrAKnockoutIsFixedWithItsFirstRound) {
  for (const Kind kind : {Kind::round_robin, Kind::knockout}) {
    Tournament made = with_players({.kind = kind}, 3);
    begin_next(made);
    EXPECT_EQ(reason(enter(made, 9)), "too_late_to_enter");
  }
  for (const Kind kind : {Kind::swiss, Kind::arena}) {
    Tournament made = with_players({.kind = kind}, 2);
    begin_next(made);
    EXPECT_EQ(reason(enter(made, 9)), "");
    EXPECT_EQ(made.entrants.back().entered, 2);
  }
}

TEST(Tournament, WhoWithdrawsPlaysOnlyTheRoundThatHasBegun) {
  Tournament made = with_players({}, 4);
  begin_next(made);
  ASSERT_TRUE(withdraw(made, 2));
  EXPECT_TRUE(plays_in(made.entrants[2], 1));
  EXPECT_FALSE(plays_in(made.entrants[2], 2));
  EXPECT_EQ(reason(withdraw(made, 2)), "left_already");
  EXPECT_EQ(reason(withdraw(made, 4)), "no_such_entrant");
}

TEST(Tournament, WhoComesBackHasMissedWhatWasPlayedMeanwhile) {
  Tournament made = with_players({.missed = Missed::half}, 4);
  EXPECT_EQ(reason(come_back(made, 0)), "still_there");
  begin_next(made);
  ASSERT_TRUE(withdraw(made, 0));
  lower_numbers_win(made);
  begin_next(made);
  lower_numbers_win(made);
  ASSERT_TRUE(come_back(made, 0));
  EXPECT_FALSE(plays_in(made.entrants[0], 2));
  EXPECT_TRUE(plays_in(made.entrants[0], 3));
  for (const Line& line : ranking(made)) {
    if (line.entrant == 0) EXPECT_EQ(line.points, 4) << "nothing is given for it";
  }
  EXPECT_EQ(reason(come_back(made, 9)), "no_such_entrant");
}

TEST(Tournament, NobodyComesBackToAKnockoutNorToARoundRobinThatBeganWithoutHim) {
  Tournament knockout = with_players({.kind = Kind::knockout}, 4);
  begin_next(knockout);
  ASSERT_TRUE(withdraw(knockout, 0));
  EXPECT_EQ(reason(come_back(knockout, 0)), "too_late_to_enter");

  Tournament everybody = with_players({.kind = Kind::round_robin}, 4);
  ASSERT_TRUE(withdraw(everybody, 0));
  ASSERT_TRUE(come_back(everybody, 0));
  ASSERT_TRUE(withdraw(everybody, 0));
  begin_next(everybody);
  EXPECT_EQ(reason(come_back(everybody, 0)), "too_late_to_enter");
  ASSERT_TRUE(withdraw(everybody, 1));
  EXPECT_EQ(reason(come_back(everybody, 1)), "");
}

TEST(Tournament, ARoundOfASwissTournamentCanBeMissed) {
  Tournament made = with_players({.rounds = 3, .missed = Missed::half}, 5);
  ASSERT_TRUE(sit_out(made, 0, 1));
  EXPECT_EQ(reason(sit_out(made, 0, 0)), "round_is_past");
  EXPECT_EQ(reason(sit_out(made, 0, 4)), "round_is_past");
  EXPECT_EQ(reason(sit_out(made, 5, 1)), "no_such_entrant");
  begin_next(made);
  EXPECT_EQ(those_in(made, 1), (std::vector<Number>{1, 2, 3, 4}));
  EXPECT_EQ(those_in(made, 2).size(), 5u);
  EXPECT_EQ(reason(sit_out(made, 1, 1)), "round_is_past");
  Tournament other = with_players({.kind = Kind::arena}, 4);
  EXPECT_EQ(reason(sit_out(other, 0, 1)), "no_rounds_to_miss");
}

TEST(Tournament, InARoundRobinWhoWithdrawsForfeitsTheRest) {
  Tournament made = with_players({.kind = Kind::round_robin, .games = 2}, 3);
  ASSERT_TRUE(withdraw(made, 1));  // before it began: two are left
  begin_next(made);
  EXPECT_EQ(made.rounds[0].size(), 1u);

  made = with_players({.kind = Kind::round_robin, .games = 2}, 4);
  begin_next(made);
  ASSERT_TRUE(withdraw(made, 1));
  ASSERT_TRUE(withdraw(made, 2));
  begin_next(made);
  begin_next(made);
  int both = 0;
  for (std::size_t round = 1; round < 3; ++round) {
    for (const Pairing& pairing : made.rounds[round]) {
      const auto gone = [](Number each) { return each == 1 || each == 2; };
      const bool white = gone(pairing.seats.white);
      const bool black = gone(*pairing.seats.black);
      if (white && black) {
        ++both;
        EXPECT_EQ(pairing.games, (std::vector{both_forfeit, both_forfeit}));
      } else if (white) {
        EXPECT_EQ(pairing.games, (std::vector{white_forfeits, black_forfeits}));
      } else if (black) {
        EXPECT_EQ(pairing.games, (std::vector{black_forfeits, white_forfeits}));
      }
      EXPECT_EQ(is_finished(pairing), white || black);
    }
  }
  EXPECT_LE(both, 1);
}

// ---- rounds ----

TEST(Tournament, AHostMayPairAsHeLikesButLeavesNobodyOut) {
  Tournament made = with_players({}, 5);
  ASSERT_TRUE(sit_out(made, 4, 1));
  EXPECT_EQ(reason(begin_round(made, {{0, 1}})), "left_out");
  EXPECT_EQ(reason(begin_round(made, {{0, 1}, {2, 2}})), "against_himself");
  EXPECT_EQ(reason(begin_round(made, {{0, 1}, {2, 1}})), "paired_twice");
  EXPECT_EQ(reason(begin_round(made, {{0, 1}, {2, 4}})), "not_there");
  EXPECT_EQ(reason(begin_round(made, {{0, 1}, {2, 5}})), "no_such_entrant");
  EXPECT_EQ(made.rounds.size(), 0u);
  EXPECT_EQ(reason(begin_round(made, {{3, 0}, {2, {}}, {1, {}}})), "");
}

TEST(Tournament, ElsewhereOnlyColoursAndBoardsMayDiffer) {
  for (const Kind kind : {Kind::round_robin, Kind::knockout}) {
    Tournament made = with_players({.kind = kind}, 4);
    std::vector<Seats> pairings = *next_round(made);
    std::vector<Seats> other{{pairings[0].white, pairings[1].white},
                             {*pairings[0].black, *pairings[1].black}};
    EXPECT_EQ(reason(begin_round(made, other)), "another_draw");
    std::swap(pairings[0], pairings[1]);
    std::swap(pairings[0].white, *pairings[0].black);
    EXPECT_EQ(reason(begin_round(made, pairings)), "");
  }
}

TEST(Tournament, ARoundWithoutResultsCanBeTakenBack) {
  Tournament made = with_players({}, 4);
  EXPECT_EQ(reason(take_back_round(made)), "no_such_round");
  const Tournament before = made;
  begin_next(made);
  ASSERT_TRUE(enter(made, 300));
  ASSERT_TRUE(withdraw(made, 0));
  ASSERT_TRUE(take_back_round(made));
  EXPECT_TRUE(plays_in(made.entrants[4], 1)) << "who came meanwhile plays in it now";
  EXPECT_FALSE(plays_in(made.entrants[0], 1)) << "and who went does not";
  EXPECT_EQ(next_round_number(made), 1);

  begin_next(made);
  put(made, 1, {white_forfeits});
  EXPECT_EQ(reason(take_back_round(made)), "has_results");
  put(made, 1, {open});
  EXPECT_EQ(reason(take_back_round(made)), "");
}

TEST(Tournament, WhoCameBackAndTheRoundIsTakenBackMissedNothing) {
  Tournament made = with_players({}, 5);
  ASSERT_TRUE(withdraw(made, 0));
  begin_next(made);
  ASSERT_TRUE(come_back(made, 0));
  ASSERT_TRUE(take_back_round(made));
  EXPECT_TRUE(plays_in(made.entrants[0], 1));
}

TEST(Tournament, ForfeitsOfARoundRobinAreNoResultsOfIt) {
  Tournament made = with_players({.kind = Kind::round_robin}, 4);
  begin_next(made);
  ASSERT_TRUE(withdraw(made, 0));
  begin_next(made);
  EXPECT_EQ(reason(take_back_round(made)), "");
}

TEST(Tournament, NothingBeginsInAClosedOne) {
  Tournament made = with_players({.kind = Kind::arena}, 4);
  begin_next(made);
  EXPECT_FALSE(is_over(made));
  ASSERT_TRUE(close(made));
  EXPECT_FALSE(is_over(made)) << "results are missing";
  EXPECT_EQ(reason(close(made)), "closed");
  EXPECT_EQ(reason(enter(made, 9)), "closed");
  EXPECT_EQ(reason(begin_round(made, {{0, 1}})), "closed");
  EXPECT_EQ(reason(take_back_round(made)), "closed");
  EXPECT_EQ(next_text(made), "closed");
  lower_numbers_win(made);
  EXPECT_TRUE(is_over(made));
  ASSERT_TRUE(withdraw(made, 0));
  EXPECT_EQ(reason(come_back(made, 0)), "closed");
}

TEST(Tournament, ItTakesTwo) {
  for (const Kind kind : {Kind::round_robin, Kind::swiss, Kind::knockout})
    EXPECT_EQ(next_text(with_players({.kind = kind}, 1)), "too_few_entrants");
  EXPECT_EQ(next_text(with_players({.kind = Kind::arena}, 1)), "nobody_free");
  EXPECT_EQ(next_text(with_players({.kind = Kind::ladder}, 5)), "by_challenge");
}

// ---- results ----

TEST(Tournament, AResultIsOfAGameThatThereIs) {
  Tournament made = with_players({}, 5);
  begin_next(made);
  for (const GameAt& at : {GameAt{0, 1, 1}, GameAt{2, 1, 1}, GameAt{1, 0, 1}, GameAt{1, 4, 1},
                           GameAt{1, 1, 0}, GameAt{1, 1, 3}, GameAt{1, 3, 1}})
    EXPECT_EQ(reason(record(made, at, draw)), "no_such_game");
}

TEST(Tournament, SettingsHaveLimits) {
  EXPECT_EQ(reason(check({})), "");
  EXPECT_EQ(create({.seed = 3})->settings.seed, 3u);
  EXPECT_EQ(create({.rounds = 0}).error(), Fault::bad_rounds);
  EXPECT_EQ(reason(check({.rounds = 0})), "bad_rounds");
  EXPECT_EQ(reason(check({.rounds = 101})), "bad_rounds");
  EXPECT_EQ(reason(check({.cycles = 0})), "bad_cycles");
  EXPECT_EQ(reason(check({.cycles = 3})), "bad_cycles");
  EXPECT_EQ(reason(check({.games = 0})), "bad_games");
  EXPECT_EQ(reason(check({.games = 3})), "bad_games");
  EXPECT_EQ(reason(check({.reach = 0})), "bad_reach");
  EXPECT_EQ(reason(check({.reach = 101})), "bad_reach");
  EXPECT_EQ(reason(check({.tie_breaks = {TieBreak::wins, TieBreak::wins}})), "tie_break_twice");
}

TEST(Fault, EveryOneHasANameAndASentenceOfItsOwn) {
  std::set<std::string_view> names;
  std::set<std::string_view> texts;
  for (int n = 0; n <= static_cast<int>(Fault::went_on); ++n) {
    names.insert(name(static_cast<Fault>(n)));
    texts.insert(to_text(static_cast<Fault>(n)));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Fault::went_on) + 1);
  EXPECT_EQ(texts.size(), names.size());
}

}  // namespace
}  // namespace muehle::club::tournament
