#include "club/tournament/ranking.h"

#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "club/tournament/test_play.h"
#include "club/tournament/tie_breaks.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;

constexpr std::array all_tie_breaks{
    TieBreak::buchholz,         TieBreak::buchholz_cut_1, TieBreak::sonneborn_berger,
    TieBreak::direct_encounter, TieBreak::wins,           TieBreak::black_wins};

struct Played {
  Seats seats;
  std::vector<GameResult> results = {};
};

void play(Tournament& tournament, const std::vector<Played>& pairings) {
  std::vector<Seats> seats;
  for (const Played& each : pairings) seats.push_back(each.seats);
  ASSERT_EQ(reason(begin_round(tournament, seats)), "");
  int board = 0;
  for (const Played& each : pairings) put(tournament, ++board, each.results);
}

std::vector<Number> order(const Tournament& tournament) {
  std::vector<Number> numbers;
  for (const Line& line : ranking(tournament)) numbers.push_back(line.entrant);
  return numbers;
}

std::vector<int> ranks(const Tournament& tournament) {
  std::vector<int> found;
  for (const Line& line : ranking(tournament)) found.push_back(line.rank);
  return found;
}

std::vector<int> points(const Tournament& tournament) {
  std::vector<int> found;
  for (const History& each : counted(tournament)) found.push_back(points_of(each));
  return found;
}

// Of entrants 0, 1, 2 …
std::vector<int> values(const Tournament& tournament, TieBreak which) {
  const std::vector<History> histories = counted(tournament);
  std::vector<int> found;
  for (Number each = 0; each < histories.size(); ++each)
    found.push_back(tie_break(which, histories, each, {}, tournament.settings.kind));
  return found;
}

// Four players, three rounds, everybody against everybody (White first):
//
//   round 1   0-1  White wins    2-3  draw
//   round 2   0-2  draw          1-3  White wins
//   round 3   0-3  Black wins    1-2  Black wins
//
// Points: 0 has 2+1+0 = 3, 1 has 0+2+0 = 2, 2 has 1+1+2 = 4, 3 has 1+0+2 = 3.
Tournament four() {
  Tournament made = with_players({.rounds = 3, .games = 1, .tie_breaks = {}}, 4);
  play(made, {{{0, 1}, {white_wins}}, {{2, 3}, {draw}}});
  play(made, {{{0, 2}, {draw}}, {{1, 3}, {white_wins}}});
  play(made, {{{0, 3}, {black_wins}}, {{1, 2}, {black_wins}}});
  return made;
}

TEST(Ranking, IsByPointsAndLevelOnesShareARank) {
  EXPECT_EQ(points(four()), (std::vector{3, 2, 4, 3}));
  EXPECT_EQ(order(four()), (std::vector<Number>{2, 0, 3, 1}));
  EXPECT_EQ(ranks(four()), (std::vector{1, 2, 2, 4}));
}

// 0: 1, 2, 3 have 2+4+3. 1: 3+3+4. 2: 3+3+2. 3: 4+2+3.
TEST(Ranking, BuchholzIsThePointsOfAllOpponents) {
  EXPECT_EQ(values(four(), TieBreak::buchholz), (std::vector{9, 10, 8, 9}));
}

// Without 2 (of 1), 3, 2 (of 1), 2 (of 1).
TEST(Ranking, BuchholzCut1IsWithoutTheLeast) {
  EXPECT_EQ(values(four(), TieBreak::buchholz_cut_1), (std::vector{7, 7, 6, 7}));
}

// 0: beat 1 (2*2), drew with 2 (4*1). 1: beat 3 (3*2). 2: drew with 3 and 0 (3+3), beat 1 (2*2). 3: drew with
// 2 (4), beat 0 (3*2).
TEST(Ranking, SonnebornBergerIsThePointsOfThoseWhoWereBeaten) {
  EXPECT_EQ(values(four(), TieBreak::sonneborn_berger), (std::vector{8, 6, 10, 10}));
}

