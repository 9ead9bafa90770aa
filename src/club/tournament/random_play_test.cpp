#include "club/tournament/random_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "club/tournament/history.h"
#include "club/tournament/knockout.h"
#include "club/tournament/ladder.h"
#include "club/tournament/ranking.h"

namespace muehle::club::tournament {
namespace {

TEST(RandomPlay, SwissTournamentsOfAllSettings) {
  Random random(3);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::swiss, 30, random);
    for (int step = 0; step < 20 && !is_over(made); ++step) {
      if (random.below(3) == 0) something_happens(made, random);
      const Draw drawn = next_round(made);
      if (!drawn) {
        if (!made.rounds.empty()) play_all(made, random);
        continue;
      }
      ASSERT_NO_FATAL_FAILURE(expect_everybody_is_seated_once(made, *drawn));
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
    }
  }
}

TEST(RandomPlay, RoundRobinsLetEverybodyMeetEverybody) {
  Random random(4);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::round_robin, 14, random);
    const std::size_t field = made.entrants.size();
    while (const Draw drawn = next_round(made)) {
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      if (random.below(4) != 0) ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      if (random.below(4) == 0 && made.rounds.size() > 1) something_happens(made, random);
    }
    std::map<std::pair<Number, Number>, int> met;
    for (const Round& round : made.rounds) {
      for (const Pairing& pairing : round) {
        if (pairing.seats.black) ++met[std::minmax({pairing.seats.white, *pairing.seats.black})];
      }
    }
    ASSERT_EQ(met.size(), field * (field - 1) / 2);
    for (const auto& [pair, times] : met) ASSERT_EQ(times, made.settings.cycles);
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

// Every pairing stands in one of the ties, between its two, and who wins one is in the next.
void expect_a_bracket_of_all(const Tournament& made) {
  const std::vector<std::vector<Tie>> stages = ties(made);
  std::size_t pairings = 0;
  for (std::size_t stage = 0; stage < stages.size(); ++stage) {
    for (std::size_t n = 0; n < stages[stage].size(); ++n) {
      const Tie& tie = stages[stage][n];
      for (const Tie::At& at : tie.played) {
        ++pairings;
        const Pairing& pairing =
            made.rounds.at(static_cast<std::size_t>(at.round) - 1).at(static_cast<std::size_t>(at.board) - 1);
        const std::set two = {pairing.seats.white, *pairing.seats.black};
        ASSERT_EQ(two, (std::set<Number>{*tie.upper, *tie.lower}));
      }
      if (tie.winner) ASSERT_TRUE(tie.winner == tie.upper || tie.winner == tie.lower);
      if (stage + 1 == stages.size()) continue;
      const Tie& next = stages[stage + 1][n / 2];
      ASSERT_EQ(n % 2 == 0 ? next.upper : next.lower, tie.winner);
    }
  }
  std::size_t all = 0;
  for (const Round& round : made.rounds) all += round.size();
  ASSERT_EQ(pairings, all);
  if (!stages.empty()) ASSERT_EQ(stages.back().size(), 1u);
}

TEST(RandomPlay, KnockoutsHaveOneWinnerOrNobodyLeft) {
  Random random(5);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::knockout, 20, random);
    int rounds = 0;
    while (const Draw drawn = next_round(made)) {
      ASSERT_LT(++rounds, 200);
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      if (random.below(4) == 0) something_happens(made, random);
      if (!made.rounds.empty()) ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      if (random.below(4) == 0) something_happens(made, random);
      ASSERT_TRUE(agrees_with_itself(made));
      ASSERT_NO_FATAL_FAILURE(expect_a_bracket_of_all(made));
    }
    const Bracket end = bracket(made);
    if (!made.rounds.empty()) ASSERT_EQ(ties(made).back().front().winner, end.slots[0]);
    ASSERT_EQ(end.slots.size(), 1u);
    if (end.slots[0]) ASSERT_EQ(ranking(made).front().entrant, *end.slots[0]);
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

