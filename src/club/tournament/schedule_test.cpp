#include "club/tournament/schedule.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <string>

namespace muehle::club::tournament {
namespace {

std::string text(const std::vector<TableRound>& rounds) {
  std::string lines;
  for (const TableRound& round : rounds) {
    for (const auto& [white, black] : round)
      lines +=
          std::to_string(white) + "-" + std::to_string(black) + (&white == &round.back().first ? "\n" : " ");
  }
  return lines;
}

// As FIDE's handbook prints them (C.05, annex 1).
TEST(BergerTable, IsThatOfTheHandbook) {
  EXPECT_EQ(text(berger_table(4)),
            "1-4 2-3\n"
            "4-3 1-2\n"
            "2-4 3-1\n");
  EXPECT_EQ(text(berger_table(6)),
            "1-6 2-5 3-4\n"
            "6-4 5-3 1-2\n"
            "2-6 3-1 4-5\n"
            "6-5 1-4 2-3\n"
            "3-6 4-2 5-1\n");
  EXPECT_EQ(text(berger_table(8)),
            "1-8 2-7 3-6 4-5\n"
            "8-5 6-4 7-3 1-2\n"
            "2-8 3-1 4-7 5-6\n"
            "8-6 7-5 1-4 2-3\n"
            "3-8 4-2 5-1 6-7\n"
            "8-7 1-6 2-5 3-4\n"
            "4-8 5-3 6-2 7-1\n");
  std::vector<TableRound> first = berger_table(14);
  first.resize(3);
  EXPECT_EQ(text(first),
            "1-14 2-13 3-12 4-11 5-10 6-9 7-8\n"
            "14-8 9-7 10-6 11-5 12-4 13-3 1-2\n"
            "2-14 3-1 4-13 5-12 6-11 7-10 8-9\n");
}

TEST(SlidingTable, MovesUpByOne) {
  EXPECT_EQ(text(sliding_table(6)),
            "1-6 5-2 3-4\n"
            "6-2 1-3 4-5\n"
            "3-6 2-4 5-1\n"
            "6-4 3-5 1-2\n"
            "5-6 4-1 2-3\n");
}

using Make = std::vector<TableRound> (*)(int);
class Tables : public ::testing::TestWithParam<Make> {};

TEST_P(Tables, LetEverybodyMeetEverybodyOnce) {
  for (int players = 2; players <= 31; ++players) {
    const int seats = players + players % 2;
    const std::vector<TableRound> rounds = GetParam()(players);
    EXPECT_EQ(rounds.size(), static_cast<std::size_t>(seats - 1));
    std::set<Numbers> met;
    for (const TableRound& round : rounds) {
      std::set<int> playing;
      for (const auto& [white, black] : round) {
        playing.insert({white, black});
        met.emplace(std::min(white, black), std::max(white, black));
      }
      EXPECT_EQ(playing.size(), static_cast<std::size_t>(seats)) << "nobody twice in a round";
      EXPECT_EQ(*playing.begin(), 1);
      EXPECT_EQ(*playing.rbegin(), seats);
    }
    EXPECT_EQ(met.size(), static_cast<std::size_t>(seats * (seats - 1) / 2)) << players;
  }
}

TEST_P(Tables, AreFairWithColours) {
  for (int players = 2; players <= 31; ++players) {
    std::map<int, int> balance;
    for (const TableRound& round : GetParam()(players)) {
      for (const auto& [white, black] : round) {
        ++balance[white];
        --balance[black];
      }
    }
    for (const auto& [player, difference] : balance)
      EXPECT_LE(std::abs(difference), 1) << player << " of " << players;
  }
}

TEST_P(Tables, AreEmptyForNobody) {
  EXPECT_TRUE(GetParam()(0).empty());
  EXPECT_TRUE(GetParam()(1).empty());
}

INSTANTIATE_TEST_SUITE_P(Both, Tables, ::testing::Values(&berger_table, &sliding_table));

TEST(SlidingTable, ChangesColoursButWhereOneMeetsTheLast) {
  for (const int players : {4, 8, 14}) {
    const auto rounds = sliding_table(players);
    std::vector<bool> before(static_cast<std::size_t>(players) + 1);
    for (std::size_t n = 0; n < rounds.size(); ++n) {
      for (const auto& [white, black] : rounds[n]) {
        const bool last = std::max(white, black) == players;
        const bool after_last = n > 0 && (white == static_cast<int>(n) || black == static_cast<int>(n));
        if (n > 0 && !last && !after_last) {
          EXPECT_FALSE(before[static_cast<std::size_t>(white)]) << n;
          EXPECT_TRUE(before[static_cast<std::size_t>(black)]) << n;
        }
        if (last && n > 0) EXPECT_EQ(before[static_cast<std::size_t>(players)], black == players);
      }
      for (const auto& [white, black] : rounds[n]) {
        before[static_cast<std::size_t>(white)] = true;
        before[static_cast<std::size_t>(black)] = false;
      }
    }
  }
}

Tournament round_robin(int players, int cycles) {
  Tournament made{.settings = {.kind = Kind::round_robin, .cycles = cycles, .games = 1, .seed = 11}};
  for (int id = 0; id < players; ++id) EXPECT_TRUE(enter(made, 100 + id));
  return made;
}

TEST(AllRounds, NumbersAreDrawnByLot) {
  const auto rounds = all_rounds(round_robin(8, 1));
  const std::vector<std::size_t> order{rounds[0][0].white, *rounds[0][0].black};
  EXPECT_NE(order, (std::vector<std::size_t>{0, 7}));
  EXPECT_EQ(rounds, all_rounds(round_robin(8, 1))) << "the same again";
  Tournament other = round_robin(8, 1);
  other.settings.seed = 12;
  EXPECT_NE(rounds, all_rounds(other));
}

TEST(AllRounds, OfAnOddNumberOneHasAByeInEachRound) {
  std::set<Number> byes;
  for (const auto& round : all_rounds(round_robin(7, 1))) {
    EXPECT_EQ(round.size(), 4u);
    for (const Seats& seats : round) {
      if (!seats.black) byes.insert(seats.white);
    }
  }
  EXPECT_EQ(byes.size(), 7u);
}

TEST(AllRounds, TwoCyclesAreBothColoursAndNobodyHasOneThreeTimes) {
  for (const int players : {2, 4, 5, 8, 10}) {
    std::map<Number, std::string> colours;
    std::set<std::pair<Number, Number>> met;
    for (const auto& round : all_rounds(round_robin(players, 2))) {
      for (const Seats& seats : round) {
        if (!seats.black) continue;
        EXPECT_TRUE(met.emplace(seats.white, *seats.black).second);
        colours[seats.white] += 'w';
        colours[*seats.black] += 'b';
      }
    }
    EXPECT_EQ(met.size(), static_cast<std::size_t>(players * (players - 1)));
    for (const auto& [player, each] : colours) {
      EXPECT_EQ(each.find("www"), std::string::npos) << each;
      EXPECT_EQ(each.find("bbb"), std::string::npos) << each;
    }
  }
}

TEST(AllRounds, WhoWithdrewBeforeTheFirstIsNotInIt) {
  Tournament made = round_robin(5, 1);
  ASSERT_TRUE(withdraw(made, 2));
  const auto rounds = all_rounds(made);
  EXPECT_EQ(rounds.size(), 3u);
  for (const auto& round : rounds) {
    for (const Seats& seats : round) {
      EXPECT_NE(seats.white, 2u);
      EXPECT_NE(seats.black, 2u);
    }
  }
}

}  // namespace
}  // namespace muehle::club::tournament