TEST(Ranking, WinsAreThoseOnABoardAndThoseWithBlack) {
  EXPECT_EQ(values(four(), TieBreak::wins), (std::vector{1, 1, 1, 1}));
  EXPECT_EQ(values(four(), TieBreak::black_wins), (std::vector{0, 0, 1, 1}));
  Tournament forfeit = with_players({.games = 2}, 2);
  play(forfeit, {{{0, 1}, {black_forfeits, black_wins}}});
  EXPECT_EQ(values(forfeit, TieBreak::wins), (std::vector{1, 0})) << "in the second game 0 has Black";
  EXPECT_EQ(values(forfeit, TieBreak::black_wins), (std::vector{1, 0}));
}

// 0 and 3 have three points each, and 3 won.
TEST(Ranking, TheDirectEncounterIsTheGameOfTheTwo) {
  Tournament made = four();
  made.settings.tie_breaks = {TieBreak::direct_encounter};
  EXPECT_EQ(order(made), (std::vector<Number>{2, 3, 0, 1}));
  EXPECT_EQ(ranks(made), (std::vector{1, 2, 3, 4}));
  EXPECT_EQ(ranking(made)[1], (Line{3, 2, 3, {2}}));
}

TEST(Ranking, TieBreaksCountInTheirOrder) {
  Tournament made = four();
  made.settings.tie_breaks = {TieBreak::buchholz, TieBreak::sonneborn_berger};
  EXPECT_EQ(order(made), (std::vector<Number>{2, 3, 0, 1})) << "9 and 9, then 10 and 8";
  EXPECT_EQ(ranking(made)[2].tie_breaks, (std::vector{9, 8}));
  made.settings.tie_breaks = {TieBreak::wins, TieBreak::buchholz};
  EXPECT_EQ(ranks(made), (std::vector{1, 2, 2, 4}));
}

// 0 to 3 have four points each. Among themselves: 0 beat 1, drew with 3, lost to 2 (3); 1 beat 2, drew with 3
// (3); 2 beat 0 (2); 3 beat 2 (4). So 3 is first and 2 last, and of 0 and 1 their own game decides.
TEST(Ranking, TheDirectEncounterIsTakenAgainOfThoseWhomItLeavesLevel) {
  Tournament made =
      with_players({.kind = Kind::arena, .games = 1, .tie_breaks = {TieBreak::direct_encounter}}, 7);
  play(made, {{{1, 0}, {black_wins}}, {{2, 3}, {black_wins}}});
  play(made, {{{0, 3}, {draw}}, {{1, 2}, {white_wins}}});
  play(made, {{{0, 2}, {black_wins}}, {{1, 3}, {draw}}});
  play(made, {{{0, 4}, {draw}}, {{1, 5}, {draw}}, {{2, 6}, {white_wins}}});
  const std::vector<Line> table = ranking(made);
  EXPECT_EQ(std::vector<Line>(table.begin(), table.begin() + 4),
            (std::vector<Line>{{3, 1, 4, {4}}, {0, 2, 4, {3}}, {1, 3, 4, {3}}, {2, 4, 4, {2}}}));
}

TEST(Ranking, TheDirectEncounterSaysNothingWhereNotAllHaveMet) {
  Tournament made =
      with_players({.kind = Kind::arena, .games = 1, .tie_breaks = {TieBreak::direct_encounter}}, 6);
  play(made, {{{0, 1}, {white_wins}}, {{2, 3}, {white_wins}}});
  play(made, {{{1, 4}, {white_wins}}});
  EXPECT_EQ(ranks(made), (std::vector{1, 1, 1, 4, 4, 4})) << "0 has beaten 1, but 2 has met neither";
}

// ---- rounds without a game ----

// 0 beats 1 while 2 has a bye, then 2 and 0 draw while 1 has one: 3, 2 and 3 points. In his bye, 2 has met
// somebody with three points (his own) and has beaten him, 1 one with two.
TEST(Ranking, AByeIsAnOpponentWithOnesOwnPoints) {
  Tournament made = with_players({.games = 1}, 3);
  play(made, {{{0, 1}, {white_wins}}, {{2, {}}}});
  play(made, {{{2, 0}, {draw}}, {{1, {}}}});
  EXPECT_EQ(points(made), (std::vector{3, 2, 3}));
  EXPECT_EQ(values(made, TieBreak::buchholz), (std::vector{2 + 3, 3 + 2, 3 + 3}));
  EXPECT_EQ(values(made, TieBreak::buchholz_cut_1), (std::vector{3, 3, 3}));
  EXPECT_EQ(values(made, TieBreak::sonneborn_berger), (std::vector{2 * 2 + 3, 2 * 2, 3 * 2 + 3}));
}

