#include "rules/history.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::quiet_start;

History history_of(std::string_view rules, std::string_view start, std::string_view moves) {
  History history(testing::rules(rules), testing::start_at(start));
  for (const Move move : testing::moves(moves)) history.play(move);
  return history;
}

std::vector<std::string> proof(const History& history, DrawRule rule) {
  for (const Due& due : history.due(history.size())) {
    if (due.rule == rule) return due.proof;
  }
  return {};
}

TEST(History, NumbersMovesLikeARecord) {
  const History game(RuleSet{}, Start{});
  EXPECT_EQ(game.move_label(1), "1.");
  EXPECT_EQ(game.move_label(2), "1…");
  EXPECT_EQ(game.move_label(81), "41.");
  EXPECT_EQ(game.mover(81), Colour::white);
  EXPECT_EQ(game.move_number(82), 41);

  const History black_first(RuleSet{}, testing::start_at("W......W...B.WB..BBB.... b 0 0 17 31"));
  EXPECT_EQ(black_first.move_label(1), "31…");
  EXPECT_EQ(black_first.move_label(2), "32.");
  EXPECT_EQ(black_first.move_label(0), "31.");
  EXPECT_EQ(black_first.move_label(-1), "30…");
}

TEST(History, CountsFromTheStart) {
  const History history(RuleSet{}, testing::start_at("W......W...B.WB..BBB.... b 0 0 17 31"));
  EXPECT_EQ(history.quiet_plies(0), 17);
  EXPECT_EQ(history.quiet_moving_plies(0), 17);
  EXPECT_EQ(history.occurrences(0), 1);
}

TEST(History, CountsWhatTheRulesCount) {
  History history(testing::rules("standard,noMillCountsPlacing=true"));
  History moving_only(RuleSet{});
  for (const Move each : testing::moves("d6 f4 d2")) {
    history.play(each);
    moving_only.play(each);
  }
  EXPECT_EQ(history.counted_quiet_plies(3), 3);
  EXPECT_EQ(history.counted_quiet_plies(1), 1);
  EXPECT_EQ(moving_only.counted_quiet_plies(3), 0);
  const History later(RuleSet{}, testing::start_at("W......W...B.WB..BBB.... w 0 0 20 11"));
  EXPECT_EQ(later.counted_quiet_plies(0), 2);
}

// Of the quiet plies before the start those that placed stones do not count as moving plies.
TEST(History, QuietPliesOfTheStartMayHaveBeenPlacements) {
  const auto quiet_moving = [](std::string_view start) {
    return History(RuleSet{}, testing::start_at(start)).quiet_moving_plies(0);
  };
  EXPECT_EQ(quiet_moving("W......W...B.WB..BBB.... w 0 0 18 10"), 0);
  EXPECT_EQ(quiet_moving("W......W...B.WB..BBB.... w 0 0 20 11"), 2);
  EXPECT_EQ(quiet_moving("W......W...B.WB..BBB.... b 0 0 21 11"), 3);
  EXPECT_EQ(quiet_moving("W......W...B.WB..BBB.... w 0 0 5 40"), 5);
  EXPECT_EQ(quiet_moving("W......W...B.WB..BB..... w 4 4 10 6"), 0);
}

TEST(History, RowsTellWhatHappened) {
  const History history = history_of("standard", "WW............WW.....BBB w 0 0", "c3-d3 g1-g7 g4-g1");
  ASSERT_EQ(history.size(), 3);
  EXPECT_EQ(to_text(history.position(0)), "WW............WW.....BBB w 0 0");
  EXPECT_EQ(to_text(history.position(2)), "WWB...........W.W....BB. w 0 0");
  EXPECT_EQ(history.position(), history.plies()[2].position);
  EXPECT_EQ(history.plies()[1].move, testing::move("g1-g7"));
}

TEST(History, TakingBackForgets) {
  History history = history_of("standard", quiet_start, "a7-d7 g1-g4 d7-a7 g4-g1");
  EXPECT_EQ(history.occurrences(4), 2);
  history.take_back(3);
  EXPECT_EQ(history.size(), 1);
  EXPECT_EQ(history.occurrences(1), 1);
  history.take_back(0);
  history.take_back(1);
  EXPECT_EQ(history.size(), 0);
  EXPECT_EQ(history.position(), testing::at(quiet_start));
}

TEST(History, ThreefoldProofNamesTheThreeMoves) {
  const History history =
      history_of("standard", quiet_start, "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7 g4-g1");
  EXPECT_THAT(proof(history, DrawRule::repetition), ElementsAre("start", "2…", "4…"));
  EXPECT_THAT(history.due(7), IsEmpty());
  History longer = history;
  longer.play(testing::move("a7-d7"));
  EXPECT_THAT(proof(longer, DrawRule::repetition), ElementsAre("1.", "3.", "5."));
}

