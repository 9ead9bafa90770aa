#include "club/tournament/swiss.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "club/tournament/test_play.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;

Settings one_game(int rounds = 9) { return {.rounds = rounds, .games = 1}; }

TEST(Swiss, TheUpperHalfMeetsTheLowerHalf) {
  EXPECT_EQ(next_text(with_players(one_game(), 8)), "0-4 5-1 2-6 7-3");
  Tournament other = with_players(one_game(), 8);
  other.settings.seed = 1;
  EXPECT_EQ(next_text(other), "4-0 1-5 6-2 3-7") << "the lot has the first board the other way round";
}

TEST(Swiss, RatingsAndNotTheOrderOfEntriesMakeTheHalves) {
  Tournament made{.settings = one_game()};
  for (const auto& [id, rating] : std::vector<std::pair<PlayerId, std::optional<double>>>{
           {1, std::nullopt}, {2, 1500}, {3, 1900}, {4, 1700}})
    ASSERT_TRUE(enter(made, id, rating));
  EXPECT_EQ(next_text(made), "2-1 0-3") << "who has no rating comes last";
}

TEST(Swiss, WinnersMeetWinners) {
  Tournament made = with_players(one_game(), 8);
  begin_next(made);
  lower_numbers_win(made);
  begin_next(made);
  std::set<std::set<Number>> met;
  for (const Pairing& each : made.rounds[1]) met.insert({each.seats.white, *each.seats.black});
  EXPECT_EQ(met, (std::set<std::set<Number>>{{0, 3}, {1, 2}, {4, 7}, {5, 6}}));
}

TEST(Swiss, ColoursChange) {
  Tournament made = with_players(one_game(), 8);
  begin_next(made);  // White: 0 5 2 7
  lower_numbers_win(made);
  // 0 and 2 have both had White, 1 and 3 both Black: the halves are against each other, but not straight
  // across.
  EXPECT_EQ(next_text(made), "3-0 1-2 4-7 6-5");
}

TEST(Swiss, WithTwoGamesAPairingColoursOnlySayWhoBegins) {
  Tournament made = with_players({.rounds = 9, .games = 2}, 8);
  begin_next(made);
  lower_numbers_win(made);
  EXPECT_EQ(next_text(made), "2-0 1-3 4-6 7-5") << "halves against each other, in spite of colours";
}

TEST(Swiss, TheByeGoesToTheLastAndNotTwiceToTheSame) {
  Tournament made = with_players(one_game(), 5);
  std::set<Number> byes;
  for (int round = 0; round < 5; ++round) {
    begin_next(made);
    ASSERT_TRUE(is_bye(made.rounds.back().back()));
    EXPECT_TRUE(byes.insert(made.rounds.back().back().seats.white).second);
    if (round == 0) EXPECT_EQ(made.rounds.back().back().seats.white, 4u);
    lower_numbers_win(made);
  }
}

TEST(Swiss, WhoWonByForfeitHasHadHisBye) {
  Tournament made = with_players(one_game(), 3);
  begin_next(made);  // 0-1, bye for 2
  put(made, 1, {black_forfeits});
  ASSERT_EQ(next_text(made).substr(4), "1-bye") << next_text(made);
}

TEST(Swiss, AForfeitIsNoMeeting) {
  Tournament made = with_players(one_game(), 2);
  begin_next(made);
  put(made, 1, {white_forfeits});
  const std::vector<Contender> field = contenders(made, histories(made));
  EXPECT_TRUE(field[0].met.empty());
  EXPECT_EQ(field[0].wish, Wish{}) << "nor was there a colour";
  put(made, 1, {draw});
  EXPECT_EQ(contenders(made, histories(made))[0].met, (std::vector<Number>{1}));
}

TEST(Swiss, WhereAllHaveMetTheyMeetAgain) {
  Tournament made = with_players(one_game(), 2);
  for (int round = 0; round < 4; ++round) {
    begin_next(made);
    lower_numbers_win(made);
  }
  EXPECT_EQ(made.rounds.size(), 4u);
}

// ---- the criteria, one by one ----

Contender contender(Number number, int points, int place, int group) {
  return {.number = number, .points = points, .place = place, .group = group};
}

TEST(SwissCriteria, AreThese) {
  Contender upper = contender(0, 6, 1, 4);
  Contender lower = contender(1, 4, 2, 6);
  EXPECT_EQ(against(upper, lower, 1), (Criteria{0, 0, 0, 0, 4, 0, 0, 2 + 2}))
      << "the lowest meets the highest";
  upper.met = {1};
  upper.floats = {Float::down, Float::down};
  lower.floats = {Float::none, Float::up};
  EXPECT_EQ(against(upper, lower, 1), (Criteria{1, 0, 0, 0, 4, 0, 3 + 1, 4}));
  upper.floats = {Float::up, Float::up};
  lower.floats = {Float::down, Float::down};
  EXPECT_EQ(against(upper, lower, 1)[6], 0) << "the other direction is no repetition";
}