TEST(Ranking, SoIsAForfeit) {
  Tournament made = with_players({.games = 1}, 4);
  play(made, {{{0, 1}, {black_forfeits}}, {{2, 3}, {draw}}});
  play(made, {{{0, 2}, {white_wins}}, {{3, 1}, {draw}}});
  EXPECT_EQ(points(made), (std::vector{4, 1, 1, 2}));
  EXPECT_EQ(values(made, TieBreak::buchholz), (std::vector{4 + 1, 1 + 2, 2 + 4, 1 + 1}));
  // Of 1 that of the forfeit goes.
  EXPECT_EQ(values(made, TieBreak::buchholz_cut_1), (std::vector{4, 2, 4, 1}));
}

// 1 withdraws after the first round, so that he has no points. For 0, who beat him, he has drawn the two
// others.
TEST(Ranking, RoundsAfterAWithdrawalAreDrawnForTheOpponents) {
  Tournament made = with_players({.rounds = 3, .games = 1}, 4);
  play(made, {{{0, 1}, {white_wins}}, {{2, 3}, {black_wins}}});
  ASSERT_TRUE(withdraw(made, 1));
  play(made, {{{0, 3}, {draw}}, {{2, {}}}});
  play(made, {{{2, 0}, {black_wins}}, {{3, {}}}});
  EXPECT_EQ(points(made), (std::vector{5, 0, 2, 5}));
  EXPECT_EQ(values(made, TieBreak::buchholz),
            (std::vector{(0 + 1 + 1) + 5 + 2, 5 + 0 + 0, 5 + 2 + 5, 2 + 5 + 5}));
}

TEST(Ranking, RoundsBeforeAnEntryAreNot) {
  Tournament made = with_players({.rounds = 3, .games = 1}, 2);
  play(made, {{{0, 1}, {white_wins}}});
  ASSERT_TRUE(enter(made, 7));
  ASSERT_TRUE(enter(made, 8));
  play(made, {{{0, 2}, {white_wins}}, {{1, 3}, {white_wins}}});
  EXPECT_EQ(values(made, TieBreak::buchholz)[0], 2 + 0);
}

// He has four points and missed a round; 1 has one, 2 has three. The least is 1, but what he missed goes
// first.
TEST(Ranking, Cut1BeginsWithTheRoundThatWasMissed) {
  const std::vector<History> histories{{{.missed = true, .drawn = 1},
                                        {.opponent = 1, .played = true, .points = 2},
                                        {.opponent = 2, .played = true, .points = 2}},
                                       {{.opponent = 0, .played = true, .points = 1}},
                                       {{.opponent = 0, .played = true, .points = 3}}};
  EXPECT_EQ(tie_break(TieBreak::buchholz, histories, 0, {}, Kind::swiss), 4 + 1 + 3);
  EXPECT_EQ(tie_break(TieBreak::buchholz_cut_1, histories, 0, {}, Kind::swiss), 1 + 3);
}

TEST(Ranking, OfNobodyWhoHasPlayedIsNothing) {
  const Tournament made = with_players({}, 2);
  for (const TieBreak which : all_tie_breaks) EXPECT_EQ(values(made, which), (std::vector{0, 0}));
  EXPECT_EQ(ranks(made), (std::vector{1, 1}));
}

TEST(Ranking, AGameThatIsNotOverIsOneWithItsOpponent) {
  Tournament made = with_players({.games = 1}, 4);
  play(made, {{{0, 1}, {white_wins}}, {{2, 3}, {white_wins}}});
  play(made, {{{0, 2}}, {{1, 3}}});
  EXPECT_EQ(values(made, TieBreak::buchholz), (std::vector{0 + 2, 2 + 0, 0 + 2, 2 + 0}));
}

// ---- round robins ----