TEST(History, RepetitionNeedNotBeInSuccession) {
  const std::string_view detour = "a7-d7 g1-g4 d7-a7 g4-g1 a7-a4 g1-d1 a4-a7 d1-g1";
  EXPECT_THAT(proof(history_of("standard", quiet_start, detour), DrawRule::repetition),
              ElementsAre("start", "2…", "4…"));
  EXPECT_THAT(history_of("zwanzig-zuege", quiet_start, detour).due(8), IsEmpty());
}

TEST(History, ConsecutiveRepetitionMayHaveALongPeriod) {
  // Six plies there and back, twice the same: the same position three times, the same moves in between.
  const std::string_view round = "a7-d7 g1-g4 d7-g7 g4-g1 g7-d7 g1-d1 d7-a7 d1-g1";
  const std::string twice = std::string(round) + " " + std::string(round);
  const History history = history_of("zwanzig-zuege", quiet_start, twice);
  EXPECT_THAT(proof(history, DrawRule::repetition), ElementsAre("start", "4…", "8…"));
}

TEST(History, OffMeansOff) {
  const History history =
      history_of("strikt", quiet_start, "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7 g4-g1");
  EXPECT_EQ(history.occurrences(8), 3);
  EXPECT_THAT(history.due(8), IsEmpty());
}

TEST(History, NoMillProofIsWhereTheCountBegan) {
  const History history =
      history_of("standard,repetition=off,noMillLimitPlies=4", quiet_start, "a7-d7 g1-g4 d7-a7 g4-g1");
  EXPECT_THAT(history.due(3), IsEmpty());
  EXPECT_THAT(proof(history, DrawRule::no_mill), ElementsAre("1."));
  History longer = history;
  longer.play(testing::move("a7-a4"));
  EXPECT_THAT(proof(longer, DrawRule::no_mill), ElementsAre("1.")) << "the count still began there";
}

TEST(History, NoMillCountMayBeginBeforeTheStart) {
  const std::string_view rules = "standard,noMillLimitPlies=20";
  const History counted = history_of(rules, "W..B..W.....WB...B.W...B w 0 0 19 40", "a7-d7");
  EXPECT_THAT(proof(counted, DrawRule::no_mill), ElementsAre("30…"));
  const History unnumbered = history_of(rules, "W..B..W.....WB...B.W...B w 0 0 19 1", "a7-d7");
  EXPECT_THAT(proof(unnumbered, DrawRule::no_mill), ElementsAre("start"));
  EXPECT_THAT(proof(history_of(rules, "W..B..W.....WB...B.W...B w 0 0 20 40", ""), DrawRule::no_mill),
              ElementsAre("30."));
}

TEST(History, BothRulesMayStandAtOnce) {
  const History history = history_of("standard,noMillLimitPlies=8", quiet_start,
                                     "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7 g4-g1");
  ASSERT_EQ(history.due(8).size(), 2u);
  EXPECT_EQ(history.due(8)[0].rule, DrawRule::repetition);
  EXPECT_EQ(history.due(8)[1].rule, DrawRule::no_mill);
  EXPECT_EQ(to_text(DrawRule::repetition), "repetition");
  EXPECT_EQ(to_text(DrawRule::no_mill), "no_mill");
}

// As the rule has it: how often a position stood since the last placement or capture.
int counted(const History& history, int ply) {
  int occurrences = 1;
  for (int before = ply; before > 0; --before) {
    const Move move = history.plies()[static_cast<std::size_t>(before - 1)].move;
    if (move.places() || move.captures()) break;
    if (history.position(before - 1) == history.position(ply)) ++occurrences;
  }
  return occurrences;
}

TEST(History, CountsOccurrencesHoweverItCameThere) {
  std::uint32_t chance = 1;
  const auto draw = [&chance](int most) {
    chance = chance * 1664525 + 1013904223;
    return static_cast<int>((chance >> 16) % static_cast<std::uint32_t>(most));
  };
  for (int game = 0; game < 20; ++game) {
    History history(testing::rules("standard"), game % 2 == 0 ? Start{} : testing::start_at(quiet_start));
    for (int step = 0; step < 300; ++step) {
      const MoveList moves = legal_moves(history.position(), history.rules());
      if (moves.empty() || (draw(9) == 0 && history.size() > 0)) {
        history.take_back(1 + draw(std::min(history.size(), 8)));
      } else {
        // The first ones again and again, so that positions recur.
        history.play(*(moves.begin() + draw(std::min(static_cast<int>(moves.size()), 2))));
      }
      for (int ply = 1; ply <= history.size(); ++ply)
        ASSERT_EQ(history.occurrences(ply), counted(history, ply)) << game << ' ' << step << ' ' << ply;
    }
  }
}

}  // namespace
}  // namespace muehle