TEST(SwissCriteria, HalvesMeetRatherThanWithinThemselves) {
  const auto halves = [](int upper, int lower) {
    return against(contender(0, 4, upper, 6), contender(1, 4, lower, 6), 1)[7];
  };
  EXPECT_EQ(halves(0, 3), 0);
  EXPECT_EQ(halves(0, 5), 2);
  EXPECT_EQ(halves(2, 3), 2);
  EXPECT_EQ(halves(0, 1), 2 + 6);
  EXPECT_EQ(halves(3, 5), 1 + 6);
}

TEST(SwissCriteria, ClashesWeighAsTheWeakerWish) {
  Contender a = contender(0, 4, 0, 2);
  Contender b = contender(1, 4, 1, 2);
  const auto colours = [&](Due one, Due other, int games = 1) {
    a.wish = {one, Side::black, 1};
    b.wish = {other, Side::black, 1};
    const Criteria criteria = against(a, b, games);
    return std::pair(criteria[2], criteria[5]);
  };
  EXPECT_EQ(colours(Due::none, Due::third), std::pair(0L, 0L));
  EXPECT_EQ(colours(Due::mild, Due::third), std::pair(0L, 1L));
  EXPECT_EQ(colours(Due::strong, Due::strong), std::pair(0L, 2L));
  EXPECT_EQ(colours(Due::absolute, Due::third), std::pair(0L, 3L));
  EXPECT_EQ(colours(Due::third, Due::third), std::pair(1L, 4L));
  EXPECT_EQ(colours(Due::third, Due::third, 2), std::pair(0L, 0L));
  a.wish.side = Side::white;
  EXPECT_EQ(against(a, b, 1)[2], 0);
}

TEST(SwissCriteria, OfAByeAreThese) {
  Contender last = contender(3, 5, 1, 4);
  last.byes = 2;
  last.floats = {Float::down, Float::none};
  EXPECT_EQ(against_bye(last, 2), (Criteria{0, 2, 0, 3, 0, 0, 2, 2}));
}

TEST(Contenders, KnowHowTheyFloated) {
  Tournament made = with_players(one_game(), 5);
  begin_next(made);  // 0-2 3-1, bye for 4
  lower_numbers_win(made);
  for (const Contender& each : contenders(made, histories(made))) {
    const Float last = each.number == 4 ? Float::down : Float::none;
    EXPECT_EQ(each.floats, (std::array{last, Float::none})) << "a bye is a float down";
  }
  begin_next(made);
  for (const Contender& each : contenders(made, histories(made))) {
    if (each.number == 4) EXPECT_EQ(each.floats[1], Float::down);
  }
}

// Floats are by the points before the round: 0, 1 and 4 had two, 2 and 3 none.
TEST(Contenders, FloatByThePointsBeforeTheRound) {
  Tournament made = with_players(one_game(), 5);
  begin_next(made);
  lower_numbers_win(made);
  ASSERT_TRUE(begin_round(made, {{0, 4}, {1, 2}, {3, {}}}));
  put(made, 1, {draw});
  put(made, 2, {black_wins});
  const std::vector<Contender> field = contenders(made, histories(made));
  const auto floats = [&](Number number) {
    return std::ranges::find(field, number, &Contender::number)->floats;
  };
  EXPECT_EQ(floats(0)[0], Float::none);
  EXPECT_EQ(floats(1)[0], Float::down);
  EXPECT_EQ(floats(2)[0], Float::up);
  EXPECT_EQ(floats(3)[0], Float::down);
}

TEST(Contenders, StandInGroupsOfAsManyPoints) {
  Tournament made = with_players(one_game(), 6);
  begin_next(made);
  lower_numbers_win(made);
  const std::vector<Contender> field = contenders(made, histories(made));
  std::vector<std::array<int, 4>> stand;
  for (const Contender& each : field)
    stand.push_back({static_cast<int>(each.number), each.points, each.place, each.group});
  EXPECT_EQ(stand, (std::vector<std::array<int, 4>>{
                       {0, 2, 0, 3}, {1, 2, 1, 3}, {2, 2, 2, 3}, {3, 0, 0, 3}, {4, 0, 1, 3}, {5, 0, 2, 3}}));
}

}  // namespace
}  // namespace muehle::club::tournament