TEST(Ranking, InARoundRobinAForfeitIsAGame) {
  Tournament made = with_players({.kind = Kind::round_robin, .games = 1}, 2);
  begin_next(made);
  const Seats seats = made.rounds[0][0].seats;
  put(made, 1, {black_forfeits});
  EXPECT_EQ(values(made, TieBreak::buchholz)[seats.white], 0) << "not his own two points";
  EXPECT_EQ(values(made, TieBreak::sonneborn_berger)[*seats.black], 0);
  EXPECT_EQ(values(made, TieBreak::buchholz)[*seats.black], 2);
}

// Of three rounds: who has played two keeps what he has, of who has played one nothing counts.
TEST(Ranking, OfWhoLeavesARoundRobinBeforeItsHalfNothingCounts) {
  for (const int rounds : {1, 2}) {
    Tournament made = with_players({.kind = Kind::round_robin, .games = 1}, 4);
    for (int round = 0; round < rounds; ++round) {
      begin_next(made);
      for (int board = 1; board <= 2; ++board) {
        const bool white = made.rounds.back()[static_cast<std::size_t>(board) - 1].seats.white == 3;
        put(made, board, {white ? black_wins : white_wins});
      }
    }
    ASSERT_TRUE(withdraw(made, 3));
    while (next_round(made)) begin_next(made);
    const std::vector<History> histories = counted(made);
    EXPECT_EQ(histories[3].size(), rounds == 1 ? 0u : 3u);
    EXPECT_EQ(histories[0].size(), rounds == 1 ? 2u : 3u);
  }
}

// ---- how points are counted ----

TEST(Ranking, ByPairingsAPairingIsWorthTwoPoints) {
  Tournament made = with_players({.games = 2, .counting = Counting::pairings}, 5);
  play(made, {{{0, 1}, {white_wins, draw}}, {{2, 3}, {white_wins, white_wins}}, {{4, {}}}});
  EXPECT_EQ(points(made), (std::vector{2, 0, 1, 1, 2}));
  Tournament open_still = with_players({.games = 2, .counting = Counting::pairings}, 2);
  play(open_still, {{{0, 1}, {white_wins}}});
  EXPECT_EQ(points(open_still), (std::vector{0, 0})) << "not before its end";
  put(open_still, 1, {both_forfeit, both_forfeit});
  EXPECT_EQ(points(open_still), (std::vector{0, 0})) << "nobody came";
}

TEST(Ranking, ByGamesEachGameIs) {
  Tournament made = with_players({.games = 2, .counting = Counting::games}, 5);
  play(made, {{{0, 1}, {white_wins, draw}}, {{2, 3}, {white_wins}}, {{4, {}}}});
  EXPECT_EQ(points(made), (std::vector{3, 1, 2, 0, 4}));
  for (const auto& [result, first, second] :
       std::vector<std::tuple<GameResult, int, int>>{{white_forfeits, 0, 2},
                                                     {black_forfeits, 2, 0},
                                                     {both_forfeit, 0, 0},
                                                     {not_played, 0, 0},
                                                     {draw, 1, 1},
                                                     {black_wins, 0, 2}}) {
    put(made, 2, {result, not_played});
    EXPECT_EQ(points(made)[2], first);
    EXPECT_EQ(points(made)[3], second);
  }
}

TEST(Ranking, AMissedRoundIsWorthNothingOrHalf) {
  for (const Counting counting : {Counting::games, Counting::pairings}) {
    for (const Missed missed : {Missed::nothing, Missed::half}) {
      Tournament made = with_players({.games = 2, .counting = counting, .missed = missed}, 4);
      ASSERT_TRUE(sit_out(made, 3, 2));
      play(made, {{{0, 1}, {not_played, not_played}}, {{2, 3}, {not_played, not_played}}});
      ASSERT_TRUE(enter(made, 9));
      ASSERT_TRUE(withdraw(made, 2));
      play(made, {{{0, 1}, {not_played, not_played}}, {{4, {}}}});
      const int bye = counting == Counting::games ? 4 : 2;
      const int half = missed == Missed::half ? bye / 2 : 0;
      EXPECT_EQ(points(made), (std::vector{0, 0, 0, half, half + bye})) << "nothing for who withdrew";
    }
  }
}

}  // namespace
}  // namespace muehle::club::tournament