TEST(RandomPlay, ArenasPairWhoIsFreeAndNobodyTwiceInARow) {
  Random random(6);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::arena, 12, random);
    for (int wave = 0; wave < 15; ++wave) {
      const std::vector<bool> playing = busy(made);
      const std::vector<Number> there = those_in(made, next_round_number(made));
      const auto free = std::ranges::count_if(there, [&](Number each) { return !playing[each]; });
      const Draw drawn = next_round(made);
      ASSERT_EQ(drawn ? static_cast<std::ptrdiff_t>(drawn->size()) : 0, free / 2)
          << "one is left over at most";
      if (drawn) {
        const std::vector<History> histories = tournament::histories(made);
        for (const Seats& seats : *drawn) {
          const auto last = [&](Number each) {
            return histories[each].empty() ? std::nullopt : histories[each].back().opponent;
          };
          if (free > 3)
            ASSERT_FALSE(last(seats.white) == *seats.black && last(*seats.black) == seats.white)
                << text_of(*drawn);
        }
        ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      }
      for (std::size_t round = 0; round < made.rounds.size(); ++round) {
        for (std::size_t board = 0; board < made.rounds[round].size(); ++board) {
          if (random.below(2) == 0) continue;
          for (std::size_t game = 0; game < made.rounds[round][board].games.size(); ++game) {
            ASSERT_TRUE(record(
                made, {static_cast<int>(round) + 1, static_cast<int>(board) + 1, static_cast<int>(game) + 1},
                any_result(random)));
          }
        }
      }
      if (random.below(3) == 0) something_happens(made, random);
    }
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

TEST(RandomPlay, LaddersKeepEverybodyOnARung) {
  Random random(7);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = any_tournament(Kind::ladder, 12, random);
    for (int step = 0; step < 20; ++step) {
      const std::vector<Number> before = ladder_order(made);
      ASSERT_EQ(std::set<Number>(before.begin(), before.end()).size(),
                those_in(made, next_round_number(made)).size());
      if (before.size() < 2) break;
      const auto above = static_cast<std::size_t>(random.below(static_cast<int>(before.size()) - 1));
      const std::size_t below =
          above + 1 + static_cast<std::size_t>(random.below(static_cast<int>(before.size() - above) - 1));
      const Draw drawn = challenge(made, before[below], before[above]);
      ASSERT_EQ(drawn.has_value(), static_cast<int>(below - above) <= made.settings.reach);
      if (!drawn) continue;
      ASSERT_EQ(reason(begin_round(made, *drawn)), "");
      ASSERT_NO_FATAL_FAILURE(play_all(made, random));
      const GamePoints points = game_points(made.rounds.back()[0]);
      const bool white = drawn->front().white == before[below];
      std::vector<Number> expected = before;
      if (white ? points.white > points.black : points.black > points.white) {
        expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(below));
        expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(above), before[below]);
      }
      ASSERT_EQ(ladder_order(made), expected);
      if (random.below(4) == 0) something_happens(made, random);
      if (!made.rounds.empty()) play_all(made, random);
    }
    ASSERT_NO_FATAL_FAILURE(expect_a_table_of_all(made));
  }
}

// Two challenges at a time: whichever ends first, the places are the same in the end.
TEST(RandomPlay, InALadderItDoesNotMatterWhatEndsFirst) {
  Random random(8);
  for (int n = 0; n < how_many(); ++n) {
    Tournament made = with_players({.kind = Kind::ladder, .games = 1, .reach = 5}, 6 + random.below(6));
    std::vector<Number> stepwise = ladder_order(made);
    std::vector<GameAt> running;
    for (int step = 0; step < 30; ++step) {
      const auto one = static_cast<Number>(random.below(static_cast<int>(made.entrants.size())));
      const auto other = static_cast<Number>(random.below(static_cast<int>(made.entrants.size())));
      if (const Draw drawn = challenge(made, one, other)) {
        ASSERT_EQ(reason(begin_round(made, *drawn)), "");
        running.push_back({.round = static_cast<int>(made.rounds.size())});
      }
      if (running.empty() || random.below(3) == 0) continue;
      const auto ends = running.begin() + random.below(static_cast<int>(running.size()));
      ASSERT_EQ(reason(record(made, *ends, GameResult::white_wins)), "");
      const Seats seats = made.rounds[static_cast<std::size_t>(ends->round) - 1][0].seats;
      running.erase(ends);
      const auto winner = std::ranges::find(stepwise, seats.white);
      const auto loser = std::ranges::find(stepwise, *seats.black);
      if (winner > loser) std::rotate(loser, winner, winner + 1);
      ASSERT_EQ(ladder_order(made), stepwise);
    }
  }
}

}  // namespace
}  // namespace muehle::club::tournament
